import {isOfInputMethod} from '../dialog'
import {element} from '../../../../lib/client/element'
import {docSearchClasses as classes} from '../../docsearch'
import {hitLines} from '../../hitLines'
import {highlightParts} from '../../sanitize'
import type {SearchHit} from '../../../shared/types'
import type {HitGroup} from './groups'

/** A hit in the list, with its group and its link. */
export interface ListedHit {
  hit: SearchHit
  group: HitGroup
  link: HTMLAnchorElement
}

interface Options {
  /** Whether the hits belong to the text in the input. If not, Enter follows no hit. */
  isCurrent: () => boolean
  /** Called before a hit is followed. */
  onFollow: (followed: ListedHit) => void
}

const steps: Partial<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1}

/** The nodes of a highlighted text, with matches in mark elements. */
function marked(html: string): (Node | string)[] {
  return highlightParts(html).map(({text, isHighlighted}) =>
    isHighlighted ? element('mark', {}, text) : text,
  )
}

function createLink(hit: SearchHit): HTMLAnchorElement {
  const {title, detail} = hitLines(hit)
  const lines = element(
    'div',
    {class: classes.hitLines},
    element('span', {class: classes.hitTitle}, ...marked(title)),
    element('span', {class: classes.hitPath}, ...marked(detail)),
  )
  return element('a', {href: hit.url}, element('div', {class: classes.hitBox}, lines))
}

/** Whether a key or click opens a link elsewhere, so that the page and the list stay. */
const opensElsewhere = ({ctrlKey, metaKey, shiftKey}: KeyboardEvent | MouseEvent) =>
  ctrlKey || metaKey || shiftKey

/** Follows a link: with Ctrl/Cmd in a new tab, with Shift in a new window. */
function open({href}: HTMLAnchorElement, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey) window.open(href, '_blank', 'noopener')
  else if (event.shiftKey) window.open(href, '_blank', 'noopener,popup')
  else location.assign(href)
}

/**
 * Adds an empty list to a prompt, and makes the prompt's input a combobox with trees of hits
 * (WAI-ARIA 1.2, combobox). Arrow keys choose the active hit, and Enter follows it. Following
 * a hit closes the prompt, because the hit may lead to a heading of the open page. The
 * elements have DocSearch's classes, so that the list looks like the one in the modal.
 *
 * @returns a function that replaces the hits and makes the first one active
 */
export function addResultList(
  prompt: HTMLDialogElement,
  input: HTMLInputElement,
  {isCurrent, onFollow}: Options,
): (groups: readonly HitGroup[]) => void {
  const list = element('div', {id: 'search-prompt-results', class: classes.dropdown})
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

  const follow = (hit: ListedHit, event: KeyboardEvent | MouseEvent) => {
    onFollow(hit)
    if (!opensElsewhere(event)) prompt.close()
  }
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
    const link = createLink(hit)
    const position = hits.push({hit, group, link}) - 1
    const id = `${list.id}-${position}`
    const item = element('li', {id, class: classes.hit, role: 'treeitem'}, link)
    item.addEventListener('pointermove', () => activate(position))
    return item
  }

  input.addEventListener('keydown', (event) => {
    const followed = hits[active]
    if (isOfInputMethod(event) || !followed) return
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      activate((active + step + hits.length) % hits.length)
      items()[active]?.scrollIntoView({block: 'nearest'})
    } else if (event.key === 'Enter' && isCurrent()) {
      event.preventDefault()
      follow(followed, event)
      open(followed.link, event)
    }
  })
  list.addEventListener('click', (event) => {
    const clicked = hits.find(({link}) => link.contains(event.target as Node))
    if (clicked) follow(clicked, event)
  })

  return (groups) => {
    hits = []
    const sections = groups.map((group) =>
      element(
        'section',
        {class: classes.hits},
        element('div', {class: classes.hitSource}, group.name),
        element(
          'ul',
          {role: 'tree', 'aria-label': group.name},
          ...group.hits.map((hit) => add(hit, group)),
        ),
      ),
    )
    list.replaceChildren(...sections)
    list.scrollTop = 0
    input.setAttribute('aria-expanded', String(hits.length > 0))
    activate(0)
  }
}
