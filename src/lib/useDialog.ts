import type {RefObject} from 'react'
import {useLayoutEffect, useRef} from 'react'

/**
 * Opens a dialog element for as long as the component lives. The browser makes the page
 * behind it inert, keeps the focus inside and gives it back afterwards.
 */
export function useDialog(onClose: () => void): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null)

  // Before the dialog is painted: a key may come at once.
  useLayoutEffect(() => {
    const node = dialog.current
    const onCancel = (event: Event) => {
      event.preventDefault()
      onClose()
    }
    // DocSearch handles Escape, which keeps the browser from cancelling.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // While text is composed, Escape belongs to the input method.
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
