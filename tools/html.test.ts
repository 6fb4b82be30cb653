import {expect, it} from 'vitest'
import {parseHtml} from './html'

it('collects addresses with their lines, ids and the canonical address', () => {
  const page = parseHtml(
    [
      '<link rel="canonical" href="https://a.example/docs">',
      '<meta property="og:image" content="/card.png">',
      '<p id="one"><a name="two" href=" /b#c ">b</a></p>',
      '<img src="/a.png" srcset="/a.png 1x, /b.png 2x">',
      '<!-- <a href="/comment"> --><script>"<a href=\\"/code\\">"</script>',
    ].join('\n'),
  )
  expect(page.links).toEqual([
    {url: 'https://a.example/docs', line: 1},
    {url: '/card.png', line: 2},
    {url: '/b#c', line: 3},
    {url: '/a.png', line: 4},
    {url: '/a.png', line: 4},
    {url: '/b.png', line: 4},
  ])
  expect([...page.ids]).toEqual(['one', 'two'])
  expect(page.canonical).toBe('https://a.example/docs')
})
