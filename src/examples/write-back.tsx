import {createFacet, useFacetMap, useFacetState, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {sharedFacet, SharedFacetDriverProvider} from '@react-facet/shared-facet'
import {useSharedFacet, type SharedFacetDriver} from '@react-facet/shared-facet'
import {useCallback, useState} from 'react'

const volume = sharedFacet<number>('settings.volume')

export default function Settings() {
  const [game] = useState(createGame)

  return (
    <SharedFacetDriverProvider value={game.driver}>
      <Volume game={game} />
    </SharedFacetDriverProvider>
  )
}

/** The game's value, or what was written last until the game answers. */
function useWriteBack<T>(known: Facet<T>, send: (value: T) => Promise<unknown>) {
  const [written, setWritten] = useFacetState<{value: T} | null>(null)
  const shown = useFacetMap((now, mine) => (mine ? mine.value : now), [], [
    known,
    written,
  ] as const)

  const write = useCallback(
    async (value: T) => {
      const mine = {value}
      setWritten(mine)
      try {
        await send(value)
      } finally {
        // A later write is still waiting for its own answer.
        setWritten((last) => (last === mine ? null : last))
      }
    },
    [send, setWritten],
  )
  return [shown, write] as const
}

function Volume({game}: {game: ReturnType<typeof createGame>}) {
  const known = useSharedFacet(volume)
  const [shown, write] = useWriteBack(known, game.setVolume)
  const [problem, setProblem] = useFacetState('none')

  const set = (value: number) => {
    setProblem('none')
    write(value).catch((error: unknown) => setProblem(String(error)))
  }

  return (
    <div className="stack">
      <div data-testid="volume">
        On screen: <fast-text text={shown} />, in the game: <fast-text text={known} />,
        problem: <fast-text text={problem} />
      </div>
      <div className="row">
        <button onClick={() => set(60)}>Set to 60</button>
        <button onClick={() => set(80)}>Set to 80</button>
        <button onClick={() => game.answer(true)}>Game: accept</button>
        <button onClick={() => game.answer(false)}>Game: refuse</button>
      </div>
    </div>
  )
}

/** A game that answers the oldest request when you press a button. */
function createGame() {
  const state = createFacet({initialValue: 50})
  const requests: ((accepts: boolean) => void)[] = []
  const driver: SharedFacetDriver = (_, onChange) => state.observe(onChange)

  return {
    driver,
    setVolume: (value: number) =>
      new Promise<void>((resolve, reject) => {
        requests.push((accepts) => {
          // First the new value, then the answer.
          if (accepts) state.set(value)
          if (accepts) resolve()
          else reject(new Error(`${value} was refused`))
        })
      }),
    answer: (accepts: boolean) => requests.shift()?.(accepts),
  }
}
