import {memo, useLayoutEffect, useState} from 'react'
import {flushSync} from 'react-dom'
import {createRoot} from 'react-dom/client'
import type {Frame, Hit, Unit} from './frame'
import {
  cooldownText,
  damageText,
  healthClass,
  healthTransform,
  placeTransform,
  type Hud,
} from './hud'
import styles from './styles.module.css'

/** How often the components below have rendered. */
let renders = 0
const countRender = () => renders++

// The leaf components take single values, so that memo skips those whose values are the same.

const Blip = memo(({x, y}: {x: number; y: number}) => {
  countRender()
  return <div className={styles.blip} style={{transform: placeTransform({x, y})}} />
})

const DamageNumber = memo(({hit}: {hit: Hit}) => {
  countRender()
  return (
    <div className={styles.damage} style={{transform: placeTransform(hit)}}>
      {damageText(hit)}
    </div>
  )
})

const Card = memo(
  ({
    name,
    health,
    ammo,
    cooldown,
  }: Pick<Unit, 'name' | 'health' | 'ammo' | 'cooldown'>) => {
    countRender()
    return (
      <div className={styles.card}>
        <div className={styles.name}>{name}</div>
        <div
          className={healthClass(health)}
          style={{transform: healthTransform(health)}}
        />
        <div className={styles.ammo}>{ammo}</div>
        <div className={styles.cooldown}>{cooldownText(cooldown)}</div>
      </div>
    )
  },
)

const Minimap = memo(({units, hits}: Omit<Frame, 'tick'>) => {
  countRender()
  return (
    <div className={styles.map}>
      {units.map(({name, x, y}) => (
        <Blip key={name} x={x} y={y} />
      ))}
      {hits.map((hit, slot) => (
        <DamageNumber key={slot} hit={hit} />
      ))}
    </div>
  )
})

const Squad = memo(({units}: Pick<Frame, 'units'>) => {
  countRender()
  return (
    <div className={styles.squad}>
      {units.map(({name, health, ammo, cooldown}) => (
        <Card key={name} name={name} health={health} ammo={ammo} cooldown={cooldown} />
      ))}
    </div>
  )
})

interface ScreenProps {
  first: Frame
  /** Called once, with the setter of the state. */
  onReady: (setFrame: (frame: Frame) => void) => void
}

const Screen = ({first, onReady}: ScreenProps) => {
  countRender()
  const [{units, hits}, setFrame] = useState(first)
  useLayoutEffect(() => onReady(setFrame), [onReady])
  return (
    <div className={styles.hud}>
      <Minimap units={units} hits={hits} />
      <Squad units={units} />
    </div>
  )
}

/** Mounts the HUD that holds a frame in React state, under a react-dom root. */
export function mountReactHud(container: HTMLElement, first: Frame): Hud {
  renders = 0
  const root = createRoot(container)
  let setFrame: (frame: Frame) => void = () => undefined
  const onReady = (setter: typeof setFrame) => {
    setFrame = setter
  }
  flushSync(() => root.render(<Screen first={first} onReady={onReady} />))
  return {
    // Without flushSync, React would render later, after the measurement.
    update: (frame) => flushSync(() => setFrame(frame)),
    renders: () => renders,
    unmount: () => root.unmount(),
  }
}
