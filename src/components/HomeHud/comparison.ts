import {mountFacetHud} from './FacetHud'
import {firstFrame, nextFrame} from './frame'
import {mountReactHud} from './ReactHud'

export type Side = 'react' | 'facets'

/** What a HUD has cost so far. */
export interface Figures {
  renders: number
  /** Milliseconds of script that each of the last updates took. */
  times: readonly number[]
}

/** How many of the last updates are averaged: those of two seconds at 60 a second. */
const sampleCount = 120

/**
 * Mounts both HUDs with the same first frame.
 *
 * @param containers an empty element for each HUD
 * @param widgets how many units each HUD shows
 */
export function createComparison(containers: Record<Side, HTMLElement>, widgets: number) {
  let frame = firstFrame(widgets)
  const huds = {
    react: mountReactHud(containers.react, frame),
    facets: mountFacetHud(containers.facets, frame),
  }
  const times: Record<Side, number[]> = {react: [], facets: []}
  const figuresOf = (side: Side): Figures => ({
    renders: huds[side].renders(),
    times: times[side],
  })

  return {
    /** Shows the next frame of the game in both HUDs. */
    update() {
      frame = nextFrame(frame)
      // They take turns at going first, because the second one finds warmer caches.
      const order: Side[] = frame.tick % 2 ? ['react', 'facets'] : ['facets', 'react']
      for (const side of order) {
        const start = performance.now()
        huds[side].update(frame)
        times[side] = [...times[side], performance.now() - start].slice(-sampleCount)
      }
    },
    /** How many updates both HUDs have shown, and what each of them has cost. */
    figures: () => ({
      updates: frame.tick,
      react: figuresOf('react'),
      facets: figuresOf('facets'),
    }),
    unmount() {
      huds.react.unmount()
      huds.facets.unmount()
    },
  }
}
