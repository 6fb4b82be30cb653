import {useState, type ReactNode} from 'react'
import type {HudComparison} from '../HomeHud'
import styles from './styles.module.css'

type State =
  | {status: 'waiting' | 'loading' | 'failed'}
  | {status: 'running' | 'paused'; Comparison: typeof HudComparison}

const buttonLabels: Record<State['status'], string> = {
  waiting: 'Start',
  loading: 'Starting…',
  failed: 'Try again',
  running: 'Pause',
  paused: 'Continue',
}

interface Props {
  /** What is measured and how. */
  children: ReactNode
}

/**
 * Lets a reader test the library's claim: the same HUD with React state and with facets.
 * Nothing loads or moves until the reader presses Start.
 */
export function Proof({children}: Props): ReactNode {
  const [state, setState] = useState<State>({status: 'waiting'})
  const [widgets, setWidgets] = useState(100)

  const press = () => {
    if ('Comparison' in state) {
      setState({...state, status: state.status === 'running' ? 'paused' : 'running'})
      return
    }
    setState({status: 'loading'})
    import('../HomeHud').then(
      ({HudComparison: Comparison}) => setState({status: 'running', Comparison}),
      () => setState({status: 'failed'}),
    )
  }

  return (
    <section aria-labelledby="proof" data-proof={state.status}>
      <hr />
      <h2 id="proof">See the difference here</h2>
      <p className={styles.text}>
        The same HUD twice, in your browser, driven by the same updates. One holds its
        values in React state and renders what changed. The other holds them in facets and
        renders once.
      </p>
      <div className={styles.controls}>
        <button
          type="button"
          className="button button--lg button--primary"
          onClick={press}
        >
          {buttonLabels[state.status]}
        </button>
        <label>
          Widgets in each HUD: {widgets}
          <input
            type="range"
            min={20}
            max={300}
            step={20}
            value={widgets}
            onChange={(event) => setWidgets(event.target.valueAsNumber)}
          />
        </label>
      </div>
      <noscript>
        <p>The comparison runs in your browser and needs JavaScript.</p>
      </noscript>
      {state.status === 'failed' && (
        <p role="alert">The comparison could not be loaded. Check your connection.</p>
      )}
      {'Comparison' in state && (
        <state.Comparison running={state.status === 'running'} widgets={widgets} />
      )}
      <details className={styles.text}>
        <summary>What is measured and how</summary>
        {children}
      </details>
    </section>
  )
}
