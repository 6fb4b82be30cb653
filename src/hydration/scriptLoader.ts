/** How long scripts rest after they failed, in ms; each time twice as long, to a limit. */
const firstRest = 250
const longestRest = 8000

/** Loads a page's scripts once. */
interface ScriptLoader {
  /**
   * Starts to load. Scripts that failed are tried again when they have rested, those that
   * did not fail are not.
   */
  load: () => void
}

/**
 * Reads the scripts of the page from `<meta name="page-scripts">`
 * (plugins/loading/deferredScripts.ts). Without it, as in development, there is nothing to
 * load: the scripts are in the page.
 */
export function createScriptLoader(document: Document): ScriptLoader {
  let waiting: Set<string> | undefined
  let rest = firstRest
  /** Whether scripts rest, and whether they are wanted meanwhile. */
  let state: 'ready' | 'resting' | 'wanted' = 'ready'
  // A browser with Trusted Types asks who vouches for the address of a script.
  const policy = window.trustedTypes?.createPolicy('page-scripts', {
    createScriptURL: (url) =>
      new URL(url, location.href).origin === location.origin ? url : null,
  })

  const findScripts = () => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="page-scripts"]')
    return new Set(meta?.content.match(/\S+/g))
  }

  const append = (url: string) => {
    const script = document.createElement('script')
    script.src = policy?.createScriptURL(url) ?? url
    // Downloads in parallel, runs in the order of the page.
    script.async = false
    script.onerror = () => {
      script.remove()
      waiting?.add(url)
      startToRest()
    }
    document.head.append(script)
  }

  // Signs come thick and fast; a script that is gone is not asked for at each.
  const startToRest = () => {
    if (state !== 'ready') return
    state = 'resting'
    setTimeout(() => {
      const wanted = state === 'wanted'
      state = 'ready'
      if (wanted) loader.load()
    }, rest)
    rest = Math.min(rest * 2, longestRest)
  }

  const loader: ScriptLoader = {
    load() {
      if (state !== 'ready') {
        state = 'wanted'
        return
      }
      // Scripts are named in the head, but a sign can come before the parser is there.
      if (document.readyState === 'loading') {
        document.addEventListener('DOMContentLoaded', () => loader.load(), {once: true})
        return
      }
      waiting ??= findScripts()
      const now = [...waiting]
      waiting.clear()
      now.forEach(append)
    },
  }
  return loader
}
