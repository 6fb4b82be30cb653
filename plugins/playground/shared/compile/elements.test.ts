import {describe, expect, it} from 'vitest'
import {findElementProblems} from './elements'

const groups = [
  {elements: ['fast-div', 'fast-span'], attributes: ['key', 'className', 'data-testid']},
  {elements: ['fast-text'], attributes: ['key', 'text']},
]

function find(source: string) {
  return findElementProblems(source, groups)
}

describe('findElementProblems', () => {
  it('finds an attribute that the element does not have, and its line', () => {
    const source =
      'const a = (\n  <fast-div\n    className="b"\n    title="c"\n  >d</fast-div>\n)'
    expect(find(source)).toEqual([
      {message: 'fast-div does not take the attribute title.', line: 4},
    ])
  })

  it('finds an unknown attribute in a self-closing, nested element', () => {
    const source = '<fast-div>\n{list.map((a) => <fast-text className={a} />)}</fast-div>'
    expect(find(source)).toEqual([
      {message: 'fast-text does not take the attribute className.', line: 2},
    ])
  })

  it('finds an element that does not exist', () => {
    expect(find('<fast-button key="a" />')).toEqual([
      {message: 'There is no element fast-button.', line: 1},
    ])
  })

  it.each([
    '<fast-div key="a" className="b" data-testid="c" {...d} />',
    '<div title="a" aria-label="b"><Fast text="c" /></div>',
    'const a = "<fast-div title>" // <fast-div title>',
  ])('finds nothing in %s', (source) => {
    expect(find(source)).toEqual([])
  })
})
