import {Resvg} from '@resvg/resvg-js'
import {expect, test} from 'vitest'
import {cardSize, type Card} from './card'
import renderCards from './render'

const tagline = 'The tagline of the site'

/** The pictures of cards with some titles. */
async function draw(titles: readonly string[], texts: Partial<Card> = {}) {
  const colors = {background: '#000', text: '#fff', muted: '#888', accent: '#0ff'}
  const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1"/></svg>')}`
  const card = {section: 'Blog', siteTitle: 'Site', tagline, logo, colors, ...texts}
  const items = titles.map((title) => [title, {...card, title}] as const)
  const drawn = new Map<string, Buffer>()
  for await (const [title, picture] of renderCards({items}))
    drawn.set(title, picture as Buffer)
  return (title: string) => drawn.get(title)?.toString('base64') ?? ''
}

/** The parts of a picture that no title may touch: its right border, the logo and the site's name. */
function frameOf(picture: string): string[] {
  const {width, height} = cardSize
  const parts = [`${width - 75} 0 75 ${height}`, `0 ${height - 160} ${width} 160`]
  return parts.map((part) => {
    const [, , partWidth, partHeight] = part.split(' ')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${part}" width="${partWidth}" height="${partHeight}"><image href="data:image/png;base64,${picture}" width="${width}" height="${height}"/></svg>`
    return new Resvg(svg).render().pixels.toString('base64')
  })
}

test('a title of any length leaves its frame free, and is drawn', async () => {
  const titles = [
    'C',
    'What we learned about state in user interfaces of games in one year',
    'word '.repeat(28).trim(),
    'word '.repeat(200).trim(),
    'W'.repeat(30),
    'createObjectWithKeySpecificEqualityCheckForUniformArraysOfManyObjects',
  ]
  const picture = await draw(titles)
  const frame = frameOf(picture('C'))
  for (const title of titles.slice(1)) {
    expect(picture(title)).not.toBe(picture('C'))
    expect(
      frameOf(picture(title)).every((part, at) => part === frame[at]),
      title,
    ).toBe(true)
  }
})

test('letters that the fonts have are drawn; the tagline stands in for other titles', async () => {
  const drawn = ['Zażółć gęślą jaźń', 'Παρατηρήσιμη ἀρχή', 'Щётка', 'Trò chơi', 'a → ≤ ✓']
  const replaced = ['状態', 'إدارة', 'A 🚀']
  const picture = await draw([tagline, ...drawn, ...replaced])
  for (const title of drawn) expect(picture(title), title).not.toBe(picture(tagline))
  for (const title of replaced) expect(picture(title), title).toBe(picture(tagline))
})

test('other texts that cannot be drawn are left out', async () => {
  const without = await draw(['C'], {section: '', siteTitle: ''})
  const picture = await draw(['C', '状態'], {
    section: '状態',
    siteTitle: 'إدارة',
    tagline: '状態',
  })
  expect(picture('C')).toBe(without('C'))
  expect(picture('状態')).not.toBe('')
})
