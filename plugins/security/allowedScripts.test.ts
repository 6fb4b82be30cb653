import {describe, expect, it} from 'vitest'
import {hashInline} from '../lib/hashInline'
import {parsePage, readPage} from './page'
import {allowedScripts} from './allowedScripts'

const page = (path: string, body: string) => ({
  path,
  ...readPage(parsePage(`<html><body><script>all()</script>${body}</body></html>`)),
})

describe('allowedScripts', () => {
  it('allows what every page has, once', () => {
    expect(allowedScripts([page('a.html', ''), page('b.html', '')])).toEqual([
      hashInline('all()'),
    ])
  })

  it('names the page and the script that no configuration put there', () => {
    const pages = [page('a.html', '<script>own()</script>'), page('b.html', '')]
    expect(() => allowedScripts(pages)).toThrow(
      /^a\.html has an inline script of its own: own\(\)$/m,
    )
  })

  it('names the page and its inline style', () => {
    const pages = [page('a.html', ''), page('b.html', '<i style="top:0">')]
    expect(() => allowedScripts(pages)).toThrow(
      /^b\.html has a style attribute: <i style="top:0">/m,
    )
  })
})
