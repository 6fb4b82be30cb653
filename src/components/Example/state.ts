import type {ComponentType} from 'react'
import type {Props as PlaygroundProps} from '../Playground'

/**
 * The editor of an example. `loading`: the page's program is still on the stage. `ready`: the
 * editor has replaced the source, and the stage of the editor has replaced the page's.
 */
type Editor =
  | {status: 'closed' | 'failed'}
  | {
      status: 'loading' | 'ready'
      /** The source of the page. */
      original: string
      /** Known once its script has loaded. */
      Playground?: ComponentType<PlaygroundProps>
    }

/** An example on a page. */
export interface State {
  /** Whether the program may load: it has been near the screen, or the reader asked for it. */
  isWanted: boolean
  /** Grows with each start of the page's program. */
  run: number
  /** The page's program. */
  program: {status: 'waiting' | 'running'} | {status: 'failed'; error: unknown}
  editor: Editor
}

export const initialState: State = {
  isWanted: false,
  run: 0,
  program: {status: 'waiting'},
  editor: {status: 'closed'},
}

/** What happens to an example. */
export type Action =
  | {type: 'wanted' | 'mounted' | 'restarted'}
  | {type: 'threw'; error: unknown}
  | {type: 'editor opened'; original: string}
  | {type: 'editor loaded'; Playground: ComponentType<PlaygroundProps>}
  | {type: 'editor ran' | 'editor missed' | 'editor closed'}

function restart(state: State): State {
  return {...state, run: state.run + 1, program: {status: 'waiting'}}
}

/** Returns the state of an example after an action. */
export function reduce(state: State, action: Action): State {
  const {editor, program} = state
  switch (action.type) {
    case 'wanted':
      return {...state, isWanted: true}
    case 'mounted':
      return program.status === 'failed'
        ? state
        : {...state, program: {status: 'running'}}
    case 'threw':
      return {...state, program: {status: 'failed', error: action.error}}
    case 'restarted':
      return restart(state)
    case 'editor opened':
      return {...state, editor: {status: 'loading', original: action.original}}
    case 'editor loaded':
      return editor.status === 'loading'
        ? {...state, editor: {...editor, Playground: action.Playground}}
        : state
    case 'editor ran':
      return editor.status === 'loading'
        ? {...state, editor: {...editor, status: 'ready'}}
        : state
    case 'editor missed':
      return editor.status === 'loading' ? {...state, editor: {status: 'failed'}} : state
    case 'editor closed':
      return restart({...state, editor: {status: 'closed'}})
  }
}
