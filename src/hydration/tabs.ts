import {settledEvent} from '../lib/hydrated'

const tabSelector = '[role="tab"]'
/** The class that the theme gives the tab whose panel is shown. */
const activeClass = 'tabs__item--active'
/** The keys that move the focus to another tab, and how far. */
const steps = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
])

const siblingsOf = (tab: Element) => [...(tab.parentElement?.children ?? [])]

/** Changes what the theme changes when a tab is chosen. The panels follow the list of tabs. */
function show(chosen: Element): void {
  const panels = chosen.parentElement?.nextElementSibling?.children
  siblingsOf(chosen).forEach((tab, index) => {
    const isChosen = tab === chosen
    tab.classList.toggle(activeClass, isChosen)
    tab.setAttribute('aria-selected', String(isChosen))
    tab.setAttribute('tabindex', isChosen ? '0' : '-1')
    panels?.[index]?.toggleAttribute('hidden', !isChosen)
  })
}

/** Moves the focus to the next or previous tab; from the last one to the first, and back. */
function moveFocus(tab: Element, step: number): void {
  const tabs = siblingsOf(tab)
  const next = tabs.at((tabs.indexOf(tab) + step) % tabs.length)
  if (next instanceof HTMLElement) next.focus()
}

/**
 * Switches tabs until the theme can do it. A moment after the page is hydrated, the theme
 * mounts its tabs again and forgets which were chosen and which had the focus. This restores
 * both on the new tabs, which it finds by their position among the tabs of the page.
 */
export function switchTabs(document: Document): void {
  const listening = new AbortController()
  const {signal} = listening
  /** Positions in the order of the choices: in a group of tabs, the last choice counts. */
  const chosen: number[] = []
  let focused = -1

  const tabs = () => [...document.querySelectorAll<HTMLElement>(tabSelector)]
  const placeOf = (element: Element) => tabs().findIndex((tab) => tab === element)
  const choose = (tab: Element) => {
    show(tab)
    chosen.push(placeOf(tab))
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
  const onFocus = ({target}: Event) => {
    focused = target instanceof Element ? placeOf(target) : -1
  }
  // A press elsewhere takes the focus from a tab, even if nothing else gets it.
  const onPress = () => (focused = -1)
  const onSettled = () => {
    listening.abort()
    for (const place of chosen) tabs()[place]?.click()
    tabs()[focused]?.focus({preventScroll: true})
  }

  document.addEventListener('click', onClick, {capture: true, signal})
  document.addEventListener('keydown', onKey, {capture: true, signal})
  document.addEventListener('focusin', onFocus, {signal})
  document.addEventListener('pointerdown', onPress, {capture: true, signal})
  document.addEventListener(settledEvent, onSettled, {signal})
}
