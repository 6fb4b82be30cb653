import {maxStored} from '../shared/protocol'

/**
 * Gives a program a `localStorage`, which browsers deny to documents without an origin. The
 * page keeps its entries.
 */
export function provideStorage(
  stored: Readonly<Record<string, string>> = {},
  onChange: (entries: Record<string, string>) => void,
): void {
  const entries = new Map(Object.entries(stored))
  const changed = () => onChange(Object.fromEntries(entries))
  const storage: Storage = {
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key: unknown) => entries.get(String(key)) ?? null,
    setItem(key: unknown, text: unknown) {
      const next = new Map(entries).set(String(key), String(text))
      if (JSON.stringify([...next]).length > maxStored)
        throw new DOMException(
          'The storage of this example is full.',
          'QuotaExceededError',
        )
      entries.set(String(key), String(text))
      changed()
    },
    removeItem(key: unknown) {
      entries.delete(String(key))
      changed()
    },
    clear() {
      entries.clear()
      changed()
    },
  }
  Object.defineProperty(window, 'localStorage', {value: storage, configurable: true})
}
