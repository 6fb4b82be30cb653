// @vitest-environment jsdom
import {beforeEach, describe, expect, test, vi} from 'vitest'
import {addResultList, type ListedHit} from './list'
import {testHit} from '../../../test/data'

let prompt: HTMLDialogElement
let input: HTMLInputElement
let show: ReturnType<typeof addResultList>
let isCurrent: boolean
const onFollow = vi.fn<(followed: ListedHit) => void>()
const scrollIntoView = vi.fn()

const marked = {value: 'The <mark>sec</mark>ond'}
const groups = [
  {name: 'API', hits: [testHit('a'), testHit('b', {content: '&lt;b&gt;'})]},
  {
    name: 'Blog',
    hits: [testHit('c', {type: 'lvl2', _snippetResult: {hierarchy: {lvl2: marked}}})],
  },
]
const items = () => [...prompt.querySelectorAll('li')]
const activeItems = () =>
  items().filter((item) => item.getAttribute('aria-selected') === 'true')
const followedIds = () => onFollow.mock.calls.map(([{hit}]) => hit.objectID)

/** Presses a key in the input; returns whether the list handled it. */
function press(key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', {key, cancelable: true, ...init})
  input.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => {
  document.body.innerHTML = '<dialog open><input></dialog>'
  prompt = document.querySelector('dialog') ?? expect.fail()
  input = document.querySelector('input') ?? expect.fail()
  Element.prototype.scrollIntoView = scrollIntoView
  prompt.close = () => (prompt.open = false)
  onFollow.mockClear()
  isCurrent = true
  show = addResultList(prompt, input, {isCurrent: () => isCurrent, onFollow})
})

describe('the list', () => {
  test('belongs to a combobox, and is closed while it is empty', () => {
    const {attributes} = input
    expect(
      Object.fromEntries([...attributes].map(({name, value}) => [name, value])),
    ).toEqual({
      role: 'combobox',
      'aria-haspopup': 'tree',
      'aria-autocomplete': 'list',
      'aria-controls': prompt.querySelector('div')?.id,
      'aria-expanded': 'false',
    })
  })

  test('has a tree for each group, labelled with its name', () => {
    show(groups)
    const trees = [...prompt.querySelectorAll('[role="tree"]')]
    expect(trees.map((tree) => tree.getAttribute('aria-label'))).toEqual(['API', 'Blog'])
    expect(trees.map((tree) => tree.previousElementSibling?.textContent)).toEqual([
      'API',
      'Blog',
    ])
    expect(trees.map((tree) => tree.children.length)).toEqual([2, 1])
    expect(items().every((item) => item.getAttribute('role') === 'treeitem')).toBe(true)
    expect(input.getAttribute('aria-expanded')).toBe('true')
  })

  test('has a link of two lines for each hit, with marked matches', () => {
    show(groups)
    const links = [...prompt.querySelectorAll('a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/page#a',
      '/page#b',
      '/page#c',
    ])
    const linesOf = (link: Element) =>
      [...link.querySelectorAll('span')].map(({innerHTML}) => innerHTML).join('|')
    expect(links.map(linesOf)).toEqual([
      'Heading|Page · Some text',
      'Heading|Page · &lt;b&gt;',
      'The <mark>sec</mark>ond|Page · Some text',
    ])
  })

  test('makes the first hit active; arrow keys wrap around and scroll to the active hit', () => {
    show(groups)
    expect(activeItems()).toEqual([items()[0]])
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['ArrowDown', 2],
      ['ArrowDown', 0],
      ['ArrowUp', 2],
    ] as const) {
      expect(press(key)).toBe(true)
      expect(activeItems()).toEqual([items()[index]])
      expect(input.getAttribute('aria-activedescendant')).toBe(items()[index]?.id)
    }
    expect(new Set(items().map(({id}) => id)).size).toBe(3)
    expect(scrollIntoView).toHaveBeenCalledWith({block: 'nearest'})
  })

  test('makes the hit under the pointer active', () => {
    show(groups)
    items()[2]?.dispatchEvent(new Event('pointermove'))
    expect(activeItems()).toEqual([items()[2]])
  })

  test('scrolls to the top for new hits, and closes without hits', () => {
    show(groups)
    press('ArrowDown')
    const list = prompt.querySelector('div') ?? expect.fail()
    list.scrollTop = 9
    show(groups.slice(1))
    expect(items()).toHaveLength(1)
    expect(activeItems()).toEqual(items())
    expect(list.scrollTop).toBe(0)
    show([])
    expect(list.childElementCount).toBe(0)
    expect(input.getAttribute('aria-expanded')).toBe('false')
    expect(input.hasAttribute('aria-activedescendant')).toBe(false)
  })

  test('reports the link that is clicked, with its group, and closes the prompt', () => {
    show(groups)
    prompt.addEventListener('click', (event) => event.preventDefault())
    // The `mark` is in a link, the `ul` is not.
    for (const target of ['mark', 'ul']) {
      const click = new MouseEvent('click', {bubbles: true, cancelable: true})
      prompt.querySelector(target)?.dispatchEvent(click)
    }
    expect(followedIds()).toEqual(['c'])
    expect(onFollow.mock.lastCall?.[0].group.name).toBe('Blog')
    expect(prompt.open).toBe(false)
  })
})

describe('keys', () => {
  const open = vi.fn()

  beforeEach(() => {
    open.mockClear()
    vi.stubGlobal('open', open)
  })

  test('are ignored without results and during composition; letters are always ignored', () => {
    expect(press('ArrowDown')).toBe(false)
    expect(press('Enter')).toBe(false)
    show(groups)
    expect(press('ArrowDown', {isComposing: true})).toBe(false)
    expect(press('a')).toBe(false)
    expect(activeItems()).toEqual([items()[0]])
    expect(onFollow).not.toHaveBeenCalled()
  })

  test.each([
    [{ctrlKey: true}, 'noopener'],
    [{metaKey: true}, 'noopener'],
    [{shiftKey: true}, 'noopener,popup'],
  ])(
    'Enter with %o opens the active hit in a new tab or window',
    (modifier, features) => {
      show(groups)
      press('ArrowDown')
      expect(press('Enter', modifier)).toBe(true)
      expect(followedIds()).toEqual(['b'])
      const href = items()[1]?.querySelector('a')?.href
      expect(open).toHaveBeenCalledExactlyOnceWith(href, '_blank', features)
      expect(prompt.open).toBe(true)
    },
  )

  test('Enter is left to the browser when the list is for another query', () => {
    show(groups)
    isCurrent = false
    expect(press('Enter', {ctrlKey: true})).toBe(false)
    expect(open).not.toHaveBeenCalled()
    expect(onFollow).not.toHaveBeenCalled()
  })
})
