import {useLayoutEffect, useRef} from 'react'

/**
 * Opens a modal dialog element while the component is mounted, or part of that time. The browser
 * makes the page behind it inert, keeps the focus inside, and restores the focus afterwards.
 */
export function useDialog(onClose: () => void, isOpen = true) {
  const dialog = useRef<HTMLDialogElement>(null)

  // A layout effect, because a key may be pressed as soon as the dialog is painted.
  useLayoutEffect(() => {
    const node = dialog.current
    const onCancel = (event: Event) => {
      event.preventDefault()
      onClose()
    }
    // DocSearch prevents Escape's default action, so browsers fire no cancel event.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // During composition, Escape belongs to the input method.
      if (event.isComposing) event.stopPropagation()
      else onCancel(event)
    }
    node?.addEventListener('cancel', onCancel)
    node?.addEventListener('keydown', onKeyDown, true)
    return () => {
      node?.removeEventListener('cancel', onCancel)
      node?.removeEventListener('keydown', onKeyDown, true)
    }
  }, [onClose])

  useLayoutEffect(() => {
    const node = dialog.current
    if (!isOpen || !node) return
    if (!node.open) node.showModal()
    return () => node.close()
  }, [isOpen])

  return dialog
}
