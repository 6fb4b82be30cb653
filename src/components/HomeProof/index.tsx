import type {ReactNode} from 'react'
import {useState} from 'react'
import type {HudComparison} from '../HomeHud'
import styles from './styles.module.css'

type State =
  | {status: 'waiting' | 'loading' | 'failed'}
  | {status: 'running' | 'paused'; Comparison: typeof HudComparison}

const startLabels: Record<State['status'], string> = {
  waiting: 'Start',
  loading: 'Starting…',
  failed: 'Try again',
  running: 'Pause',
  paused: 'Continue',
}

/**
 * Lets a reader try the library's claim: the same HUD with React state and with facets.
 * Nothing is loaded, and nothing moves, until the reader presses Start.
 */
export function HomeProof(): ReactNode {
  const [state, setState] = useState<State>({status: 'waiting'})
  const [widgets, setWidgets] = useState(100)

  const start = async () => {
    setState({status: 'loading'})
    try {
      const {HudComparison: Comparison} = await import('../HomeHud')
      setState({status: 'running', Comparison})
    } catch {
      setState({status: 'failed'})
    }
  }

  const press = () => {
    if ('Comparison' in state) {
      setState({...state, status: state.status === 'running' ? 'paused' : 'running'})
    } else if (state.status !== 'loading') {
      void start()
    }
  }

  return (
    <section className={styles.proof} aria-labelledby="proof" data-proof={state.status}>
      <h2 id="proof">See the difference here</h2>
      <p className={styles.lead}>
        The same HUD twice, in your browser, driven by the same updates. One holds its
        values in React state and renders what changed. The other holds them in facets and
        renders once.
      </p>
      <div className={styles.controls}>
        <button
          type="button"
          className={`button button--lg button--primary ${styles.start}`}
          onClick={press}
        >
          {startLabels[state.status]}
        </button>
        <label className={styles.slider}>
          Widgets in each HUD: <span>{widgets}</span>
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
      <details className={styles.method}>
        <summary>What is measured and how</summary>
        <ul>
          <li>
            A small simulated squad makes the updates, which are the same in every run. In
            each update a third of the units move, a sixth of the cooldowns count down and
            a ninth of the units fire; in every sixth, one unit is hit. Making an update
            is not measured, and both HUDs get the same objects.
          </li>
          <li>
            The React HUD holds the update in one <code>useState</code> under a{' '}
            <code>react-dom</code> root. Each card and blip is a <code>memo</code>{' '}
            component with primitive props, so that only those whose values changed
            render.
          </li>
          <li>
            The facet HUD holds each unit in a facet under a{' '}
            <code>@react-facet/dom-fiber</code> root. Its components have the same
            structure and produce the same DOM; a browser test compares the two.
          </li>
          <li>
            <strong>Script per update</strong> is the mean time of the last 120 updates
            until the DOM is written. React’s update is wrapped in <code>flushSync</code>,
            because React would otherwise render after the measurement. The browser’s
            layout and painting are not included; they are the same for both. The HUDs
            take turns at going first.
          </li>
          <li>
            <strong>Renders</strong> counts calls of component functions, the first ones
            included. Both HUDs count in the same way.
          </li>
          <li>
            Browsers round their clocks, to 0.1 ms and more, so one update says little and
            the mean says more. Both sides use the production builds of the packages.
            Units that do not fit into the frame are updated too.
          </li>
        </ul>
      </details>
    </section>
  )
}
