import {element} from '../../lib/client/element'

/**
 * Whether a style sheet has loaded. If not, `sheet` is null, has no rules, or throws when its
 * rules are read, depending on the browser and the host.
 */
function hasRules({sheet}: HTMLLinkElement): boolean {
  try {
    return (sheet?.cssRules.length ?? 0) > 0
  } catch {
    return false
  }
}

/**
 * Warns on the home page when the site is served from a path that it was not built for: its
 * style sheet then fails to load. Docusaurus's banner checks whether the scripts have run,
 * but here they load only when they are needed. The message is in the home page's
 * `<meta name="base-url-issue">`, with `*` as a placeholder for the right path.
 */
export function warnOfWrongBaseUrl(): void {
  addEventListener('load', () => {
    const issue = document.querySelector<HTMLMetaElement>('meta[name="base-url-issue"]')
    const stylesheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
    if (!issue || !stylesheet || hasRules(stylesheet)) return
    // Hosts serve a folder with or without a trailing slash, and as its index.html.
    const suggestion = location.pathname.replace(/\/?(?:index\.html)?$/, '/')
    const message = issue.content.replace('*', () => suggestion)
    document.body.prepend(
      element('p', {id: 'base-url-issue-banner', role: 'alert'}, message),
    )
  })
}
