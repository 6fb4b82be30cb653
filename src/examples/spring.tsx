import {NO_VALUE, useFacetEffect, useFacetMap, useFacetState} from '@react-facet/core'
import type {Facet, Option} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useRef} from 'react'

export default function Score() {
  const [score, setScore] = useFacetState(0)
  const shown = useSpring(score)
  const width = useFacetMap((points) => `${points / 10}%`, [], [shown])

  return (
    <div className="stack">
      <div className="stat" data-testid="score">
        <fast-text text={useFacetMap((points) => Math.round(points), [], [shown])} />
      </div>
      <div className="bar">
        <fast-div className="bar-fill" style={{width}} />
      </div>
      <div className="row">
        <button onClick={() => setScore(add250)}>Score 250</button>
        <button onClick={() => setScore(0)}>Start again</button>
      </div>
    </div>
  )
}

/** Follows a facet as a damped spring does. It starts at the first value. */
function useSpring(target: Facet<number>, stiffness = 170, damping = 26): Facet<number> {
  const [position, setPosition] = useFacetState<number>(NO_VALUE)
  const spring = useRef<{at: number; speed: number}>()

  useFacetEffect(
    (goal) => {
      const now = (spring.current ??= {at: goal, speed: 0})
      let before = performance.now()
      let frame = requestAnimationFrame(step)

      function step(time: number) {
        // A game that was paused must not fling the spring.
        const seconds = Math.min((time - before) / 1000, 1 / 30)
        before = time
        now.speed += (stiffness * (goal - now.at) - damping * now.speed) * seconds
        now.at += now.speed * seconds
        const rests = Math.abs(goal - now.at) < 0.5 && Math.abs(now.speed) < 0.5
        if (rests) Object.assign(now, {at: goal, speed: 0})
        else frame = requestAnimationFrame(step)
        setPosition(now.at)
      }
      return () => cancelAnimationFrame(frame)
    },
    [damping, setPosition, stiffness],
    [target],
  )
  return position
}

const add250 = (score: Option<number>) => (score === NO_VALUE ? 0 : score + 250)
