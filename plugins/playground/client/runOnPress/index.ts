import type * as Runner from '../runner'
import {openFrame} from '../runner/openFrame'
import {notLoaded, showProblem} from '../runner/problem'

/** The buttons that run examples. The value of the attribute is the address of the runner. */
const buttons = '[data-run]'

/** Buttons that work before the page has its scripts. */
export interface RunButtons {
  selector: string
  /** Loads what a button needs, because a reader is about to press it. */
  prepare: (button: Element) => void
}

/** The runs of examples that are loading or have loaded. */
const runs = new WeakMap<Element, Promise<Runner.ExampleRun>>()

/** Loads the frame, the runner and the program of an example at the same time, once. */
function load(figure: HTMLElement, stage: HTMLElement): Promise<Runner.ExampleRun> {
  const loaded = runs.get(figure)
  if (loaded) return loaded
  const {frame = '', program = '', title = ''} = stage.dataset
  const {run: runner = ''} = figure.querySelector<HTMLElement>(buttons)?.dataset ?? {}
  const opened = openFrame(stage, frame, title)
  fetch(program).catch(() => undefined)
  const run = window.importModule<typeof Runner>(runner).then(({exampleIn}) => {
    const example = exampleIn(figure)
    example.stage.adopt(opened)
    return example
  })
  runs.set(figure, run)
  run.catch(() => {
    opened.element.remove()
    runs.delete(figure)
  })
  return run
}

/** The example of a button, if the target of an event is in one. */
function exampleOf(target: EventTarget | null) {
  const button = target instanceof Element && target.closest(buttons)
  const figure = button && button.closest('figure')
  const stage = figure && figure.querySelector<HTMLElement>('[data-example-stage]')
  return stage ? {figure, stage} : undefined
}

/** Runs an example when its button is pressed, also before the page has its scripts. */
export function runOnPress(): RunButtons {
  document.addEventListener(
    'click',
    (event) => {
      const example = exampleOf(event.target)
      if (!example) return
      const {figure, stage} = example
      event.stopImmediatePropagation()
      figure.dataset.status = 'starting'
      showProblem(figure, '')
      load(figure, stage).then(
        (run) => run.start(),
        () => {
          figure.dataset.status = 'waiting'
          showProblem(figure, notLoaded)
        },
      )
    },
    true,
  )
  return {
    selector: buttons,
    prepare: (button) => {
      const example = exampleOf(button)
      if (example) void load(example.figure, example.stage)
    },
  }
}
