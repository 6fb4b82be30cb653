import {expect, it} from 'vitest'
import {frameDocument} from './frameDocument'

const shell = {script: 'shell()', styles: 'a{b:c}'}
const run = {script: 'run("<\\/script>") // <p>&amp;', styles: 'd{e:f}'}

it('the document of a frame allows its own scripts and styles, eval and data: images, but no network', () => {
  const policy =
    /content="([^"]*)"/.exec(frameDocument(shell, 'receive()', run))?.[1] ?? ''
  expect(policy.split('; ').map((text) => text.replace(/sha256-[^']+/g, 'hash'))).toEqual(
    [
      "default-src 'none'",
      "script-src 'hash' 'hash' 'hash' 'unsafe-eval'",
      "style-src 'hash' 'hash'",
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
    ],
  )
})

it('puts its policy before all styles and scripts', () => {
  const html = frameDocument(shell, 'receive()', run)
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<style'))
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'))
})

it.each([
  {script: 'a("</script>")', styles: ''},
  {script: 'a("<!--")', styles: ''},
  {script: '', styles: 'a{content:"</style>"}'},
])('rejects code that cannot be inline: %j', (part) => {
  expect(() => frameDocument(shell, 'receive()', part)).toThrow(
    'code that cannot be inline',
  )
})
