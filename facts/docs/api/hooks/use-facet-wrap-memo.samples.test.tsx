import type {ComponentType} from 'react'
import {expect, fact} from '../../../fact'
import {find, mutationsDuring, passiveEffects, samplesOf} from '../../../probes'
import {underDomFiber} from '../../../render'

const sample = samplesOf(import.meta.filename)

fact(
  'The parent writes an object literal, which is new whenever it renders; the check compares its content.',
  async () => {
    const {Marker, Minimap} = sample('function Minimap') as {
      Marker: ComponentType<{position: {x: number; y: number}}>
      Minimap: ComponentType
    }
    const {container, rerender} = underDomFiber(<Minimap />)
    const marker = find(container, '.marker')
    expect([marker.style.left, marker.style.top]).toEqual(['40px', '12px'])
    expect(mutationsDuring(marker, () => rerender(<Minimap />))).toEqual([])

    const other = underDomFiber(<Marker position={{x: 1, y: 2}} />)
    other.rerender(<Marker position={{x: 5, y: 2}} />)
    await passiveEffects()
    expect(find(other.container, '.marker').style.left).toBe('5px')
  },
)
