// @vitest-environment jsdom
import {act, useState} from 'react'
import {hydrateRoot} from 'react-dom/client'
import {renderToString} from 'react-dom/server'
import {expect, it, vi} from 'vitest'
import {createRecorder} from './recorder'
import {beginHydration} from './replay'

const onHold = vi.fn()

/** Begins to record. `hydrate` is what happens in the page's first render. */
function record() {
  const {isHolding, followLinks, ...recorded} = createRecorder(onHold)
  const hydrate = () => beginHydration({...recorded, takeChanges: () => []})
  return {hydrate, isHolding, followLinks}
}

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

it('holds clicks back, and replays them once, in order, on the controls that are mounted again', () => {
  const recorder = record()
  const {click, done} = showButtons()
  click(1)
  click(0)
  expect(onHold).toHaveBeenCalledTimes(2)
  expect(recorder.isHolding()).toBe(true)
  const finish = recorder.hydrate()
  const mounted = showButtons()
  finish()
  expect([done, mounted.done]).toEqual([[], ['copy', 'menu']])
  mounted.click(1)
  expect(mounted.done).toEqual(['copy', 'menu', 'copy'])
})

it('ignores controls that React does not hydrate', () => {
  const recorder = record()
  const {done} = showButtons()
  const button = document.createElement('button')
  button.addEventListener('click', () => done.push('cancel'))
  document.body.append(button)
  button.click()
  recorder.hydrate()()
  expect(done).toEqual(['cancel'])
})

it('does not replay a click on a control that is gone', () => {
  const recorder = record()
  const {click, done} = showButtons()
  click(0)
  document.body.innerHTML = '<main id="__docusaurus"><a href="#docs">Docs</a></main>'
  document.querySelector('a')?.addEventListener('click', () => done.push('docs'))
  recorder.hydrate()()
  expect(done).toEqual([])
})

it('holds back a link that is a control until a script fails to load, and then follows it', async () => {
  const recorder = record()
  document.body.innerHTML =
    '<main id="__docusaurus"><a role="button" href="#category"><b>More</b></a></main>'
  location.hash = ''
  const isHeldBack = () => {
    const click = new MouseEvent('click', {bubbles: true, cancelable: true})
    document.querySelector('b')?.dispatchEvent(click)
    return click.defaultPrevented
  }
  expect(isHeldBack()).toBe(true)
  recorder.followLinks()
  await vi.waitFor(() => expect(location.hash).toBe('#category'))
  expect(isHeldBack()).toBe(false)
  // Stops recording.
  recorder.hydrate()()
})

/** A form of fields that React controls. `log` receives each change that React hears of. */
function Form({log}: {log: string[]}) {
  const [state, setState] = useState({
    slider: '100',
    text: 'a',
    area: 'b',
    choice: 'x',
    isOn: false,
    radio: 'no',
  })
  const set = (change: Partial<typeof state>) => {
    log.push(JSON.stringify(change))
    setState((now) => ({...now, ...change}))
  }
  const radio = (value: string) => (
    <input
      type="radio"
      name="radio"
      checked={state.radio === value}
      onChange={() => set({radio: value})}
    />
  )
  return (
    <form>
      <input
        type="range"
        max={500}
        value={state.slider}
        onChange={({target}) => set({slider: target.value})}
      />
      <input value={state.text} onChange={({target}) => set({text: target.value})} />
      <textarea value={state.area} onChange={({target}) => set({area: target.value})} />
      <select value={state.choice} onChange={({target}) => set({choice: target.value})}>
        <option>x</option>
        <option>y</option>
      </select>
      <input
        type="checkbox"
        checked={state.isOn}
        onChange={({target}) => set({isOn: target.checked})}
      />
      {radio('no')}
      {radio('yes')}
      <button type="button" onClick={() => log.push('start')}>
        Start
      </button>
      <output>{JSON.stringify(state)}</output>
    </form>
  )
}

function change(field: Element | undefined, value: string): void {
  if (!field) expect.fail()
  Object.assign(field, {value})
  for (const type of ['input', 'change'])
    field.dispatchEvent(new Event(type, {bubbles: true}))
}

it('gives a field that was changed before it is hydrated the same state in React, which hears of it once and in order', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const log: string[] = []
  const main = document.createElement('main')
  main.id = '__docusaurus'
  main.innerHTML = renderToString(<Form log={log} />)
  document.body.replaceChildren(main)
  const recorder = record()
  const fields = [...main.querySelectorAll<HTMLInputElement>('input, textarea, select')]
  const [slider, text, area, choice, isOn, , yes] = fields
  change(slider, '200')
  change(slider, '280')
  main.querySelector('button')?.click()
  change(text, '')
  change(area, 'bb')
  change(choice, 'y')
  isOn?.click()
  yes?.click()
  area?.setSelectionRange(1, 1)
  const finish = recorder.hydrate()
  act(() => {
    hydrateRoot(main, <Form log={log} />)
  })
  act(finish)
  const state = {
    slider: '280',
    text: '',
    area: 'bb',
    choice: 'y',
    isOn: true,
    radio: 'yes',
  }
  expect(JSON.parse(main.querySelector('output')?.textContent ?? '')).toEqual(state)
  const changes = Object.entries(state).map(([key, value]) =>
    JSON.stringify({[key]: value}),
  )
  expect(log).toEqual([changes[0], 'start', ...changes.slice(1)])
  expect(fields.map(({value}) => value).slice(0, 4)).toEqual(['280', '', 'bb', 'y'])
  expect([isOn?.checked, yes?.checked]).toEqual([true, true])
  expect(area?.selectionStart).toBe(1)
  vi.unstubAllGlobals()
})
