import {memo, useLayoutEffect, useState} from 'react'
import {flushSync} from 'react-dom'
import {createRoot} from 'react-dom/client'
import type {Unit} from './game'
import {healthClass, healthTransform, placeTransform, type Hud} from './hud'
import styles from './styles.module.css'

/** How many times the components below have rendered. */
let renders = 0
const countRender = () => renders++

// The props are primitive, so `memo` skips each card and blip that has not changed.

const Blip = memo(({x, y}: Pick<Unit, 'x' | 'y'>) => {
  countRender()
  return <div className={styles.blip} style={{transform: placeTransform({x, y})}} />
})

const Card = memo(({name, health, ammo}: Omit<Unit, 'x' | 'y'>) => {
  countRender()
  return (
    <div className={styles.unit}>
      <div className={styles.name}>{name}</div>
      <div className={healthClass(health)} style={{transform: healthTransform(health)}} />
      <div>{ammo}</div>
    </div>
  )
})

interface ScreenProps {
  first: readonly Unit[]
  /** Called once, with the setter of the state. */
  onReady: (setUnits: (units: readonly Unit[]) => void) => void
}

const Screen = ({first, onReady}: ScreenProps) => {
  countRender()
  const [units, setUnits] = useState(first)
  useLayoutEffect(() => onReady(setUnits), [onReady])
  return (
    <div className={styles.hud}>
      <div className={styles.squad}>
        {units.map(({name, health, ammo}) => (
          <Card key={name} name={name} health={health} ammo={ammo} />
        ))}
      </div>
      <div className={styles.map}>
        {units.map(({name, x, y}) => (
          <Blip key={name} x={x} y={y} />
        ))}
      </div>
    </div>
  )
}

/** Mounts the HUD that holds all units in React state, under a react-dom root. */
export function mountReactHud(container: HTMLElement, first: readonly Unit[]): Hud {
  renders = 0
  const root = createRoot(container)
  let setUnits: (units: readonly Unit[]) => void = () => undefined
  const onReady = (setter: typeof setUnits) => {
    setUnits = setter
  }
  flushSync(() => root.render(<Screen first={first} onReady={onReady} />))
  return {
    // Without flushSync, React would render later, after the measurement.
    update: (units) => flushSync(() => setUnits(units)),
    renders: () => renders,
    unmount: () => root.unmount(),
  }
}
