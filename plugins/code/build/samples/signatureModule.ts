import {posix} from 'node:path'
import ts from 'typescript'
import type {VirtualModule} from '../../shared/compiler'

/** A type that the compiler wrote with its module: `import("react").Context`. */
const importType = /\bimport\((["'][^"']*["'])\)\.(\w+)/g

/**
 * Writes a module in which each name in a signature has the type it has in the package. The
 * module repeats the file that declares the export. The code follows in a namespace, because
 * both declare the same names. For the signature of `NoValue`:
 *
 *     export declare const NO_VALUE: unique symbol
 *     export type NoValue = typeof NO_VALUE
 *     declare namespace documented {
 *     type NoValue = typeof NO_VALUE
 *     }
 *
 * @param code one or more declarations, without imports
 */
export function signatureModule(
  name: string,
  code: string,
  declaration: ts.Declaration,
): VirtualModule & {offset: number} {
  const file = declaration.getSourceFile()
  const block = ts.findAncestor(declaration, ts.isModuleBlock)
  const statements = block
    ? [...file.statements.filter(ts.isImportDeclaration), ...block.statements]
    : file.statements
  const declared = statements.map((statement) => statement.getFullText()).join('')
  // A signature names these types without `import(…)`, so the module imports them.
  const otherText = declared.replaceAll(importType, '')
  const imports = [...declared.matchAll(importType)]
    .filter(([, , name = '']) => !new RegExp(`\\b${name}\\b`).test(otherText))
    .map(([, module = '', name = '']) => `import {${name}} from ${module}`)
  const before = [declared, ...new Set(imports), 'declare namespace documented {'].join(
    '\n',
  )
  return {
    // Beside the file, so that its relative imports resolve.
    path: posix.join(posix.dirname(file.fileName), name),
    text: [before, code, '}'].join('\n'),
    offset: before.length + 1,
  }
}
