import {createFacet, type Facet} from '@react-facet/core'
import * as domFiber from '@react-facet/dom-fiber'
import {createRequire} from 'node:module'
import type {ComponentType, ReactElement} from 'react'
import {vi} from 'vitest'
import {expect, fact} from '../../fact'
import {
  find,
  inComponent,
  mutationsDuring,
  passiveEffects,
  samplesOf,
  until,
} from '../../probes'
import {underDomFiber} from '../../render'

const sample = samplesOf(import.meta.filename)
const require = createRequire(import.meta.url)

/** An element in the document, for a root. */
const box = () => document.body.appendChild(document.createElement('div'))

fact('Nothing renders when the facet changes.', {renderer: '18.x'}, async () => {
  const root = box()
  root.id = 'root'
  sample('main.tsx')
  await until(() => root.innerHTML !== '')
  const changes = mutationsDuring(root, () => {
    for (let press = 0; press < 4; press += 1) find(root, 'button').click()
  })
  expect(changes).toEqual(['characterData', 'characterData', 'characterData'])
  expect(root.textContent).toBe('Lives: 0')
})

fact('Existing content | Kept. The tree is appended', {renderer: '18.x'}, async () => {
  const {openPauseMenu} = sample('function openPauseMenu') as {
    openPauseMenu: (container: HTMLElement) => () => void
  }
  const container = box()
  container.innerHTML = '<p>Game</p>'
  const close = openPauseMenu(container)
  await until(() => container.childElementCount > 1)
  expect(container.innerHTML).toBe('<p>Game</p><div class="menu">Paused</div>')
  close()
  await until(() => container.childElementCount === 1)
  expect(container.innerHTML).toBe('<p>Game</p>')
})

fact('Call root.render again for a different tree.', {renderer: '18.x'}, async () => {
  const {showLoading} = sample('function showLoading') as {
    showLoading: (container: HTMLElement, level: string) => void
  }
  const container = box()
  for (const level of ['Cave', 'Castle']) {
    showLoading(container, level)
    await until(() => container.textContent === `Loading ${level}`)
  }
  expect(container.innerHTML).toBe('<p>Loading Castle</p>')
})

fact('Wrap createPortal in useMemo.', () => {
  const {Tooltip} = sample('Tooltip.tsx') as {
    Tooltip: ComponentType<{text: Facet<string>; layer: HTMLElement}>
  }
  const layer = box()
  const text = createFacet({initialValue: 'Bow'})
  const {rerender, unmount} = underDomFiber(<Tooltip text={text} layer={layer} />)
  const tooltip = find(layer, '.tooltip')
  rerender(<Tooltip text={text} layer={layer} />)
  text.set('Axe')
  expect(find(layer, '.tooltip')).toBe(tooltip)
  expect(tooltip.textContent).toBe('Axe')
  unmount()
  expect(layer.innerHTML).toBe('')
})

fact("Makes React's root object for a container, from a reconciler", async () => {
  const reconciler = domFiber.createReconciler()
  const load = (name: string) =>
    name === '@react-facet/dom-fiber'
      ? {...domFiber, createReconciler: () => reconciler}
      : (require(name) as unknown)
  const {createOverlayRoot} = sample('const createOverlayRoot', {require: load}) as {
    createOverlayRoot: ReturnType<typeof domFiber.createFiberRoot>
  }
  const container = box()
  const root = createOverlayRoot(container)
  expect(container.innerHTML).toBe('')
  reconciler.updateContainer(<p>HUD</p>, root, null, () => undefined)
  await until(() => container.innerHTML !== '')
  expect(container.innerHTML).toBe('<p>HUD</p>')
})

fact('A host that mounts many roots can share one reconciler:', async () => {
  const {mount} = sample('function mount(') as {
    mount: (element: ReactElement, container: HTMLElement) => () => void
  }
  const containers = [box(), box()]
  const unmounts = containers.map((container) => mount(<p>HUD</p>, container))
  await until(() => containers.every(({innerHTML}) => innerHTML !== ''))
  expect(containers.map(({innerHTML}) => innerHTML)).toEqual(['<p>HUD</p>', '<p>HUD</p>'])
  unmounts.forEach((unmount) => unmount())
  await until(() => containers.every(({innerHTML}) => innerHTML === ''))
})

fact(
  'isElementContainer looks for the property children, so fast-text counts as an element',
  () => {
    const {childCount} = sample('const childCount') as {
      childCount: (node: object) => number
    }
    expect(
      [{children: new Set([1, 2])}, {children: new Set()}, {}].map(childCount),
    ).toEqual([2, 0, 0])
  },
)

fact('For any other event, add the listener yourself:', async () => {
  const {ZoomableMap} = sample('ZoomableMap.tsx') as {ZoomableMap: () => ReactElement}
  const {container, renders} = inComponent(ZoomableMap)
  await passiveEffects()
  find(container, '.map').dispatchEvent(new WheelEvent('wheel', {deltaY: -1}))
  expect(find(container, 'img').style.transform).toBe('scale(1.1)')
  expect(renders()).toBe(1)
})

/** Runs the tests of a sample as a test runner does. */
function testsOf(run: (globals: Record<string, unknown>) => unknown): string[] {
  const names: string[] = []
  const test = (name: string, run: () => void) => {
    names.push(name)
    run()
  }
  const load = (name: string) =>
    name === 'vitest' ? {expect, test, vi} : (require(name) as unknown)
  try {
    run({require: load})
  } finally {
    vi.unstubAllGlobals()
  }
  return names
}

fact(
  'Wrap what makes React render in act of React 18.3, which renders, and runs passive effects, before it returns',
  {renderer: '18.x'},
  () => {
    expect(testsOf((globals) => sample('Health.test.tsx', globals))).toEqual([
      'health below 25 is shown as low',
    ])
  },
)

fact(
  'A hook that returns facets is tested without waiting for a render:',
  {renderer: '18.x'},
  () => {
    expect(testsOf((globals) => sample('useCounter.test.tsx', globals))).toEqual([
      'the counter counts',
    ])
  },
)
