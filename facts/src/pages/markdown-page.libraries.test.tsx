import {effect, signal as coreSignal} from '@preact/signals-core'
import {signal} from '@preact/signals-react'
import {useSignals} from '@preact/signals-react/runtime'
import {NO_VALUE, type Facet} from '@react-facet/core'
import {atom, useAtomValue} from 'jotai'
import {createStore as createJotaiStore} from 'jotai/vanilla'
import {autorun, observable, runInAction} from 'mobx'
import {observer} from 'mobx-react-lite'
import {Profiler, type ComponentType} from 'react'
import {Provider, useSelector} from 'react-redux'
import {legacy_createStore as createReduxStore} from 'redux'
import {proxy, useSnapshot} from 'valtio'
import {vi} from 'vitest'
import {useStore} from 'zustand'
import {createStore} from 'zustand/vanilla'
import {expect, facts} from '../../fact'
import {failureOf, inComponent, passiveEffects, quietly, samplesOf} from '../../probes'
import {
  commit,
  installedRenderer,
  underDomFiber,
  underReactDom,
  type Show,
} from '../../render'

const sample = samplesOf(import.meta.filename)

interface Game {
  health: number
  ammo: number
}

/** A library's store, with the health 3. */
interface Store {
  /** Shows the health. */
  Health: ComponentType
  change: (part: Partial<Game>) => void
}

const first: Game = {health: 3, ammo: 30}

/** A component that shows what a hook returns. */
const shows = (useHealth: () => number) =>
  function Health() {
    return <b>{useHealth()}</b>
  }

const reduxStore = () =>
  createReduxStore(
    (state: Game = first, action: {type: string; part?: Partial<Game>}) => ({
      ...state,
      ...action.part,
    }),
  )

/** The libraries that the page names. */
const libraries = {
  Zustand() {
    const store = createStore(() => first)
    return {
      Health: shows(() => useStore(store, ({health}) => health)),
      change: (part) => store.setState(part),
    }
  },
  Redux() {
    const store = reduxStore()
    const Health = shows(() => useSelector(({health}: Game) => health))
    return {
      Health: () => (
        <Provider store={store}>
          <Health />
        </Provider>
      ),
      change: (part) => void store.dispatch({type: 'change', part}),
    }
  },
  'mobx-react-lite'() {
    const game = observable({...first})
    return {
      Health: observer(shows(() => game.health)),
      change: (part) => runInAction(() => Object.assign(game, part)),
    }
  },
  Valtio() {
    const game = proxy({...first})
    return {
      Health: shows(() => useSnapshot(game).health),
      change: (part) => void Object.assign(game, part),
    }
  },
  '@preact/signals-react'() {
    const game = {health: signal(first.health), ammo: signal(first.ammo)}
    return {
      Health: shows(() => {
        useSignals()
        return game.health.value
      }),
      change: ({health = game.health.peek(), ammo = game.ammo.peek()}) => {
        game.health.value = health
        game.ammo.value = ammo
      },
    }
  },
  Jotai() {
    const store = createJotaiStore()
    const game = {health: atom(first.health), ammo: atom(first.ammo)}
    return {
      Health: shows(() => useAtomValue(game.health, {store})),
      change: ({health, ammo}) => {
        if (health !== undefined) store.set(game.health, health)
        if (ammo !== undefined) store.set(game.ammo, ammo)
      },
    }
  },
} satisfies Record<string, () => Store>

/** How often a library's component renders for three writes of the health, and for the ammo. */
async function rendersOf(store: Store, show: Show): Promise<[number, number]> {
  const {Health, change} = store
  const updated = vi.fn()
  // React warns when a context of react-redux is provided in roots of several renderers.
  const {container} = quietly(() =>
    show(
      <Profiler id="game" onRender={updated}>
        <Health />
      </Profiler>,
    ),
  )
  await passiveEffects()
  const during = async (run: () => void) => {
    updated.mockClear()
    commit(run)
    await passiveEffects()
    return updated.mock.calls.length
  }
  const forHealth = await during(() => {
    for (const health of [2, 1, 0]) change({health})
  })
  expect(container.innerHTML).toBe('<b>0</b>')
  return [forHealth, await during(() => change({ammo: 29}))]
}

