import {readFileSync} from 'node:fs'
import * as core from '@react-facet/core'
import {
  createFacet,
  createUniformArrayEqualityCheck,
  mapFacetsLightweight,
  NO_VALUE,
  shallowObjectEqualityCheck,
  strictEqualityCheck,
  type EqualityCheck,
} from '@react-facet/core'
import ts from 'typescript'
import {expect, fact} from '../../../fact'
import {heardFrom, verdicts} from '../../../probes'

const page = readFileSync('docs/api/equality-checks/custom-equality-checks.mdx', 'utf8')

/** Runs the sample of the page that exports a name, and gives what it exports. */
function recipe(name: string): unknown {
  const samples = [...page.matchAll(/```ts.*\n(?<code>[^]*?)```/g)]
  const sample = samples.find(({groups}) =>
    groups?.code?.includes(`export const ${name}`),
  )
  if (!sample?.groups?.code) throw new Error(`the page has no sample of ${name}`)
  const {outputText} = ts.transpileModule(sample.groups.code, {
    compilerOptions: {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022},
  })
  const exported: Record<string, unknown> = {}
  // oxlint-disable-next-line typescript/no-implied-eval -- it is code of this site
  const run = new Function('require', 'exports', outputText) as (
    require: () => unknown,
    exports: unknown,
  ) => void
  run(() => core, exported)
  return exported[name]
}

const checkOf = <T,>(name: string) => recipe(name) as EqualityCheck<T>

fact(
  'The checker returns true if the current value equals the remembered one; the update is then dropped.',
  () => {
    const check = checkOf<string>('sameIgnoringCase')
    const name = createFacet({initialValue: 'Ada', equalityCheck: check})
    const heard = heardFrom(name)
    name.set('ADA')
    name.set('Bo')
    expect(heard).toEqual(['Ada', 'Bo'])
  },
)

fact(
  'A variable outside is shared by all observers: the first one stores the new value, and the others then find it equal.',
  () => {
    let previous: number | undefined
    const shared: EqualityCheck<number> = () => (current) => {
      const isEqual = current === previous
      previous = current
      return isEqual
    }
    const source = createFacet({initialValue: 1})
    const map = mapFacetsLightweight([source], (value) => value, shared)
    const heard = [heardFrom(map), heardFrom(map)]
    source.set(2)
    expect(heard).toEqual([[1, 2], []])
  },
)

fact('Otherwise a first undefined counts as equal and does not notify.', () => {
  const startingWith =
    (start: unknown): EqualityCheck<string | undefined> =>
    () => {
      let previous = start
      return (current) => {
        const isEqual = current === previous
        previous = current
        return isEqual
      }
    }
  expect(verdicts(startingWith(undefined), [undefined])).toEqual(['equal'])
  expect(verdicts(startingWith(NO_VALUE), [undefined])).toEqual(['different'])
})

fact(
  'If the data is changed in place, previous = current compares the object with itself and loses every update.',
  () => {
    const keeping: EqualityCheck<{x: number}> = () => {
      let previous: {x: number} | undefined
      return (current) => {
        const isEqual = previous?.x === current.x
        previous = current
        return isEqual
      }
    }
    const position = {x: 1}
    const facet = createFacet({initialValue: position, equalityCheck: keeping})
    const heard = heardFrom(facet)
    for (const x of [2, 3]) {
      position.x = x
      facet.set(position)
    }
    expect(heard).toHaveLength(1)
  },
)

fact('It remembers the last value that it accepted.', () => {
  const withinTolerance = recipe('withinTolerance') as (
    tolerance: number,
  ) => EqualityCheck<number>
  expect(verdicts(withinTolerance(5), [0, 2, 4, 6, 8, 10, 12])).toEqual([
    'different',
    'equal',
    'equal',
    'different',
    'equal',
    'equal',
    'different',
  ])
})

fact(
  'The shown value may be off by up to the tolerance, also when nothing moves.',
  () => {
    const x = createFacet({initialValue: 0})
    const heard = heardFrom(
      mapFacetsLightweight([x], (value) => value, checkOf<number>('withinFive')),
    )
    x.set(5)
    x.set(5)
    expect(heard).toEqual([0])
    x.set(5.5)
    expect(heard).toEqual([0, 5.5])
  },
)

interface Player {
  name: string
  health: number
  ping: number
}

fact('Values are copied out, so a change in place is noticed', () => {
  const isEqual = checkOf<Player>('sameNameAndHealth')()
  const player = {name: 'Ada', health: 9, ping: 20}
  isEqual(player)
  expect(isEqual(player)).toBe(true)
  player.health = 8
  expect(isEqual(player)).toBe(false)
})

fact('A change of ping alone does not notify', () => {
  const player = {name: 'Ada', health: 9, ping: 20}
  const check = checkOf<Player>('sameNameAndHealth')
  expect(verdicts(check, [player, {...player, ping: 30}])[1]).toBe('equal')
  expect(verdicts(check, [player, {...player, name: 'Bo'}])[1]).toBe('different')
})

fact('The same ids in any order', () => {
  const check = checkOf<{id: string}[]>('sameIds')
  const items = (ids: string) => Array.from(ids, (id) => ({id}))
  expect(verdicts(check, [items('ab'), items('ba'), items('ac')])).toEqual([
    'different',
    'equal',
    'different',
  ])
})

