import {NO_VALUE, createFacet, type WritableFacet} from '@react-facet/core'
import '@react-facet/dom-fiber'

/** Stores text. For an engine with its own store, write another implementation. */
interface Store {
  read: (key: string) => string | null
  write: (key: string, text: string) => void
}

const browserStore: Store = {
  read: (key) => localStorage.getItem(key),
  write: (key, text) => localStorage.setItem(key, text),
}

/** A facet whose number is also stored, if the store permits it. */
function storedNumber(key: string, initial: number, store = browserStore) {
  const facet = createFacet({initialValue: load(key, initial, store)})
  let last = facet.get()
  facet.observe((value) => {
    if (value === last) return
    last = value
    try {
      store.write(key, JSON.stringify(value))
    } catch {
      // The store is full or forbidden: the facet works without it.
    }
  })
  return facet
}

function load(key: string, initial: number, store: Store): number {
  try {
    const value: unknown = JSON.parse(store.read(key) ?? 'null')
    return typeof value === 'number' ? value : initial
  } catch {
    return initial
  }
}

const volume = storedNumber('react-facet-docs:volume', 50)

export default function Settings() {
  return (
    <div className="stack">
      <div data-testid="volume">
        Volume: <fast-text text={volume} />
      </div>
      <div className="row">
        <button onClick={() => add(volume, 10)}>Louder</button>
        <button onClick={() => add(volume, -10)}>Quieter</button>
      </div>
      <span className="muted">Reload the page: the volume stays.</span>
    </div>
  )
}

function add(facet: WritableFacet<number>, amount: number) {
  facet.setWithCallback((value) => (value === NO_VALUE ? value : value + amount))
}
