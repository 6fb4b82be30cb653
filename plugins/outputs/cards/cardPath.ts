/**
 * Path of the social card of a page, from the root of the site.
 *
 * @param file path of the page's Markdown file, relative to the site
 */
export function cardPath(file: string): string {
  return `/img/cards/${file.replace(/\.mdx?$/, '')}.png`
}
