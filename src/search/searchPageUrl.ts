/**
 * The address of the search page for a query, without the base URL. The limit of 64 characters
 * can cut an emoji in half: URLSearchParams accepts that, and encodeURIComponent would throw.
 */
export function searchPageUrl(searchPage: string, query: string): string {
  return `${searchPage}?${new URLSearchParams({q: query})}`
}
