import {useState, type ComponentProps, type ReactNode} from 'react'
import type {Trace} from '../Trace'
import type {Stage} from '../runner'
import styles from './styles.module.css'

/**
 * A toggle that traces the programs of a stage, and the trace. It is loaded when a reader turns
 * it on.
 */
export function useTrace(
  findStage: () => Promise<Stage>,
  title: string,
): {toggle: ReactNode; trace: ReactNode} {
  const [state, setState] = useState<
    ({Loaded: typeof Trace} & Pick<ComponentProps<typeof Trace>, 'stage'>) | 'failed'
  >()
  const isOn = typeof state === 'object'
  const turn = () => {
    setState(undefined)
    if (isOn) return
    Promise.all([import('../Trace'), findStage()]).then(
      ([{Trace: Loaded}, stage]) => setState({Loaded, stage}),
      () => setState('failed'),
    )
  }
  return {
    toggle: (
      <button type="button" className={styles.button} aria-pressed={isOn} onClick={turn}>
        Trace
      </button>
    ),
    trace:
      state === 'failed' ? (
        <p role="alert" className={styles.error}>
          The trace could not be loaded. Look at your connection, and press the button
          again.
        </p>
      ) : (
        state && <state.Loaded stage={state.stage} title={title} />
      ),
  }
}
