import {NO_VALUE, Times, useFacetState, type Option, type Setter} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useEffect} from 'react'
import {useRenderCount} from './support/useRenderCount'

export default function Lives() {
  const renders = useRenderCount()
  const [lives, setLives] = useFacetState(3)
  const [log, setLog] = useFacetState('')
  const change = (by: number) =>
    setLives((n) => (n === NO_VALUE ? n : Math.min(5, Math.max(0, n + by))))

  return (
    <div className="stack">
      <div className="row">
        <Times count={lives}>
          {(index, count) => <Heart index={index} count={count} setLog={setLog} />}
        </Times>
      </div>
      <div className="row">
        <button onClick={() => change(1)}>Gain a life</button>
        <button onClick={() => change(-1)}>Lose a life</button>
      </div>
      <div className="log" data-testid="log">
        <fast-text text={log} />
      </div>
      <div className="muted">
        Renders of Lives: <span data-testid="renders">{renders}</span>
      </div>
    </div>
  )
}

interface HeartProps {
  index: number
  count: number
  setLog: Setter<string>
}

function Heart({index, count, setLog}: HeartProps) {
  const renders = useRenderCount()
  useEffect(() => {
    setLog(addLine(`heart ${index} mounted`))
    return () => setLog(addLine(`heart ${index} unmounted`))
  }, [index, setLog])

  return (
    <div className="panel" data-testid="heart">
      heart {index} of {count}, rendered {renders}
    </div>
  )
}

const addLine = (line: string) => (log: Option<string>) => `${String(log)}${line}\n`
