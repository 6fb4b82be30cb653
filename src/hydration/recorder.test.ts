// @vitest-environment jsdom
import {beforeEach, describe, expect, it} from 'vitest'
import {createRecorder} from './recorder'

const tabs = '<ul><li role="tab">npm</li><li role="tab">pnpm</li></ul>'

/** Makes the tabs anew, as the theme does, and notes what is done to them from now on. */
function showTabs(): {tab: (index: number) => HTMLElement; done: string[]} {
  document.body.innerHTML = tabs
  const all = [...document.querySelectorAll('li')]
  const done: string[] = []
  for (const node of all) {
    node.addEventListener('click', () => done.push(`click ${node.textContent}`))
    node.addEventListener('keydown', ({key}) => done.push(`${key} ${node.textContent}`))
  }
  return {tab: (index) => all[index] ?? document.body, done}
}

function press(target: HTMLElement, key: string): void {
  target.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}))
}

describe('what is done to tabs before they work', () => {
  beforeEach(() => {
    document.body.innerHTML = ''
  })

  it('is held back, and done once when they work and are not made anew', () => {
    const recorder = createRecorder(document)
    const {tab, done} = showTabs()
    tab(1).click()
    press(tab(0), 'ArrowRight')
    expect(done).toEqual([])
    recorder.replay()
    recorder.replayRemade()
    expect(done).toEqual(['click pnpm', 'ArrowRight npm'])
  })

  it('is done again when they are made anew', () => {
    const recorder = createRecorder(document)
    const first = showTabs()
    first.tab(1).click()
    recorder.replay()
    // A reader is quicker than the second pass.
    press(first.tab(1), 'ArrowLeft')
    const {done} = showTabs()
    recorder.replayRemade()
    expect(done).toEqual(['click pnpm', 'ArrowLeft pnpm'])
  })

  it('is left alone from then on', () => {
    const recorder = createRecorder(document)
    recorder.replay()
    recorder.replayRemade()
    const {tab, done} = showTabs()
    tab(0).click()
    expect(done).toEqual(['click npm'])
  })
})
