import {NO_VALUE, useFacetMap, useFacetState} from '@react-facet/core'
import {useRenderCount} from './support/useRenderCount'

export default function ReloadBars() {
  const renders = useRenderCount()
  const [progress, setProgress] = useFacetState(20)
  const percent = useFacetMap((value) => `${value}%`, [], [progress])
  const pixels = useFacetMap((value) => `${value}px`, [], [progress])
  const opacity = useFacetMap((value) => value / 100, [], [progress])

  const advance = () =>
    setProgress((value) => (value === NO_VALUE ? 0 : Math.min(100, value + 20)))

  return (
    <div className="stack">
      <p className="muted">A percentage: a string with its unit</p>
      <div className="bar">
        <fast-div
          className="bar-fill"
          data-testid="percent"
          style={{width: percent, opacity}}
        />
      </div>
      <p className="muted">Pixels: a string with its unit</p>
      <div className="bar">
        <fast-div className="bar-fill" data-testid="pixels" style={{width: pixels}} />
      </div>
      <p className="muted">A bare number: the browser ignores it</p>
      <div className="bar">
        <fast-div className="bar-fill" data-testid="bare" style={{width: progress}} />
      </div>
      <div className="row">
        <button onClick={advance}>Advance</button>
        <button onClick={() => setProgress(0)}>Restart</button>
      </div>
      <p className="muted">
        Progress: <fast-text text={progress} />, renders:{' '}
        <span data-testid="renders">{renders}</span>
      </p>
    </div>
  )
}
