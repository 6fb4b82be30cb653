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
    node?.addEventListener('cancel', onCancel)
    return () => node?.removeEventListener('cancel', onCancel)
  }, [onClose])

  return dialog
}
