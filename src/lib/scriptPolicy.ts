/**
 * Creates a Trusted Types policy that accepts the addresses of the site's own scripts. Without
 * Trusted Types in the browser it returns undefined.
 *
 * @param name one of those that the Content Security Policy of the pages allows
 */
export function scriptPolicy(name: string) {
  return window.trustedTypes?.createPolicy(name, {
    createScriptURL: (url) =>
      new URL(url, location.href).origin === location.origin ? url : null,
  })
}
