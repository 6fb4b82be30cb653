/**
 * Address of the search page for a query, without base URL. Half a character,
 * which is what a limit of 64 can leave of an emoji, is no error here, as it is for
 * encodeURIComponent.
 */
export function searchPageUrl(searchPage: string, query: string): string {
  return `${searchPage}?${new URLSearchParams({q: query})}`
}
