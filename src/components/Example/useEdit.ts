import {createStorageSlot} from '@docusaurus/theme-common'
import {useCallback, useEffect, useState} from 'react'

interface Edit {
  /** What a reader made of an example, in this browser; nothing when it is the page's. */
  text: string | undefined
  keep: (text: string) => void
  forget: () => void
}

/**
 * Keeps what a reader made of an example, over reloads and other pages. Where there is no
 * storage it lasts as long as the page.
 *
 * @param name of the example
 */
export function useEdit(name: string): Edit {
  const [text, setText] = useState<string>()
  // What is stored is known to the browser alone, and so after hydration.
  useEffect(() => setText(slotOf(name).get() ?? undefined), [name])
  const keep = useCallback(
    (changed: string) => {
      setText(changed)
      slotOf(name).set(changed)
    },
    [name],
  )
  const forget = useCallback(() => {
    setText(undefined)
    slotOf(name).del()
  }, [name])
  return {text, keep, forget}
}

function slotOf(name: string) {
  return createStorageSlot(`example.${name}`, {persistence: 'localStorage'})
}
