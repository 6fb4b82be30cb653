import {hydratedEvent} from '../lib/hydrated'
import {isSlowConnection} from '../lib/slowConnection'
import {repairAddress} from './address'
import {warnOfWrongBaseUrl} from './baseUrlBanner'
import {followContents} from './contents'
import {watchIntent} from './intent'
import {markKeyboardNavigation} from './keyboardNavigation'
import {createRecorder} from './recorder'
import {createScriptLoader} from './scriptLoader'
import {forgoBrokenStorage} from './storage'
import {switchTabs} from './tabs'

/** A part of the page that works before the page's scripts are there. */
export interface EarlyPart {
  /** Its controls, which start what they need themselves. */
  selector: string
  /** Resolves when its reader has an answer; undefined while no reader waits for one. */
  readonly answered: Promise<void> | undefined
  /** Called when the page is hydrated and can do the same. */
  stop: () => void
}

/**
 * Runs a page until React has hydrated it: loads its scripts when a reader is about to use
 * something, and keeps what the reader does with controls, to repeat it afterwards.
 *
 * @param early must already listen: the recorder stops every click that it is given
 */
export function hydrateOnIntent(document: Document, early: EarlyPart): void {
  repairAddress(document)
  const recorder = createRecorder(document)
  const loadScripts = createScriptLoader(document)

  /** Where scripts cannot be loaded, links that wait for them lead on. */
  function onMissing({target}: Event): void {
    if (target instanceof HTMLScriptElement) recorder.followLinks()
  }

  const start = () => {
    // The scripts of the page would slow down the answer that the reader waits for.
    const {answered} = early
    if (answered) void answered.then(loadScripts)
    else loadScripts()
  }
  // On a slow connection a link that is followed would wait behind 150 kB of scripts.
  const isSparing = isSlowConnection()
  const stopWatching = watchIntent({except: early.selector, isSparing, onIntent: start})
  const stopFollowing = followContents(document)

  function onHydrated(): void {
    stopWatching()
    stopFollowing()
    removeEventListener('error', onMissing, true)
    early.stop()
    recorder.replay()
  }

  addEventListener('error', onMissing, true)
  document.addEventListener(hydratedEvent, onHydrated, {once: true})
  // A query such as /search?q=map asks for something that only the scripts can answer.
  if (location.search !== '') start()

  forgoBrokenStorage()
  markKeyboardNavigation(document)
  switchTabs(document)
  warnOfWrongBaseUrl(document)
}
