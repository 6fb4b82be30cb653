import type {RefObject} from 'react'
import {useLayoutEffect, useRef} from 'react'

/**
 * Opens a dialog element for as long as the component lives. The browser makes the page
 * behind it inert, keeps the focus inside and gives it back afterwards.
 */
export function useDialog(onClose: () => void): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null)

  // With the dialog, not after it is painted: a key may come at once.
  useLayoutEffect(() => {
    const node = dialog.current
    const onCancel = (event: Event) => {
      event.preventDefault()
      onClose()
    }
    // DocSearch keeps Escape for itself, so that the browser would not cancel.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // While text is composed, Escape is for the input method and for nothing here.
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
    node?.showModal()
    return () => node?.close()
  }, [])

  return dialog
}
