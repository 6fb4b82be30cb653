import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import {tsxLanguage} from '@codemirror/lang-javascript'
import {highlightingFor} from '@codemirror/language'
import {forEachDiagnostic, linter, nextDiagnostic} from '@codemirror/lint'
import type {Extension} from '@codemirror/state'
import {
  activateHover,
  closeHoverTooltips,
  EditorView,
  hoverTooltip,
  keymap,
  type Command,
  type Tooltip,
} from '@codemirror/view'
import {highlightCode} from '@lezer/highlight'
import {announce} from '../../../lib/client/Announcer'
import type {Description, Diagnostic} from '../../shared/typeChecker'
import type {Ask} from './checker'

interface Options {
  ask: Ask
  /** Called with the errors of the editor's text, after each change. */
  onErrors: (errors: readonly Diagnostic[]) => void
  /** Called when the worker does not answer. */
  onFailed: () => void
}

/** Milliseconds from the last key to a check. */
const checkDelay = 150

/** Looks like the tooltips of samples (plugins/code/client/TypeHints). */
const theme = EditorView.theme({
  // CodeMirror's own waves are pictures, which forced colours do not change.
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--color-danger)',
    textDecorationSkipInk: 'none',
  },
  '.cm-lintRange-active': {backgroundColor: 'transparent'},
  '.cm-tooltip': {
    boxSizing: 'border-box',
    maxWidth: 'min(42rem, calc(100vw - 2rem))',
    border: '1px solid var(--color-control-border)',
    borderRadius: 'var(--radius-small)',
    background: 'var(--color-surface-raised)',
    color: 'var(--color-code-text)',
    font: 'var(--font-code)',
  },
  '.cm-tooltip-section:not(:first-child)': {
    borderTop: '1px solid var(--color-control-border)',
  },
  '.cm-diagnostic, .cm-type': {
    padding: '0.5rem 0.75rem',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.cm-diagnostic-error': {borderLeft: '3px solid var(--color-danger)'},
  '.cm-type p': {
    margin: '0.4rem 0 0',
    color: 'var(--color-text-muted)',
    font: 'var(--font-small)',
    whiteSpace: 'pre-line',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {font: 'inherit', minWidth: '0'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    padding: '0.15rem 0.75rem',
    lineHeight: 'inherit',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: 'var(--color-accent)',
    color: 'var(--color-on-accent)',
    // Forced colours leave outlines.
    outline: '1px solid var(--color-accent)',
    outlineOffset: '-1px',
  },
})

/** A description as an element, coloured like the editor's text. */
function render({state}: EditorView, {text, note}: Description): HTMLElement {
  const dom = document.createElement('div')
  dom.className = 'cm-type'
  const code = dom.appendChild(document.createElement('code'))
  highlightCode(
    text,
    tsxLanguage.parser.parse(text),
    {style: (tags) => highlightingFor(state, tags)},
    (part, classes) => {
      const span = code.appendChild(document.createElement('span'))
      span.textContent = part
      span.className = classes
    },
    () => code.append('\n'),
  )
  if (note !== '') dom.appendChild(document.createElement('p')).textContent = note
  return dom
}

/** Selects the next error, shows its message, and says it. */
const goToNextError: Command = (view) => {
  if (!nextDiagnostic(view)) return false
  const {from: selected} = view.state.selection.main
  forEachDiagnostic(view.state, ({message}, from) => {
    if (from === selected) announce(message)
  })
  return true
}

/** Makes an editor check types, describe identifiers and complete names. */
export function typesIn({ask, onErrors, onFailed}: Options): Extension {
  const describe = async ({state}: EditorView, position: number) =>
    ask('describe', state.doc.toString(), position).catch(onFailed)

  const hover = hoverTooltip(async (view, position): Promise<Tooltip | null> => {
    const description = await describe(view, position)
    if (!description) return null
    const {from, to} = description
    return {pos: from, end: to, create: () => ({dom: render(view, description)})}
  })

  /** For keyboards: shows the type at the cursor, and says it. */
  const describeAtCursor: Command = (view) => {
    const {head} = view.state.selection.main
    activateHover(view, head, 1, {
      tooltip: hover,
      until: ({docChanged, selection}) => docChanged || selection !== undefined,
    })
    void describe(view, head).then((found) =>
      announce(found ? `${found.text}\n${found.note}` : 'There is no type here.'),
    )
    return true
  }

  const complete = async (
    context: CompletionContext,
  ): Promise<CompletionResult | null> => {
    const {explicit, state, pos} = context
    if (!explicit && !context.matchBefore(/[\w$.<"']|\w-/)) return null
    const found = await ask('complete', state.doc.toString(), pos).catch(onFailed)
    return found ? {...found, validFor: /^[\w$-]*$/} : null
  }

  return [
    linter(
      async (view) => {
        const {doc} = view.state
        const errors = await ask('check', doc.toString()).catch(onFailed)
        // The text has changed since: the next check is on its way.
        if (!errors || view.state.doc !== doc) return []
        onErrors(errors)
        return errors.map((error) => ({...error, severity: 'error'}))
      },
      {delay: checkDelay},
    ),
    hover,
    autocompletion({override: [complete], icons: false}),
    keymap.of([
      {key: 'F2', run: describeAtCursor},
      {key: 'F8', run: goToNextError},
      {
        key: 'Escape',
        run(view) {
          view.dispatch({effects: closeHoverTooltips})
          return false
        },
      },
    ]),
    theme,
  ]
}
