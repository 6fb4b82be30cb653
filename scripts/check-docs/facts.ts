import {readFile} from 'node:fs/promises'
import path from 'node:path'
import ts from 'typescript'
import {factsFolder} from '../../facts/parts'
import {findFiles} from '../../plugins/content/files'

/** A test in `facts/`, with the words that it quotes if they are written out. */
export interface Fact {
  /** A fact shows one case, a law all cases. */
  kind: 'fact' | 'law'
  words?: string
  line: number
}

/** A file of facts, all about one page. */
export interface FactsFile {
  /** Path in the repository, such as `facts/docs/goals.test.tsx` for docs/goals.mdx. */
  file: string
  facts: Fact[]
  /** The words by which its calls of `sample` (facts/probes) pick a sample of the page. */
  samples: string[]
}

/** Reads the calls of `facts({…})`, `law(…)` and `sample(…)` in a module, without running it. */
function parseFacts(file: string, source: string): FactsFile {
  const module = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const facts: Fact[] = []
  const samples: string[] = []
  const add = (kind: Fact['kind'], node: ts.Node, words?: string) => {
    const {line} = module.getLineAndCharacterOfPosition(node.getStart())
    facts.push({kind, words, line: line + 1})
  }
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const {text: name} = node.expression
      const words = wordsOf(node.arguments[0])
      const proofs = node.arguments.at(-1)
      if (name === 'law') add(name, node, words)
      else if (name === 'sample' && words !== undefined) samples.push(words)
      else if (name === 'facts' && proofs && ts.isObjectLiteralExpression(proofs)) {
        for (const proof of proofs.properties) add('fact', proof, wordsOf(proof.name))
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(module)
  return {file, facts, samples}
}

/** The words of a string literal or of the name of a property, unless they are computed. */
function wordsOf(node: ts.Node | undefined): string | undefined {
  return node && (ts.isStringLiteralLike(node) || ts.isIdentifier(node))
    ? node.text
    : undefined
}

/** Reads all facts of a repository. */
export async function readFacts(root: string): Promise<FactsFile[]> {
  const files = await findFiles(root, `${factsFolder}/**/*.test.tsx`)
  return Promise.all(
    files.map(async (file) =>
      parseFacts(file, await readFile(path.join(root, file), 'utf8')),
    ),
  )
}
