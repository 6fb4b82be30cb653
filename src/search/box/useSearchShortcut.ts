import {useEffect} from 'react'
import {isSearchShortcut} from './shortcut'

/** Calls back when a key asks for search (ARCHITECTURE.md, "Search"). */
export function useSearchShortcut(callback: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return
      event.preventDefault()
      callback()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [callback])
}
