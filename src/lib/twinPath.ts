/**
 * Address of the Markdown twin of a page: the page's own, and `.md`.
 *
 * @param path path of the page, with or without a final slash
 */
export function twinPath(path: string): string {
  return `${path.replace(/\/$/, '')}.md`
}
