/**
 * The only script that runs before a reader does anything. It is inlined into every page
 * (plugins/loading/bootstrap.ts), so it stays small and imports nothing but its own parts.
 */
import {isSlowConnection} from '../lib/slowConnection'
import {repairAddress} from './address'
import {warnOfWrongBaseUrl} from './baseUrlBanner'
import {markKeyboardNavigation} from './keyboardNavigation'
import {createRecorder} from './recorder'
import {createScriptLoader} from './scriptLoader'
import {searchAtOnce} from './searchAtOnce'
import {forgoBrokenStorage} from './storage'

/** What a reader does who wants something of the page. */
const actions = ['pointerdown', 'keydown']
/** Signs that somebody reads the page. Hydration starts at the first of them. */
const presence = ['pointermove', 'touchstart', 'wheel', 'scroll', 'focusin']
// On a slow connection a link that is followed would wait behind 150 kB of scripts.
const signs = isSlowConnection() ? actions : [...actions, ...presence]

repairAddress(document)

const root = document.documentElement
// Before the recorder, which would keep a click on search like any other.
const handOverSearch = searchAtOnce(document)
const recorder = createRecorder(document)
const loader = createScriptLoader(document)

const start = (event?: Event) => {
  const target = event?.target
  const isLink = target instanceof Element && target.closest('a[href]') !== null
  // A pointer that rests is reported too, when the page comes to lie under it.
  const rests =
    event instanceof PointerEvent &&
    event.type === 'pointermove' &&
    event.movementX === 0 &&
    event.movementY === 0
  if (!rests && !(isLink && isSlowConnection())) loader.load()
}

function stopWhenHydrated(): void {
  if (root.getAttribute('data-has-hydrated') !== 'true') return
  observer.disconnect()
  for (const sign of signs) removeEventListener(sign, start, true)
  handOverSearch()
  recorder.replay()
}

const observer = new MutationObserver(stopWhenHydrated)
observer.observe(root, {attributeFilter: ['data-has-hydrated']})
for (const sign of signs) addEventListener(sign, start, {capture: true, passive: true})
// A query such as /search?q=map asks for something that only the scripts can answer.
if (location.search !== '') start()

forgoBrokenStorage()
markKeyboardNavigation(document)
warnOfWrongBaseUrl(document)
