/**
 * Whether a stylesheet has loaded. One that is not there is, depending on browser and host,
 * no sheet, one without rules, or one that may not be read: where the host answers with an
 * HTML page that must not be taken for styles.
 */
function hasRules({sheet}: HTMLLinkElement): boolean {
  try {
    return (sheet?.cssRules.length ?? 0) > 0
  } catch {
    return false
  }
}

/**
 * Warns on the home page, and only there, when the site is served from another path than it
 * was built for. The sign is that the page's own stylesheet cannot be loaded; the stock
 * banner waits for the scripts, which here load only when somebody reads. What to say is in
 * `<meta name="base-url-issue">` of the home page, with `*` for the path that would do.
 */
export function warnOfWrongBaseUrl(document: Document): void {
  let issue: string | undefined
  // Scripts replace what is in the head as they hydrate the page: read before they run.
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
