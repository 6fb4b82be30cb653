/**
 * Where the browser denies its storage, every access throws: it becomes null, which all code
 * of the page copes with. Where the quota is used up, writes are dropped.
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
      // Nothing that is stored is worth an error.
    }
  }
}
