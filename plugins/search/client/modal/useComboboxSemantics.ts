import type {RefObject} from 'react'
import {useEffect} from 'react'
import {docSearchClasses as classes} from '../docsearch'

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

function repair(dialog: Element): void {
  const root = dialog.querySelector(`.${classes.container}`)
  for (const name of misplaced) root?.removeAttribute(name)

  const input = dialog.querySelector(`.${classes.input}`)
  input?.setAttribute('role', 'combobox')
  input?.setAttribute('aria-haspopup', 'tree')
  input?.setAttribute('aria-autocomplete', 'list')
  input?.setAttribute('aria-expanded', String(input.hasAttribute('aria-controls')))

  // An option must not contain controls, but each hit contains a link, and some contain
  // buttons. Lists therefore become trees, and hits become tree items.
  for (const list of dialog.querySelectorAll('ul[role="listbox"]')) {
    list.setAttribute('role', 'tree')
    list.removeAttribute('aria-labelledby')
    list.setAttribute('aria-label', list.previousElementSibling?.textContent ?? '')
  }
  for (const hit of dialog.querySelectorAll('li[role="option"]'))
    hit.setAttribute('role', 'treeitem')
}

/**
 * Gives DocSearch 3.9 the roles of a combobox with trees of hits (WAI-ARIA 1.2, combobox): its
 * root loses the role of a button, its input becomes the combobox, and its lists become trees.
 * DocSearch sets some attributes again when its panel opens, so they are repaired after each
 * change.
 */
export function useComboboxSemantics(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const node = dialog.current
    if (!node) return undefined
    repair(node)
    const observer = new MutationObserver(() => repair(node))
    // This attribute changes together with the others. The repair only removes it, so a repair
    // causes one more at most, which finds nothing to remove.
    const attributeFilter = ['aria-controls']
    observer.observe(node, {childList: true, subtree: true, attributeFilter})
    return () => observer.disconnect()
  }, [dialog])
}