/** The renderers that these libraries run under. */
const renderers =
  installedRenderer === '18.x' ? [underDomFiber, underReactDom] : [underReactDom]

type Library = keyof typeof libraries

/** A proof that components of some libraries render once for what they use, and for nothing else. */
const renderForWhatTheyUse = (names: readonly Library[]) => async () => {
  for (const name of names) {
    for (const show of renderers) {
      expect(await rendersOf(libraries[name](), show), name).toEqual([1, 0])
    }
  }
}

facts({
  "Those that use React's own hooks, such as Zustand, Redux, mobx-react-lite, Valtio, @preact/signals-react and Jotai. A component that uses such a library renders when what it uses changes, as under react-dom.":
    renderForWhatTheyUse(Object.keys(libraries) as Library[]),

  'MobX | The library, when a property is read | The observing components render':
    renderForWhatTheyUse(['mobx-react-lite']),

  'Jotai | The library, when an atom reads others | Components render when an atom that they use changes':
    renderForWhatTheyUse(['Jotai']),

  'Zustand | You write a selector | Components render when their selection changes':
    renderForWhatTheyUse(['Zustand']),

  async 'A signal of @preact/signals-react that is itself the child of an element changes the text without a render of the component.'() {
    for (const show of renderers) {
      const health = signal(3)
      const {container, renders} = inComponent(() => <b>{health}</b>, show)
      await passiveEffects()
      commit(() => {
        health.value = 2
      })
      await passiveEffects()
      expect(container.innerHTML).toBe('<b>2</b>')
      expect(renders()).toBe(1)
    }
  },
})

facts('0.6.4', {
  'of the libraries above, only Jotai runs'() {
    const running = Object.entries(libraries).filter(([, create]) => {
      const {Health} = create()
      return failureOf(() => underDomFiber(<Health />)) === 'no failure'
    })
    expect(running.map(([library]) => library)).toEqual(['Jotai'])
  },
})

/** A library's store without React. */
interface PlainStore {
  read: () => number
  subscribe: (changed: () => void) => () => void
  write: (health: number) => void
}

/** Proves that `fromStore` of the page follows some stores from the first observer to the last. */
function follows(...stores: PlainStore[]): void {
  const {fromStore} = sample<
    'fromStore',
    (read: PlainStore['read'], subscribe: PlainStore['subscribe']) => Facet<number>
  >('fromStore.ts')
  for (const {read, subscribe, write} of stores) {
    const health = fromStore(read, subscribe)
    const heard: number[] = []
    const stop = health.observe((value) => heard.push(value))
    for (const value of [2, 2, 1]) write(value)
    stop()
    write(0)
    expect(heard).toEqual([3, 2, 1])
    expect(health.get()).toBe(NO_VALUE)
  }
}

facts({
  'Zustand, Redux | store.subscribe'() {
    const [zustand, redux] = [createStore(() => first), reduxStore()]
    follows(
      {
        read: () => zustand.getState().health,
        subscribe: zustand.subscribe,
        write: (health) => zustand.setState({health}),
      },
      {
        read: () => redux.getState().health,
        subscribe: (changed) => redux.subscribe(changed),
        write: (health) => void redux.dispatch({type: 'change', part: {health}}),
      },
    )
  },

  'Jotai | (changed) => store.sub(atom, changed)'() {
    const store = createJotaiStore()
    const health = atom(3)
    follows({
      read: () => store.get(health),
      subscribe: (changed) => store.sub(health, changed),
      write: (value) => store.set(health, value),
    })
  },

  'MobX | autorun'() {
    const game = observable({...first})
    follows({
      read: () => game.health,
      subscribe: autorun,
      write: (health) => runInAction(() => Object.assign(game, {health})),
    })
  },

  '@preact/signals-core | effect'() {
    const health = coreSignal(3)
    follows({
      read: () => health.value,
      subscribe: effect,
      write: (value) => {
        health.value = value
      },
    })
  },
})
