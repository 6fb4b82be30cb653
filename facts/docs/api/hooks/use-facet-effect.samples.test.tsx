import {createFacet, type Facet, type useFacetEffect} from '@react-facet/core'
import {useLayoutEffect, type ComponentType} from 'react'
import {expect, fact} from '../../../fact'
import {inComponent, passiveEffects, samplesOf, until} from '../../../probes'
import {underDomFiber} from '../../../render'

const sample = samplesOf(import.meta.filename)

fact(
  'Before a further run, and on unmount, it calls the cleanup that the last run returned.',
  async () => {
    const {LowHealthAlarm} = sample('LowHealthAlarm.tsx') as {
      LowHealthAlarm: ComponentType<{
        health: Facet<number>
        play: (name: string) => () => void
      }>
    }
    const health = createFacet({initialValue: 9})
    const log: string[] = []
    const play = (name: string) => {
      log.push(name)
      return () => void log.push('stop')
    }
    const {unmount} = underDomFiber(<LowHealthAlarm health={health} play={play} />)
    await passiveEffects()
    for (const points of [5, 4, 3, 6, 2]) health.set(points)
    expect(log).toEqual(['alarm', 'stop', 'alarm'])
    unmount()
    expect(log).toEqual(['alarm', 'stop', 'alarm', 'stop'])
  },
)

fact('Start the work in it, and stop it in the cleanup:', async () => {
  const answers = new Map<string, (text: string | Error) => void>()
  const load = (id: string) =>
    new Promise<string>((resolve, reject) => {
      answers.set(id, (text) => (typeof text === 'string' ? resolve(text) : reject(text)))
    })
  const {Profile} = sample('function Profile') as {
    Profile: ComponentType<{
      playerId: Facet<string>
      load: (id: string) => Promise<string>
    }>
  }
  const playerId = createFacet({initialValue: 'a'})
  const {container} = inComponent(() => <Profile playerId={playerId} load={load} />)
  await passiveEffects()
  playerId.set('b')
  answers.get('a')?.('Ada')
  answers.get('b')?.('Bo')
  await until(() => container.textContent === 'Bo')
  playerId.set('c')
  answers.get('c')?.(new Error('offline'))
  await until(() => container.textContent !== 'Bo')
  expect(container.textContent).toBe('Unknown player')
})

fact('The arguments have the value types of the facets, without NO_VALUE.', async () => {
  const {WindowTitle} = sample('function WindowTitle') as {
    WindowTitle: ComponentType<{map: Facet<string>; players: Facet<number>}>
  }
  const players = createFacet({initialValue: 3})
  const before = document.title
  underDomFiber(
    <WindowTitle map={createFacet({initialValue: 'Cave'})} players={players} />,
  )
  await passiveEffects()
  players.set(4)
  expect(document.title).toBe('Cave (4 players)')
  document.title = before
})

fact(
  'One use is a layout effect that stays silent on a server, where React 18 in development warns of useLayoutEffect:',
  async () => {
    const orderOf = async (globals?: Record<string, unknown>) => {
      const {useFacetIsomorphicLayoutEffect: useBoth} = sample(
        'useFacetIsomorphicLayoutEffect.ts',
        globals,
      ) as {useFacetIsomorphicLayoutEffect: typeof useFacetEffect}
      const health = createFacet({initialValue: 9})
      const log: string[] = []
      inComponent(() => {
        useBoth((value) => void log.push(`health ${value}`), [], [health])
        useLayoutEffect(() => void log.push('layout effect'), [])
        return null
      })
      await passiveEffects()
      return log
    }
    expect(await orderOf()).toEqual(['health 9', 'layout effect'])
    expect(await orderOf({window: undefined})).toEqual(['layout effect', 'health 9'])
  },
)
