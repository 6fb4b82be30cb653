import * as core from '@react-facet/core'
import {
  createFacet,
  mapFacetsLightweight,
  NO_VALUE,
  useFacetMap,
  useFacetState,
  type Facet,
  type Option,
  type WritableFacet,
} from '@react-facet/core'
import * as domFiber from '@react-facet/dom-fiber'
import {createFiberRoot} from '@react-facet/dom-fiber'
import {createRequire} from 'node:module'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {useState, type ComponentType, type ReactElement} from 'react'
import {vi} from 'vitest'
import * as claims from '../claims'
import {expect, facts} from '../fact'
import {
  announcedReconciler,
  enter,
  failureOf,
  failureUnderReact19,
  find,
  inComponent,
  mutationsDuring,
  passiveEffects,
  probeHook,
  quietly,
  resultOf,
  samplesOf,
  secondCopyOf,
  until,
  withDevTools,
} from '../probes'
import {commit, underDomFiber, underReactDom} from '../render'
import Login from '../../src/examples/getting-started-login'

const sample = samplesOf(import.meta.filename)

facts('18.x', {
  async 'press the button: the number changes, and Counter does not render again.'() {
    const root = document.body.appendChild(document.createElement('div'))
    root.id = 'root'
    sample('main.tsx')
    await until(() => root.innerHTML !== '')
    const changes = mutationsDuring(root, () => find(root, 'button').click())
    expect(root.textContent).toBe('Coins: 1')
    expect(changes).toEqual(['characterData'])
  },
})

function input(within: ParentNode, selector: string) {
  return find(within, selector) as HTMLInputElement
}

// Your first facet

facts({})

const {HealthBar} = sample<'HealthBar'>('HealthBar.tsx')

facts({
  'While health falls from 80 to 25 the width is written at each step. The class name stays the same string, so it is not written. At 24 it is.'() {
    const health = createFacet({initialValue: 80})
    const {container} = underDomFiber(<HealthBar health={health} />)
    const steps = mutationsDuring(container, () => {
      for (let value = 79; value >= 25; value -= 1) health.set(value)
    })
    expect(steps).toHaveLength(55)
    expect(mutationsDuring(container, () => health.set(24))).toHaveLength(2)
    expect(find(container, '.bar-fill').className).toBe('bar-fill critical')
  },

  // A form
  async 'cannotSubmit depends on two facets. The disabled attribute is written when the result changes, not at each key.'() {
    const {container} = underDomFiber(<Login />)
    await passiveEffects()
    const button = find(container, '[type="button"]')
    const writes = (text: string) =>
      mutationsDuring(button, () => enter(input(container, '[type="password"]'), text))
    enter(input(container, '[type="text"]'), 'ada')
    expect(writes('love')).toEqual([])
    expect(writes('lovelace')).toEqual(['attributes'])
    expect(writes('lovelaces')).toEqual([])
  },

  'What a player types stays until the facet gets another value.': claims.typedTextStays,
})

facts({
  // Show and hide
  'Mount renders when open changes, Map when the length of the list changes.'() {
    claims.mountRendersForItsCondition()
    claims.mapRendersByLength()
  },

  'When an amount changes, nothing renders and one text node is written.'() {
    const {Inventory} = sample<'Inventory'>('Inventory.tsx')
    const open = createFacet({initialValue: false})
    const items = createFacet<object[]>({initialValue: [{name: 'Bow', amount: 1}]})
    const {container} = inComponent(() => <Inventory open={open} items={items} />)
    expect(container.textContent).toBe('')
    commit(() => open.set(true))
    const change = () => items.set([{name: 'Bow', amount: 2}])
    expect(mutationsDuring(container, change)).toEqual(['characterData'])
    expect(container.textContent).toBe('Bow × 2')
  },
})

// Values from the game

interface Game {
  GameProvider: ComponentType<{children: ReactElement}>
  Health: ComponentType
}

/** Shows the sample with an engine that has one channel, through which `push` sends. */
function game() {
  let push: (player: object) => void = () => undefined
  const engine = {
    on: (_: string, listener: typeof push) => {
      push = listener
    },
    off: () => undefined,
  }
  const {GameProvider, Health} = sample<Game>('game.tsx', {engine})
  // React warns when one context is provided in roots of several renderers.
  const {container} = quietly(() =>
    underDomFiber(
      <GameProvider>
        <Health />
      </GameProvider>,
    ),
  )
  return {container, push: (player: object) => push(player)}
}

