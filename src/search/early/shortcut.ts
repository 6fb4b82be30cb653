function isEditing({target}: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  )
}

/** Whether a key opens search: Ctrl/Cmd+K, or '/' outside text fields. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const modifier = event.ctrlKey || event.metaKey
  return (
    (modifier && event.key.toLowerCase() === 'k') ||
    (event.key === '/' && !modifier && !event.altKey && !isEditing(event))
  )
}
