import type {Exercise} from '@site/plugins/playground/shared/exercise'

export interface Props {
  onMove: (place: {x: number; y: number}) => void
  /** The reported places. */
  moves: string[]
}

export default {
  props: () => {
    const moves: string[] = []
    const onMove = ({x, y}: {x: number; y: number}) => void moves.push(`${x} ${y}`)
    return {onMove, moves}
  },
  asked: {
    'A render of the parent reports nothing': async (t) => {
      await t.rerender()
      await t.rerender()
      t.expect('Reported', t.props.moves, ['1 2'])
    },
  },
  kept: {
    'The place is reported from the start': (t) => {
      t.expect('Reported', t.props.moves[0], '1 2')
    },
    'A step is reported': async (t) => {
      await t.press('Walk')
      t.expect('Reported last', t.props.moves.at(-1), '2 2')
    },
  },
} satisfies Exercise<Props>
