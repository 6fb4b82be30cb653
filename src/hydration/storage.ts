/**
 * Where the browser denies its storage, or has no room left, makes it null. Everything on
 * the page then does without and says nothing (SPEC.md §3); as it is, each access throws.
 */
export function forgoBrokenStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].setItem('probe', '')
      window[name].removeItem('probe')
    } catch {
      Object.defineProperty(window, name, {value: null})
    }
  }
}
