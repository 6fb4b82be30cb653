import type * as Runner from '../runner'
import {openFrame} from '../runner/openFrame'
import {notLoaded, showProblem} from '../runner/problem'

/** The button that runs an example. Its value is the address of the runner. */
export const runButtonSelector = '[data-run]'

/**
 * Runs an example when its button is pressed, also before the page has its scripts. The frame,
 * the runner and the program load at the same time.
 *
 * @returns the selector of the buttons that this handles
 */
export function runOnPress(): string {
  document.addEventListener(
    'click',
    (event) => {
      const {target} = event
      const button =
        target instanceof Element && target.closest<HTMLElement>(runButtonSelector)
      const figure = button && button.closest('figure')
      const stage = figure && figure.querySelector<HTMLElement>('[data-example-stage]')
      if (!stage) return
      event.stopImmediatePropagation()
      const {frame = '', program = '', title = ''} = stage.dataset
      figure.dataset.status = 'starting'
      showProblem(figure, '')
      const opened = openFrame(stage, frame, title)
      fetch(program).catch(() => undefined)
      window.importModule<typeof Runner>(button.dataset.run ?? '').then(
        ({exampleIn}) => exampleIn(figure).start(opened),
        () => {
          opened.element.remove()
          figure.dataset.status = 'waiting'
          showProblem(figure, notLoaded)
        },
      )
    },
    true,
  )
  return runButtonSelector
}
