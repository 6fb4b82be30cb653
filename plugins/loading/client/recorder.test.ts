// @vitest-environment jsdom
import {describe, expect, it, vi} from 'vitest'
import {createRecorder} from './recorder'

/** Shows two buttons. `done` lists the texts of the buttons that clicks reach, in order. */
function showButtons(): {click: (index: number) => void; done: string[]} {
  document.body.innerHTML =
    '<main id="__docusaurus"><button>menu</button><button>copy</button></main>'
  const done: string[] = []
  const buttons = [...document.querySelectorAll('button')]
  for (const button of buttons)
    button.addEventListener('click', () => done.push(button.textContent))
  return {click: (index) => buttons[index]?.click(), done}
}

it('holds clicks back and replays them once, in order', () => {
  const recorder = createRecorder()
  const {click, done} = showButtons()
  click(1)
  click(0)
  expect(done).toEqual([])
  recorder.replay()
  expect(done).toEqual(['copy', 'menu'])
  click(1)
  expect(done).toEqual(['copy', 'menu', 'copy'])
})

it('replays a click on a control that was mounted again in the same place', () => {
  const recorder = createRecorder()
  showButtons().click(1)
  const {done} = showButtons()
  recorder.replay()
  expect(done).toEqual(['copy'])
})

it('ignores controls that React does not hydrate', () => {
  const recorder = createRecorder()
  const {done} = showButtons()
  const button = document.createElement('button')
  button.addEventListener('click', () => done.push('cancel'))
  document.body.append(button)
  button.click()
  recorder.replay()
  expect(done).toEqual(['cancel'])
})

it('does not replay a click on a control that is gone', () => {
  const recorder = createRecorder()
  const {click, done} = showButtons()
  click(0)
  document.body.innerHTML = '<main id="__docusaurus"><a href="#docs">Docs</a></main>'
  document.querySelector('a')?.addEventListener('click', () => done.push('docs'))
  recorder.replay()
  expect(done).toEqual([])
})

describe('a link that is a control', () => {
  /** Shows a category of the sidebar, which is a link until the page is hydrated. */
  function showCategory(): HTMLElement {
    document.body.innerHTML =
      '<main id="__docusaurus"><a role="button" href="#category"><b>More</b></a></main>'
    location.hash = ''
    return document.querySelector('b') ?? expect.fail()
  }

  it('is held back, and followed when a script fails to load', async () => {
    const recorder = createRecorder()
    const category = showCategory()
    const click = new MouseEvent('click', {bubbles: true, cancelable: true})
    category.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
    recorder.followLinks()
    await vi.waitFor(() => expect(location.hash).toBe('#category'))
    // Stops recording.
    recorder.replay()
  })

  it('is not held back after a script has failed to load', () => {
    const recorder = createRecorder()
    recorder.followLinks()
    const click = new MouseEvent('click', {bubbles: true, cancelable: true})
    showCategory().dispatchEvent(click)
    expect(click.defaultPrevented).toBe(false)
    // Stops recording.
    recorder.replay()
  })
})
