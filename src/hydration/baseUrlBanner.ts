/**
 * Whether a style sheet has loaded. If it has not, it depends on the browser and the host what
 * is there: nothing, a sheet without rules, or, when the host has sent an HTML page, a sheet
 * whose rules may not be read.
 */
function hasRules({sheet}: HTMLLinkElement): boolean {
  try {
    return (sheet?.cssRules.length ?? 0) > 0
  } catch {
    return false
  }
}

/**
 * Warns on the home page when the site is served from a path that it was not built for: the
 * page's style sheet then cannot be loaded. The stock banner checks whether the scripts have
 * run, but here they are loaded late. The message is in `<meta name="base-url-issue">` of the
 * home page, with `*` for the path that would work.
 */
export function warnOfWrongBaseUrl(document: Document): void {
  addEventListener('load', () => {
    const issue = document.querySelector<HTMLMetaElement>('meta[name="base-url-issue"]')
    const stylesheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
    if (!issue || !stylesheet || hasRules(stylesheet)) return
    const banner = document.createElement('p')
    banner.id = 'base-url-issue-banner'
    banner.setAttribute('role', 'alert')
    // Hosts serve a folder by its name, with or without a slash, and as its index.html.
    const suggestion = location.pathname.replace(/\/?(?:index\.html)?$/, '/')
    banner.textContent = issue.content.replace('*', () => suggestion)
    document.body.prepend(banner)
  })
}
