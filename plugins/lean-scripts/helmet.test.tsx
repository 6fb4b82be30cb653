// @vitest-environment jsdom
import {act} from 'react'
import {createRoot} from 'react-dom/client'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {Helmet} from './helmet'

const root = createRoot(document.createElement('div'))

async function show(page: React.ReactNode): Promise<void> {
  act(() => {
    root.render(page)
  })
  await vi.runAllTimersAsync()
}

const head = () =>
  [...document.head.querySelectorAll('[data-rh]')].map((element) =>
    element.outerHTML.replace(' data-rh="true"', ''),
  )

beforeEach(() => {
  document.head.replaceChildren()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})

afterEach(async () => {
  await show(null)
  vi.useRealTimers()
})

describe('Helmet', () => {
  it('takes the last title', async () => {
    await show([
      <Helmet key="site">
        <title>Site</title>
      </Helmet>,
      <Helmet key="page">
        <title>
          {'Page'} | {'Site'}
        </title>
      </Helmet>,
    ])
    expect(document.title).toBe('Page | Site')
    await show([
      <Helmet key="site">
        <title>Site</title>
      </Helmet>,
    ])
    expect(document.title).toBe('Site')
  })

  it('keeps the title element of a built page, which others watch', async () => {
    document.head.innerHTML = '<title data-rh="true">Built</title>'
    const title = document.head.querySelector('title')
    await show(
      <Helmet>
        <title>Page</title>
      </Helmet>,
    )
    expect(title?.isConnected).toBe(true)
    expect(title?.textContent).toBe('Page')
  })

  it('takes the last of tags about the same, and all of others', async () => {
    await show([
      <Helmet key="site">
        <meta name="description" content="Site" />
        <meta property="og:image" content="site.png" />
        <link rel="canonical" href="/" />
        <link rel="alternate" href="/feed" />
      </Helmet>,
      <Helmet key="page">
        <meta name="description" content="Page" />
        <link rel="canonical" href="/page" />
        <link rel="alternate" href="/page.md" />
        {false}
        <>
          <meta name="keywords" content="a, b" />
        </>
      </Helmet>,
    ])
    expect(head()).toEqual([
      '<meta property="og:image" content="site.png">',
      '<link rel="alternate" href="/feed">',
      '<meta name="description" content="Page">',
      '<link rel="canonical" href="/page">',
      '<link rel="alternate" href="/page.md">',
      '<meta name="keywords" content="a, b">',
    ])
  })

  it('keeps tags that a built page has already, and removes those it no longer wants', async () => {
    document.head.innerHTML =
      '<meta data-rh="true" name="a" content="1"><meta data-rh="true" name="b" content="2">' +
      '<meta name="viewport" content="width=device-width">'
    const kept = document.head.querySelector('[name="a"]')
    await show(
      <Helmet>
        <meta name="a" content="1" />
      </Helmet>,
    )
    expect(document.head.querySelector('[name="a"]')).toBe(kept)
    expect(document.head.querySelector('[name="b"]')).toBeNull()
    expect(document.head.querySelector('[name="viewport"]')).not.toBeNull()
  })

  it('sets attributes of html, and removes its own alone', async () => {
    document.documentElement.setAttribute('data-theme', 'dark')
    await show(
      <Helmet>
        <html lang="en" className="docs" data-has-hydrated={false} />
      </Helmet>,
    )
    const {documentElement} = document
    expect(documentElement.className).toBe('docs')
    expect(documentElement.getAttribute('data-has-hydrated')).toBe('false')
    await show(
      <Helmet>
        <html lang="en" data-has-hydrated={true} />
      </Helmet>,
    )
    expect(documentElement.hasAttribute('class')).toBe(false)
    expect(documentElement.getAttribute('data-has-hydrated')).toBe('true')
    expect(documentElement.getAttribute('data-theme')).toBe('dark')
  })

  it('writes structured data', async () => {
    await show(
      <Helmet>
        <script type="application/ld+json">{'{"@type":"Thing"}'}</script>
      </Helmet>,
    )
    expect(head()).toEqual([
      '<script type="application/ld+json">{"@type":"Thing"}</script>',
    ])
  })
})
