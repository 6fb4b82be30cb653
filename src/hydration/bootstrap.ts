/**
 * The only script that runs before a reader does anything. It is inlined into every page
 * (plugins/loading/bootstrap.ts), so it stays small and imports nothing but its own parts.
 */
import {hydratedEvent} from '../lib/hydrated'
import {isSlowConnection} from '../lib/slowConnection'
import {repairAddress} from './address'
import {warnOfWrongBaseUrl} from './baseUrlBanner'
import {followContents} from './contents'
import {watchIntent} from './intent'
import {markKeyboardNavigation} from './keyboardNavigation'
import {createRecorder} from './recorder'
import {createScriptLoader} from './scriptLoader'
import {searchAtOnce} from './searchAtOnce'
import {forgoBrokenStorage} from './storage'
import {switchTabs} from './tabs'

repairAddress(document)

// Before the recorder, which would keep a click on search like any other.
const search = searchAtOnce(document)
const recorder = createRecorder(document)
const loader = createScriptLoader(document)

/** Readers do without scripts that cannot be loaded, whoever of them asked for which. */
function onMissing({target}: Event): void {
  if (target instanceof HTMLScriptElement) recorder.followLinks()
}

const start = () => {
  // Who asks for search waits for it, and not for the page: its scripts come behind.
  const {answered} = search
  if (answered) void answered.then(() => loader.load())
  else loader.load()
}
// On a slow connection a link that is followed would wait behind 150 kB of scripts.
const stopWatching = watchIntent({isSparing: isSlowConnection(), onIntent: start})
const stopFollowing = followContents(document)

function onHydrated(): void {
  stopWatching()
  stopFollowing()
  removeEventListener('error', onMissing, true)
  search.handOver()
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
