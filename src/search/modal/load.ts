/** Loads the search modal, which is in no page's own scripts. */
export const loadSearchModal = () => import('./')

/** Starts the download; whoever opens search later hears of a failure. */
export function preloadSearchModal(): void {
  loadSearchModal().catch(() => undefined)
}
