/**
 * The address of a page's Markdown page: the page's address plus `.md`, or `index.md` for the
 * home page.
 */
export function markdownPath(path: string, baseUrl: string): string {
  return path === baseUrl ? `${baseUrl}index.md` : `${path.replace(/\/$/, '')}.md`
}
