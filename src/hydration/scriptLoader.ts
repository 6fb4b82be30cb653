import {scriptPolicy} from '../lib/scriptPolicy'

/** Milliseconds before failed scripts are retried. Each retry doubles it, up to a limit. */
const firstDelay = 250
const longestDelay = 8000

/**
 * Returns a function that loads the scripts of the page, which `<meta name="page-scripts">`
 * lists (plugins/loading/deferredScripts.ts). Each script loads once; if it fails, a later
 * call retries it after a delay. In development the element is missing: the page loads its
 * scripts itself, and the function does nothing.
 */
export function createScriptLoader(document: Document): () => void {
  let waiting: Set<string> | undefined
  let delay = firstDelay
  let state: 'ready' | 'delayed' | 'called while delayed' = 'ready'
  const policy = scriptPolicy('page-scripts')

  const findScripts = () => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="page-scripts"]')
    return new Set(meta?.content.match(/\S+/g))
  }

  const append = (url: string) => {
    const script = document.createElement('script')
    script.src = policy?.createScriptURL(url) ?? url
    // The scripts download in parallel but run in this order.
    script.async = false
    script.onerror = () => {
      script.remove()
      waiting?.add(url)
      startDelay()
    }
    document.head.append(script)
  }

  // Readers act many times a second, and a missing script must not be requested each time.
  const startDelay = () => {
    if (state !== 'ready') return
    state = 'delayed'
    setTimeout(() => {
      const wasCalled = state === 'called while delayed'
      state = 'ready'
      if (wasCalled) load()
    }, delay)
    delay = Math.min(delay * 2, longestDelay)
  }

  const load = () => {
    if (state !== 'ready') {
      state = 'called while delayed'
      return
    }
    // A reader can act before the parser has reached the element.
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', load, {once: true})
      return
    }
    waiting ??= findScripts()
    const now = [...waiting]
    waiting.clear()
    now.forEach(append)
  }
  return load
}
