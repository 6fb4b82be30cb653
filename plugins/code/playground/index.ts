import {createHash} from 'node:crypto'
import {join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {emitFiles} from '../../lib/emitFiles'
import type {PlaygroundData} from '../../../src/playground/frames'
import {bundleRun, bundleShell, modulesOf, variants} from './bundle'
import {readFastElements} from './fastElements'
import {playgroundFolder} from './folder'
import {frameDocument} from './frameDocument'

interface Document {
  file: string
  html: string
  modules: string[]
}

/** Makes the documents that programs run in, named by their content. */
async function makeDocuments(siteDir: string): Promise<Document[]> {
  const shell = await bundleShell(siteDir)
  return Promise.all(
    variants.map(async (variant) => {
      const html = frameDocument(shell, await bundleRun(siteDir, variant))
      const hash = createHash('sha256').update(html).digest('hex').slice(0, 8)
      const modules = [...(await modulesOf(siteDir, variant)).keys()]
      return {file: `${playgroundFolder}/${variant.name}.${hash}.html`, html, modules}
    }),
  )
}

/**
 * Docusaurus plugin: makes what the playground needs beside the bundle of the pages
 * (src/playground): the documents that programs run in, which are files of the site and no
 * routes, and `@generated/playground/default/playground.json`, which names them and what
 * dom-fiber knows.
 *
 * @throws when a document cannot be bundled, or the declarations of dom-fiber are not there
 */
export default function playground({siteDir}: LoadContext): Plugin {
  let documents: Document[] = []
  const emit = () => ({
    files: Object.fromEntries(documents.map(({file, html}) => [file, html])),
    inputs: [],
  })
  return {
    name: 'playground',

    getPathsToWatch: () =>
      ['playground', 'examples/support', 'components/Example'].map((folder) =>
        join(siteDir, 'src', folder, '**', '*'),
      ),

    async contentLoaded({actions}) {
      documents = await makeDocuments(siteDir)
      const data: PlaygroundData = {
        frames: documents.map(({file, modules}) => ({file, modules})),
        fastElements: readFastElements(siteDir),
      }
      await actions.createData('playground.json', JSON.stringify(data))
    },

    configureWebpack: (_config, isServer) =>
      isServer ? {} : {plugins: [emitFiles('playground', emit)]},
  }
}
