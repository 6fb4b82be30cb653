import type {Content} from '../content'
import type {Control} from '../firstActions'

/** A site with the same content, made by one of the generators that are compared. */
export interface Site {
  id: SiteId
  /** Name and version of the generator. */
  title: string
  /** npm packages that it is made with, by exact version; left out, those of this site. */
  packages?: Record<string, string>
  /** Writes the sources of the site into a folder. */
  write: (content: Content, folder: string) => Promise<void>
  /** What Node.js is called with to build the site, in its folder. */
  build: readonly string[]
  /** Where the build writes the site. */
  output: string
  /** What a build leaves beside its output and uses again. */
  caches: readonly string[]
  /** Scripts of the output that every page loads, where the generator has such. */
  entry?: RegExp
  /** Pages that are measured besides a docs page: name and path of each. */
  otherPages?: Record<string, string>
  /** What readers use besides search, by name. */
  controls?: Record<string, Control>
  /** The search dialog, once it is open. */
  searchDialog: string
  /** What takes a query before that dialog is there. */
  searchPrompt?: string
  /** A result of a search, wherever it is shown first; left out without a search of its own. */
  searchResult?: string
}

/** Sites that can be compared, ours first. */
export const siteIds = ['ours', 'stock', 'vitepress', 'starlight'] as const

/** Name of a site. */
export type SiteId = (typeof siteIds)[number]
