import {createFacet, Mount, With, type Facet} from '@react-facet/core'
import {Profiler} from 'react'
import {vi} from 'vitest'
import * as claims from '../../claims'
import {expect, facts} from '../../fact'
import {find, inComponent, samplesOf} from '../../probes'
import {commit, underDomFiber} from '../../render'

const sample = samplesOf(import.meta.filename)

facts({
  'A write to health does not render Health. It sets the width and the text directly. React renders only when low changes, and then only Mount.'() {
    const {Health} = sample<'Health'>('function Health')
    const onRender = vi.fn()
    const {container, renders} = inComponent(Health, (bar) =>
      underDomFiber(
        <Profiler id="health" onRender={onRender}>
          {bar}
        </Profiler>,
      ),
    )
    onRender.mockClear()
    // Both clicks write 20, so the second one changes nothing.
    for (const _click of [1, 2]) commit(() => find(container, '.health').click())
    expect(find(container, '.health-fill').style.width).toBe('20%')
    expect(find(container, '.health').textContent).toBe('20Find cover')
    expect(onRender).toHaveBeenCalledTimes(1)
    expect(renders()).toBe(1)
  },

  'Show or hide a part of the screen | Mount, With | the part, when it appears'() {
    const when = createFacet({initialValue: false})
    const item = createFacet<string | null>({initialValue: null})
    const shown = vi.fn((data: Facet<string>) => <fast-text text={data} />)
    const {renders, container} = inComponent(() => (
      <>
        <Mount when={when}>
          <fast-text text="open " />
        </Mount>
        <With data={item}>{shown}</With>
      </>
    ))
    commit(() => when.set(true))
    commit(() => item.set('bow'))
    commit(() => item.set('axe'))
    expect(container.textContent).toBe('open axe')
    expect(shown).toHaveBeenCalledTimes(1)
    commit(() => {
      item.set(null)
      when.set(false)
    })
    expect(container.textContent).toBe('')
    expect(renders()).toBe(1)
  },

  'Show a list | Map | its rows, when the length changes': claims.mapRendersByLength,

  'Choose between several screens | Unwrap | its children':
    claims.unwrappingRendersChildren,

  'Hand a value to a component that knows no facets | useFacetUnwrap | the component':
    claims.unwrappingRenders,

  'Core works under dom-fiber and under react-dom.': claims.coreWorksUnderBoth,
})
