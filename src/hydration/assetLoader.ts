import {isSlowConnection} from '../lib/slowConnection'

/** How long assets rest after they failed, in ms; each time twice as long, to a limit. */
const firstRest = 250
const longestRest = 8000

/** Loads a page's scripts, and the styles of what they add to the page, once. */
interface AssetLoader {
  /**
   * Starts to load. Assets that failed are tried again when they have rested, those that
   * did not fail are not.
   */
  load: () => void
}

/**
 * Reads what the page has from `<meta name="page-scripts">`, which names the scripts of
 * every page and, behind a bar, those of its route (plugins/hydration), and from
 * `<meta name="page-styles">`, which the finished build has (plugins/lean-css). Without
 * them, as in development, there is nothing to load: scripts and styles are in the page.
 */
export function createAssetLoader(document: Document): AssetLoader {
  let waiting: Set<string> | undefined
  let rest = firstRest
  /** Whether assets rest, and whether they are wanted meanwhile. */
  let state: 'ready' | 'resting' | 'wanted' = 'ready'
  // A browser with Trusted Types asks who vouches for the address of a script.
  const policy = window.trustedTypes?.createPolicy('page-scripts', {
    createScriptURL: (url) =>
      new URL(url, location.href).origin === location.origin ? url : null,
  })

  const contentOf = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

  const findAssets = () => {
    const scripts = contentOf('page-scripts')
    // The scripts of every page import the others, but later. A link that is followed
    // meanwhile should not have to share a slow connection with them.
    const wanted = isSlowConnection() ? scripts.split('|')[0] : scripts
    return new Set(`${contentOf('page-styles')} ${wanted}`.match(/[^ |]+/g))
  }

  const createScript = (url: string) => {
    const script = document.createElement('script')
    script.src = policy?.createScriptURL(url) ?? url
    // Downloads in parallel, runs in the order of the page.
    script.async = false
    return script
  }

  const createStyles = (url: string) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    return link
  }

  const append = (url: string) => {
    const isStyles = url.endsWith('.css')
    const element = isStyles ? createStyles(url) : createScript(url)
    element.onerror = () => {
      element.remove()
      waiting?.add(url)
      startToRest()
      // Once its scripts run, a page gives no more signs.
      if (isStyles) state = 'wanted'
    }
    document.head.append(element)
  }

  // A moving pointer would ask for an asset that is gone a hundred times a second.
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

  const loader: AssetLoader = {
    load() {
      if (state !== 'ready') {
        state = 'wanted'
        return
      }
      // Assets are named in the head, but a sign can come before the parser is there.
      if (document.readyState === 'loading') {
        document.addEventListener('DOMContentLoaded', () => loader.load(), {once: true})
        return
      }
      waiting ??= findAssets()
      const now = [...waiting]
      waiting.clear()
      now.forEach(append)
    },
  }
  return loader
}
