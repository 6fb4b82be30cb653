import {createFacet, NO_VALUE, strictEqualityCheck, useFacetMap} from '@react-facet/core'
import type {Style} from '@react-facet/dom-fiber'
import {createElement, createRef} from 'react'
import {vi} from 'vitest'
import * as claims from '../../claims'
import {expect, fact} from '../../fact'
import {clear, elementOf, heardFrom, resultOf} from '../../probes'

const numberFacet = (initialValue = 1) => createFacet({initialValue})

fact(
  'The type of a prop that takes a plain value or a facet of it. The attributes of fast-* elements and the values in style have this type; key, ref, children, dangerouslySetInnerHTML and event handlers do not take facets.',
  () => {
    const name = createFacet({initialValue: 'red'})
    const element = elementOf(<fast-div className={name} style={{color: name}} />)
    name.set('blue')
    expect([element.className, element.style.color]).toEqual(['blue', 'blue'])
    claims.facetIsNoHandler()
    claims.facetIsNoChild()
  },
)

fact(
  'If the callback returns NO_VALUE, the facet is cleared and notifies nobody.',
  () => {
    const facet = numberFacet()
    const heard = heardFrom(facet)
    clear(facet)
    expect([facet.get(), heard]).toEqual([NO_VALUE, [1]])
  },
)

fact(
  'NO_VALUE is not part of the type; rule 1 has a case in which a listener gets it all the same.',
  () => {
    const facet = numberFacet()
    facet.observe((value) => (value === 2 ? clear(facet) : undefined))
    const heard = heardFrom<unknown>(facet)
    facet.set(2)
    expect(heard).toEqual([1, NO_VALUE])
  },
)

fact(
  'if you pass one listener twice, a facet made with createFacet calls it once per change, a facet of useFacetMap twice.',
  () => {
    const source = numberFacet()
    const mapped = resultOf(() => useFacetMap((value) => value, [], [source]))
    const calls = [source, mapped].map((facet) => {
      const listener = vi.fn()
      const unsubscribe = [facet.observe(listener), facet.observe(listener)]
      listener.mockClear()
      source.set(source.get() === 2 ? 3 : 2)
      unsubscribe.forEach((end) => end())
      return listener.mock.calls.length
    })
    expect(calls).toEqual([1, 2])
  },
)

fact(
  'What observe and multiObserve return. Call it once: while nothing observes, another call runs the cleanup of the StartSubscription again.',
  claims.secondStopDisconnectsAgain,
)

fact('A factory that returns a checker with a memory of its own.', () => {
  const [one, other] = [strictEqualityCheck<number>(), strictEqualityCheck<number>()]
  expect([one(1), one(1), other(1)]).toEqual([false, true, false])
})

fact('Any key is allowed, so a misspelt property compiles and does nothing.', () => {
  const style: Style = {widht: '12px', color: 'red'}
  expect(elementOf(<fast-div style={style} />).style.cssText).toBe('color: red;')
})

fact('The values may be facets, the object may not. Numbers get no unit.', () => {
  const height = createFacet({initialValue: '5px'})
  const {style} = elementOf(<fast-div style={{height, width: 12}} />)
  height.set('6px')
  expect(style.cssText).toBe('height: 6px;')
})

fact(
  'Other types (range, email, search, …) are compile errors, though the renderer would set them.',
  () => {
    for (const type of ['range', 'email', 'search']) {
      const element = elementOf(createElement('fast-input', {type}))
      expect((element as HTMLInputElement).type).toBe(type)
    }
  },
)

fact('Other tags go to document.createElement as they are.', () => {
  expect(elementOf(<section />).outerHTML).toBe('<section></section>')
  expect(elementOf(<fast-div />).outerHTML).toBe('<div></div>')
})

fact('What a ref receives: the DOM node itself.', () => {
  const ref = createRef<HTMLDivElement>()
  const element = elementOf(<fast-div ref={ref} />)
  expect(element).toBeInstanceOf(HTMLDivElement)
  expect(ref.current).toBe(element)
})

fact('Numeric attributes take strings, except maxLength and rows.', () => {
  const area = elementOf(
    <fast-textarea maxLength={numberFacet(3)} rows={numberFacet(4)} />,
  )
  expect(area).toMatchObject({maxLength: 3, rows: 4})
  // @ts-expect-error -- a number is not accepted
  elementOf(<fast-input width={numberFacet(5)} />)
})
