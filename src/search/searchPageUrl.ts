/**
 * Address of the search page for a query, without base URL. Half a character,
 * which is what a limit of 64 can leave of an emoji, is no error here, as it is for
 * encodeURIComponent.
 */
export function searchPageUrl(query: string): string {
  return `/search?${new URLSearchParams({q: query})}`
}
