import {expect, it} from 'vitest'
import {fixture, report} from '../fixture'
import {links} from './links'

const canonical = (url: string) => `<link rel="canonical" href="${url}">\n`
const head = canonical('https://facet.example/')
const subHead = canonical('https://facet.example/sub/')

it('accepts links that have a target', async () => {
  const site = await fixture(
    {
      'build/index.html': `${head}<a href="/docs/goals#why">a</a> <a href="/docs/goals/">b</a>
<a href="/docs/api">c</a> <a href="https://facet.example/docs/api#top">d</a>
<a href="mailto:a@b.example">e</a> <a href="https://elsewhere.example/none">f</a>
<img src="/img/a%20b.png" srcset="/img/a%20b.png 2x"> <a href="#here" id="here">g</a>`,
      'build/docs/goals/index.html': `${head}<h2 id="why">Why</h2><a href="../api">h</a>`,
      'build/docs/api.html': `${head}<a href="/docs/goals#wh%79">i</a>`,
      'build/img/a b.png': '',
    },
    {build: {folder: 'build', baseUrl: '/'}},
  )
  expect(report(links, site)).toEqual([])
  expect(links.check(site).checked).toBe('11 links in 3 HTML files')
})

it('reports links without a target', async () => {
  const site = await fixture(
    {
      'build/index.html': `${subHead}<a href="/sub/docs/goals#whey">a</a>
<a href="/sub/docs/goal">b</a> <a href="/sub/docs/goal">again</a> <img src="/sub/a.png">
<a href="https://facet.example/sub/none">c</a> <a href="/docs/goals">d</a>
<a href="javascript:void 0">e</a> <a href="http://[">f</a>`,
      'build/docs/goals/index.html': `${subHead}<h2 id="why">Why</h2>`,
    },
    {build: {folder: 'build', baseUrl: '/sub/'}},
  )
  expect(report(links, site)).toEqual([
    'build/index.html:2  links  /sub/docs/goals has no id "whey": correct the anchor',
    'build/index.html:3  links  /sub/docs/goal does not exist in the build: correct the link',
    'build/index.html:3  links  /sub/a.png does not exist in the build: correct the link',
    'build/index.html:4  links  /sub/none does not exist in the build: correct the link',
    'build/index.html:4  links  /docs/goals leaves the base URL /sub/: link within it',
    'build/index.html:5  links  runs a script: use a button or a real address',
    'build/index.html:5  links  http://[ is no address: correct it',
  ])
})

it('reports a build that is not there', async () => {
  const site = await fixture({}, {build: {folder: 'build', baseUrl: '/'}})
  expect(report(links, site)).toEqual([
    'build:1  links  has no HTML file: build the site first with `npm run build`',
  ])
})
