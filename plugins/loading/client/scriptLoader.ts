import {scriptPolicy} from '../../lib/client/scriptPolicy'

/** Milliseconds before a failed script is retried. Each retry doubles the delay, up to a limit. */
const minDelay = 250
const maxDelay = 8000

/** The addresses of the page's scripts, as `<meta name="page-scripts">` lists them. */
export function listedScripts(): string {
  const selector = 'meta[name="page-scripts"]'
  return document.querySelector<HTMLMetaElement>(selector)?.content ?? ''
}

/**
 * Returns a function that loads the page's scripts, listed in `<meta name="page-scripts">`
 * (plugins/loading/build/deferredScripts.ts). Only its first call has an effect. A failed script is
 * retried until it loads. In development the element is missing: the page loads its scripts
 * itself, and the function does nothing.
 */
export function createScriptLoader(): () => void {
  const policy = scriptPolicy('page-scripts')
  let isCalled = false

  const append = (url: string, delay: number) => {
    const script = document.createElement('script')
    script.src = policy?.createScriptURL(url) ?? url
    // Downloaded in parallel, and run in the order of the list unless one is retried.
    script.async = false
    script.onerror = () => {
      script.remove()
      setTimeout(append, delay, url, Math.min(delay * 2, maxDelay))
    }
    document.head.append(script)
  }
  const appendAll = () => {
    for (const url of listedScripts().match(/\S+/g) ?? []) append(url, minDelay)
  }

  return () => {
    if (isCalled) return
    isCalled = true
    // A reader can act before the parser has reached the element.
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', appendAll)
    else appendAll()
  }
}
