import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands'
import {tsxLanguage} from '@codemirror/lang-javascript'
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language'
import {Compartment, EditorState, type Extension} from '@codemirror/state'
import {Decoration, EditorView, keymap, lineNumbers} from '@codemirror/view'
import {tags} from '@lezer/highlight'

/** The colours of src/css/code.css. */
const colours = HighlightStyle.define([
  {tag: tags.comment, color: 'var(--color-tok-comment)', fontStyle: 'italic'},
  {tag: [tags.keyword, tags.self, tags.null], color: 'var(--color-tok-keyword)'},
  {tag: [tags.string, tags.regexp], color: 'var(--color-tok-string)'},
  {tag: [tags.number, tags.bool], color: 'var(--color-tok-number)'},
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: 'var(--color-tok-function)',
  },
  {tag: [tags.typeName, tags.className], color: 'var(--color-tok-type)'},
  {tag: tags.tagName, color: 'var(--color-tok-tag)'},
  {tag: tags.attributeName, color: 'var(--color-tok-attr)'},
  {tag: tags.definition(tags.propertyName), color: 'var(--color-tok-property)'},
])

/** Looks like plugins/code/client/CodeBlock, whose styles do not apply in a shadow root. */
const theme = EditorView.theme({
  // Isolated, so that its layers stay below the page's navbar.
  '&': {
    direction: 'ltr',
    color: 'var(--color-code-text)',
    font: 'var(--font-code)',
    isolation: 'isolate',
  },
  '&.cm-focused': {outline: 'none'},
  // The line numbers would cover an outline.
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '1',
    border: '2px solid var(--color-accent)',
    pointerEvents: 'none',
  },
  '.cm-scroller': {font: 'inherit', overflowX: 'auto'},
  '.cm-content': {padding: '1rem 0', caretColor: 'var(--color-text)'},
  '.cm-line': {padding: '0 1rem'},
  '.cm-content ::selection': {
    background: 'var(--color-accent)',
    color: 'var(--color-on-accent)',
  },
  '.cm-gutters': {
    border: '0',
    background: 'var(--color-code-background)',
    color: 'var(--color-text-muted)',
  },
  '.cm-problem': {
    background: 'color-mix(in srgb, var(--color-danger) 16%, transparent)',
    boxShadow: 'inset 3px 0 var(--color-danger)',
  },
  '.cm-traced': {
    background: 'color-mix(in srgb, var(--color-accent) 24%, transparent)',
    // Forced colours leave outlines.
    outline: '1px solid var(--color-accent)',
    outlineOffset: '-1px',
  },
  '&.cm-focused .cm-matchingBracket, &.cm-focused .cm-nonmatchingBracket': {
    background: 'none',
    outline: '1px solid var(--color-control-border)',
  },
})

/** Holds the marks of problems, which `markLines` replaces. */
const marks = new Compartment()
/** Holds the mark of a line that a trace points at. */
const traceMark = new Compartment()
/** Holds what is loaded later. */
const added = new Compartment()
const problemLine = Decoration.line({class: 'cm-problem'})
const tracedLine = Decoration.line({class: 'cm-traced'})

/** Marks the given 1-based lines that exist in the text. */
function marking(lines: readonly number[], mark = problemLine): Extension {
  return EditorView.decorations.of(({state: {doc}}) =>
    Decoration.set(
      lines
        .filter((line) => line >= 1 && line <= doc.lines)
        .map((line) => mark.range(doc.line(line).from)),
      true,
    ),
  )
}

export interface Editor {
  text: () => string
  /** Replaces the whole text. The reader can undo it. */
  setText: (text: string) => void
  /** Marks these 1-based lines and no others. */
  markLines: (lines: readonly number[]) => void
  /** Marks the 1-based line that a trace points at, or none. */
  markLine: (line?: number) => void
  /** Selects a part of the text, and focuses the editor. */
  select: (from: number, to: number) => void
  /**
   * Adds an extension in place of the one that was added before.
   *
   * @returns removes it
   */
  extend: (extension: Extension) => () => void
  focus: () => void
  destroy: () => void
}

/**
 * Tab indents, as in any code editor. After Escape, Tab leaves the editor. CodeMirror by itself
 * allows that for only two seconds, which is too short for some readers.
 */
const leaveByEscape = EditorView.domEventHandlers({
  keydown(event, view) {
    if (event.key === 'Escape') view.setTabFocusMode(true)
    return false
  },
  blur(_event, view) {
    view.setTabFocusMode(false)
    return false
  },
})

/**
 * Replaces a selection with the typed text. CodeMirror leaves that to the browser, but Chromium
 * adds `style` attributes when it joins lines. The page's Content Security Policy forbids them.
 */
const typeOverSelection = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const {inputType, data} = event
    if (inputType !== 'insertText' || data === null || view.state.selection.main.empty)
      return false
    view.dispatch(view.state.replaceSelection(data), {
      userEvent: 'input.type',
      scrollIntoView: true,
    })
    // Makes CodeMirror prevent the browser's default.
    return true
  },
})

/**
 * Makes an editor in a shadow root. There CodeMirror uses constructed style sheets; in the
 * page it would add style elements, which the policy forbids.
 *
 * @param onCursor called with the 1-based line of the cursor when it has moved
 */
export function createEditor(
  parent: HTMLElement,
  text: string,
  label: string,
  onChange: (text: string) => void,
  onCursor: (line: number) => void,
): Editor {
  const host = document.createElement('div')
  parent.append(host)
  const root = host.attachShadow({mode: 'open'})
  // Keys of the editor, such as Escape, are not for the page's listeners, such as those of types.
  host.addEventListener('keydown', (event) => {
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation()
  })
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        tsxLanguage,
        syntaxHighlighting(colours),
        bracketMatching(),
        indentOnInput(),
        marks.of([]),
        traceMark.of([]),
        leaveByEscape,
        typeOverSelection,
        // After `leaveByEscape`, which works whatever is added, and before the other keys.
        added.of([]),
        keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
        theme,
        // Editable content is focusable anyway, but not every tool knows that.
        EditorView.contentAttributes.of({'aria-label': label, tabindex: '0'}),
        EditorView.updateListener.of(({docChanged, selectionSet, state}) => {
          if (docChanged) onChange(state.doc.toString())
          if (selectionSet) onCursor(state.doc.lineAt(state.selection.main.head).number)
        }),
      ],
    }),
  })
  return {
    text: () => view.state.doc.toString(),
    setText(changed) {
      view.dispatch({changes: {from: 0, to: view.state.doc.length, insert: changed}})
    },
    markLines(lines) {
      view.dispatch({effects: marks.reconfigure(marking(lines))})
    },
    markLine(line) {
      const lines = line === undefined ? [] : [line]
      view.dispatch({effects: traceMark.reconfigure(marking(lines, tracedLine))})
    },
    select(from, to) {
      const {length} = view.state.doc
      view.dispatch({
        selection: {anchor: Math.min(from, length), head: Math.min(to, length)},
        scrollIntoView: true,
      })
      view.focus()
    },
    extend(extension) {
      view.dispatch({effects: added.reconfigure(extension)})
      return () => view.dispatch({effects: added.reconfigure([])})
    },
    focus: () => view.focus(),
    destroy() {
      view.destroy()
      host.remove()
    },
  }
}
