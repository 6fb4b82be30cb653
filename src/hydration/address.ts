import {toDecodable} from '../lib/decodable'

/** A path without what people and hosts add to it: `//`, a final slash, space or .html. */
export function cleanPath(path: string): string {
  const clean = path.replaceAll(/\/{2,}/g, '/').replace(/(?:\/index|\.html|%20|\/)+$/, '')
  return clean === '' ? '/' : clean
}

function wasRedirected(): boolean {
  const entries = performance.getEntriesByType('navigation')
  const [entry] = entries as PerformanceNavigationTiming[]
  return (entry?.redirectCount ?? 0) > 0
}

/** Whether two paths have the same name: at a wrong base URL a host may send another page. */
function samePage(path: string, built: string): boolean {
  const name = (encoded: string) => decodeURI(cleanPath(encoded)).toLowerCase()
  return name(path) === name(built)
}

/** The path that the page was built for, or undefined for the not-found page. */
function builtPath(document: Document): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  const path = canonical ? new URL(canonical.href).pathname : undefined
  return path?.endsWith('/404.html') ? undefined : path
}

/**
 * Makes the router show the page that the host has sent. Hosts and the router differ in which
 * paths they treat as equal; where they disagree, hydration would fail.
 */
function agreeWithHost(document: Document): void {
  const {pathname, search, hash} = location
  const built = builtPath(document)
  if (built === undefined) {
    // There may be a page of nearly this name. A name that is clean already is not tried
    // again, nor one that the host has redirected to, which would go on for ever.
    const clean = cleanPath(pathname)
    if (clean === pathname || wasRedirected()) return
    // Not location.replace: crawlers would read this script as the redirect of every page.
    history.replaceState(history.state, '', clean + search + hash)
    location.reload()
  } else if (pathname !== built && samePage(pathname, built)) {
    history.replaceState(history.state, '', built + search + hash)
  }
}

/** Keeps the router from crashing at an address that cannot be decoded. */
function makeDecodable(): void {
  const {pathname, search, hash} = location
  const address = toDecodable(location)
  if (address !== pathname + search + hash) {
    history.replaceState(history.state, '', address)
  }
}

/**
 * Repairs the page's address before the router reads it: now, and whenever a reader edits it
 * or goes back to it.
 */
export function repairAddress(document: Document): void {
  makeDecodable()
  addEventListener('popstate', makeDecodable)
  // Once the page is parsed, and before the deferred scripts of stock pages run.
  document.addEventListener('readystatechange', () => agreeWithHost(document), {
    once: true,
  })
}
