import {hydratedEvent} from '../../lib/client/hydrated'

const tabSelector = '[role="tab"]'
/** The class that the theme gives the tab whose panel is shown. */
const activeClass = 'tabs__item--active'
/** The keys that move the focus to another tab, and how far. */
const steps = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
])

/** The browser may deny storage (storage.ts). */
const findStorage = (): Storage | null => localStorage

const siblingsOf = (tab: Element) => [...(tab.parentElement?.children ?? [])]

/**
 * Selects a tab as the theme does. The panels come after the list of tabs. Lazy tabs have only the
 * open panel until the theme renders another one.
 */
function show(chosen: Element): void {
  const tabs = siblingsOf(chosen)
  const rendered = chosen.parentElement?.nextElementSibling?.children
  const panels = rendered?.length === tabs.length ? rendered : undefined
  tabs.forEach((tab, index) => {
    const isChosen = tab === chosen
    tab.classList.toggle(activeClass, isChosen)
    tab.setAttribute('aria-selected', String(isChosen))
    tab.setAttribute('tabindex', isChosen ? '0' : '-1')
    panels?.[index]?.toggleAttribute('hidden', !isChosen)
  })
}

/** The tab of a panel. */
function tabOf(panel: Element): HTMLElement | undefined {
  const panels = panel.parentElement
  const index = [...(panels?.children ?? [])].indexOf(panel)
  return panels?.previousElementSibling?.children[index] as HTMLElement | undefined
}

/** Shows the tabs that the reader has chosen on an earlier page. */
function showStored(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-choice]')) {
    const value = CSS.escape(findStorage()?.getItem(group.dataset.choice ?? '') ?? '')
    // Not the panel of other tabs inside.
    const panel = group.querySelector(`:scope>div>div>[data-value="${value}"]`)
    const tab = panel && tabOf(panel)
    if (tab) show(tab)
  }
}

/** Moves the focus to the next or previous tab, wrapping around at both ends. */
function moveFocus(tab: Element, step: number): void {
  const tabs = siblingsOf(tab)
  const next = tabs.at((tabs.indexOf(tab) + step) % tabs.length)
  if (next instanceof HTMLElement) next.focus()
}

/** Shows the element that the address leads to, if it is in tab panels that are hidden. */
export function revealTarget(choose: (tab: HTMLElement) => void): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const panelOf = (element?: Element | null) =>
    element?.closest('[role="tabpanel"][hidden]')
  const first = panelOf(target)
  for (let panel = first; panel; panel = panelOf(panel.parentElement)) {
    const tab = tabOf(panel)
    if (tab) choose(tab)
  }
  if (first) requestAnimationFrame(() => target?.scrollIntoView())
}

/**
 * Shows stored choices and switches tabs until the theme can do it. Just after hydration, the theme remounts its tabs
 * and forgets which were chosen. They are chosen again on the new tabs, which are found by their
 * position among the page's tabs.
 */
export function switchTabs(): void {
  const listening = new AbortController()
  const {signal} = listening
  /** Positions of the chosen tabs, oldest first: in each group, the last one counts. */
  const choices: number[] = []

  const tabs = () => [...document.querySelectorAll<HTMLElement>(tabSelector)]
  const positionOf = (element: Element) => tabs().findIndex((tab) => tab === element)
  const choose = (tab: Element) => {
    show(tab)
    choices.push(positionOf(tab))
  }

  const onClick = ({target}: Event) => {
    const tab = target instanceof Element && target.closest(tabSelector)
    if (tab) choose(tab)
  }
  const onKey = ({key, target}: KeyboardEvent) => {
    if (!(target instanceof Element && target.matches(tabSelector))) return
    const step = steps.get(key)
    if (key === 'Enter') choose(target)
    else if (step) moveFocus(target, step)
  }
  const onHydrated = () => {
    listening.abort()
    for (const position of choices) tabs()[position]?.click()
  }

  const reveal = () => revealTarget(choose)
  document.addEventListener(
    'DOMContentLoaded',
    () => {
      showStored()
      reveal()
    },
    {signal},
  )
  addEventListener('hashchange', reveal, {signal})
  document.addEventListener('click', onClick, {capture: true, signal})
  document.addEventListener('keydown', onKey, {capture: true, signal})
  document.addEventListener(hydratedEvent, onHydrated, {signal})
}
