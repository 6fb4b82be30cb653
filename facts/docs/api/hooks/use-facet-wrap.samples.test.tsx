import {createFacet, type Facet} from '@react-facet/core'
import type {ReactElement} from 'react'
import {expect, fact} from '../../../fact'
import {inComponent, probeHook, samplesOf} from '../../../probes'

const sample = samplesOf(import.meta.filename)

fact(
  'The same component twice: with React state as its prop it renders again with its parent, with a facet it renders once.',
  () => {
    const {Hud} = sample('function HealthBar') as {Hud: () => ReactElement}
    const bars = inComponent(Hud).container.querySelectorAll<HTMLElement>('.bar-fill')
    expect([...bars].map((bar) => bar.style.width)).toEqual(['80%', '100%'])
  },
)

fact('An optional prop needs a decision. Give it a default:', () => {
  const {useStackSize} = sample('useStackSize') as {
    useStackSize: (count?: unknown) => Facet<number>
  }
  const {latest, rerender} = probeHook(useStackSize, undefined as unknown)
  expect(latest().get()).toBe(1)
  rerender(createFacet({initialValue: 5}))
  expect(latest().get()).toBe(5)
})

fact('Or let undefined be a value.', () => {
  const {useLabel} = sample('function useLabel') as {
    useLabel: (label?: unknown) => Facet<unknown>
  }
  const {latest, rerender} = probeHook(useLabel, undefined as unknown)
  expect(latest().get()).toBe(undefined)
  rerender('Bow')
  expect(latest().get()).toBe('Bow')
})
