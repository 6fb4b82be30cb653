import {memo, useLayoutEffect, useState} from 'react'
import {flushSync} from 'react-dom'
import {createRoot} from 'react-dom/client'
import type {Frame, Hit, Unit} from './frame'
import {
  cooldownText,
  createRenderCounter,
  damageText,
  healthClass,
  healthTransform,
  placeTransform,
  type Hud,
  type RenderCounter,
} from './hud'
import styles from './styles.module.css'

/** What every component gets besides its own props. */
interface Counted {
  renders: RenderCounter
}

// Leaves take primitives, so that memo skips each one whose own values did not change.

const Blip = memo(({x, y, renders}: {x: number; y: number} & Counted) => {
  renders.count()
  return <div className={styles.blip} style={{transform: placeTransform({x, y})}} />
})

const DamageNumber = memo(({hit, renders}: {hit: Hit} & Counted) => {
  renders.count()
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
    renders,
  }: Pick<Unit, 'name' | 'health' | 'ammo' | 'cooldown'> & Counted) => {
    renders.count()
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

const Minimap = memo(({units, hits, renders}: Omit<Frame, 'tick'> & Counted) => {
  renders.count()
  return (
    <div className={styles.map}>
      {units.map(({name, x, y}) => (
        <Blip key={name} x={x} y={y} renders={renders} />
      ))}
      {hits.map((hit, slot) => (
        <DamageNumber key={slot} hit={hit} renders={renders} />
      ))}
    </div>
  )
})

const Squad = memo(({units, renders}: Pick<Frame, 'units'> & Counted) => {
  renders.count()
  return (
    <div className={styles.squad}>
      {units.map(({name, health, ammo, cooldown}) => (
        <Card
          key={name}
          name={name}
          health={health}
          ammo={ammo}
          cooldown={cooldown}
          renders={renders}
        />
      ))}
    </div>
  )
})

interface ScreenProps extends Counted {
  first: Frame
  /** Hands out the setter of the state, once. */
  onReady: (setFrame: (frame: Frame) => void) => void
}

const Screen = ({first, onReady, renders}: ScreenProps) => {
  renders.count()
  const [{units, hits}, setFrame] = useState(first)
  useLayoutEffect(() => onReady(setFrame), [onReady])
  return (
    <div className={styles.hud}>
      <Minimap units={units} hits={hits} renders={renders} />
      <Squad units={units} renders={renders} />
    </div>
  )
}

/** Mounts the HUD that holds a frame in React state, under a react-dom root. */
export function mountReactHud(container: HTMLElement, first: Frame): Hud {
  const renders = createRenderCounter()
  const root = createRoot(container)
  let setFrame: (frame: Frame) => void = () => undefined
  const onReady = (setter: typeof setFrame) => {
    setFrame = setter
  }
  flushSync(() =>
    root.render(<Screen first={first} onReady={onReady} renders={renders} />),
  )
  return {
    // Without flushSync React would render later, outside the span that is measured.
    update: (frame) => flushSync(() => setFrame(frame)),
    renders: renders.total,
    unmount: () => root.unmount(),
  }
}
