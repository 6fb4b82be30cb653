import {createRequire} from 'node:module'
import {describe, expect, it} from 'vitest'

type Loader = (this: {resourcePath: string}, source: string) => string

// The bundler loads it as it is: JavaScript.
const loader = createRequire(import.meta.url)('./generatedDataLoader.js') as Loader

/** Runs the loader on a file. */
function load(resourcePath: string, source: string): string {
  return loader.call({resourcePath}, source)
}

/** A line of the registry, as Docusaurus generates it. */
const entry = (name: string, module: string) =>
  `"${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`

const kept = (name: string, chunk: string, module: string) =>
  `"${name}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}")],`

describe('generatedDataLoader', () => {
  it.each([
    ['17896441', 'docs', '@theme/DocItem'],
    [
      'aba21aa0',
      'docs',
      '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
    ],
    ['acecf23e', 'blog', '~blog/default/blogMetadata-default.json'],
    ['02241abd', '02241abd', '@site/docs/goals.mdx'],
    ['9e4087bc', '9e4087bc', '@theme/BlogArchivePage'],
  ])('leaves the import of %s, in the chunk %s', (name, chunk, module) => {
    expect(load('/.docusaurus/registry.js', entry(name, module))).toBe(
      kept(name, chunk, module),
    )
  })

  it('leaves the settings that a browser reads', () => {
    const config = {
      title: 'T',
      presets: ['/home/me/x'],
      future: {experimental_router: 'browser', v4: {}},
    }
    const source = `/* note */\nexport default ${JSON.stringify(config)};\n`
    expect(load('/.docusaurus/docusaurus.config.mjs', source)).toBe(
      'export default {"title":"T","future":{"experimental_router":"browser"}}',
    )
  })

  it('leaves other files as they are', () => {
    expect(load('/.docusaurus/routes.js', 'x')).toBe('x')
  })
})