fact('map makes a new array, so sort does not change the data.', () => {
  const data = [{id: 'b'}, {id: 'a'}]
  checkOf<{id: string}[]>('sameIds')()(data)
  expect(data.map(({id}) => id)).toEqual(['b', 'a'])
})

fact(
  'A Date has no enumerable keys, so any two are equal to the shallow object checks.',
  () => {
    const dates = [new Date(1), new Date(2)]
    const forced = shallowObjectEqualityCheck as unknown as EqualityCheck<Date>
    expect(verdicts(forced, dates)[1]).toBe('equal')
    const sameTime = checkOf<Date>('sameTime')
    expect(verdicts(sameTime, dates)[1]).toBe('different')
    expect(verdicts(sameTime, [new Date(1), new Date(1)])[1]).toBe('equal')
  },
)

fact(
  'An invalid date has the time NaN, which never equals itself, so it always notifies.',
  () => {
    const invalid = new Date('never')
    expect(verdicts(checkOf<Date>('sameTime'), [invalid, invalid])[1]).toBe('different')
  },
)

const sameJson = () => (recipe('sameJson') as EqualityCheck<unknown>)()

fact('It notices changes in place, because the text is a copy', () => {
  const settings = {audio: {volume: 1}}
  const isEqual = sameJson()
  isEqual(settings)
  expect(isEqual({audio: {volume: 1}})).toBe(true)
  settings.audio.volume = 2
  expect(isEqual(settings)).toBe(false)
})

fact(
  'The order of keys matters, undefined and functions are left out, and cycles throw.',
  () => {
    expect(
      verdicts<unknown>(sameJson, [
        {a: 1, b: 2},
        {b: 2, a: 1},
      ])[1],
    ).toBe('different')
    expect(verdicts<unknown>(sameJson, [{a: undefined}, {b: () => 1}])[1]).toBe('equal')
    const cycle: Record<string, unknown> = {}
    cycle.self = cycle
    expect(() => verdicts<unknown>(sameJson, [cycle])).toThrow(TypeError)
  },
)

const sameItem = () => {
  const nullable = recipe('nullable') as (
    check: unknown,
  ) => EqualityCheck<{name: string} | null | undefined>
  return nullable(shallowObjectEqualityCheck)
}

fact(
  'null and undefined are different, a first null notifies, and so does any value after null.',
  () => {
    const potion = {name: 'Potion'}
    const elixir = {name: 'Elixir'}
    expect(verdicts(sameItem(), [null, undefined, undefined])).toEqual([
      'different',
      'different',
      'equal',
    ])
    expect(verdicts(sameItem(), [potion, null, elixir, potion, potion])).toEqual([
      'different',
      'different',
      'different',
      'different',
      'equal',
    ])
    expect(verdicts(sameItem(), [potion, null, potion])[2]).toBe('different')
  },
)

fact('Now two hits of 5 notify twice.', () => {
  const damageEvents = recipe('damageEvents') as core.WritableFacet<number>
  const heard = heardFrom(damageEvents)
  damageEvents.set(5)
  damageEvents.set(5)
  expect(heard).toEqual([0, 5, 5])
})

fact('(undefined stands for the default check.)', () => {
  const facet = createFacet({initialValue: 5, equalityCheck: undefined})
  const heard = heardFrom(facet)
  facet.set(5)
  expect(heard).toEqual([5])
})

fact(
  'a check is called with undefined for each item that is gone, whatever its type says',
  () => {
    const check = createUniformArrayEqualityCheck(checkOf<string>('sameIgnoringCase'))
    expect(() => verdicts(check, [['a', 'b'], ['a']])).toThrow(TypeError)
  },
)

fact(
  'a(current.x) && b(current.y) does not call b when a says "different", and b then remembers an old value.',
  () => {
    const skipping: EqualityCheck<{x: number; y: number}> = () => {
      const [a, b] = [strictEqualityCheck<number>(), strictEqualityCheck<number>()]
      return (current) => a(current.x) && b(current.y)
    }
    const here = {x: 1, y: 1}
    // The last write changes x back and nothing else, so b finds its first y unchanged.
    expect(verdicts(skipping, [here, here, {x: 2, y: 2}, {x: 2, y: 1}])).toEqual([
      'different',
      'different',
      'different',
      'equal',
    ])
  },
)

fact(
  'An error in a check comes out of the write, and observers after the failing one are skipped.',
  () => {
    const throwing: EqualityCheck<number> = () => (current) => {
      if (current < 0) throw new Error('negative')
      return false
    }
    const source = createFacet({initialValue: 1})
    const before = heardFrom(source)
    heardFrom(mapFacetsLightweight([source], (value) => value, throwing))
    const after = heardFrom(source)
    expect(() => source.set(-1)).toThrow('negative')
    expect(before).toEqual([1, -1])
    expect(after).toEqual([1])
  },
)

fact('A promise that it returns counts as "equal".', () => {
  const asynchronous = (() => () =>
    Promise.resolve(false)) as unknown as EqualityCheck<number>
  const facet = createFacet({initialValue: 1, equalityCheck: asynchronous})
  facet.set(2)
  expect(facet.get()).toBe(1)
})

fact('A check is a function, so it is tested without React.', () => {
  const position = {x: 1, y: 2}
  const isEqual = shallowObjectEqualityCheck()
  expect(isEqual(position)).toBe(false)
  expect(isEqual({x: 1, y: 2})).toBe(true)
  position.x = 5
  expect(isEqual(position)).toBe(false)
  expect(shallowObjectEqualityCheck()(position)).toBe(false)
})
