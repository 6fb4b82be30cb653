import ts from 'typescript'
import {isTypeScript, type Fence} from '../../../plugins/content/page'
import {count, type Problem, type Rule} from '../rule'
import type {Snippet} from '../../../plugins/code/build/samples/workspace'

/** Names of languages that fences may not use, and what to write instead. */
const aliases: Record<string, string> = {
  javascript: 'js',
  jsx: 'tsx',
  typescript: 'ts',
  typescriptreact: 'tsx',
}

const attributes = /title="[^"]*"|signature="[^"]*"|showLineNumbers|\{[\d,\s-]*\}|\s+/g
const expectation = /^\s*\/\/\s*@errors\b:?(?<codes>.*)$/
const suppression = /@ts-(?:ignore|nocheck|expect-error)/
const cut = /^\s*\/\/\s*---cut---\s*$/

/** Type-checks each `ts` and `tsx` fence as a separate module, unless it is a signature. */
export const fences: Rule = {
  name: 'fences',
  check(site) {
    const {program, snippets} = site.compileFences()
    return {
      problems: [
        ...site.pages.flatMap(({file, fences: all}) =>
          all.flatMap(writingProblems).map((problem) => ({...problem, file})),
        ),
        ...snippets.flatMap((snippet) => typeProblems(program, snippet)),
      ],
      checked: count(snippets.length, 'fence'),
    }
  },
}

/** Mistakes that can be found in a fence without the compiler. */
function writingProblems(fence: Fence): Omit<Problem, 'file'>[] {
  const problems: Omit<Problem, 'file'>[] = []
  const report = (line: number, message: string) => problems.push({line, message})

  const language = aliases[fence.language]
  if (language)
    report(fence.line, `write \`${language}\` instead of \`${fence.language}\``)
  if (!isTypeScript(fence)) return problems

  const unknown = fence.meta.replaceAll(attributes, '')
  if (unknown) {
    report(
      fence.line,
      `unknown attribute \`${unknown}\`: a fence takes title="…", signature="…", showLineNumbers and {lines}`,
    )
  }
  const lines = fence.code.split('\n')
  lines.forEach((text, index) => {
    const line = fence.line + 1 + index
    if (index > 0 && expectation.test(text)) {
      report(line, '`// @errors:` belongs on the first line of the fence')
    }
    if (suppression.test(text)) {
      report(line, 'suppresses errors: announce them with `// @errors: <codes>` instead')
    }
  })
  const cuts = lines.filter((text) => cut.test(text)).length
  if (cuts > 1) report(fence.line, 'has more than one `// ---cut---`: keep one')
  if (lines.findLastIndex((text) => cut.test(text)) === lines.length - 1) {
    report(fence.line, 'shows nothing: there is no code after `// ---cut---`')
  }
  if (expectedErrors(fence)?.length === 0) {
    report(
      fence.line + 1,
      'names no error: write the codes, as in `// @errors: 2322 2345`',
    )
  }
  return problems
}

/** The codes that the first line announces; undefined if it has no `@errors`. */
function expectedErrors(fence: Fence): number[] | undefined {
  const [first = ''] = fence.code.split('\n')
  const codes = expectation.exec(first)?.groups?.codes
  return codes?.match(/\d+/g)?.map(Number) ?? (codes === undefined ? undefined : [])
}

/** Compares the errors of a fence with those that it announces. */
function typeProblems(program: ts.Program, snippet: Snippet): Problem[] {
  const expected = new Set(expectedErrors(snippet.fence))
  const diagnostics = diagnosticsOf(program, snippet)
  const {file} = snippet
  const missing = [...expected]
    .filter((code) => diagnostics.every((diagnostic) => diagnostic.code !== code))
    .map((code) => ({
      file,
      line: snippet.fence.line + 1,
      message: `announces TS${code}, which does not occur: correct the list of errors or the code`,
    }))
  const unexpected = diagnostics
    .filter(({code}) => !expected.has(code))
    .map((diagnostic) => describe(snippet, diagnostic))
  return [...missing, ...unexpected]
}

/** The syntax errors and type errors of a snippet. */
function diagnosticsOf(program: ts.Program, {path}: Snippet) {
  const source = program.getSourceFile(path)
  return [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ]
}

/** A diagnostic as a problem at its line in the Markdown file. */
function describe({file: page, fence}: Snippet, diagnostic: ts.Diagnostic): Problem {
  const {file: source, start = 0, code, messageText} = diagnostic
  const line = source?.getLineAndCharacterOfPosition(start).line ?? 0
  return {
    file: page,
    line: fence.line + 1 + line,
    message: `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  }
}
