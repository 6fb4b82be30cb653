import {NO_VALUE, useFacetLayoutEffect, useFacetMap} from '@react-facet/core'
import {useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useRef} from 'react'
import {useRenderCount} from './support/useRenderCount'

export default function Nameplate() {
  const renders = useRenderCount()
  const plate = useRef<HTMLDivElement>(null)
  const [name, setName] = useFacetState('Ada')
  const [size, setSize] = useFacetState(16)
  const [width, setWidth] = useFacetState<number>(NO_VALUE)

  useFacetLayoutEffect(
    () => {
      // The new name and size are in the DOM: measure now, before the next paint.
      if (plate.current) setWidth(plate.current.offsetWidth)
    },
    [setWidth],
    [name, size],
  )

  const fontSize = useFacetMap((px) => `${px}px`, [], [size])
  const barWidth = useFacetMap((px) => `${px}px`, [], [width])

  const grow = () => setSize((px) => (px === NO_VALUE ? px : px + 4))

  return (
    <div className="stack">
      <div>
        <fast-div
          ref={plate}
          style={{display: 'inline-block', fontSize}}
          data-testid="plate"
        >
          <fast-text text={name} />
        </fast-div>
        <div className="bar">
          <fast-div className="bar-fill" style={{width: barWidth}} data-testid="fill" />
        </div>
      </div>
      <div className="row">
        <button type="button" onClick={() => setName('Ada, Keeper of the Northern Gate')}>
          Give a title
        </button>
        <button type="button" onClick={grow}>
          Larger
        </button>
      </div>
      <div className="muted">
        Measured{' '}
        <span data-testid="width">
          <fast-text text={width} />
        </span>{' '}
        px. Renders of Nameplate: <span data-testid="renders">{renders}</span>
      </div>
    </div>
  )
}
