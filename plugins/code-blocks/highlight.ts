import {Prism, normalizeTokens} from 'prism-react-renderer'

/** prism-react-renderer bundles no shell grammar; Prism's own attaches to a global. */
function loadShellGrammar(): void {
  const scope = globalThis as {Prism?: typeof Prism}
  scope.Prism = Prism
  require('prismjs/components/prism-bash')
  delete scope.Prism
}
loadShellGrammar()

const aliases: Record<string, string> = {sh: 'bash', shell: 'bash', mdx: 'markdown'}

/**
 * The token kinds that src/css/code.css gives a colour, by Prism token type. Whatever
 * has no colour of its own gets no element, which keeps the pages light.
 */
const tokenClasses: Record<string, string> = {
  'attr-name': 'tok-attr',
  boolean: 'tok-number',
  builtin: 'tok-type',
  'class-name': 'tok-type',
  comment: 'tok-comment',
  function: 'tok-function',
  'function-variable': 'tok-function',
  keyword: 'tok-keyword',
  'literal-property': 'tok-property',
  number: 'tok-number',
  property: 'tok-property',
  regex: 'tok-string',
  selector: 'tok-tag',
  string: 'tok-string',
  tag: 'tok-tag',
  'attr-value': 'tok-string',
}

const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'}

/** Escapes text for use as HTML element content. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => escapes[character] ?? character)
}

function tokenClass(types: string[]): string | undefined {
  // The innermost type that has a colour wins; plain text inside a JSX tag keeps none.
  if (types.at(-1) === 'plain-text') return undefined
  for (const type of [...types].reverse()) {
    const className = tokenClasses[type]
    if (className !== undefined) return className
  }
  return undefined
}

/**
 * Highlights code at build time.
 *
 * @param code the source text
 * @param language a fence's language; one that is unknown is shown without colours
 * @param markedLines 1-based numbers of the lines to mark
 * @returns HTML for the inside of a `code` element, classes only, no inline styles
 */
export function highlight(
  code: string,
  language: string,
  markedLines: ReadonlySet<number> = new Set(),
): string {
  const grammar = Prism.languages[aliases[language] ?? language]
  const lines = grammar
    ? normalizeTokens(Prism.tokenize(code, grammar)).map((tokens) =>
        tokens
          .filter((token) => !token.empty)
          .map((token) => {
            const className = tokenClass(token.types)
            const text = escapeHtml(token.content)
            return className === undefined
              ? text
              : `<span class="${className}">${text}</span>`
          })
          .join(''),
      )
    : code.split('\n').map(escapeHtml)
  return lines
    .map((line, index) =>
      markedLines.has(index + 1)
        ? `<span class="code-line-marked">${line}\n</span>`
        : `${line}\n`,
    )
    .join('')
    .replace(/\n$/, '')
}
