import type {RefObject} from 'react'
import {useEffect, useLayoutEffect, useRef} from 'react'

/**
 * Opens a dialog element for as long as the component lives. The browser makes the page
 * behind it inert, keeps the focus inside and gives it back afterwards.
 */
export function useDialog(onClose: () => void): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const node = dialog.current
    node?.showModal()
    return () => node?.close()
  }, [])

  useEffect(() => {
    const node = dialog.current
    const onCancel = (event: Event) => {
      event.preventDefault()
      onClose()
    }
    // DocSearch keeps Escape for itself, so that the browser would not cancel.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onCancel(event)
    }
    node?.addEventListener('cancel', onCancel)
    node?.addEventListener('keydown', onKeyDown, true)
    return () => {
      node?.removeEventListener('cancel', onCancel)
      node?.removeEventListener('keydown', onKeyDown, true)
    }
  }, [onClose])

  return dialog
}
