/**
 * Creates a Trusted Types policy that accepts the URLs of the site's own scripts and throws on
 * others. Returns undefined in browsers without Trusted Types.
 *
 * @param name must be allowed by the pages' Content Security Policy
 */
export function scriptPolicy(name: string) {
  return window.trustedTypes?.createPolicy(name, {
    createScriptURL: (url) => {
      if (new URL(url, location.href).origin === location.origin) return url
      throw new Error(`Script refused: ${url}`)
    },
  })
}
