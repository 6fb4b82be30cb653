import {expect, it} from 'vitest'
import {parseHtml} from './html'

it('collects addresses and ids', () => {
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
    'https://a.example/docs',
    '/card.png',
    '/b#c',
    '/a.png',
    '/a.png',
    '/b.png',
  ])
  expect([...page.ids]).toEqual(['one', 'two'])
})
