import type {Problem} from '../problem'
import {count, type Rule} from '../rule'
import type {Snippet} from '../../../plugins/code/samples/snippet'
import type {Compilation} from '../../../plugins/code/samples/workspace'
import {
  findBeside,
  kindOf,
  parameterNames,
  printDeclarations,
} from '../../../plugins/code/samples/typescript/declarations'
import {readComparison} from '../../../plugins/code/samples/typescript/signatureModule'
import {describe, diagnosticsOf} from './fences'

/** Compares each documented signature with the declaration in the package. */
export const signatures: Rule = {
  name: 'signatures',
  description: "every signature means what the package's declaration says",
  check(site) {
    const compilation = site.compilation()
    const snippets = compilation.snippets.filter(
      ({fence}) => fence.signature !== undefined,
    )
    return {
      problems: snippets.flatMap((snippet) => signatureProblems(compilation, snippet)),
      checked: count(snippets.length, 'signature'),
    }
  },
}

function signatureProblems({program, exports}: Compilation, snippet: Snippet): Problem[] {
  const {page, fence} = snippet
  const report = (message: string): Problem[] => [
    {file: page.file, line: fence.line, message},
  ]
  const original = exports.find(({name}) => name === fence.signature)?.symbol
  // The rule on exports says which names exist.
  if (!original) return []

  const checker = program.getTypeChecker()
  const {documented, isSame} = readComparison(program, snippet.path)
  const own = documented.find(({name}) => name === original.name)
  if (!own) {
    return report(`declares no \`${original.name}\`: write its declaration in the fence`)
  }

  const errors = diagnosticsOf(program, snippet)
    .map((diagnostic) => describe(snippet, diagnostic))
    .filter(({line}) => isInside(snippet, line))
  if (errors.length > 0) return errors

  for (const helper of documented.filter((symbol) => symbol !== own)) {
    const beside = findBeside(checker, original, helper.name)
    if (!beside) {
      return report(
        `declares \`${helper.name}\`, which the package does not: leave it out`,
      )
    }
    if (!isSameText(printDeclarations(helper), printDeclarations(beside))) {
      return report(difference(printDeclarations(helper), printDeclarations(beside)))
    }
  }

  const [here, there] = [printDeclarations(own), printDeclarations(original)]
  // The compiler tells types with `infer` apart even when they are written alike.
  if (isSameText(here, there)) return []
  if (!isSame || kindOf(own) !== kindOf(original)) {
    return report(difference(here, there))
  }
  const [names, originals] = [
    parameterNames(checker, own).join(', '),
    parameterNames(checker, original).join(', '),
  ]
  return names === originals
    ? []
    : report(`names its parameters ${names}: use the package's names, ${originals}`)
}

/** Whether a line is one of the fence's; the others of the module are not the writer's. */
function isInside({fence}: Snippet, line: number): boolean {
  return line > fence.line && line <= fence.line + fence.code.split('\n').length
}

function isSameText(a: string, b: string): boolean {
  const normalize = (text: string) => text.replace(/["']/g, "'").replace(/\s+/g, ' ')
  return normalize(a) === normalize(b)
}

/** Both texts on one line each; only the lines that differ when they are long. */
function difference(here: string, there: string): string {
  const isLong = here.length > 400 && there.length > 400
  const brief = (text: string, other: string) => {
    const others = new Set(other.split('\n'))
    const lines = text.split('\n').filter((line) => !isLong || !others.has(line))
    return lines.map((line) => line.trim()).join(' ') || '(no other line)'
  }
  return `differs from the package. Documented: ${brief(here, there)} Declared: ${brief(there, here)}`
}
