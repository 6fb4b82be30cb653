import {relative} from 'node:path'
import type {LoadedContent} from '@docusaurus/plugin-content-docs'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {aliasedSitePathToRelativePath, posixPath} from '@docusaurus/utils'
import {applyTrailingSlash} from '@docusaurus/utils-common'
import {instancesOf} from '../../../content/sources'
import {docRoute} from './apiIndex'

/** A version of the docs of an instance of the docs plugin. */
interface Version {
  instance: string
  name: string
  isLast: boolean
  /** Its folders relative to the site: its own, and that of the locale. */
  folders: string[]
  /** The address of each doc, by its route below the folder's. */
  addresses: Map<string, string>
}

/** Where a page's links to docs lead. */
export interface PageLinks {
  /** The page's route in the current docs. */
  route: string
  /** The address of a link to the current docs, or undefined if the version lacks that doc. */
  resolve: (link: string) => string | undefined
}

/** The route of a file below that of the version's folder; undefined in another folder. */
function routeIn({folders}: Version, file: string): string | undefined {
  const folder = folders.find((path) => file.startsWith(`${path}/`))
  return folder && docRoute(file).slice(folder.length + 1)
}

/**
 * Makes a Docusaurus plugin that knows where the docs of each version are, and a function that
 * remark plugins share: a page of a version links to docs of that version, any other page to those
 * of the last version.
 */
export function createDocAddresses() {
  let versions: Version[] = []
  let finish = (address: string) => address

  const plugin = ({siteDir, siteConfig}: LoadContext): Plugin => ({
    name: 'doc-addresses',
    allContentLoaded({allContent}) {
      finish = (address) => applyTrailingSlash(address, siteConfig)
      const docs = instancesOf<LoadedContent>(
        allContent,
        'docusaurus-plugin-content-docs',
      )
      versions = docs.flatMap(([instance, {loadedVersions}]) =>
        loadedVersions.map((loaded) => {
          const paths = [loaded.contentPath, loaded.contentPathLocalized]
          const version: Version = {
            instance,
            name: loaded.versionName,
            isLast: loaded.isLast,
            folders: paths.flatMap((path) =>
              path ? posixPath(relative(siteDir, path)) : [],
            ),
            addresses: new Map(),
          }
          for (const {source, permalink} of loaded.docs) {
            const route = routeIn(version, aliasedSitePathToRelativePath(source))
            if (route !== undefined) version.addresses.set(route, permalink)
          }
          return version
        }),
      )
    },
  })

  const rootOf = ({folders}: Version) => `/${folders[0] ?? ''}`

  /** @param file path of a page's file, relative to the site */
  const linksOf = (file: string): PageLinks => {
    const current = versions.filter(({name}) => name === 'current')
    const own = versions.find((version) => routeIn(version, file) !== undefined)
    const origin = current.find(({instance}) => instance === own?.instance)
    return {
      route: own && origin ? rootOf(origin) + routeIn(own, file) : docRoute(file),
      resolve(link) {
        const [path = '', anchor] = link.split('#')
        const from = current.find((version) => path.startsWith(`${rootOf(version)}/`))
        const target = versions.find(
          (version) =>
            version.instance === from?.instance &&
            (own?.instance === from.instance ? version === own : version.isLast),
        )
        const address = from && target?.addresses.get(path.slice(rootOf(from).length))
        if (address === undefined) return undefined
        return finish(anchor === undefined ? address : `${address}#${anchor}`)
      },
    }
  }
  return {plugin, linksOf}
}
