import {useFacetState, type Facet, type Setter} from '@react-facet/core'
import {expect, fact} from '../../../fact'
import {heardFrom, probeEffects, resultOf, samplesOf} from '../../../probes'

const sample = samplesOf(import.meta.filename)

fact(
  'Observers of a setting that is a number, string or boolean are not notified when other settings change.',
  () => {
    interface Settings {
      volume: number
      subtitles: boolean
    }
    const {useLens} = sample('useLens.ts') as {
      useLens: (
        whole: Facet<Settings>,
        setWhole: Setter<Settings>,
        key: keyof Settings,
      ) => [Facet<unknown>, (value: unknown) => void]
    }
    const [settings, volume, subtitles] = resultOf(() => {
      const [whole, setWhole] = useFacetState<Settings>({volume: 5, subtitles: true})
      return [
        whole,
        useLens(whole, setWhole, 'volume'),
        useLens(whole, setWhole, 'subtitles'),
      ] as const
    })
    const heard = heardFrom(volume[0])
    subtitles[1](false)
    volume[1](8)
    expect(heard).toEqual([5, 8])
    expect(settings.get()).toEqual({volume: 8, subtitles: false})
  },
)

fact(
  'The copy matters if you change objects in place: without it the constant would change.',
  () => {
    interface Loadout {
      primary: string
      secondary: string
    }
    const {useLoadout} = sample('function useLoadout') as {
      useLoadout: () => {
        loadout: Facet<Loadout>
        setLoadout: Setter<Loadout>
        reset: () => void
      }
    }
    const {loadout, setLoadout, reset} = resultOf(useLoadout)
    setLoadout((current) => Object.assign(current as Loadout, {primary: 'bow'}))
    expect(loadout.get()).toEqual({primary: 'bow', secondary: 'none'})
    reset()
    expect(loadout.get()).toEqual({primary: 'none', secondary: 'none'})
  },
)

fact(
  'Nothing is written before the value changes, so what could not be read is not replaced by the fallback.',
  async () => {
    const readStored = (
      localStorage: Pick<Storage, 'getItem' | 'setItem'>,
      key: string,
    ) => {
      const {useStoredNumber} = sample('useStoredNumber', {localStorage}) as {
        useStoredNumber: (
          key: string,
          fallback: number,
        ) => [Facet<number>, Setter<number>]
      }
      return probeEffects(() => useStoredNumber(key, 1), 0).then(({latest}) => latest())
    }
    const stored: Record<string, string> = {coins: '7', broken: '{'}
    const storage = {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, text: string) => void (stored[key] = text),
    }
    const [coins, setCoins] = await readStored(storage, 'coins')
    const [broken] = await readStored(storage, 'broken')
    expect([coins.get(), broken.get()]).toEqual([7, 1])
    setCoins(8)
    expect(stored).toEqual({coins: '8', broken: '{'})

    const forbid = () => {
      throw new Error('forbidden')
    }
    const [value, setValue] = await readStored(
      {getItem: forbid, setItem: forbid},
      'coins',
    )
    setValue(2)
    expect(value.get()).toBe(2)
  },
)
