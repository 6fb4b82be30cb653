// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {hydratedEvent} from '../../lib/client/hydrated'
import {switchTabs} from './tabs'

const html = `
  <ul role="tablist">
    <li role="tab" tabindex="0" aria-selected="true" class="tabs__item--active">npm</li>
    <li role="tab" tabindex="-1" aria-selected="false">pnpm</li>
    <li role="tab" tabindex="-1" aria-selected="false">Yarn</li>
  </ul>`

/** Mounts the tabs as the theme does, and records which of them are clicked. */
function mount(): string[] {
  const place = document.querySelector('main')
  if (place) place.innerHTML = html
  const clicked: string[] = []
  for (const tab of document.querySelectorAll('li'))
    tab.addEventListener('click', () => clicked.push(tab.textContent))
  return clicked
}

function tab(index: number): HTMLElement {
  const tabs = document.querySelectorAll('li')
  return tabs[index] ?? expect.fail(`There is no tab ${index}.`)
}

const press = (target: Element, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}))
const settle = () => document.dispatchEvent(new Event(hydratedEvent))
const selected = () =>
  document.querySelector('.tabs__item--active[aria-selected="true"][tabindex="0"]')

beforeEach(() => {
  document.body.innerHTML = '<a href="/docs">Docs</a><main></main>'
  mount()
  switchTabs()
})

// Removes the listeners from the document.
afterEach(() => {
  settle()
  vi.unstubAllGlobals()
})

it('before hydration, arrow keys move the focus and wrap around, and Enter selects a tab', () => {
  tab(0).focus()
  press(tab(0), 'ArrowLeft')
  expect(document.activeElement).toBe(tab(2))
  press(tab(2), 'ArrowRight')
  expect(document.activeElement).toBe(tab(0))
  expect(selected()).toBe(tab(0))
  press(tab(2), 'Enter')
  expect(selected()).toBe(tab(2))
})

it('before hydration, the panel of the chosen tab is shown; the only panel of lazy tabs stays', () => {
  const panels = (count: number) => {
    const box = document.createElement('div')
    box.append(...Array.from({length: count}, () => document.createElement('div')))
    document.querySelector('ul')?.after(box)
    tab(2).click()
    const hidden = [...box.children].map((panel) => panel.hasAttribute('hidden'))
    box.remove()
    return hidden
  }
  expect(panels(3)).toEqual([true, true, false])
  expect(panels(1)).toEqual([false])
})

it('a stored choice is shown; a value that no tab has changes nothing', () => {
  const panels = ['npm', 'pnpm', 'yarn'].map(
    (value) => `<div data-value="${value}"></div>`,
  )
  const tabs = `<div>${html}<div>${panels.join('')}</div></div>`
  document.body.innerHTML = ['manager', 'other']
    .map((group) => `<div data-choice="tab.${group}">${tabs}</div>`)
    .join('')
  // jsdom has none.
  vi.stubGlobal('CSS', {escape: String})
  localStorage.setItem('tab.manager', 'pnpm')
  localStorage.setItem('tab.other', 'deno')
  document.dispatchEvent(new Event('DOMContentLoaded'))
  const chosen = [...document.querySelectorAll('[aria-selected="true"]')]
  expect(chosen.map(({textContent}) => textContent)).toEqual(['pnpm', 'npm'])
  localStorage.clear()
})

describe('tabs that the theme has remounted', () => {
  it('are chosen again, in the same order', () => {
    tab(2).click()
    press(tab(1), 'Enter')
    const clicked = mount()
    settle()
    expect(clicked).toEqual(['Yarn', 'pnpm'])
  })

  it('are left to the theme afterwards', () => {
    const clicked = mount()
    settle()
    tab(1).click()
    expect(clicked).toEqual(['pnpm'])
    expect(selected()).toBe(tab(0))
  })
})
