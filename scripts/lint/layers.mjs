import path from 'node:path'

/** Layers of folders: each may import only from those listed before it. */
const layers = {
  plugins: [
    'lib',
    'breakpoint',
    'content',
    'code',
    'search',
    'outputs',
    'security',
    'loading',
  ],
  'plugins/code': [
    'apiLinks',
    'samples',
    'highlighting',
    'types',
    'examples',
    'exercises',
    'playground',
  ],
  src: ['lib', 'search', 'hydration', 'components', 'theme'],
}

/** The modules of src that plugins may import: they neither render nor need a browser. */
const pure = [
  'plugins/lib/client',
  'plugins/search/shared/types',
  'plugins/search/test/data',
  'plugins/search/shared/tiers',
  'plugins/search/shared/assets',
  'plugins/playground/shared/source',
  'plugins/playground/shared/renderers/mount',
  'plugins/code/shared/sampleTypes',
  'plugins/playground/shared/frames',
]

/** Pairs of folders: the first may not import from the second. */
const forbiddenPairs = [
  ...['plugins', 'scripts', 'e2e'].map((from) => ['src', from]),
  ...['scripts', 'e2e', 'tools'].map((from) => ['plugins', from]),
  ...['src', 'plugins', 'scripts', 'e2e'].map((from) => ['tools', from]),
  ['plugins/loading/client', 'plugins/search/client'],
  ['scripts', 'e2e'],
  ['e2e', 'scripts'],
  ...Object.entries(layers).flatMap(([folder, names]) =>
    names.flatMap((name, index) =>
      names.slice(index + 1).map((later) => [`${folder}/${name}`, `${folder}/${later}`]),
    ),
  ),
]

const isIn = (file, folder) => file === folder || file.startsWith(`${folder}/`)

/** Why a file may not import a module; undefined if it may. The paths start at the site's root. */
export function objection(file, imported) {
  const pair = forbiddenPairs.find(
    ([importer, from]) => isIn(file, importer) && isIn(imported, from),
  )
  if (pair)
    return `${pair[0]} may not import from ${pair[1]} (ARCHITECTURE.md, "Folders").`
  const name = imported.replace(/\.tsx?$/, '')
  if (
    isIn(file, 'plugins') &&
    isIn(name, 'src') &&
    !pure.some((part) => isIn(name, part))
  )
    return 'Plugins may import only the modules of src that are listed in scripts/lint/layers.mjs.'
  return undefined
}

/** The path that an import names, from the root of the site; undefined for packages. */
export function importedPath(file, name) {
  if (name.startsWith('@site/')) return path.posix.normalize(name.slice('@site/'.length))
  return /^\.\.?(\/|$)/.test(name)
    ? path.posix.join(path.posix.dirname(file), name)
    : undefined
}

/** Checks that imports go one way: oxlint has no rule about folders. */
const oneWay = {
  create(context) {
    const file = path
      .relative(context.cwd, context.filename)
      .split(path.sep)
      .join(path.posix.sep)
    const check = (source) => {
      if (typeof source?.value !== 'string') return
      const imported = importedPath(file, source.value)
      const message = imported && objection(file, imported)
      if (message) context.report({node: source, message})
    }
    const checkSource = (node) => check(node.source)
    return {
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ImportExpression: checkSource,
      TSImportType: checkSource,
      TSExternalModuleReference: (node) => check(node.expression),
      CallExpression: ({callee, arguments: [name]}) => {
        if (callee.type === 'Identifier' && callee.name === 'require') check(name)
      },
    }
  },
}

export default {meta: {name: 'layers'}, rules: {'one-way': oneWay}}
