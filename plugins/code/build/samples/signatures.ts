import {format} from 'oxfmt'
import type {Root} from 'mdast'
import path from 'node:path'
import ts from 'typescript'
import type {Plugin} from 'unified'
import {writeSignatures, type SignatureOf} from '../../../content/signatures'
import {createCompiler} from '../../shared/compiler'
import type {Library} from './library'
import {packagesModule, publicExports} from './packages'

const printer = ts.createPrinter({removeComments: true})

/** How samples are written, too (WRITING.md, "Code"). */
const style = {semi: false, singleQuote: true, bracketSpacing: false, printWidth: 90}

/** The declarations of a symbol as they are in the package, without what pages do not show. */
function declarationsOf({declarations = []}: ts.Symbol): string {
  const statements = declarations.map((each) => ts.findAncestor(each, ts.isStatement))
  const texts = statements.flatMap((each) =>
    each ? printer.printNode(ts.EmitHint.Unspecified, each, each.getSourceFile()) : [],
  )
  return texts
    .join('\n')
    .replaceAll(/^(?:(?:export|declare) )+/gm, '')
    .replaceAll(/\bimport\(["'][^"']*["']\)\./g, '')
}

/**
 * Makes a function that writes signatures: the declarations of the packages, in the layout of the
 * samples. The packages are read on first use.
 */
export function createSignatures(
  siteDir: string,
  {packages, additions}: Library,
): SignatureOf {
  const readPackages = () => {
    const files = additions === undefined ? [] : [path.join(siteDir, additions)]
    const entry = packagesModule(siteDir, packages)
    // Declarations are copied, not understood: that needs no types of browsers and JavaScript.
    const program = createCompiler(siteDir, files, {noLib: true}).compile([entry])
    return {program, exports: publicExports(program, entry.path)}
  }
  let known: ReturnType<typeof readPackages> | undefined

  return async ([name = '', ...others]) => {
    const {program, exports} = (known ??= readPackages())
    const exported = exports.find((each) => each.name === name)?.symbol
    const [declaration] = exported?.declarations ?? []
    if (!exported || !declaration)
      throw new Error(`${packages.join(', ')} export no \`${name}\`: correct the name.`)
    const checker = program.getTypeChecker()
    const inScope = checker.getSymbolsInScope(
      declaration,
      ts.SymbolFlags.Type | ts.SymbolFlags.Value,
    )
    const symbols = others.map((other) => {
      const symbol = inScope.find((each) => each.name === other)
      if (!symbol)
        throw new Error(`The file of \`${name}\` declares no \`${other}\`: remove it.`)
      return symbol
    })
    const text = [exported, ...symbols].map(declarationsOf).join('\n\n')
    // Only a file of declarations may have a `const` without a value.
    const {code} = await format('signature.d.ts', text, style)
    return code.trimEnd()
  }
}

/** Makes a remark plugin that writes signatures. It comes before all plugins that read code. */
export const remarkSignatures =
  (signatureOf: SignatureOf): Plugin<[], Root> =>
  () =>
  (root) =>
    writeSignatures(root, signatureOf)
