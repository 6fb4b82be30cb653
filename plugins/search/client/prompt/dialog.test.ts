// @vitest-environment jsdom
import {expect, it} from 'vitest'
import {isSearchShortcut, openSearchPrompt} from './dialog'

it.each([
  ['k', {ctrlKey: true}, true],
  ['K', {metaKey: true}, true],
  ['k', {ctrlKey: true, shiftKey: true}, false],
  ['k', {ctrlKey: true, altKey: true}, false],
  ['k', {ctrlKey: true, metaKey: true}, false],
  ['k', {}, false],
  // Cyrillic, Greek and Hebrew layouts; on Dvorak the place of K has another letter.
  ['л', {ctrlKey: true, code: 'KeyK'}, true],
  ['κ', {ctrlKey: true, code: 'KeyK'}, true],
  ['ל', {metaKey: true, code: 'KeyK'}, true],
  ['t', {ctrlKey: true, code: 'KeyK'}, false],
  ['k', {ctrlKey: true, code: 'KeyV'}, true],
  ['k', {ctrlKey: true, isComposing: true}, false],
  ['k', {ctrlKey: true, keyCode: 229}, false],
  ['/', {}, true],
  ['/', {shiftKey: true, code: 'Digit7'}, true],
  ['/', {altKey: true}, false],
  ['/', {ctrlKey: true}, false],
])('%s with %j opens search: %s', (key, more, expected) => {
  expect(isSearchShortcut(new KeyboardEvent('keydown', {key, ...more}))).toBe(expected)
})

it('searches for a selection over several lines as words', () => {
  document.body.innerHTML = '<pre>useFacetMap\n  useFacetMemo</pre>'
  HTMLDialogElement.prototype.showModal = () => undefined
  getSelection()?.selectAllChildren(document.body)
  expect(openSearchPrompt().querySelector('input')?.value).toBe(
    'useFacetMap useFacetMemo',
  )
})
