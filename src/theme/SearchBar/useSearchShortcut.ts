import {useEffect} from 'react'

function isEditing({target}: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  )
}

/** Calls back on Ctrl/Cmd+K, and on '/' outside text fields (SPEC.md §2). */
export function useSearchShortcut(callback: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const modifier = event.ctrlKey || event.metaKey
      const isShortcut =
        (modifier && event.key.toLowerCase() === 'k') ||
        (event.key === '/' && !modifier && !event.altKey && !isEditing(event))
      if (!isShortcut) return
      event.preventDefault()
      callback()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [callback])
}
