import {useEvent} from '@docusaurus/theme-common'
import {useEffect} from 'react'

/** Listens to events of the document while the component is mounted. */
export function useDocumentEvent(type: string, listener: (event: Event) => void): void {
  const current = useEvent(listener)
  useEffect(() => {
    document.addEventListener(type, current)
    return () => document.removeEventListener(type, current)
  }, [type, current])
}
