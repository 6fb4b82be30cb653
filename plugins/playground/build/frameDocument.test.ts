import {expect, it} from 'vitest'
import {frameDocument} from './frameDocument'

const shell = {script: 'shell()', styles: 'a{b:c}'}
const receive = {script: 'receive()', styles: ''}
const packages = {script: 'packages()', styles: 'g{h:i}'}
const run = {script: 'run("<\\/script>") // <p>&amp;', styles: 'd{e:f}'}

it('the document of a frame allows its own scripts and styles, eval and data: images, but no network', () => {
  const html = frameDocument(shell, receive, packages, run)
  const policy = /content="([^"]*)"/.exec(html)?.[1] ?? ''
  expect(policy.split('; ').map((text) => text.replace(/sha256-[^']+/g, 'hash'))).toEqual(
    [
      "default-src 'none'",
      "script-src 'hash' 'hash' 'unsafe-eval'",
      "style-src 'hash' 'hash'",
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
    ],
  )
})

it('puts its policy before all styles and scripts', () => {
  const html = frameDocument(shell, receive, packages, run)
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<style'))
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'))
})

it.each([
  {script: 'a("</script>")', styles: ''},
  {script: 'a("<!--")', styles: ''},
  {script: '', styles: 'a{content:"</style>"}'},
])('rejects code that cannot be inline: %j', (part) => {
  expect(() => frameDocument(shell, receive, packages, part)).toThrow(
    'code that cannot be inline',
  )
})
