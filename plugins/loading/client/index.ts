import {hydratedEvent, hydratingEvent} from '../../lib/client/hydrated'
import {isSlowConnection} from '../../lib/client/slowConnection'
import {repairAddress} from './address'
import {warnOfWrongBaseUrl} from './baseUrlBanner'
import {followContents} from './contents'
import {watchForeignChanges} from './foreignChanges'
import {watchIntent} from './intent'
import {markKeyboardNavigation} from './keyboardNavigation'
import {placeOf} from './places'
import {createRecorder} from './recorder'
import {createScriptLoader} from './scriptLoader'
import {disableBrokenStorage} from './storage'
import {switchTabs} from './tabs'

/** A part of the page that works before the page's scripts have loaded. */
export interface EarlyFeature {
  /** Selects the part's controls, which load their own scripts. */
  selector: string
  /** Resolves when the page's scripts may load; undefined if they need not wait for the part. */
  readonly answered: Promise<void> | undefined
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
 * something, records clicks on controls, and replays them afterwards.
 *
 * @param early must be listening for clicks already, because the recorder stops those it records
 * @param ready selects other controls that work without the page's scripts
 */
export function hydrateOnIntent(early: EarlyFeature, ready: string): void {
  repairAddress()
  const recorder = createRecorder()
  const loadScripts = createScriptLoader()

  /** If a script fails to load, links of sidebar categories are followed instead of held back. */
  function onMissing({target}: Event): void {
    if (target instanceof HTMLScriptElement) recorder.followLinks()
  }

  const start = () => {
    // The page's scripts would delay the answer that the reader is waiting for.
    const {answered} = early
    if (answered) void answered.then(loadScripts)
    else loadScripts()
  }
  // On a slow connection, links load no scripts: 130 kB would delay the page that a link leads to.
  const isSlow = isSlowConnection()
  const stopWatching = watchIntent({
    except: `${early.selector}, ${ready}`,
    isSlow,
    onIntent: start,
  })
  const stopFollowing = followContents()
  const foreignChanges = watchForeignChanges()
  let findFocused = placeOf(document.documentElement)

  function onHydrating(): void {
    foreignChanges.undo()
    recorder.locate()
    findFocused = placeOf(document.activeElement ?? document.documentElement)
  }

  function onHydrated(): void {
    stopWatching()
    stopFollowing()
    removeEventListener('error', onMissing, true)
    foreignChanges.restore()
    // Tabs and the links of sidebar categories have been mounted again.
    const focused = findFocused()
    if (document.activeElement === document.body && focused instanceof HTMLElement)
      focused.focus({preventScroll: true})
    recorder.replay()
  }

  addEventListener('error', onMissing, true)
  const once = {once: true}
  document.addEventListener(hydratingEvent, onHydrating, once)
  document.addEventListener('DOMContentLoaded', () => {
    if (readsQuery()) start()
  })

  disableBrokenStorage()
  markKeyboardNavigation()
  switchTabs()
  // After the tabs have been chosen again.
  document.addEventListener(hydratedEvent, onHydrated, once)
  warnOfWrongBaseUrl()
}
