/** A static host's response to a path. File names have no leading slash. */
export type Answer = {status: 200 | 404; file: string} | {status: 301; location: string}

/** The files of a served site. */
interface SiteFiles {
  files: ReadonlySet<string>
  /** The page for missing paths. */
  notFoundPage: string
}

/** Resolves a path with a leading slash, or leaves it to the next rule. */
type Rule = (path: string, site: SiteFiles) => Answer | undefined

/** The rules of a static host; the first that answers a path wins. */
export type Host = readonly Rule[]

function found(file: string, {files}: SiteFiles): Answer | undefined {
  return files.has(file) ? {status: 200, file} : undefined
}

const exactFile: Rule = (path, site) => found(path.slice(1), site)

const fileWithoutExtension: Rule = (path, site) => found(`${path.slice(1)}.html`, site)

const indexOfFolder: Rule = (path, site) =>
  path.endsWith('/') ? found(`${path.slice(1)}index.html`, site) : undefined

const addSlash: Rule = (path, {files}) =>
  files.has(`${path.slice(1)}/index.html`)
    ? {status: 301, location: `${path}/`}
    : undefined

const notFound: Rule = (_path, {notFoundPage}) => ({status: 404, file: notFoundPage})

/** Serves files, indexes of folders and the not-found page, as nginx and Apache do. */
export const plainServer: Host = [exactFile, indexOfFolder, addSlash, notFound]

/** Like `plainServer`, but finds /a.html at /a, and prefers it to a folder of that name. */
export const gitHubPages: Host = [
  exactFile,
  fileWithoutExtension,
  indexOfFolder,
  addSlash,
  notFound,
]

/** Resolves a path by the rules of a host. The path is decoded and has no query. */
export function answer(host: Host, path: string, site: SiteFiles): Answer {
  for (const rule of host) {
    const response = rule(path, site)
    if (response) return response
  }
  throw new Error(`No rule of the host answers ${path}.`)
}
