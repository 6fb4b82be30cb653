/** What a static host answers to a path. Files are named without a leading slash. */
export type Answer =
  | {status: 200 | 404; file: string}
  | {status: 301 | 308; location: string}

/** What a rule knows of the site that is served. */
interface Deployment {
  files: ReadonlySet<string>
  /** The page for what is not there. */
  notFoundPage: string
}

/** Answers a path, which begins with a slash, or leaves it to the next rule. */
type Rule = (path: string, deployment: Deployment) => Answer | undefined

/** The rules of a static host; the first that answers a path wins. */
export type Host = readonly Rule[]

/** Answers with the first of some files that exists. */
function firstOf(
  names: readonly string[],
  {files}: Deployment,
): {status: 200; file: string} | undefined {
  const file = names.find((name) => files.has(name))
  return file === undefined ? undefined : {status: 200, file}
}

const exactFile: Rule = (path, deployment) => firstOf([path.slice(1)], deployment)

const fileWithoutExtension: Rule = (path, deployment) =>
  firstOf([`${path.slice(1)}.html`], deployment)

const indexOfFolder: Rule = (path, deployment) =>
  path.endsWith('/') ? firstOf([`${path.slice(1)}index.html`], deployment) : undefined

/** Serves the index of a folder at the folder's own name. */
const indexOfFolderName: Rule = (path, deployment) =>
  firstOf([`${path}/index.html`.replace(/^\/+/, '')], deployment)

const addSlash: Rule = (path, {files}) =>
  files.has(`${path.slice(1)}/index.html`)
    ? {status: 301, location: `${path}/`}
    : undefined

const removeSlash: Rule = (path) =>
  path !== '/' && path.endsWith('/')
    ? {status: 308, location: path.slice(0, -1)}
    : undefined

/** Leads from a page's file to the page's name: /a.html to /a, /a/index.html to /a/. */
const stripHtml: Rule = (path, {files}) =>
  path.endsWith('.html') && files.has(path.slice(1))
    ? {status: 308, location: path.replace(/(?:index)?\.html$/, '')}
    : undefined

const notFound: Rule = (_path, {notFoundPage}) => ({status: 404, file: notFoundPage})

/** Serves files, indexes of folders and the not-found page, as nginx and Apache do. */
export const plainServer: Host = [exactFile, indexOfFolder, addSlash, notFound]

/** Also finds /a.html at /a, and prefers it to a folder of that name. */
export const gitHubPages: Host = [
  exactFile,
  fileWithoutExtension,
  indexOfFolder,
  addSlash,
  notFound,
]

/** Strips .html and keeps the slash of folders, as Cloudflare Pages does. */
export const cleanUrlsWithSlash: Host = [
  stripHtml,
  exactFile,
  fileWithoutExtension,
  indexOfFolder,
  addSlash,
  notFound,
]

/** Strips .html and every final slash, as Vercel does with `trailingSlash: false`. */
export const cleanUrlsWithoutSlash: Host = [
  stripHtml,
  removeSlash,
  exactFile,
  fileWithoutExtension,
  indexOfFolderName,
  notFound,
]

/** Treats paths with and without a final slash alike, to compare sites that link either way. */
export const neverRedirects: Host = [
  exactFile,
  fileWithoutExtension,
  indexOfFolder,
  indexOfFolderName,
  notFound,
]

/** Answers a path, which is decoded and without query, by the rules of a host. */
export function answer(host: Host, path: string, deployment: Deployment): Answer {
  for (const rule of host) {
    const found = rule(path, deployment)
    if (found) return found
  }
  throw new Error(`No rule of the host answers ${path}.`)
}
