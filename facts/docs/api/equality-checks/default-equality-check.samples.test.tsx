import {
  defaultEqualityCheck,
  strictEqualityCheck,
  type EqualityCheck,
} from '@react-facet/core'
import type {ComponentType} from 'react'
import {expect, fact} from '../../../fact'
import {passiveEffects, samplesOf} from '../../../probes'
import {commit, underDomFiber} from '../../../render'

const sample = samplesOf(import.meta.filename)

fact(
  'It drops an equal number, string, boolean, null or undefined. Everything else always counts as changed.',
  async () => {
    const {Ammo} = sample('function Ammo') as {
      Ammo: ComponentType<{onChange: (ammo: number) => void}>
    }
    const heard: number[] = []
    const onChange = (ammo: number) => void heard.push(ammo)
    const {container} = underDomFiber(<Ammo onChange={onChange} />)
    await passiveEffects()
    const [reload, fire] = container.querySelectorAll('button')
    for (const button of [reload, fire, reload]) commit(() => button?.click())
    await passiveEffects()
    expect(heard).toEqual([30, 29, 30])
  },
)

fact('use it as the default of an optional check in your code', () => {
  const {pickCheck} = sample('function pickCheck') as {
    pickCheck: (check?: EqualityCheck<unknown>) => unknown
  }
  expect(pickCheck()).toBe(defaultEqualityCheck)
  expect(pickCheck(strictEqualityCheck as EqualityCheck<unknown>)).toBe(
    strictEqualityCheck,
  )
})
