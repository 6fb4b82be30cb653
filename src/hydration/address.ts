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

/** At a wrong base URL a host answers with another page, whose path is of no help. */
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
 * Makes the router show the page that the host has answered. Hosts and the router differ
 * in what they take for the same path; where they disagree, hydration would fail.
 */
function agreeWithHost(document: Document): void {
  const {pathname, search, hash} = location
  const built = builtPath(document)
  if (built === undefined) {
    // A page of nearly this name may be there. A clean name is not tried again, nor one
    // that the host itself has led to, which would lead there for ever.
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
 * Repairs the page's address, before the router reads it: now, and whenever a reader edits
 * it or goes back to it.
 */
export function repairAddress(document: Document): void {
  makeDecodable()
  addEventListener('popstate', makeDecodable)
  // When all is parsed, and before scripts run that stock pages defer.
  document.addEventListener('readystatechange', () => agreeWithHost(document), {
    once: true,
  })
}
