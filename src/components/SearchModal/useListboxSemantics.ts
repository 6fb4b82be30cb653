import type {RefObject} from 'react'
import {useEffect} from 'react'

/** Attributes that make DocSearch's root a button around the whole modal. */
const misplaced = [
  'role',
  'tabindex',
  'aria-expanded',
  'aria-haspopup',
  'aria-owns',
  'aria-controls',
  'aria-labelledby',
]

/**
 * Gives DocSearch 3.9 the roles of the combobox pattern: its root loses the role of a
 * button, its input becomes the combobox of the list of hits.
 */
export function useListboxSemantics(dialog: RefObject<HTMLDialogElement>): void {
  useEffect(() => {
    const root = dialog.current?.querySelector('.DocSearch-Container')
    const input = dialog.current?.querySelector('.DocSearch-Input')
    if (!root || !input) return undefined
    const repair = () => {
      for (const name of misplaced) root.removeAttribute(name)
      input.setAttribute('role', 'combobox')
      input.setAttribute('aria-haspopup', 'listbox')
      input.setAttribute('aria-expanded', String(input.hasAttribute('aria-controls')))
    }
    repair()
    // DocSearch writes some of them again when its panel opens.
    const observer = new MutationObserver(repair)
    observer.observe(root, {attributeFilter: misplaced})
    observer.observe(input, {attributeFilter: ['aria-controls']})
    return () => observer.disconnect()
  }, [dialog])
}
