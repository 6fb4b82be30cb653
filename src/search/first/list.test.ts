// @vitest-environment jsdom
import {beforeEach, describe, expect, test, vi} from 'vitest'
import {walkWithKeys} from './keyboard'
import {addResultList, type ResultList} from './list'
import {isReading} from './reading'
import {testHit} from '../testData'

let prompt: HTMLDialogElement
let input: HTMLInputElement
let list: ResultList
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

beforeEach(() => {
  document.body.innerHTML = '<dialog open><input></dialog>'
  prompt = document.querySelector('dialog') ?? expect.fail()
  input = document.querySelector('input') ?? expect.fail()
  Element.prototype.scrollIntoView = scrollIntoView
  list = addResultList(prompt, input)
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
    expect(list.active).toBeUndefined()
  })

  test('has a tree for each group, labelled with its name', () => {
    list.show(groups)
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
    list.show(groups)
    const links = [...prompt.querySelectorAll('a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/page#a',
      '/page#b',
      '/page#c',
    ])
    expect(links.map(({innerHTML}) => innerHTML)).toEqual([
      '<span>Heading</span><small>Page · Some text</small>',
      '<span>Heading</span><small>Page · &lt;b&gt;</small>',
      '<span>The <mark>sec</mark>ond</span><small>Page</small>',
    ])
  })

  test('makes the first hit active, and moves in a circle', () => {
    list.show(groups)
    expect(list.active?.hit.objectID).toBe('a')
    for (const [step, index, id] of [
      [1, 1, 'b'],
      [1, 2, 'c'],
      [1, 0, 'a'],
      [-1, 2, 'c'],
    ] as const) {
      list.move(step)
      expect(list.active).toMatchObject({hit: {objectID: id}})
      expect(activeItems()).toEqual([items()[index]])
      expect(input.getAttribute('aria-activedescendant')).toBe(items()[index]?.id)
    }
    expect(new Set(items().map(({id}) => id)).size).toBe(3)
    expect(scrollIntoView).toHaveBeenCalledWith({block: 'nearest'})
  })

  test('makes the hit under the pointer active', () => {
    list.show(groups)
    items()[2]?.dispatchEvent(new Event('pointermove'))
    expect(activeItems()).toEqual([items()[2]])
    expect(list.active?.group.name).toBe('Blog')
  })

  test('starts at the top of other hits, and closes without hits', () => {
    list.show(groups)
    list.move(1)
    const shown = prompt.querySelector('div') ?? expect.fail()
    shown.scrollTop = 9
    list.show(groups.slice(1))
    expect(list.active?.hit.objectID).toBe('c')
    expect(items()).toHaveLength(1)
    expect(shown.scrollTop).toBe(0)
    list.show([])
    expect(shown.childElementCount).toBe(0)
    expect(input.getAttribute('aria-expanded')).toBe('false')
    expect(input.hasAttribute('aria-activedescendant')).toBe(false)
  })

  test('reports the link that is clicked', () => {
    const clicked: string[] = []
    list.onClick(({hit}) => clicked.push(hit.objectID))
    list.show(groups)
    prompt.addEventListener('click', (event) => event.preventDefault())
    for (const target of ['mark', 'p']) {
      const click = new MouseEvent('click', {bubbles: true, cancelable: true})
      prompt.querySelector(target)?.dispatchEvent(click)
    }
    expect(clicked).toEqual(['c'])
  })
})

describe('a reader', () => {
  test('is using the results after moving to another hit, or scrolling', () => {
    expect(isReading(prompt)).toBe(false)
    list.show(groups)
    expect(isReading(prompt)).toBe(false)
    list.move(1)
    expect(isReading(prompt)).toBe(true)
    list.move(-1)
    expect(isReading(prompt)).toBe(false)
    const shown = prompt.querySelector('div') ?? expect.fail()
    shown.scrollTop = 1
    expect(isReading(prompt)).toBe(true)
  })

  test('is using the results while they have the focus, but not without a list', () => {
    list.show(groups)
    prompt.querySelector('a')?.focus()
    expect(isReading(prompt)).toBe(true)
    prompt.querySelector('div')?.remove()
    expect(isReading(prompt)).toBe(false)
  })
})

describe('keys', () => {
  const open = vi.fn()
  const follow = vi.fn(() => true)

  const press = (key: string, init: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', {key, cancelable: true, ...init})
    input.dispatchEvent(event)
    return event.defaultPrevented
  }

  beforeEach(() => {
    open.mockClear()
    follow.mockClear()
    vi.stubGlobal('open', open)
    walkWithKeys(input, list, follow)
  })

  test('are left alone without results, and while text is composed', () => {
    expect(press('ArrowDown')).toBe(false)
    expect(press('Enter')).toBe(false)
    list.show(groups)
    expect(press('ArrowDown', {isComposing: true})).toBe(false)
    expect(press('a')).toBe(false)
    expect(list.active?.hit.objectID).toBe('a')
    expect(follow).not.toHaveBeenCalled()
  })

  test('move the active hit', () => {
    list.show(groups)
    expect(press('ArrowDown')).toBe(true)
    expect(press('ArrowDown')).toBe(true)
    expect(press('ArrowUp')).toBe(true)
    expect(list.active?.hit.objectID).toBe('b')
  })

  test.each([
    [{ctrlKey: true}, 'noopener'],
    [{metaKey: true}, 'noopener'],
    [{shiftKey: true}, 'noopener,popup'],
  ])('Enter with %o opens the active hit elsewhere', (modifier, features) => {
    list.show(groups)
    press('ArrowDown')
    expect(press('Enter', modifier)).toBe(true)
    expect(follow).toHaveBeenCalledExactlyOnceWith(list.active)
    expect(open).toHaveBeenCalledExactlyOnceWith(
      list.active?.link.href,
      '_blank',
      features,
    )
  })

  test('Enter goes to the active hit', () => {
    list.show([{name: 'API', hits: [testHit('here', {url: '#here'})]}])
    expect(press('Enter')).toBe(true)
    expect(location.hash).toBe('#here')
    expect(open).not.toHaveBeenCalled()
  })

  test('Enter is left to the browser when the list is for another query', () => {
    follow.mockReturnValueOnce(false)
    list.show(groups)
    expect(press('Enter', {ctrlKey: true})).toBe(false)
    expect(open).not.toHaveBeenCalled()
  })
})
