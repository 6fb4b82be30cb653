/** Loads a page's scripts, once. */
interface ScriptLoader {
  /** Starts to load. Scripts that failed are tried again, those that did not are not. */
  load: () => void
}

/**
 * Reads which scripts the page has from `<meta name="page-scripts">`, which the page
 * template writes (plugins/hydration). Without it, as in development, there is nothing
 * to load: the scripts are in the page.
 */
export function createScriptLoader(document: Document): ScriptLoader {
  let waiting: Set<string> | undefined
  // A browser with Trusted Types asks who vouches for the address of a script.
  const policy = window.trustedTypes?.createPolicy('page-scripts', {
    createScriptURL: (url) =>
      new URL(url, location.href).origin === location.origin ? url : null,
  })

  const urls = () =>
    document
      .querySelector<HTMLMetaElement>('meta[name="page-scripts"]')
      ?.content.split(' ')
      .filter(Boolean) ?? []

  const append = (url: string) => {
    const script = document.createElement('script')
    script.src = policy?.createScriptURL(url) ?? url
    // Downloads in parallel, runs in the order of the page.
    script.async = false
    script.onerror = () => {
      script.remove()
      waiting?.add(url)
    }
    document.head.append(script)
  }

  return {
    load() {
      // The scripts are named in the head, but a sign can come before the parser is there.
      if (document.readyState === 'loading') {
        document.addEventListener('DOMContentLoaded', () => this.load(), {once: true})
        return
      }
      waiting ??= new Set(urls())
      const now = [...waiting]
      waiting.clear()
      now.forEach(append)
    },
  }
}
