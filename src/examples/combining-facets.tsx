import {NO_VALUE, useFacetEffect, useFacetMap, useFacetState} from '@react-facet/core'
import type {Option} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function ScoreboardLine() {
  const [player, setPlayer] = useFacetState<string>(NO_VALUE)
  const [score, setScore] = useFacetState<number>(NO_VALUE)

  // No value until both sources have one.
  const line = useFacetMap((name, points) => `${name}: ${points}`, [], [player, score])

  const [notified, setNotified] = useFacetState(0)
  useFacetEffect(() => setNotified(plusOne), [setNotified], [line])

  const changeBoth = () => {
    setPlayer('Grace')
    setScore(99)
  }

  return (
    <div className="stack">
      <div className="panel">
        <fast-div className="stat" data-testid="line">
          <fast-text text={line} />
        </fast-div>
        <div className="muted">
          Notifications of the line:{' '}
          <span data-testid="notified">
            <fast-text text={notified} />
          </span>
        </div>
      </div>
      <div className="row">
        <button type="button" onClick={() => setPlayer('Ada')}>
          The name arrives
        </button>
        <button type="button" onClick={() => setScore(40)}>
          The score arrives
        </button>
        <button type="button" onClick={changeBoth}>
          Change both
        </button>
      </div>
    </div>
  )
}

const plusOne = (n: Option<number>) => (n === NO_VALUE ? 1 : n + 1)
