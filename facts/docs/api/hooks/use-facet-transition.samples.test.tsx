import type {Facet} from '@react-facet/core'
import type {ReactElement} from 'react'
import {expect, fact} from '../../../fact'
import {failureOf, find, heardFrom, inComponent, samplesOf, until} from '../../../probes'
import {commit, underReactDom} from '../../../render'

const sample = samplesOf(import.meta.filename)

fact(
  'The button answers at once; the scoreboard follows when React has finished it.',
  async () => {
    const {Scoreboard} = sample('function Scoreboard') as {Scoreboard: () => ReactElement}
    const {container} = inComponent(Scoreboard, underReactDom)
    const button = find(container, 'button')
    commit(() => button.click())
    expect(container.textContent).toBe('Loading…')
    await until(() => button.textContent === 'Scoreboard')
    expect(container.textContent).toBe('ScoreboardTwo hundred rows')
  },
)

fact('Do what may fail before you start the transition:', () => {
  const {onMessage} = sample('function onMessage') as {
    onMessage: (message: string) => void
  }
  expect(failureOf(() => onMessage('{'))).toMatch(/JSON/)
  expect(failureOf(() => onMessage('[12, 9]'))).toBe('no failure')
})

fact(
  'A write after an await is an ordinary one. Start another transition there:',
  async () => {
    const {ReloadScores} = sample('function ReloadScores') as {
      ReloadScores: () => ReactElement
    }
    const {container} = inComponent(ReloadScores, underReactDom)
    const button = find(container, 'button')
    const texts: (string | null)[] = []
    const observer = new MutationObserver((changes) =>
      texts.push(...changes.map(({oldValue}) => oldValue)),
    )
    observer.observe(button, {characterDataOldValue: true, subtree: true})
    button.click()
    await until(() => texts.length > 1)
    observer.disconnect()
    expect([...texts, button.textContent]).toEqual(['Reload', 'Updating…', 'Reload'])
  },
)

fact('A check such as strictEqualityCheck on useFacetUnwrap prevents it.', async () => {
  const {Tabs} = sample('function Tabs') as {Tabs: () => ReactElement}
  const {container} = inComponent(Tabs, underReactDom)
  const [loadout, stats] = container.querySelectorAll('button')
  const shown = () => [...container.querySelectorAll('p')].at(-1)?.textContent
  commit(() => stats?.click())
  commit(() => loadout?.click())
  await until(() => container.querySelectorAll('p').length === 1)
  expect(shown()).toBe('loadout')
  commit(() => stats?.click())
  await until(() => shown() === 'stats')
  expect(container.querySelectorAll('p')).toHaveLength(1)
})

fact('fn runs before startFacetTransition returns.', () => {
  const {scoreboard, onRoundEnd} = sample('onRoundEnd') as {
    scoreboard: Facet<object[]>
    onRoundEnd: (entries: object[]) => void
  }
  const heard = heardFrom(scoreboard)
  onRoundEnd([{player: 'Ada', score: 3}])
  expect(heard).toEqual([[], [{player: 'Ada', score: 3}]])
})
