import {createFacet, type Facet} from '@react-facet/core'
import type {ComponentType} from 'react'
import {expect, fact} from '../../fact'
import {mutationsDuring, samplesOf} from '../../probes'
import {commit, underDomFiber} from '../../render'

const sample = samplesOf(import.meta.filename)

fact(
  'Another value re-renders nothing: the facet that the child received notifies.',
  () => {
    const {SelectedItem} = sample('function SelectedItem') as {
      SelectedItem: ComponentType<{selected: Facet<object | null>}>
    }
    const selected = createFacet<object | null>({initialValue: null})
    const {container} = underDomFiber(<SelectedItem selected={selected} />)
    const select = (item: object | null) => commit(() => selected.set(item))
    expect(container.innerHTML).toBe('')
    select({name: 'Bow', damage: 3})
    const changes = mutationsDuring(container, () => select({name: 'Axe', damage: 5}))
    expect(changes).toEqual(['characterData'])
    expect(container.innerHTML).toBe('<div class="tooltip">5 damage</div>')
    select(null)
    expect(container.innerHTML).toBe('')
  },
)

fact('Same length, new content: no render. The item facets notify.', () => {
  const {Scoreboard} = sample('function Scoreboard') as {
    Scoreboard: ComponentType<{players: Facet<object[]>}>
  }
  const [ada, bo] = [
    {name: 'Ada', score: 1},
    {name: 'Bo', score: 2},
  ]
  const players = createFacet<object[]>({initialValue: [ada, bo]})
  const {container} = underDomFiber(<Scoreboard players={players} />)
  const changes = mutationsDuring(container, () => players.set([ada, {...bo, score: 3}]))
  expect(changes).toEqual(['characterData'])
  expect(container.textContent).toBe('Ada: 1Bo: 3')
})

fact('Scrolling then changes texts and mounts nothing:', () => {
  const {FriendList} = sample('function FriendList') as {
    FriendList: ComponentType<{names: Facet<string[]>}>
  }
  const names = createFacet({initialValue: ['Ada', 'Bo']})
  const {container} = underDomFiber(<FriendList names={names} />)
  const rows = () => [...container.querySelectorAll('.row')].map((row) => row.textContent)
  expect(rows()).toEqual(['Ada', 'Bo'])
  commit(() => names.set('ABCDEFGHIJ'.split('')))
  expect(rows()).toEqual('ABCDEFGH'.split(''))
  const changes = mutationsDuring(container, () => names.set('BCDEFGHIJK'.split('')))
  expect(new Set(changes)).toEqual(new Set(['characterData']))
})

fact(
  'Use it when the kind of element depends on the value, or for a third-party component that takes plain props:',
  () => {
    const {Screen} = sample('function Screen') as {
      Screen: ComponentType<{phase: Facet<string>}>
    }
    const phase = createFacet({initialValue: 'lobby'})
    const {container} = underDomFiber(<Screen phase={phase} />)
    const texts = ['lobby', 'playing', 'results'].map((name) => {
      commit(() => phase.set(name))
      return container.textContent
    })
    expect(texts).toEqual(['Waiting for players', 'Fight', 'Results'])
  },
)

fact('a higher count mounts at the end, a lower count unmounts at the end.', () => {
  const {Stars} = sample('function Stars') as {
    Stars: ComponentType<{rating: Facet<number>}>
  }
  const rating = createFacet({initialValue: 1.6})
  const {container} = underDomFiber(<Stars rating={rating} />)
  const shown = [1.6, 2.8, -1].map((value) => {
    commit(() => rating.set(value))
    return [...container.children].map(({className}) => className.slice(-1)).join('')
  })
  expect(shown).toEqual(['01', '012', ''])
})
