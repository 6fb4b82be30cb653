import {isAmongResults, resultsClass} from '../box/prompt'
import {latest} from '../latest'
import {highlightTags} from '../docsearch'
import {highlightParts} from '../sanitize'
import type {SearchHit} from '../types'
import {groupHits, rememberedHit, type HitGroup} from './groups'
import type {FirstSearch} from './parts'
import {promptQuery} from './query'
import {remember} from './remember'
import styles from './styles.css'

interface Options extends Pick<FirstSearch, 'client' | 'onRefined'> {
  /** Ends when a query can be answered, or never will be. */
  ready: () => Promise<unknown>
  indexName: string
}

/** What is shown of a hit. */
interface Shown {
  item: HTMLLIElement
  link: HTMLAnchorElement
}

const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)

/** Adds the styles of the list, which no page loads before search is asked for. */
function addStyles(document: Document): void {
  const {adoptedStyleSheets} = document
  if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet)
}

/** Text with what matched marked. */
function marked(document: Document, html: string): (Node | string)[] {
  return highlightParts(html, highlightTags).map(({text, highlighted}) => {
    if (!highlighted) return text
    const mark = document.createElement('mark')
    mark.textContent = text
    return mark
  })
}

/** The two lines of a hit, as DocSearch has them: what it is, and where or about what. */
function linesOf({type, hierarchy, content, ...hit}: SearchHit): [string, string] {
  const {_snippetResult: snippets} = hit
  const page = snippets.hierarchy.lvl1?.value ?? hierarchy.lvl1
  const text = snippets.content?.value ?? content ?? ''
  if (type === 'content') return [text, page]
  if (type === 'lvl1') return [page, text]
  return [snippets.hierarchy[type]?.value ?? hierarchy[type] ?? page, page]
}

function showHit(document: Document, hit: SearchHit, id: string): Shown {
  const [title, path] = linesOf(hit)
  const item = document.createElement('li')
  item.id = id
  item.setAttribute('role', 'treeitem')
  const link = document.createElement('a')
  link.href = hit.url
  for (const [name, line] of [
    ['span', title],
    ['small', path],
  ] as const) {
    const element = document.createElement(name)
    element.append(...marked(document, line))
    link.append(element)
  }
  item.append(link)
  return {item, link}
}

/**
 * Shows results in a prompt while search's modal is not there yet: the same hits in the
 * same order, each a link. Arrow keys move through them, Enter goes to the active one, with
 * Ctrl/Cmd in a new tab and with Shift in a new window; without results Enter sends the
 * query to the search page. When more can be searched than before, the list is made anew
 * unless the reader is among the results.
 *
 * The prompt has `data-moved` while another hit than the first is active.
 */
export async function showResultsIn(
  prompt: HTMLDialogElement,
  options: Options,
): Promise<void> {
  const input = prompt.querySelector('input')
  const status = prompt.querySelector('[role="status"]')
  if (!input || !status || 'results' in prompt.dataset) return
  prompt.dataset.results = ''
  const document = prompt.ownerDocument
  const {client, onRefined, ready, indexName} = options
  addStyles(document)
  const list = document.createElement('div')
  list.className = resultsClass
  list.id = resultsClass
  prompt.append(list)
  input.setAttribute('role', 'combobox')
  input.setAttribute('aria-haspopup', 'tree')
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-controls', list.id)
  input.setAttribute('aria-expanded', 'false')

  let groups: HitGroup[] = []
  let shown: Shown[] = []
  let shownQuery = ''
  let active = 0

  const activate = (index: number) => {
    active = index
    prompt.toggleAttribute('data-moved', index > 0)
    shown.forEach(({item}, position) =>
      item.setAttribute('aria-selected', String(position === index)),
    )
    const id = shown[index]?.item.id
    if (id) input.setAttribute('aria-activedescendant', id)
    else input.removeAttribute('aria-activedescendant')
  }

  const show = (query: string, hits: SearchHit[], count: number) => {
    shownQuery = query
    groups = groupHits(hits)
    shown = []
    const parts = groups.flatMap((group) => {
      const title = document.createElement('p')
      title.textContent = group.name
      const items = document.createElement('ul')
      items.setAttribute('role', 'tree')
      items.setAttribute('aria-label', group.name)
      for (const hit of group.hits) {
        const one = showHit(document, hit, `${list.id}-${shown.length}`)
        const position = shown.push(one) - 1
        one.item.addEventListener('pointermove', () => activate(position))
        items.append(one.item)
      }
      return [title, items]
    })
    list.replaceChildren(...parts)
    list.scrollTop = 0
    input.setAttribute('aria-expanded', String(shown.length > 0))
    status.textContent = `${count} ${count === 1 ? 'result' : 'results'}`
    activate(0)
  }

  const search = latest(async (text: string) => {
    const query = promptQuery(text, indexName, document)
    const {results} = await client.search({requests: [query]})
    return {text, result: results[0]}
  })

  const update = async () => {
    const query = input.value.trim()
    if (query === '') {
      show('', [], 0)
      status.textContent = ''
      return
    }
    try {
      const {text, result} = await search(query)
      // The same query again: it may find more, and the reader may have moved meanwhile.
      const isKept = text === shownQuery && isAmongResults(prompt)
      if (text !== input.value.trim() || !result || isKept) return
      show(text, result.hits, result.nbHits)
    } catch {
      show(query, [], 0)
      status.textContent = 'Search cannot be loaded. Enter leads to the search page.'
    }
  }

  const open = (link: HTMLAnchorElement, event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) window.open(link.href, '_blank', 'noopener')
    else if (event.shiftKey) window.open(link.href, '_blank', 'noopener,popup')
    else location.assign(link.href)
  }

  const keep = (link: Element) => {
    const index = shown.findIndex((one) => one.link === link)
    const hits = groups.flatMap((group) => group.hits.map((hit) => ({hit, group})))
    const chosen = hits[index]
    const kept = chosen && rememberedHit(chosen.hit, chosen.group)
    if (kept) remember(kept, indexName)
  }

  input.addEventListener('input', () => void update())
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key]
    if (step !== undefined && shown.length > 0) {
      event.preventDefault()
      activate((active + step + shown.length) % shown.length)
      shown[active]?.item.scrollIntoView({block: 'nearest'})
    }
    const link = shown[active]?.link
    if (event.key !== 'Enter' || !link || shownQuery !== input.value.trim()) return
    event.preventDefault()
    keep(link)
    open(link, event)
  })
  list.addEventListener('click', ({target}) => {
    const link = target instanceof Element && target.closest('a')
    if (link) keep(link)
  })
  const end = onRefined(() => void update())
  prompt.addEventListener('close', end)
  await ready()
  await update()
}
