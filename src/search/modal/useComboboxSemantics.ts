import type {RefObject} from 'react'
import {useEffect} from 'react'
import {docSearchClasses} from '../docsearch'

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

function repairRoot(root: Element): void {
  for (const name of misplaced) root.removeAttribute(name)
}

function repairInput(input: Element): void {
  input.setAttribute('role', 'combobox')
  input.setAttribute('aria-haspopup', 'tree')
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-expanded', String(input.hasAttribute('aria-controls')))
}

/**
 * An option must not contain controls, but each hit contains a link, and some contain buttons.
 * Lists therefore become trees, and hits their items.
 */
function repairLists(dropdown: Element): void {
  for (const list of dropdown.querySelectorAll('ul[role="listbox"]')) {
    list.setAttribute('role', 'tree')
    list.removeAttribute('aria-labelledby')
    list.setAttribute('aria-label', list.previousElementSibling?.textContent ?? '')
  }
  for (const hit of dropdown.querySelectorAll('li[role="option"]')) {
    hit.setAttribute('role', 'treeitem')
  }
}

function observe(node: Node, options: MutationObserverInit, repair: () => void) {
  repair()
  const observer = new MutationObserver(repair)
  observer.observe(node, options)
  return () => observer.disconnect()
}

/**
 * Gives DocSearch 3.9 the roles of a combobox with trees of hits (WAI-ARIA 1.2, combobox): its
 * root loses the role of a button, its input becomes the combobox, and its lists become trees.
 * DocSearch sets some attributes again when its panel opens, so they are repaired after each
 * change.
 */
export function useComboboxSemantics(dialog: RefObject<HTMLDialogElement>): void {
  useEffect(() => {
    const root = dialog.current?.querySelector(`.${docSearchClasses.container}`)
    const input = dialog.current?.querySelector(`.${docSearchClasses.input}`)
    const dropdown = dialog.current?.querySelector(`.${docSearchClasses.dropdown}`)
    if (!root || !input || !dropdown) return undefined
    const ends = [
      observe(root, {attributeFilter: misplaced}, () => repairRoot(root)),
      observe(input, {attributeFilter: ['aria-controls']}, () => repairInput(input)),
      observe(dropdown, {childList: true, subtree: true}, () => repairLists(dropdown)),
    ]
    return () => ends.forEach((end) => end())
  }, [dialog])
}
