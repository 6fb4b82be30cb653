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

/** Follows a facet like a damped spring. It starts at the facet's first value. */
function useSpring(target: Facet<number>, stiffness = 170, damping = 26): Facet<number> {
  const [position, setPosition] = useFacetState<number>(NO_VALUE)
  const spring = useRef<{at: number; speed: number}>()

  useFacetEffect(
    (goal) => {
      const state = (spring.current ??= {at: goal, speed: 0})
      let lastTime = performance.now()
      let frame = requestAnimationFrame(step)

      function step(time: number) {
        // A long frame, such as after a pause, must not fling the spring.
        const seconds = Math.min((time - lastTime) / 1000, 1 / 30)
        lastTime = time
        state.speed += (stiffness * (goal - state.at) - damping * state.speed) * seconds
        state.at += state.speed * seconds
        const isAtRest = Math.abs(goal - state.at) < 0.5 && Math.abs(state.speed) < 0.5
        if (isAtRest) Object.assign(state, {at: goal, speed: 0})
        else frame = requestAnimationFrame(step)
        setPosition(state.at)
      }
      return () => cancelAnimationFrame(frame)
    },
    [damping, setPosition, stiffness],
    [target],
  )
  return position
}

const add250 = (score: Option<number>) => (score === NO_VALUE ? 0 : score + 250)
