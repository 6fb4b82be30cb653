const newIssue = 'https://github.com/mojang/ore-ui/issues/new'

/**
 * Address of a new issue about a page of the docs.
 *
 * @param url absolute address of the page or of a section of it
 */
export function reportUrl(title: string, url: string): string {
  const body = `Page: ${url}\n\nWhat is wrong or missing:\n\n`
  return `${newIssue}?${new URLSearchParams({title: `Docs: ${title}`, body})}`
}
