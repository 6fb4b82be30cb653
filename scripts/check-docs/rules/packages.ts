import ts from 'typescript'
import {library} from '../../../siteParts'
import {count, type Rule} from '../rule'

/** Finds types that are not installed: each would be `any`, which is compatible with all types. */
export const packages: Rule = {
  name: 'packages',
  check(site) {
    const {program} = site.packages()
    const checker = program.getTypeChecker()
    const declarations = program
      .getSourceFiles()
      .filter(({fileName}) =>
        library.packages.some((name) => fileName.includes(`/${name}/`)),
      )
    const missing = new Set(
      declarations
        .flatMap((source) => source.statements)
        .filter((node) => ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
        .map((statement) => statement.moduleSpecifier)
        .filter((specifier) => specifier !== undefined && ts.isStringLiteral(specifier))
        .filter((specifier) => !checker.getSymbolAtLocation(specifier))
        .map(({text}) => text),
    )
    return {
      problems: [...missing].map((name) => ({
        file: 'package.json',
        line: 1,
        message: `the packages use types of ${name} that are not installed: add @types/${name}`,
      })),
      checked: count(declarations.length, 'declaration file'),
    }
  },
}
