/**
 * Whether a stylesheet has loaded. One that has not is, depending on browser and host, no
 * sheet, one without rules, or one that may not be read because the host sent an HTML page.
 */
function hasRules({sheet}: HTMLLinkElement): boolean {
  try {
    return (sheet?.cssRules.length ?? 0) > 0
  } catch {
    return false
  }
}

/**
 * Warns on the home page when the site is served from another path than it was built for, so
 * that the page's stylesheet cannot be loaded. The stock banner goes by the scripts, which
 * here are loaded late. The message is in `<meta name="base-url-issue">` of the home page, with
 * `*` for the path that would work.
 */
export function warnOfWrongBaseUrl(document: Document): void {
  let issue: string | undefined
  // Hydration replaces what is in the head: read it before.
  const readIssue = () => {
    issue = document.querySelector<HTMLMetaElement>(
      'meta[name="base-url-issue"]',
    )?.content
  }
  document.addEventListener('readystatechange', readIssue, {once: true})
  addEventListener('load', () => {
    const stylesheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
    if (issue === undefined || !stylesheet || hasRules(stylesheet)) return
    const banner = document.createElement('p')
    banner.id = 'base-url-issue-banner'
    banner.setAttribute('role', 'alert')
    // Hosts serve a folder under its name, with or without a slash, and as its index.html.
    const suggestion = location.pathname.replace(/\/?(?:index\.html)?$/, '/')
    banner.textContent = issue.replace('*', () => suggestion)
    document.body.prepend(banner)
  })
}
