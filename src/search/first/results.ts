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
  /** Resolves when the engine has loaded, or has failed to load. */
  ready: () => Promise<unknown>
  indexName: string
}

const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)

/** Adds the styles of the list, which pages do not load before search is opened. */
function addStyles({adoptedStyleSheets}: Document): void {
  if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet)
}

/**
 * Shows results in a prompt until the modal has loaded: the same hits in the same order, each
 * as a link. Without results, Enter sends the query to the search page. When the rest of the
 * index has loaded, the list is updated unless the reader is using it.
 *
 * @returns a promise that resolves when the first query is answered
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
      // The rest of the index may change the answer, but not below a reader who uses it.
      const isKept = text === shownQuery && isReading(prompt)
      if (text !== typed() || !result || isKept) return
      show(text, groupHits(result.hits), resultCount(result))
    } catch {
      show(query, [], 'Search cannot be loaded. Enter opens the search page.')
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
