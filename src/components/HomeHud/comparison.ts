import {mountFacetHud} from './FacetHud'
import {firstUnits, nextUnits} from './game'
import {mountReactHud} from './ReactHud'

export type Side = 'react' | 'facets'

/** The mean time covers about this many updates: two seconds at 60 a second. */
const sampleCount = 120

/** Mounts both HUDs with the same units. */
export function createComparison(containers: Record<Side, HTMLElement>, count: number) {
  let updates = 0
  let units = firstUnits(count)
  const huds = {
    react: mountReactHud(containers.react, units),
    facets: mountFacetHud(containers.facets, units),
  }
  /** The mean script time of an update, in milliseconds. */
  const times = {react: 0, facets: 0}

  return {
    /** Shows the next units of the game in both HUDs. */
    update() {
      updates += 1
      units = nextUnits(units, updates)
      // The HUDs take turns going first, because the second one finds warmer caches.
      const order: Side[] = updates % 2 ? ['react', 'facets'] : ['facets', 'react']
      for (const side of order) {
        const start = performance.now()
        huds[side].update(units)
        const time = performance.now() - start
        times[side] += (time - times[side]) / Math.min(updates, sampleCount)
      }
    },
    /** How many updates both HUDs have shown, and the renders and mean time of each HUD. */
    figures: () => ({
      updates,
      react: {renders: huds.react.renders(), time: times.react},
      facets: {renders: huds.facets.renders(), time: times.facets},
    }),
    unmount() {
      huds.react.unmount()
      huds.facets.unmount()
    },
  }
}
