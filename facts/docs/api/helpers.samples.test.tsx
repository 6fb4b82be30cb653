import {createFacet, NO_VALUE, type Facet, type WritableFacet} from '@react-facet/core'
import {isValidElement, type ReactElement} from 'react'
import {vi} from 'vitest'
import {expect, fact} from '../../fact'
import {find, heardFrom, inComponent, samplesOf} from '../../probes'
import {commit, underDomFiber} from '../../render'

const sample = samplesOf(import.meta.filename)

/** A `console` for a sample that logs. */
function logger() {
  const lines: string[] = []
  return {lines, console: {log: (line: string) => void lines.push(line)}}
}

fact("Writes. The facet's observers have run when it returns.", () => {
  const {lines, console} = logger()
  const {volume, louder} = sample('settings.ts', {console}) as {
    volume: Facet<number>
    louder: () => void
  }
  expect(lines).toEqual(['volume 50', 'volume 60'])
  for (let times = 0; times < 9; times += 1) louder()
  expect(volume.get()).toBe(100)
})

fact('This one measures the connection while a panel shows it:', () => {
  vi.useFakeTimers()
  try {
    const pings = [30, 40, 50]
    const {ping} = sample('ping.ts', {measurePing: () => pings.shift()}) as {
      ping: Facet<number>
    }
    const heard: number[] = []
    const stop = ping.observe((value) => heard.push(value))
    vi.advanceTimersByTime(1000)
    stop()
    vi.advanceTimersByTime(5000)
    expect(heard).toEqual([30, 40])
    expect(pings).toEqual([50])
  } finally {
    vi.useRealTimers()
  }
})

fact('startSubscription connects the source. Calling update is a write.', () => {
  const listeners = new Set<(seconds: number) => void>()
  const clock = {
    onTick: (listener: (seconds: number) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const {matchTime} = sample('const matchTime', {clock}) as {matchTime: Facet<number>}
  const heard: number[] = []
  const stop = matchTime.observe((seconds) => heard.push(seconds))
  listeners.forEach((tick) => tick(1))
  stop()
  expect(heard).toEqual([0, 1])
  expect(listeners.size).toBe(0)
})

fact('observe calls the observer once, or not at all for NO_VALUE', () => {
  const {preview} = sample('const preview') as {
    preview: ReactElement<{name: Facet<string>}>
  }
  expect(isValidElement(preview)).toBe(true)
  expect(heardFrom(preview.props.name)).toEqual(['Alex'])
  expect(underDomFiber(preview).container.textContent).toBe('Alex')
})

fact(
  'A consumer without a provider above it gets a default facet, whose value is always initialValue.',
  () => {
    const {Match} = sample('function Match') as {Match: () => ReactElement}
    const {container, renders} = inComponent(Match)
    const banner = find(container, '.banner')
    expect(banner.style.backgroundColor).toBe('red')
    commit(() => find(container, 'button').click())
    expect(banner.style.backgroundColor).toBe('blue')
    expect(renders()).toBe(1)
  },
)

fact('mapFacetsCached derives a facet and stores the result', () => {
  const {inventory, totalWeight} = sample('const totalWeight') as {
    inventory: WritableFacet<object[]>
    totalWeight: Facet<number>
  }
  const heard = heardFrom(totalWeight)
  const bow = {name: 'bow', weight: 2}
  for (const items of [[bow], [bow], [bow, {name: 'axe', weight: 5}]])
    inventory.set(items)
  expect(heard).toEqual([0, 2, 7])
})

fact('If the facet has a value, the promise is resolved with it', async () => {
  const {lines, console} = logger()
  const {greet} = sample('function greet', {console}) as {
    greet: (name: Facet<string>) => Promise<void>
  }
  const name = createFacet<string>({initialValue: NO_VALUE})
  const greeted = [greet(createFacet({initialValue: 'Ada'})), greet(name)]
  await greeted[0]
  expect(lines).toEqual(['Welcome, Ada'])
  name.set('Bo')
  await greeted[1]
  expect(lines).toEqual(['Welcome, Ada', 'Welcome, Bo'])
})

fact('isFacet returns true for anything that has both get and observe', () => {
  const {currentText} = sample('function currentText') as {
    currentText: (prop: unknown) => string
  }
  const props = [
    'Ada',
    createFacet({initialValue: 'Bo'}),
    createFacet({initialValue: NO_VALUE}),
  ]
  expect(props.map(currentText)).toEqual(['Ada', 'Bo', ''])
})

fact(
  'areAllDefinedValues returns true when hasDefinedValue does for every element of an array.',
  () => {
    const {name, rank, profileIsComplete} = sample('profileIsComplete') as {
      name: WritableFacet<string>
      rank: WritableFacet<number | null>
      profileIsComplete: () => boolean
    }
    const answers = [profileIsComplete()]
    name.set('Ada')
    answers.push(profileIsComplete())
    rank.set(0)
    answers.push(profileIsComplete())
    expect(answers).toEqual([false, false, true])
  },
)
