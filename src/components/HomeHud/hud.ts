import type {Frame} from './frame'

/** One of the two HUDs, mounted. */
export interface Hud {
  /** Shows a frame. The DOM is up to date when it returns. */
  update: (frame: Frame) => void
  /** How many times any of its components has rendered. */
  renders: () => number
  unmount: () => void
}

/**
 * Counts renders. Components call it while they render: production builds of React have
 * no other way to count, and both HUDs pay the same for it.
 */
export interface RenderCounter {
  count: () => void
  total: () => number
}

export function createRenderCounter(): RenderCounter {
  let renders = 0
  return {
    count: () => {
      renders++
    },
    total: () => renders,
  }
}

/** Health below which a bar is drawn as a warning. */
const LOW_HEALTH = 30

/** The class names and texts that both HUDs share, so that their DOM is the same. */
export const healthClass = (health: number) =>
  health < LOW_HEALTH ? 'hud-health hud-low' : 'hud-health'
export const healthScale = (health: number) => `scaleX(${health / 100})`
export const cooldownText = (tenths: number) =>
  tenths === 0 ? 'ready' : (tenths / 10).toFixed(1)
export const place = ({x, y}: {x: number; y: number}) => `translate(${x}px, ${y}px)`
export const damageText = (damage: number) => (damage === 0 ? '' : `-${damage}`)
