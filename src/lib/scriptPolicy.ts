/**
 * A browser with Trusted Types asks for a policy that vouches for the address of a script:
 * this one does for the site's own scripts.
 *
 * @param name as the security policy of the pages lists it
 */
export function scriptPolicy(name: string) {
  return window.trustedTypes?.createPolicy(name, {
    createScriptURL: (url) =>
      new URL(url, location.href).origin === location.origin ? url : null,
  })
}
