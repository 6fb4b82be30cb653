/**
 * Where the browser denies its storage, every access throws: it becomes null, and all on
 * the page does without it and says nothing. Where no room is left, what is stored is
 * dropped.
 */
export function forgoBrokenStorage(): void {
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
      // The quota is used up: nothing that this site stores is worth an error.
    }
  }
}
