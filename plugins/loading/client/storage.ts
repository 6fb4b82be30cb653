/**
 * Makes storage failures harmless. If the browser denies storage, every access throws; this
 * function then sets the storage to null, which all the page's code can handle. Writes beyond
 * the quota are dropped.
 */
export function disableBrokenStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].getItem('')
    } catch {
      Object.defineProperty(window, name, {value: null})
    }
  }
  const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')
    ?.value as Storage['setItem']
  Storage.prototype.setItem = function (...item) {
    try {
      setItem.apply(this, item)
    } catch {
      // Nothing that the site stores is worth an error.
    }
  }
}
