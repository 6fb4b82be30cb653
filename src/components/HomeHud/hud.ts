import clsx from 'clsx'
import type {Frame} from './frame'
import styles from './styles.module.css'

/** A HUD that is mounted. */
export interface Hud {
  /** Shows a frame. The DOM is up to date when it returns. */
  update: (frame: Frame) => void
  /** How often its components have rendered, in total. */
  renders: () => number
  unmount: () => void
}

/** Health below this is drawn as a warning. */
const LOW_HEALTH = 30

// Both HUDs use these functions to show values, so that their DOM is the same.
export const healthClass = (health: number) =>
  clsx(styles.health, health < LOW_HEALTH && styles.low)
export const healthTransform = (health: number) => `scaleX(${health / 100})`
export const cooldownText = (tenths: number) =>
  tenths === 0 ? 'ready' : (tenths / 10).toFixed(1)
export const placeTransform = ({x, y}: {x: number; y: number}) =>
  `translate(${x}px, ${y}px)`
export const damageText = ({damage}: {damage: number}) =>
  damage === 0 ? '' : `-${damage}`
