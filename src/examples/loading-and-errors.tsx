import {Mount, NO_VALUE, useFacetMap, useFacetState} from '@react-facet/core'
import type {Facet, NoValue} from '@react-facet/core'
import {useCallback, useEffect, useRef} from 'react'

type Status = 'loading' | 'ready' | 'failed'

export default function BestScore() {
  const [score, status, reload] = useLoaded(fetchBestScore)

  return (
    <div className="stack">
      <Mount when={useIs(status, 'loading')}>
        <p>Loading…</p>
      </Mount>
      <Mount when={useIs(status, 'failed')}>
        <p>The server did not answer.</p>
      </Mount>
      <Mount when={useIs(status, 'ready')}>
        <p>
          Best score: <fast-text text={score} />
        </p>
      </Mount>
      <button onClick={reload}>Load again</button>
    </div>
  )
}

function useIs(status: Facet<Status>, wanted: Status): Facet<boolean> {
  return useFacetMap((now) => now === wanted, [wanted], [status])
}

/** Loads when mounted. `load` must keep its identity. */
function useLoaded<T>(load: () => Promise<T>) {
  const [data, setData] = useFacetState<T>(NO_VALUE)
  const [status, setStatus] = useFacetState<Status>('loading')
  const latest = useRef<Promise<T>>()

  const reload = useCallback(async () => {
    setStatus('loading')
    const request = load()
    latest.current = request
    const value = await request.catch((): NoValue => NO_VALUE)
    if (latest.current !== request) return
    setData(() => value)
    setStatus(value === NO_VALUE ? 'failed' : 'ready')
  }, [load, setData, setStatus])

  useEffect(() => void reload(), [reload])
  return [data, status, () => void reload()] as const
}

let calls = 0

/** Stands in for a server: every other call fails, beginning with the first. */
async function fetchBestScore() {
  const call = (calls += 1)
  await new Promise((resolve) => setTimeout(resolve, 300))
  if (call % 2 === 1) throw new Error('no answer')
  return 1000 + call
}
