/**
 * Where the browser denies its storage, makes it null; where there is no room left, what
 * is stored is dropped. Everything on the page then does without and says nothing (SPEC.md
 * §3); as it is, each access throws.
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
