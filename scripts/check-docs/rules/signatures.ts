import ts from 'typescript'
import {count, type Rule} from '../rule'
import {signaturesOf} from './kinds'

const printer = ts.createPrinter({removeComments: true})

/** Compares each documented signature with the declaration in the package. */
export const signatures: Rule = {
  name: 'signatures',
  check(site) {
    const {exports} = site.packages()
    const documented = site.pages.flatMap((page) =>
      signaturesOf(page).map((fence) => ({...fence, file: page.file})),
    )
    return {
      problems: documented.flatMap(({signature, code, file, line}) => {
        const declared = exports.find(({name}) => name === signature)
        // The rule `exports` reports names that do not exist.
        if (!declared) return []
        return messages(code, declared.symbol).map((message) => ({file, line, message}))
      }),
      checked: count(documented.length, 'signature'),
    }
  },
}

function messages(code: string, {name: exportName, declarations}: ts.Symbol): string[] {
  const documented = declarationsIn(
    ts.createSourceFile('signature.ts', code, ts.ScriptTarget.ES2022),
  )
  if (!documented.has(exportName))
    return [`declares no \`${exportName}\`: write its declaration in the fence`]
  const [declaration] = declarations ?? []
  const scope = declaration && ts.findAncestor(declaration, hasStatements)
  const declared = declarationsIn(scope)
  return [...documented].flatMap(([name, shown]) => {
    const actual = declared.get(name)
    if (actual === undefined)
      return [`declares \`${name}\`, which the package does not: leave it out`]
    return normalize(shown) === normalize(actual) ? [] : [difference(name, shown, actual)]
  })
}

type Scope = ts.SourceFile | ts.ModuleBlock

const hasStatements = (node: ts.Node): node is Scope =>
  ts.isSourceFile(node) || ts.isModuleBlock(node)

/** The text of the declarations of each name, without comments and modifiers. */
function declarationsIn(scope?: Scope): Map<string, string> {
  const texts = new Map<string, string>()
  for (const statement of scope?.statements ?? []) {
    const declaration = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]
      : statement
    const name = ts.getNameOfDeclaration(declaration as ts.Declaration)
    if (!name || !ts.isIdentifier(name)) continue
    const text = printer
      .printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile())
      .replace(/^(?:(?:export|declare) )+/, '')
    const before = texts.get(name.text)
    texts.set(name.text, before === undefined ? text : `${before}\n${text}`)
  }
  return texts
}

/** Removes permitted differences: layout, quote style, and `import('…').` before types. */
function normalize(text: string): string {
  return text
    .replace(/["']/g, "'")
    .replace(/import\('[^']*'\)\./g, '')
    .replace(/\s+/g, ' ')
}

/** Says which lines of two declarations of a name differ. */
function difference(name: string, shown: string, actual: string): string {
  const linesOnlyIn = (text: string, other: string) => {
    const others = other.split('\n')
    const lines = text.split('\n').filter((line) => !others.includes(line))
    return lines.map((line) => line.trim()).join(' ') || '(no other line)'
  }
  return `\`${name}\` differs from the package. Documented: ${linesOnlyIn(shown, actual)} Declared: ${linesOnlyIn(actual, shown)}`
}
