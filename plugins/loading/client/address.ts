import {toDecodable} from '../../lib/client/decodable'

/**
 * Collapses double slashes and drops the trailing slash, space, `/index` or `.html` that
 * people and hosts add.
 */
export function cleanPath(path: string): string {
  const clean = path.replaceAll(/\/{2,}/g, '/').replace(/(?:\/index|\.html|%20|\/)+$/, '')
  return clean === '' ? '/' : clean
}

function wasRedirected(): boolean {
  const entries = performance.getEntriesByType('navigation')
  const [entry] = entries as PerformanceNavigationTiming[]
  return (entry?.redirectCount ?? 0) > 0
}

/**
 * Whether two paths name the same page. Under a base URL that the site was not built for, they
 * do not, and the address stays as it is.
 */
function isSamePage(path: string, built: string): boolean {
  const normalise = (encoded: string) => decodeURI(cleanPath(encoded)).toLowerCase()
  return normalise(path) === normalise(built)
}

/** The path that the page was built for, or undefined for the not-found page. */
function builtPath(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  const path = canonical ? new URL(canonical.href).pathname : undefined
  return path && /\/404\.html\/?$/.test(path) ? undefined : path
}

/**
 * Changes the address to the path that the page was built for. A host may send one page for several
 * paths. The router tells these paths apart, so hydration would fail. If the host has sent the
 * not-found page, the clean path is tried once.
 */
function agreeWithHost(): void {
  const {pathname, search, hash} = location
  const built = builtPath()
  if (built === undefined) {
    // There may be a page at the clean path. If the path is clean already, or the host has
    // redirected, reloading would never end.
    const clean = cleanPath(pathname)
    if (clean === pathname || wasRedirected()) return
    // Not location.replace: this script is in every page, and crawlers would take that for a
    // redirect.
    history.replaceState(history.state, '', clean + search + hash)
    location.reload()
  } else if (pathname !== built && isSamePage(pathname, built)) {
    history.replaceState(history.state, '', built + search + hash)
  }
}

/** Keeps the router from crashing on an address that cannot be decoded. */
function makeDecodable(): void {
  const {pathname, search, hash} = location
  const address = toDecodable(location)
  if (address !== pathname + search + hash) {
    history.replaceState(history.state, '', address)
  }
}

/**
 * Repairs the page's address before the router reads it. It is made decodable now, and whenever a
 * reader edits the hash or goes back or forward; it is made to agree with the host once.
 */
export function repairAddress(): void {
  makeDecodable()
  addEventListener('popstate', makeDecodable)
  // Fires when the page has been parsed, before deferred scripts run.
  document.addEventListener('readystatechange', agreeWithHost, {
    once: true,
  })
}
