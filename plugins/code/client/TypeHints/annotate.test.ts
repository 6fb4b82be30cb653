// @vitest-environment jsdom
import {describe, expect, it} from 'vitest'
import {annotate, firstMentions} from './annotate'

function codeOf(html: string): HTMLElement {
  const code = document.createElement('code')
  code.innerHTML = html
  return code
}

describe('annotate', () => {
  it('marks parts of text, whole tokens and links, and keeps the text', () => {
    const code = codeOf(
      'a.b <span class="tok-type">C</span>\n<span class="tok-function"><a href="/d">d</a></span>(e)',
    )
    const text = code.textContent
    annotate(code, [
      [0, 1, 0],
      [2, 1, 1],
      [4, 1, 2],
      [6, 1, 3],
      [8, 1, 4],
    ])
    expect(code.textContent).toBe(text)
    expect(code.innerHTML).toBe(
      '<span data-type="0">a</span>.<span data-type="1">b</span> ' +
        '<span class="tok-type" data-type="2">C</span>\n' +
        '<span class="tok-function"><a href="/d" data-type="3">d</a></span>' +
        '(<span data-type="4">e</span>)',
    )
  })

  it('skips an identifier that the highlighter has split', () => {
    const code = codeOf('a<b>b</b>')
    annotate(code, [[0, 2, 0]])
    expect(code.innerHTML).toBe('a<b>b</b>')
  })
})

it('gives each name once for each of its types', () => {
  const code = codeOf('a a a b')
  annotate(code, [
    [0, 1, 0],
    [2, 1, 0],
    [4, 1, 1],
    [6, 1, 1],
  ])
  expect(
    firstMentions(code).map(({textContent, dataset}) => [textContent, dataset.type]),
  ).toEqual([
    ['a', '0'],
    ['a', '1'],
    ['b', '1'],
  ])
})
