// @vitest-environment jsdom
import {act} from 'react'
import {hydrateRoot} from 'react-dom/client'
import {renderToString} from 'react-dom/server'
import {expect, it, vi} from 'vitest'
import {undoChanges, watchForeignChanges} from './foreignChanges'

const font = (text: string) => {
  const inner = document.createElement('i')
  inner.textContent = text.toUpperCase()
  const outer = document.createElement('i')
  outer.append(inner)
  return outer
}

/** How translators and extensions change a text. Each ends with the text in capitals. */
const ways: Record<string, (text: Text) => void> = {
  'is replaced': (text) => text.replaceWith(font(text.data)),
  'is replaced in two steps': (text) => {
    text.before(font(text.data))
    text.remove()
  },
  'is wrapped': (text) => {
    const wrapper = document.createElement('i')
    text.before(wrapper)
    wrapper.append(text)
    text.data = text.data.toUpperCase()
  },
  'is changed, twice': (text) => {
    text.data = '…'
    text.data = 'TWO '
  },
}

it.each(Object.entries(ways))(
  'a text that %s is as it was while React hydrates the page, and changed again afterwards',
  async (_name, change) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    const page = (
      <p>
        one <b id="b">two </b>three
        <i
          data-unhydrated
          dangerouslySetInnerHTML={{__html: ''}}
          suppressHydrationWarning
        />
        {4}
      </p>
    )
    const main = document.createElement('main')
    main.id = '__docusaurus'
    main.innerHTML = renderToString(page)
    document.body.replaceChildren(main)
    const bold = main.querySelector('b') ?? expect.fail()
    const takeChanges = watchForeignChanges()
    document.dispatchEvent(new Event('DOMContentLoaded'))

    change(bold.firstChild as Text)
    const frame = document.createElement('iframe')
    main.querySelector('[data-unhydrated]')?.append(frame)
    const onLoad = vi.fn()
    frame.addEventListener('load', onLoad)
    const badge = document.createElement('img')
    bold.after(badge)
    // Changes are observed in more than one round.
    await Promise.resolve()
    const last = main.querySelector('p')?.lastChild
    if (last instanceof Text) last.replaceWith(font('4'))
    expect(main.textContent).toBe('one TWO three4')

    const restore = undoChanges(takeChanges())
    const onRecoverableError = vi.fn()
    act(() => {
      hydrateRoot(main, page, {onRecoverableError})
    })
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(main.textContent).toBe('one two three4')
    restore()
    expect(main.textContent).toBe('one TWO three4')
    expect(document.getElementById('b')).toBe(bold)
    expect(badge.previousSibling).toBe(bold)
    expect(frame.isConnected).toBe(true)
    vi.unstubAllGlobals()
  },
)
