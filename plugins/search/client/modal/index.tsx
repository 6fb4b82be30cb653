import {DocSearchModal} from '@docsearch/react'
import Link from '@docusaurus/Link'
import {useHistory} from '@docusaurus/router'
import type {ReactElement, ReactNode} from 'react'
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import {createPortal, flushSync} from 'react-dom'
import {useDialog} from '../../../lib/client/useDialog'
import {useDocumentEvent} from '../../../lib/client/useDocumentEvent'
import {isReading, watchPointer} from '../prompt/handOver'
import {searchConfig} from '../client'
import {docSearchClasses} from '../docsearch'
import {isComposing, isSearchShortcut, watchComposition} from '../prompt/dialog'
import {refinedEvent} from '../../shared/assets'
import {hitLines} from '../hitLines'
import {resultCount} from '../resultCount'
import type {SearchHit} from '../../shared/types'
import {useSearchFilters} from '../useSearchFilters'
import {EmptyScreen} from './EmptyScreen'
import {createModalClient, type Answer} from './modalClient'
import {repairStorage} from './storedSearches'
import './styles.css'
import {useComboboxSemantics} from './useComboboxSemantics'

export interface Props {
  /** The text that the reader typed before the modal opened. */
  initialQuery: string
  onClose: () => void
}

type DocSearchProps = Parameters<typeof DocSearchModal>[0]

/**
 * DocSearch needs credentials for its own client, which is not used, and for reporting views
 * and clicks.
 */
const credentials =
  searchConfig.engine === 'hosted'
    ? {appId: searchConfig.appId, apiKey: searchConfig.apiKey}
    : {appId: 'unused', apiKey: 'unused'}

const {indexName, searchPage} = searchConfig

/**
 * Where DocSearch scrolls when it closes: wherever the page is then. DocSearch would go back to
 * where the reader was before following a hit or going back.
 */
const hereNow = {valueOf: () => window.scrollY}

function findInput(root: ParentNode | null): HTMLInputElement | null {
  return root?.querySelector(`.${docSearchClasses.input}`) ?? null
}

/** Makes DocSearch search and open its list, as it does when its input gets the focus. */
function searchAgain(root: ParentNode | null): void {
  findInput(root)?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}))
}

function Hit({hit, children}: {hit: {url: string}; children: ReactNode}): ReactElement {
  return <Link to={hit.url}>{children}</Link>
}

type DocSearchItem = Parameters<NonNullable<DocSearchProps['transformItems']>>[0][number]

/**
 * Gives a hit the two lines of hitLines.ts. For a hit on text, DocSearch shows the snippets of the
 * text and of the page's title as the two lines, so this replaces both snippets; for one on a
 * heading, those of the heading and of the page's title.
 */
function withLines(item: DocSearchItem): DocSearchItem {
  if (item.type === 'lvl1') return item
  const {title, detail} = hitLines(item as unknown as SearchHit)
  const {_snippetResult: snippets} = item
  const hierarchy = {
    ...snippets.hierarchy,
    lvl1: {...snippets.hierarchy.lvl1, value: detail},
  }
  const lines = {...snippets, hierarchy}
  if (item.type !== 'content') return {...item, _snippetResult: lines}
  const content = {...snippets.content, value: title}
  return {...item, _snippetResult: {...lines, content}}
}

/** The outcome of the last query, for parts of the modal that DocSearch renders. */
const AnswerContext = createContext<Answer | undefined>(undefined)

function AllResults({to, onClick}: {to: string; onClick: () => void}): ReactNode {
  const answer = useContext(AnswerContext)
  return (
    <Link to={to} onClick={onClick}>
      See all {answer?.status === 'found' && resultCount(answer.result)}
    </Link>
  )
}

/**
 * The search modal: DocSearch with the site's own client, in a dialog element. EmptyScreen
 * replaces DocSearch's screen for no results, because DocSearch cannot tell a failed search from
 * one without hits (modalClient.ts).
 */
export function SearchModal({initialQuery: promptQuery, onClose}: Props): ReactNode {
  // When the next page comes while search is open, its button replaces the modal, which still is
  // in the document now.
  const [initialQuery] = useState(() => findInput(document)?.value ?? promptQuery)
  const dialog = useDialog(onClose)
  const history = useHistory()
  const facetFilters = useSearchFilters()
  const [answer, setAnswer] = useState<Answer>()
  const client = useMemo(() => createModalClient(setAnswer), [])
  // In an initializer, because DocSearch reads the storage in its first render.
  useState(() => repairStorage(indexName))
  useComboboxSemantics(dialog)

  // DocSearch focuses its input only after the first paint, so an earlier key could be lost.
  useLayoutEffect(() => {
    findInput(dialog.current)?.focus()
  }, [dialog])

  useDocumentEvent('keydown', (event) => {
    if (!(event instanceof KeyboardEvent && isSearchShortcut(event))) return
    event.preventDefault()
    onClose()
  })

  // After the initial query DocSearch keeps its list closed until its input gets the focus.
  // While the list is closed, an arrow key searches again and starts at the top.
  useEffect(() => searchAgain(dialog.current), [dialog])

  useEffect(() => {
    if (!dialog.current) return
    watchPointer(dialog.current)
    watchComposition(dialog.current)
  }, [dialog])

  // Going elsewhere closes search. A page that is left may come back from the browser's cache, as
  // it was.
  useEffect(() => history.listen(onClose), [history, onClose])
  useEffect(() => {
    const close = () => flushSync(onClose)
    addEventListener('pagehide', close)
    return () => removeEventListener('pagehide', close)
  }, [onClose])

  // When the rest of the index has loaded, the answer may be better.
  useDocumentEvent(refinedEvent, () => {
    const {current} = dialog
    if (current && !isReading(current) && !isComposing(current)) searchAgain(current)
  })

  const props = useMemo<DocSearchProps>(
    () => ({
      ...credentials,
      indexName,
      placeholder: 'Search docs',
      insights: searchConfig.engine === 'hosted' && searchConfig.insights,
      initialScrollY: hereNow as unknown as number,
      initialQuery,
      onClose,
      searchParameters: {facetFilters} as DocSearchProps['searchParameters'],
      transformSearchClient: (original) => Object.assign(original, client),
      hitComponent: Hit,
      navigator: {
        navigate: ({itemUrl}) => {
          // A hit may lead to another site, where the router cannot go.
          if (itemUrl.startsWith('/')) history.push(itemUrl)
          else location.assign(itemUrl)
        },
        navigateNewTab: ({itemUrl}) => void window.open(itemUrl, '_blank', 'noopener'),
        navigateNewWindow: ({itemUrl}) =>
          void window.open(itemUrl, '_blank', 'noopener,popup'),
      },
      transformItems: (items) => items.map(withLines),
      resultsFooterComponent: ({state: {query: q}}) => (
        <AllResults to={`${searchPage}?${new URLSearchParams({q})}`} onClick={onClose} />
      ),
    }),
    [client, facetFilters, history, initialQuery, onClose],
  )

  return createPortal(
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="Search"
      aria-modal="true"
      data-engine={searchConfig.engine}
    >
      <AnswerContext.Provider value={answer}>
        <DocSearchModal {...props} />
      </AnswerContext.Provider>
      <EmptyScreen answer={answer} dialog={dialog} />
      <p role="status" className="visually-hidden">
        {answer?.status === 'found' && resultCount(answer.result)}
      </p>
    </dialog>,
    document.body,
  )
}
