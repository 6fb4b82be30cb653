import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, describe, expect, it} from 'vitest'
import {readPage} from '../built-pages/page'
import {deferStyles, splitStyles} from './deferStyles'

const {selectable} = readPage(
  '<html><body><nav class="bar" aria-label=a><a id=home>Home</a></nav></body></html>',
)

describe('splitStyles', () => {
  it.each([
    ['.bar{top:0}', 'first'],
    ['.bar:hover a::after{top:0}', 'first'],
    ['#home{top:0}', 'first'],
    [':root{--a:0}', 'first'],
    ['*{top:0}', 'first'],
    ['.bar:not(.menu){top:0}', 'first'],
    [':is(.menu,.bar) a{top:0}', 'first'],
    ['[data-theme=dark] .bar{top:0}', 'first'],
    ['.search-prompt{top:0}', 'first'],
    ['.bar{&:hover .menu{top:0}}', 'first'],
    ['@font-face{font-family:a}', 'first'],
    ['@layer a,b;', 'first'],
    ['@keyframes turn{to{top:0}}', 'first'],
    ['.menu{top:0}', 'deferred'],
    ['.menu .bar{top:0}', 'deferred'],
    ['.bar.open{top:0}', 'deferred'],
    ['#menu{top:0}', 'deferred'],
    ['dialog{top:0}', 'deferred'],
    ['.bar[aria-expanded=true]{top:0}', 'deferred'],
    [':where(.menu):hover{top:0}', 'deferred'],
    ['.bar:has(.menu){top:0}', 'deferred'],
    ['.menu{&:hover{top:0}}', 'deferred'],
    ['@media print{@layer a{.menu{top:0}}}', 'deferred'],
  ])('puts %s into the %s part', (css, part) => {
    expect(splitStyles(css, selectable)).toEqual({first: '', deferred: '', [part]: css})
  })

  it('divides a rule by its selectors and an at-rule by its rules, in their order', () => {
    const css = '@layer a{.bar,.menu{top:0}.bar{left:0}.menu{left:1px}}'
    expect(splitStyles(css, selectable)).toEqual({
      first: '@layer a{.bar{top:0}.bar{left:0}}',
      deferred: '@layer a{.menu{top:0}.menu{left:1px}}',
    })
  })
})

describe('deferStyles', () => {
  let folder: string
  const css = () => join(folder, 'assets', 'css')

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'styles-'))
    await mkdir(css(), {recursive: true})
  })

  afterEach(() => rm(folder, {recursive: true}))

  const build = async (sheet: string, names = selectable) => {
    await Promise.all((await readdir(css())).map((file) => rm(join(css(), file))))
    await writeFile(join(css(), 'styles.12345678.css'), sheet)
    return deferStyles(folder, [{selectable: names}])
  }

  it('writes both sheets and names them in the page', async () => {
    const nameStyles = await build('.bar{top:0}.menu{top:0}')
    const html = nameStyles(
      '<link rel=stylesheet href=/sub/assets/css/styles.12345678.css />',
    )
    const [, first = '', deferred = ''] =
      /^<link rel=stylesheet href=\/sub\/assets\/css\/(\S+) \/><meta name=page-styles content="\/sub\/assets\/css\/(\S+)">$/.exec(
        html,
      ) ?? []
    expect(await readFile(join(css(), first), 'utf8')).toBe('.bar{top:0}')
    expect(await readFile(join(css(), deferred), 'utf8')).toBe('.menu{top:0}')
    expect((await readdir(css())).sort()).toEqual([deferred, first])
  })

  it('gives another content another name', async () => {
    const sheet = '.bar{top:0}.menu{top:0}'
    const link = '<link href=/styles.12345678.css>'
    const names = (await build(sheet))(link)
    expect((await build(sheet))(link)).toBe(names)
    const more = {...selectable, classes: new Set(['bar', 'menu'])}
    expect((await build(sheet, more))(link)).not.toBe(names)
  })

  it('refuses a build without a sheet of all pages', async () => {
    await expect(deferStyles(folder, [{selectable}])).rejects.toThrow(
      /one style sheet of all pages/,
    )
  })
})
