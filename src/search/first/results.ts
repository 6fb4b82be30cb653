import {latest} from '../latest'
import {resultCount} from '../resultCount'
import {groupHits} from './groups'
import {walkWithKeys} from './keyboard'
import {addResultList, type ListedHit} from './list'
import type {FirstSearch} from './parts'
import {promptQuery} from './query'
import {isReading, resultsClass} from './reading'
import {remember} from './remember'
import styles from './styles.css'

interface Options extends Pick<FirstSearch, 'client' | 'onRefined'> {
  /** Resolves when queries can be answered, or cannot. */
  ready: () => Promise<unknown>
  indexName: string
}

const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)

/** Adds the styles of the list, which no page loads before search is asked for. */
function addStyles({adoptedStyleSheets}: Document): void {
  if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet)
}

/**
 * Shows results in a prompt while search's modal is not there yet: the same hits in the
 * same order, each a link. Without results Enter sends the query to the search page. When
 * more can be searched than before, the list is rebuilt unless the reader is in it.
 *
 * @returns resolves when the first query is answered
 */
export async function showResultsIn(
  prompt: HTMLDialogElement,
  {client, onRefined, ready, indexName}: Options,
): Promise<void> {
  const input = prompt.querySelector('input')
  const status = prompt.querySelector('[role="status"]')
  const isShown = prompt.querySelector(`.${resultsClass}`) !== null
  if (!input || !status || isShown) return
  const document = prompt.ownerDocument
  addStyles(document)
  const list = addResultList(prompt, input)
  let shownQuery = ''

  const search = latest(async (text: string) => {
    const query = promptQuery(text, indexName, document)
    const {results} = await client.search({requests: [query]})
    return {text, result: results[0]}
  })
  const typed = () => input.value.trim()
  const show = (query: string, groups: ReturnType<typeof groupHits>, message: string) => {
    shownQuery = query
    list.show(groups)
    status.textContent = message
  }
  const update = async () => {
    const query = typed()
    if (query === '') {
      show('', [], '')
      return
    }
    try {
      const {text, result} = await search(query)
      // The same query again: it may find more, and the reader may have moved meanwhile.
      const isKept = text === shownQuery && isReading(prompt)
      if (text !== typed() || !result || isKept) return
      show(text, groupHits(result.hits), resultCount(result))
    } catch {
      show(query, [], 'Search cannot be loaded. Enter leads to the search page.')
    }
  }
  const keep = ({hit, group}: ListedHit) => remember(hit, group, indexName)

  walkWithKeys(input, list, (hit) => {
    if (shownQuery !== typed()) return false
    keep(hit)
    return true
  })
  list.onClick(keep)
  input.addEventListener('input', () => void update())
  const end = onRefined(() => void update())
  prompt.addEventListener('close', end)
  await ready()
  await update()
}