facts({
  'Health shows nothing until the engine sends a value'() {
    const {container, push} = game()
    expect(container.textContent).toBe('')
    push({health: 5, maxHealth: 20})
    expect(container.textContent).toBe('25 %')
  },

  'The engine may send the same object again after changing its fields. The selector derives a number, so the screen is written only when the share changes.'() {
    const {container, push} = game()
    const sent = {health: 5, maxHealth: 20}
    push(sent)
    expect(mutationsDuring(container, () => push(sent))).toEqual([])
    sent.health = 10
    expect(mutationsDuring(container, () => push(sent))).toHaveLength(1)
    expect(container.textContent).toBe('50 %')
  },
})

facts('18.x', {
  async 'Render one part of an application with the custom renderer, inside an element that react-dom made:'() {
    const {HudIsland} = sample<'HudIsland'>('HudIsland.tsx')
    const health = createFacet({initialValue: 9})
    const {container} = underReactDom(<HudIsland health={health} />)
    await until(() => container.textContent !== '')
    health.set(8)
    expect(container.textContent).toBe('Health: 8')
  },
})

// Hot reload

/** The functions that Fast Refresh calls on an injected renderer. */
interface Renderer {
  setRefreshHandler: (family: (type: unknown) => unknown) => void
  scheduleRefresh: (root: unknown, families: Record<string, Set<unknown>>) => void
}

/** Shows a component. Returns a function that replaces it as Fast Refresh does. */
function refreshable(Shown: ComponentType): Promise<(next: ComponentType) => void> {
  let renderer: Renderer | undefined
  const inject = (injected: Renderer) => {
    renderer = injected
    return 1
  }
  return withDevTools({inject}, () => {
    const reconciler = announcedReconciler()
    const container = document.body.appendChild(document.createElement('div'))
    const root = createFiberRoot(reconciler)(container)
    const flush = (change: () => void) => reconciler.flushSync(change)
    flush(() => reconciler.updateContainer(<Shown />, root, null, () => undefined))
    return (next) => {
      const family = {current: next}
      const versions: unknown[] = [Shown, next]
      renderer?.setRefreshHandler((type) =>
        versions.includes(type) ? family : undefined,
      )
      flush(() =>
        renderer?.scheduleRefresh(root, {
          updatedFamilies: new Set([family]),
          staleFamilies: new Set(),
        }),
      )
    }
  })
}

/** Versions of a component with a facet and a state; `now` reads both, `set` writes them. */
function wallet() {
  let last: {facet: Facet<number>; state: number; set: () => void} | undefined
  const version = () =>
    function Wallet() {
      const [facet, setFacet] = useFacetState(0)
      const [state, setState] = useState(3)
      const set = () => {
        setFacet(5)
        setState(2)
      }
      last = {facet, state, set}
      return <fast-text text={facet} />
    }
  const now = () => [last?.facet.get(), last?.state]
  const set = async () => {
    last?.set()
    await until(() => last?.state === 2)
  }
  return {version, now, set}
}

