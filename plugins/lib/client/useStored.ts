import {createStorageSlot} from '@docusaurus/theme-common'
import {useCallback, useEffect, useState} from 'react'

/** A text in the browser's storage. */
export interface Stored {
  text: string | undefined
  keep: (text: string) => void
  forget: () => void
}

/**
 * Keeps a text in the browser's storage, across pages and reloads. Without storage the text
 * lasts as long as the page.
 */
export function useStored(key: string): Stored {
  const [text, setText] = useState<string>()
  // Storage can be read only after hydration.
  useEffect(() => setText(slotOf(key).get() ?? undefined), [key])
  const keep = useCallback(
    (changed: string) => {
      setText(changed)
      slotOf(key).set(changed)
    },
    [key],
  )
  const forget = useCallback(() => {
    setText(undefined)
    slotOf(key).del()
  }, [key])
  return {text, keep, forget}
}

function slotOf(key: string) {
  return createStorageSlot(key, {persistence: 'localStorage'})
}
