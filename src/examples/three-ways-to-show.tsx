import {NO_VALUE, useFacetLayoutEffect, useFacetState} from '@react-facet/core'
import {useFacetUnwrap, type Facet} from '@react-facet/core'
import {createRoot} from '@react-facet/dom-fiber'
import {useEffect, useRef} from 'react'
import {useRenderCount} from './support/useRenderCount'

export default function Fight() {
  const [health, setHealth] = useFacetState(100)
  const island = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = createRoot(island.current)
    root.render(<CustomRenderer health={health} />)
    return () => root.unmount()
  }, [health])

  return (
    <div className="stack">
      <div ref={island} />
      <ByHand health={health} />
      <Unwrapped health={health} />
      <button onClick={() => setHealth((hp) => (hp === NO_VALUE ? hp : hp - 10))}>
        Take damage
      </button>
    </div>
  )
}

/** Runs in a dom-fiber root of its own. */
function CustomRenderer({health}: {health: Facet<number>}) {
  const renders = useRenderCount()
  return (
    <fast-div className="panel" data-testid="custom">
      Custom renderer: <fast-text text={health} /> (renders: {renders})
    </fast-div>
  )
}

function ByHand({health}: {health: Facet<number>}) {
  const renders = useRenderCount()
  const text = useRef<HTMLSpanElement>(null)
  useFacetLayoutEffect((hp) => text.current?.replaceChildren(`${hp}`), [], [health])
  return (
    <div className="panel" data-testid="by-hand">
      By hand: <span ref={text} /> (renders: {renders})
    </div>
  )
}

function Unwrapped({health}: {health: Facet<number>}) {
  const renders = useRenderCount()
  const value = useFacetUnwrap(health)
  return (
    <div className="panel" data-testid="unwrapped">
      Unwrapped: {value === NO_VALUE ? '' : value} (renders: {renders})
    </div>
  )
}
