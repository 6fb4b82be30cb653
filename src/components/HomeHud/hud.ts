import clsx from 'clsx'
import type {Unit} from './game'
import styles from './styles.module.css'

export interface Hud {
  /** Shows the units. The DOM is up to date when it returns. */
  update: (units: readonly Unit[]) => void
  /** How many times its components have rendered, in total. */
  renders: () => number
  unmount: () => void
}

/** Health below this is drawn as a warning. */
const lowHealth = 30

// Both HUDs use these functions to show values, so that their DOM is the same.
export const healthClass = (health: number) =>
  clsx(styles.health, health < lowHealth && styles.low)
export const healthTransform = (health: number) => `scaleX(${health / 100})`
export const placeTransform = ({x, y}: {x: number; y: number}) =>
  `translate(${x}px, ${y}px)`
