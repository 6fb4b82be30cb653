import ts from 'typescript'
import type {Fence} from '../../../plugins/content/page'
import {count, type Problem, type Rule} from '../rule'
import type {Snippet} from '../../../plugins/code/build/samples/workspace'

/** Names of languages that fences may not use, and what to write instead. */
const aliases: Record<string, string> = {
  javascript: 'js',
  jsx: 'tsx',
  typescript: 'ts',
  typescriptreact: 'tsx',
}

const expectation = /^\/\/ @errors:(?<codes>.*)/
const suppression = /@ts-(?:ignore|nocheck|expect-error)/

/** Type-checks each `ts` and `tsx` fence as a separate module, unless it is a signature. */
export const fences: Rule = {
  name: 'fences',
  check(site) {
    const {program, snippets} = site.compileFences()
    return {
      problems: [
        ...site.pages.flatMap(({file, fences: all}) =>
          all.flatMap(escapes).map((problem) => ({...problem, file})),
        ),
        ...snippets.flatMap((snippet) => typeProblems(program, snippet)),
      ],
      checked: count(snippets.length, 'fence'),
    }
  },
}

/** What would let a fence escape the compiler. */
function escapes({language, code, line}: Fence): Omit<Problem, 'file'>[] {
  const alias = aliases[language]
  if (alias) return [{line, message: `write \`${alias}\` instead of \`${language}\``}]
  return code.split('\n').flatMap((text, index) => {
    const message = 'suppresses errors: announce them with `// @errors: <codes>` instead'
    return suppression.test(text) ? [{line: line + 1 + index, message}] : []
  })
}

/** The codes that the first line announces. */
function expectedErrors({code}: Fence): number[] {
  return expectation.exec(code)?.groups?.codes?.match(/\d+/g)?.map(Number) ?? []
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
