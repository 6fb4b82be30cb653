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
  /** Its controls. It starts what they need by itself. */
  selector: string
  /** Ends when its reader has an answer. Undefined while nobody waits for one. */
  readonly answered: Promise<void> | undefined
  /** Called when the page is hydrated, and has its own way to do the same. */
  stop: () => void
}

/**
 * Runs a page until React has hydrated it: loads its scripts when a reader means to use
 * something, keeps what the reader does with controls until then, and does it again.
 *
 * @param early has to listen already: the recorder keeps each click that reaches it
 */
export function hydrateOnIntent(document: Document, early: EarlyPart): void {
  repairAddress(document)
  const recorder = createRecorder(document)
  const loader = createScriptLoader(document)

  /** Readers do without scripts that cannot be loaded. */
  function onMissing({target}: Event): void {
    if (target instanceof HTMLScriptElement) recorder.followLinks()
  }

  const start = () => {
    // A reader who waits for an early part does not wait for the page's scripts, too.
    const {answered} = early
    if (answered) void answered.then(() => loader.load())
    else loader.load()
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