facts({
  async 'The useFacetState of all components in the file that you edited. useFacetState keeps its facet in a useMemo, which Fast Refresh, the hot reload of React, runs again. The new facet starts with the initial value. As long as the hooks of a component stay the same, useState keeps its value, and so do the facets of components in files that do not import the edited one, directly or through others.'() {
    const edited = wallet()
    const refresh = await refreshable(edited.version())
    await edited.set()
    expect(edited.now()).toEqual([5, 2])
    refresh(edited.version())
    expect(edited.now()).toEqual([0, 2])
    expect(document.body.textContent).toBe('0')

    const other = wallet()
    const Other = other.version()
    const parent = () =>
      function Parent() {
        return <Other />
      }
    const refreshParent = await refreshable(parent())
    await other.set()
    refreshParent(parent())
    expect(other.now()).toEqual([5, 2])
  },

  'To keep a value while you work on a component, make its facet in a module that you do not edit:'() {
    const {coins} = sample<'coins', Facet<number>>('export const coins')
    expect(coins.get()).toBe(0)
  },

  // Set up TypeScript
  'otherwise an updater may declare (n: number) => n + 1, which fails at NO_VALUE'() {
    const [, setCoins] = resultOf(() => useFacetState<number>(NO_VALUE))
    const addOne = (n: number) => n + 1
    expect(() => setCoins(addOne as (n: Option<number>) => number)).toThrow(TypeError)
    setCoins(1)
    expect(() => setCoins(addOne as (n: Option<number>) => number)).not.toThrow()
  },

  'Keep the initial values in functions and write them again between tests:'() {
    const {score, inventory, target, resetGameState} = sample<{
      score: WritableFacet<number>
      inventory: WritableFacet<string[]>
      target: WritableFacet<string>
      resetGameState: () => void
    }>('resetGameState')
    const values = () => [score.get(), inventory.get(), target.get()]
    const initial = values()
    score.set(3)
    inventory.set(['bow'])
    target.set('Orc')
    expect(values()).toEqual([3, ['bow'], 'Orc'])
    resetGameState()
    expect(values()).toEqual(initial)
    expect(initial).toEqual([0, [], NO_VALUE])
  },

  // Check the dependency lists
  'A facet that the function itself reads, as in angle.get(), belongs in the second argument.'() {
    const first = createFacet({initialValue: 1})
    const second = createFacet({initialValue: 2})
    const tick = createFacet({initialValue: 0})
    const seen = (listed: boolean) => {
      const {results, rerender} = probeHook(
        (angle: Facet<number>) =>
          useFacetMap(() => angle.get(), listed ? [angle] : [], [tick]).get(),
        first,
      )
      rerender(second)
      return results
    }
    expect(seen(true)).toEqual([1, 2])
    expect(seen(false)).toEqual([1, 1])
  },

  // Troubleshooting
  'Objects are not valid as a React child (found: object with keys {set, setWithCallback, get, observe}) | A facet as a child, at run time':
    claims.facetIsNoChild,

  'Maximum update depth exceeded | useFacetUnwrap gets a facet or a check that is made while rendering'() {
    claims.unwrappingNewFacetsNeverEnds()
    claims.unequalCheckNeverEnds()
  },
})

facts('0.6.4', {
  "Cannot read properties of undefined (reading 'hasOwnProperty') | React 19"() {
    const message = failureUnderReact19(() =>
      domFiber.render(<p />, document.createElement('div')),
    )
    expect(message).toBe("Cannot read properties of undefined (reading 'hasOwnProperty')")
  },
})

facts({
  "Cannot read properties of undefined (reading 'observe') | A hook or a map got undefined in place of a facet"() {
    const map = mapFacetsLightweight([undefined as never], String)
    expect(() => map.observe(() => undefined)).toThrow(
      "Cannot read properties of undefined (reading 'observe')",
    )
  },
})

/** What a call throws, and the first line of what it logs. */
function failureAndReport(fail: () => void) {
  const lines: unknown[] = []
  const failure = failureOf(() => {
    vi.spyOn(console, 'error').mockImplementation((text) => lines.push(text))
    fail()
  })
  return [failure, ...lines].map((text) => String(text).slice(0, 50))
}

const invalidHookCall = 'Invalid hook call. Hooks can only be called inside'

facts({
  'Invalid hook call | A facet hook ran outside a component'() {
    underDomFiber(<p />)
    expect(failureAndReport(() => core.useFacetState(0))).toEqual([invalidHookCall])
  },

  "Cannot read properties of null (reading 'useMemo'), after Invalid hook call | In a component: the app has two copies of React. Elsewhere: as above, before anything was rendered"() {
    const other = secondCopyOf('@react-facet/core', 'react') as typeof core
    function Second() {
      other.useFacetState(0)
      return null
    }
    for (const fail of [() => underDomFiber(<Second />), () => other.useFacetState(0)]) {
      const [failure, report] = failureAndReport(fail)
      expect(failure).toBe("Cannot read properties of null (reading 'useMemo')")
      expect(report).toContain('Invalid hook call. Hooks can only be')
    }
  },

  'It is not installed.'() {
    const elsewhere = createRequire(join(tmpdir(), 'app.js'))
    expect(failureOf(() => void elsewhere('@react-facet/dom-fiber'))).toContain(
      "Cannot find module '@react-facet/dom-fiber'",
    )
  },
})
