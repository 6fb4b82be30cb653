import type {ReactElement} from 'react'
import {expect, fact} from '../../fact'
import {samplesOf} from '../../probes'

const sample = samplesOf(import.meta.filename)

/** The element in which the samples start their roots. */
function rootElement(): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'))
  element.id = 'root'
  return element
}

fact('Then change two lines of its main.tsx:', {renderer: '0.6.4'}, () => {
  const root = rootElement()
  sample('main.tsx', {Counter: () => <button>Coins: 0</button>})
  expect(root.innerHTML).toBe('<button>Coins: 0</button>')
})

fact(
  'An effect that mounts an island can return what render returns.',
  {renderer: '0.6.4'},
  () => {
    const root = rootElement()
    const observer = new MutationObserver(() => undefined)
    observer.observe(root, {characterData: true, childList: true, subtree: true})
    sample('level.tsx')
    const changes = observer.takeRecords()
    expect(changes.map(({type}) => type)).toEqual([
      'childList',
      'characterData',
      'childList',
    ])
    expect(changes[1]?.target.textContent).toBe('Castle')
    expect(root.innerHTML).toBe('')
  },
)

fact(
  'To register the root earlier, in development, create it yourself:',
  {renderer: '0.6.4'},
  () => {
    const {renderForDevTools} = sample('renderForDevTools.tsx') as {
      renderForDevTools: (element: ReactElement, container: HTMLElement) => () => void
    }
    const root = rootElement()
    const unmount = renderForDevTools(<p>HUD</p>, root)
    expect(root.innerHTML).toBe('<p>HUD</p>')
    unmount()
    expect(root.innerHTML).toBe('')
  },
)
