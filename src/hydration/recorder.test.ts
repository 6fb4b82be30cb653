// @vitest-environment jsdom
import {expect, it} from 'vitest'
import {createRecorder} from './recorder'

/** Shows two buttons, and notes which of them are clicked. */
function showButtons(): {click: (index: number) => void; done: string[]} {
  document.body.innerHTML =
    '<main id="__docusaurus"><button>menu</button><button>copy</button></main>'
  const done: string[] = []
  const buttons = [...document.querySelectorAll('button')]
  for (const button of buttons)
    button.addEventListener('click', () => done.push(button.textContent))
  return {click: (index) => buttons[index]?.click(), done}
}

it('holds clicks back, and repeats them once, in order', () => {
  const recorder = createRecorder(document)
  const {click, done} = showButtons()
  click(1)
  click(0)
  expect(done).toEqual([])
  recorder.replay()
  expect(done).toEqual(['copy', 'menu'])
  click(1)
  expect(done).toEqual(['copy', 'menu', 'copy'])
})

it('repeats a click on what has been mounted again in its place', () => {
  const recorder = createRecorder(document)
  showButtons().click(1)
  const {done} = showButtons()
  recorder.replay()
  expect(done).toEqual(['copy'])
})

it('leaves controls alone that React does not hydrate', () => {
  const recorder = createRecorder(document)
  showButtons()
  const done: string[] = []
  document.body.append(document.createElement('button'))
  const button = document.body.lastElementChild as HTMLElement
  button.addEventListener('click', () => done.push('cancel'))
  button.click()
  recorder.replay()
  expect(done).toEqual(['cancel'])
})

it('does not repeat a click on what is gone', () => {
  const recorder = createRecorder(document)
  const {click, done} = showButtons()
  click(0)
  document.body.innerHTML = '<a href="#docs">Docs</a>'
  document.querySelector('a')?.addEventListener('click', () => done.push('docs'))
  recorder.replay()
  expect(done).toEqual([])
})
