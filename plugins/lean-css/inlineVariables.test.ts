import {describe, expect, it} from 'vitest'
import {inlineVariables} from './inlineVariables'

function inline(sheet: string, kept: string[] = []): string {
  return inlineVariables([sheet], new Set(kept)).join('').replaceAll(/\s+/g, '')
}

describe('a variable with one value', () => {
  it('is written in its places, through other variables and instead of fallbacks', () => {
    expect(
      inline(
        ':root{--a:2px;--b:calc(var(--a)*2)} p{margin:var(--b) auto;color:var(--a,var(--c))}',
      ),
    ).toBe('p{margin:calc(2px*2)auto;color:2px}')
  })

  it('may be in a layer or in a list that has the root of every theme', () => {
    expect(
      inline(
        '@layer x{:root{--a:1px}} :root,:root[data-theme=dark]{--b:2px} p{top:var(--a);left:var(--b)}',
      ),
    ).toBe('@layerx{}p{top:1px;left:2px}')
  })

  it('is written in all sheets', () => {
    expect(inlineVariables([':root{--a:1px}', 'p{top:var(--a)}'], new Set())).toEqual([
      '',
      'p{top:1px}',
    ])
  })

  it('leaves rules around it that style something else', () => {
    expect(inline(':root{--a:1px;color:red} p{top:var(--a)}')).toBe(
      ':root{color:red}p{top:1px}',
    )
  })
})

describe('a variable stays', () => {
  it.each([
    ['of one theme', 'html[data-theme=dark]{--a:1px}p{top:var(--a)}'],
    ['of two themes', ':root{--a:1px}html[data-theme=dark]{--a:2px}p{top:var(--a)}'],
    ['of one part of the page', '.alert{--a:1px}p{top:var(--a)}'],
    ['with another value somewhere', ':root{--a:1px}.alert{--a:2px}p{top:var(--a)}'],
    ['of one width', '@media(width>1px){:root{--a:1px}}p{top:var(--a)}'],
    ['that inherits', ':root{--a:inherit}p{top:var(--a)}'],
    ['without a value', ':root{--a:}p{top:var(--a)}'],
    ['that leads to itself', ':root{--a:var(--b);--b:var(--a)}p{top:var(--a)}'],
    // What it leads to differs between the root and the place where it would be written.
    [
      'that leads to one with several values',
      ':root{--a:var(--b);--b:1px}.alert{--b:2px}p{top:var(--a)}',
    ],
  ])('%s', (_case, sheet) => {
    expect(inline(sheet)).toBe(sheet)
  })

  it('that scripts name', () => {
    const sheet = ':root{--a:1px}p{top:var(--a)}'
    expect(inline(sheet, ['--a'])).toBe(sheet)
  })
})

describe('a value that styles outside of layers override', () => {
  it('is dropped, and theirs is written', () => {
    expect(
      inline(
        '@layer x{:root{--a:1px}html[data-theme=dark]{--a:2px}} :root{--a:3px} p{top:var(--a)}',
      ),
    ).toBe('@layerx{}p{top:3px}')
  })

  it('is dropped where a part of the page has another one', () => {
    expect(
      inline('@layer x{:root{--a:1px}.alert{--a:2px}} :root{--a:3px} p{top:var(--a)}'),
    ).toBe('@layerx{.alert{--a:2px}}:root{--a:3px}p{top:var(--a)}')
  })

  it('stays where theirs is for one theme', () => {
    const sheet = '@layerx{:root{--a:1px}}:root[data-theme=dark]{--a:3px}p{top:var(--a)}'
    expect(inline(sheet.replace('@layerx', '@layer x'))).toBe(sheet)
  })
})
