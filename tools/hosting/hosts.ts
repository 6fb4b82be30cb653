/** A static host: one that also finds /a.html at /a, or one like nginx and Apache. */
export type Host = 'GitHub Pages' | 'a plain server'

/** A host's response to a path. File names have no leading slash. */
export type Answer = {status: 200 | 404; file: string} | {status: 301; location: string}

/**
 * Resolves a path as a host does.
 *
 * @param path decoded, with a leading slash and without a query
 * @param notFoundPage the file for missing paths
 */
export function answer(
  host: Host,
  path: string,
  files: ReadonlySet<string>,
  notFoundPage: string,
): Answer {
  const name = path.slice(1)
  // GitHub Pages prefers a file to a folder of that name.
  const withoutExtension = host === 'GitHub Pages' ? [`${name}.html`] : []
  const indexOfFolder = path.endsWith('/') ? [`${name}index.html`] : []
  const file = [name, ...withoutExtension, ...indexOfFolder].find((one) => files.has(one))
  if (file !== undefined) return {status: 200, file}
  if (files.has(`${name}/index.html`)) return {status: 301, location: `${path}/`}
  return {status: 404, file: notFoundPage}
}
