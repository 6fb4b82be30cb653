import {hitLines} from '../hitLines'
import {highlightParts} from '../sanitize'
import type {SearchHit} from '../types'
import type {HitGroup} from './groups'
import {resultsClass} from './reading'

/** A hit in the list, and its link. */
export interface ListedHit {
  hit: SearchHit
  group: HitGroup
  link: HTMLAnchorElement
}

/** The results in the prompt. Enter follows the active one. */
export interface ResultList {
  readonly active: ListedHit | undefined
  /** Replaces the hits, and makes the first one active. */
  show: (groups: readonly HitGroup[]) => void
  /** Moves the active hit by a number of places. After the last one comes the first. */
  move: (step: number) => void
  /** Calls a listener when a link in the list is clicked. */
  onClick: (listener: (clicked: ListedHit) => void) => void
}

/** The nodes of a highlighted text, with matches in mark elements. */
function marked(document: Document, html: string): (Node | string)[] {
  return highlightParts(html).map(({text, isHighlighted}) => {
    if (!isHighlighted) return text
    const mark = document.createElement('mark')
    mark.textContent = text
    return mark
  })
}

function createLink(document: Document, hit: SearchHit): HTMLAnchorElement {
  const {title, detail} = hitLines(hit)
  const link = document.createElement('a')
  link.href = hit.url
  for (const [name, line] of [
    ['span', title],
    ['small', detail],
  ] as const) {
    const element = document.createElement(name)
    element.append(...marked(document, line))
    link.append(element)
  }
  return link
}

/**
 * Adds an empty list to a prompt, and makes the prompt's input a combobox with trees of hits
 * (WAI-ARIA 1.2, combobox).
 */
export function addResultList(
  prompt: HTMLDialogElement,
  input: HTMLInputElement,
): ResultList {
  const document = prompt.ownerDocument
  const list = document.createElement('div')
  list.className = resultsClass
  list.id = resultsClass
  prompt.append(list)
  for (const [name, value] of [
    ['role', 'combobox'],
    ['aria-haspopup', 'tree'],
    ['aria-autocomplete', 'list'],
    ['aria-controls', list.id],
    ['aria-expanded', 'false'],
  ] as const)
    input.setAttribute(name, value)

  let hits: ListedHit[] = []
  let active = 0

  const items = () => [...list.querySelectorAll('li')]
  const activate = (index: number) => {
    active = index
    items().forEach((item, position) =>
      item.setAttribute('aria-selected', String(position === index)),
    )
    const id = items()[index]?.id
    if (id) input.setAttribute('aria-activedescendant', id)
    else input.removeAttribute('aria-activedescendant')
  }
  const add = (hit: SearchHit, group: HitGroup) => {
    const link = createLink(document, hit)
    const position = hits.push({hit, group, link}) - 1
    const item = document.createElement('li')
    item.id = `${list.id}-${position}`
    item.setAttribute('role', 'treeitem')
    item.addEventListener('pointermove', () => activate(position))
    item.append(link)
    return item
  }

  return {
    get active() {
      return hits[active]
    },
    show(groups) {
      hits = []
      const parts = groups.flatMap((group) => {
        const title = document.createElement('p')
        title.textContent = group.name
        const tree = document.createElement('ul')
        tree.setAttribute('role', 'tree')
        tree.setAttribute('aria-label', group.name)
        tree.append(...group.hits.map((hit) => add(hit, group)))
        return [title, tree]
      })
      list.replaceChildren(...parts)
      list.scrollTop = 0
      input.setAttribute('aria-expanded', String(hits.length > 0))
      activate(0)
    },
    move(step) {
      activate((active + step + hits.length) % hits.length)
      items()[active]?.scrollIntoView({block: 'nearest'})
    },
    onClick(listener) {
      list.addEventListener('click', ({target}) => {
        const clicked = hits.find(({link}) => link.contains(target as Node))
        if (clicked) listener(clicked)
      })
    },
  }
}
