import {hydratedRoot} from './recorder'

/** Whether React leaves the content of a node's element alone, such as the frame of an example. */
function isUnhydrated(node: Node): boolean {
  const owner = node instanceof Element ? node : node.parentElement
  return owner?.closest('[data-unhydrated]') !== null
}

/** Inserts a node before another one or, if that is elsewhere by now, at the end. */
function insert(parent: Node, node: Node, next: Node | null): void {
  parent.insertBefore(node, next?.parentNode === parent ? next : null)
}

/** The node that has taken the place of a removed one, such as a translation, if there is one. */
function replacementOf(
  {addedNodes, previousSibling, nextSibling}: MutationRecord,
  added: ReadonlySet<Node>,
): Node | undefined {
  return [...addedNodes, previousSibling, nextSibling].find(
    (node): node is Node => node !== null && added.has(node),
  )
}

/**
 * Watches what translators and browser extensions change in a page that is not hydrated. Part of
 * the bootstrap, so it only records.
 *
 * @returns a function that returns the changes and stops watching
 */
export function watchForeignChanges(): () => MutationRecord[] {
  const records: MutationRecord[] = []
  const observer = new MutationObserver((news) => records.push(...news))
  document.addEventListener('DOMContentLoaded', () => {
    const root = document.querySelector(hydratedRoot)
    // React does not compare attributes.
    const kinds = {childList: true, characterData: true, characterDataOldValue: true}
    if (root) observer.observe(root, {...kinds, subtree: true})
  })
  return () => {
    records.push(...observer.takeRecords())
    observer.disconnect()
    // A page that React cannot hydrate is rendered twice.
    return records.splice(0)
  }
}

/**
 * Takes foreign changes back. React compares the page with its own result, and would render the
 * whole page again if a node were missing or new: readers would lose their place, what they have
 * opened, and the translation.
 *
 * @returns a function that makes the changes again. A text that was replaced then keeps its node,
 *   which belongs to React, and gets the text of the replacement
 */
export function undoChanges(all: readonly MutationRecord[]): () => void {
  const records = all.filter(({target}) => !isUnhydrated(target))
  const changes: (() => void)[] = []
  const added = new Set(records.flatMap(({addedNodes}) => [...addedNodes]))
  const replaced = records.flatMap((record) =>
    Array.from(record.removedNodes, (node) => {
      const replacement = node instanceof Text ? replacementOf(record, added) : undefined
      return {node, replacement, text: replacement?.textContent}
    }),
  )
  const settled = new Set(replaced.flatMap(({node, replacement}) => [node, replacement]))
  for (const record of records.reverse()) {
    const {target, addedNodes, removedNodes, nextSibling, oldValue} = record
    if (record.type === 'characterData') {
      const text = target.textContent
      changes.unshift(() => (target.textContent = text))
      target.textContent = oldValue
    }
    for (const node of addedNodes) {
      node.parentNode?.removeChild(node)
      if (settled.has(node)) continue
      changes.unshift(() => insert(target, node, nextSibling))
    }
    for (const node of removedNodes) insert(target, node, nextSibling)
  }
  for (const {node, replacement, text} of replaced)
    if (replacement) changes.push(() => (node.textContent = text ?? null))
  return () => {
    for (const change of changes) change()
  }
}
