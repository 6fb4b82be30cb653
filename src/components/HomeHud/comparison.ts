import {mountFacetHud} from './FacetHud'
import {firstFrame, nextFrame} from './frame'
import type {Hud} from './hud'
import {mountReactHud} from './ReactHud'
import {addSample} from './samples'

export type Side = 'react' | 'facets'

export interface SideFigures {
  renders: number
  /** Milliseconds of script that each of the last updates took. */
  times: readonly number[]
}

export interface Figures extends Record<Side, SideFigures> {
  /** Updates that both HUDs have shown. */
  updates: number
}

/** The two HUDs, mounted, and what was measured of them. */
export interface Comparison {
  /** Shows the next frame of the game in both HUDs. */
  update: () => void
  figures: () => Figures
  unmount: () => void
}

/** Milliseconds that a HUD takes to show a frame, its rendering and DOM writes included. */
function time(update: () => void): number {
  const start = performance.now()
  update()
  return performance.now() - start
}

/**
 * Mounts both HUDs with the same first frame.
 *
 * @param containers an empty element for each HUD
 * @param widgets how many units each HUD shows
 */
export function createComparison(
  containers: Record<Side, HTMLElement>,
  widgets: number,
): Comparison {
  let frame = firstFrame(widgets)
  const huds: Record<Side, Hud> = {
    react: mountReactHud(containers.react, frame),
    facets: mountFacetHud(containers.facets, frame),
  }
  const times: Record<Side, readonly number[]> = {react: [], facets: []}
  const figuresOf = (side: Side): SideFigures => ({
    renders: huds[side].renders(),
    times: times[side],
  })

  return {
    update: () => {
      frame = nextFrame(frame)
      // They take turns in going first: the second one finds warmer caches.
      const order: Side[] = frame.tick % 2 ? ['react', 'facets'] : ['facets', 'react']
      for (const side of order) {
        times[side] = addSample(
          times[side],
          time(() => huds[side].update(frame)),
        )
      }
    },
    figures: () => ({
      updates: frame.tick,
      react: figuresOf('react'),
      facets: figuresOf('facets'),
    }),
    unmount: () => {
      huds.react.unmount()
      huds.facets.unmount()
    },
  }
}
