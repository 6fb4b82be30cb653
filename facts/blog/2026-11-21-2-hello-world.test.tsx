import {
  createFacet,
  mapFacetsLightweight,
  Mount,
  useFacetCallback,
  useFacetMap,
  useFacetState,
  useFacetUnwrap,
  type Facet,
} from '@react-facet/core'
import {Profiler, useState, type ReactElement} from 'react'
import {vi} from 'vitest'
import {expect, fact} from '../fact'
import {heardFrom, inComponent, mutationsDuring, probeHook} from '../probes'
import {commit, underDomFiber, underReactDom, type Screen} from '../render'

interface Counted {
  onRender: () => void
  onMountUpdate: () => void
}

function StateHud({onRender}: Counted) {
  onRender()
  const [health, setHealth] = useState(100)
  const [potions, setPotions] = useState(2)
  const drink = () => {
    if (potions === 0) return
    setPotions(potions - 1)
    setHealth(Math.min(100, health + 25))
  }
  return (
    <div className="hud">
      <p className={health < 25 ? 'critical' : 'fine'}>{health}</p>
      {health < 25 && <p>Find cover!</p>}
      <button onClick={() => setHealth(Math.max(0, health - 20))}>Get hit</button>
      <button onClick={drink}>Drink a potion ({potions})</button>
    </div>
  )
}

function FacetHud({onRender, onMountUpdate}: Counted) {
  onRender()
  const [health, setHealth] = useFacetState(100)
  const [potions, setPotions] = useFacetState(2)
  const mood = useFacetMap((value) => (value < 25 ? 'critical' : 'fine'), [], [health])
  const critical = useFacetMap((value) => value < 25, [], [health])
  const getHit = useFacetCallback(
    (healthNow) => () => setHealth(Math.max(0, healthNow - 20)),
    [setHealth],
    [health],
  )
  const drink = useFacetCallback(
    (potionsNow, healthNow) => () => {
      if (potionsNow === 0) return
      setPotions(potionsNow - 1)
      setHealth(Math.min(100, healthNow + 25))
    },
    [setHealth, setPotions],
    [potions, health],
  )
  return (
    <div className="hud">
      <fast-p className={mood}>
        <fast-text text={health} />
      </fast-p>
      <Profiler
        id="warning"
        onRender={(_, phase) => {
          if (phase === 'update') onMountUpdate()
        }}
      >
        <Mount when={critical}>
          <p>Find cover!</p>
        </Mount>
      </Profiler>
      <button onClick={getHit}>Get hit</button>
      <button onClick={drink}>
        Drink a potion (<fast-text text={potions} />)
      </button>
    </div>
  )
}

/** Plays the five moves of the post, and counts what they cause. */
function play(
  Hud: (props: Counted) => ReactElement,
  show: (hud: ReactElement) => Screen,
) {
  const onRender = vi.fn()
  const onMountUpdate = vi.fn()
  const {container} = show(<Hud onRender={onRender} onMountUpdate={onMountUpdate} />)
  onRender.mockClear()
  const health = container.querySelector('p')
  const [hit, drink] = container.querySelectorAll('button')
  if (!health || !hit || !drink) throw new Error('the HUD is not on the screen')
  const screens: string[] = []
  const changes = mutationsDuring(health, () => {
    for (const button of [hit, hit, hit, hit, drink]) {
      commit(() => button.click())
      const texts = [...container.querySelectorAll('p')].map((p) => p.textContent)
      screens.push(texts.join(' '))
    }
  })
  return {
    screens,
    renders: onRender.mock.calls.length,
    mountUpdates: onMountUpdate.mock.calls.length,
    texts: changes.filter((type) => type === 'characterData').length,
    classNames: changes.filter((type) => type === 'attributes').length,
  }
}

const bothVersions = () => [play(StateHud, underReactDom), play(FacetHud, underDomFiber)]

fact('Health goes 80, 60, 40, 20, 45, and the warning appears and disappears.', () => {
  const screens = ['80', '60', '40', '20 Find cover!', '45']
  expect(bothVersions().map((version) => version.screens)).toEqual([screens, screens])
})

fact('Renders of Hud after mounting | 5 | 0', () => {
  expect(bothVersions().map(({renders}) => renders)).toEqual([5, 0])
})

fact('Renders of Mount after mounting | – | 2', () => {
  expect(play(FacetHud, underDomFiber).mountUpdates).toBe(2)
})

fact('Changes of the text of health | 5 | 5', () => {
  expect(bothVersions().map(({texts}) => texts)).toEqual([5, 5])
})

fact('Changes of the class name | 2 | 2', () => {
  expect(bothVersions().map(({classNames}) => classNames)).toEqual([2, 2])
})

fact("while health falls from 100 to 40, mood remains the string 'fine'", () => {
  const health = createFacet({initialValue: 100})
  const mood = probeHook(
    () => useFacetMap((value) => (value < 25 ? 'critical' : 'fine'), [], [health]),
    null,
  ).latest()
  const heard = heardFrom(mood)
  for (const value of [80, 60, 40]) health.set(value)
  expect(heard).toEqual(['fine'])
  health.set(20)
  expect(heard).toEqual(['fine', 'critical'])
})

fact(
  'Mount renders when critical goes from false to true and back, not when health goes from 20 to 10.',
  () => {
    const health = createFacet({initialValue: 40})
    const critical = mapFacetsLightweight([health], (value) => value < 25)
    // Mount is a function: called as a hook, it tells how often it renders.
    const {results} = probeHook(() => Mount({when: critical, children: <p />}), null)
    const renders = [20, 10, 40].map((value) => {
      commit(() => health.set(value))
      return results.length
    })
    expect(renders).toEqual([2, 2, 3])
  },
)

/** Shows a value of a facet in two ways that the post warns of. */
function show(read: (health: Facet<number>) => unknown) {
  const health = createFacet({initialValue: 3})
  const {container, renders} = inComponent(() => String(read(health)))
  commit(() => health.set(2))
  commit(() => health.set(1))
  return {text: container.textContent, renders: renders()}
}

fact('it works, once, and then the screen is out of date.', () => {
  expect(show((health) => health.get())).toEqual({text: '3', renders: 1})
})

fact(
  'it renders the component when the value changes, which is where this post began.',
  () => {
    expect(show(useFacetUnwrap)).toEqual({text: '1', renders: 3})
  },
)
