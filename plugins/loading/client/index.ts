import {hydrateNearScreen} from './nearScreen'
import {hydratedEvent} from '../../lib/client/hydrated'
import {missingModuleEvent} from '../../lib/client/importModule'
import {isSlowConnection} from '../../lib/client/slowConnection'
import {repairAddress} from './address'
import {warnOfWrongBaseUrl} from './baseUrlBanner'
import {followContents} from './contents'
import {watchForeignChanges} from './foreignChanges'
import {watchIntent} from './intent'
import {markKeyboardNavigation} from './keyboardNavigation'
import {openMenuOnPress} from './menu'
import {createExplainer} from './missingScripts'
import {createRecorder, plainLinks} from './recorder'
import {createScriptLoader} from './scriptLoader'
import {keepSidebarScroll} from './sidebar'
import {disableBrokenStorage} from './storage'
import {switchTabs} from './tabs'

/** The search prompt, which works before the page's scripts have loaded. */
interface Prompt {
  /** Selects its controls, which load their own scripts. */
  selector: string
  /** Resolves when the page's scripts may load; undefined if they need not wait for an answer. */
  readonly answered: Promise<void> | undefined
}

/** Other controls that work before the page's scripts have loaded. */
interface EarlyControls {
  selector: string
  /** Loads what a control needs. */
  prepare: (control: Element) => void
}

/** What copies code before the page's scripts have loaded. */
interface Copying {
  selector: string
  stop: () => void
}

/**
 * Whether a part of the page reads a parameter that the address has, as in /search?q=map: only
 * the scripts can answer it. Other parameters, such as those of campaigns, need no scripts.
 */
function readsQuery(): boolean {
  const given = new URLSearchParams(location.search)
  const readers = document.querySelectorAll<HTMLElement>('[data-query-parameter]')
  return [...readers].some(({dataset}) => given.has(dataset.queryParameter ?? ''))
}

/**
 * Runs a page until React has hydrated it: loads its scripts when a reader is about to use
 * something, and records what a reader does to controls, and strangers to the page, for them.
 *
 * @param prompt must be listening for clicks already, because the recorder stops those it records
 * @param copying so must what copies code until React begins
 */
export function hydrateOnIntent(
  prompt: Prompt,
  copying: Copying,
  others: EarlyControls,
): void {
  repairAddress()
  const explainer = createExplainer()
  let isHydrated = false
  let isMissing = false
  /** Explains a press that has no effect. */
  const onHold = () => {
    if (isMissing) void explainer.explain()
  }
  // Listens before the recorder, like what the parameters stand for.
  const stopMenu = openMenuOnPress()
  const recorder = createRecorder(onHold)
  const loadScripts = createScriptLoader()

  /** Parts of the page report a failure themselves. Nobody has asked for what is preloaded. */
  function onMissingPart(): void {
    if (navigator.userActivation.isActive) void explainer.explain({onlyOutdated: true})
  }

  /** A host may answer with a document for a script that is gone: then the script is malformed. */
  function onError(event: Event): void {
    const isMalformed =
      event instanceof ErrorEvent &&
      event.error instanceof SyntaxError &&
      event.filename.startsWith(location.origin)
    if (!isMalformed && !(event.target instanceof HTMLScriptElement)) return
    if (isHydrated) {
      onMissingPart()
      return
    }
    isMissing = true
    // Links of sidebar categories are followed instead of held back.
    recorder.followLinks()
    if (recorder.isHolding()) onHold()
  }

  const loadForReader = () => {
    // The page's scripts would delay the answer that the reader is waiting for.
    const {answered} = prompt
    if (answered) void answered.then(loadScripts)
    else loadScripts()
  }
  const isSlow = isSlowConnection()
  const ignored = [prompt.selector, copying.selector]
  // On a slow connection, 130 kB would delay the page that a link leads to. Where browsers prefetch
  // that page (build/speculationRules.ts), it is shown as soon without scripts.
  if (isSlow || HTMLScriptElement.supports('speculationrules')) ignored.push(plainLinks)
  const stopWatching = watchIntent({
    except: ignored.join(),
    isSlow,
    onIntent: (control) => {
      if (control?.matches(others.selector)) others.prepare(control)
      else loadForReader()
    },
  })
  const stopFollowing = followContents()
  const stopPrefetching = () =>
    document.querySelector('[type=speculationrules]')?.remove()
  const takeForeignChanges = watchForeignChanges()
  const takeChanges = () => {
    copying.stop()
    stopMenu()
    return takeForeignChanges()
  }
  window.beforeHydration = {...recorder, takeChanges}

  function onHydrated(): void {
    stopWatching()
    stopFollowing()
    stopPrefetching()
    isHydrated = true
    explainer.hide()
  }

  const {pathname} = location
  /** Back and Forward after a reload: only React could show the other page without loading it. */
  function onPopState(): void {
    if (!isHydrated && location.pathname !== pathname) location.reload()
  }

  addEventListener('error', onError, true)
  addEventListener('popstate', onPopState)
  document.addEventListener(missingModuleEvent, onMissingPart)
  document.addEventListener(hydratedEvent, onHydrated, {once: true})
  document.addEventListener('DOMContentLoaded', () => {
    if (readsQuery()) loadForReader()
    hydrateNearScreen(loadForReader)
    if (isSlow) stopPrefetching()
  })

  disableBrokenStorage()
  markKeyboardNavigation()
  switchTabs()
  keepSidebarScroll()
  warnOfWrongBaseUrl()
}
