import {createFacet} from '@react-facet/core'
import {Profiler, type ReactElement} from 'react'
import {vi} from 'vitest'
import * as claims from '../claims'
import {expect, facts} from '../fact'
import {elementOf, find, inComponent, mutationsDuring, samplesOf} from '../probes'
import {commit, underDomFiber, underReactDom, type Screen} from '../render'

const sample = samplesOf(import.meta.filename)

facts({
  'Click, and the text changes without a render.'() {
    const {Hud} = sample<'Hud'>('import {useFacetState}')
    const {container, renders} = inComponent(Hud)
    find(container, 'button').click()
    expect(find(container, 'p').textContent).toBe('80Get hit')
    expect(renders()).toBe(1)
  },

  'The result is a facet again, so you can derive from it.'() {
    const {Hud} = sample<'Hud'>('import {useFacetMap, useFacetState}')
    expect(elementOf(<Hud />).outerHTML).toBe('<p class="fine">100</p>')
  },

  'Mount renders when critical goes from false to true and back'() {
    const {Warning} = sample<'Warning'>('function Warning')
    const health = createFacet({initialValue: 30})
    const {container} = underDomFiber(<Warning health={health} />)
    const texts = [30, 20, 10, 40].map((value) => {
      commit(() => health.set(value))
      return container.textContent
    })
    expect(texts).toEqual(['', 'Find cover!', 'Find cover!', ''])
  },

  'Now it reads them from the facets, at the moment of the click:'() {
    const {Potions} = sample<'Potions'>('function Potions')
    const button = elementOf(<Potions />)
    const texts = [1, 2, 3].map(() => {
      button.click()
      return button.textContent
    })
    expect(texts).toEqual([1, 0, 0].map((left) => `Drink a potion (${left})`))
  },
})

/** Runs a sample of the post, plays the five moves, and counts what happens. */
function play(exports: unknown, show: (hud: ReactElement) => Screen) {
  const {Hud} = exports as {Hud: () => ReactElement}
  const onRender = vi.fn()
  const {container, renders} = inComponent(Hud, (hud) =>
    show(
      <Profiler id="hud" onRender={onRender}>
        {hud}
      </Profiler>,
    ),
  )
  onRender.mockClear()
  const [hit, drink] = container.querySelectorAll('button')
  const screens: string[] = []
  const changes = mutationsDuring(find(container, 'p'), () => {
    for (const button of [hit, hit, hit, hit, drink]) {
      commit(() => button?.click())
      const texts = [...container.querySelectorAll('p')].map((p) => p.textContent)
      screens.push(texts.join(' '))
    }
  })
  return {
    screens,
    hudRenders: renders() - 1,
    allRenders: onRender.mock.calls.length,
    textChanges: changes.filter((type) => type === 'characterData').length,
    classNameChanges: changes.filter((type) => type === 'attributes').length,
  }
}

const bothVersions = () => [
  play(sample("import {useState} from 'react'"), underReactDom),
  play(sample('import {Mount, useFacetCallback'), underDomFiber),
]

facts({
  'Health goes 80, 60, 40, 20, 45, and the warning appears and disappears.'() {
    const screens = ['80', '60', '40', '20 Find cover!', '45']
    expect(bothVersions().map((version) => version.screens)).toEqual([screens, screens])
  },

  'Renders of Hud after mounting | 5 | 0'() {
    expect(bothVersions().map(({hudRenders}) => hudRenders)).toEqual([5, 0])
  },

  'Renders of Mount after mounting | – | 2'() {
    const [, withFacets] = bothVersions()
    // Hud does not render, so both renders are Mount's.
    expect(withFacets).toMatchObject({hudRenders: 0, allRenders: 2})
  },

  'Changes of the text of health | 5 | 5'() {
    expect(bothVersions().map(({textChanges}) => textChanges)).toEqual([5, 5])
  },

  'Changes of the class name | 2 | 2'() {
    expect(bothVersions().map(({classNameChanges}) => classNameChanges)).toEqual([2, 2])
  },

  'Mount renders when critical goes from false to true and back, not when health goes from 20 to 10.':
    claims.mountRendersForItsCondition,

  'Do not read health.get() while rendering: it works, once, and then the screen is out of date.'() {
    const health = createFacet({initialValue: 3})
    const {container, renders} = inComponent(() => String(health.get()))
    commit(() => health.set(2))
    expect(container.textContent).toBe('3')
    expect(renders()).toBe(1)
  },

  'do not reach for useFacetUnwrap to get a plain number back: it renders the component when the value changes, which is where this post began.':
    claims.unwrappingRenders,
})
