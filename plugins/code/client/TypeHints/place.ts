/** Where a reader asks for a type: at a point on the screen, or at a focused element. */
export type Place = {x: number; y: number} | Element

/** Time for the pointer to cross the gap to the tooltip (WCAG 1.4.13, hoverable), in milliseconds. */
export const graceMs = 150

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** Distance from a tooltip to its anchor and to the edges of the area. */
const gap = 4
/** The navbar covers the top of the screen. */
const navbarHeight = 64

/**
 * Places a tooltip below its anchor, or above it when there is room only above. The tooltip
 * stays between the left and right edges of its area.
 *
 * @returns the tooltip's top left corner, relative to the area's
 */
export function place(
  anchor: Box,
  tooltip: Box,
  area: Box,
  screenHeight: number,
): {left: number; top: number} {
  const below = anchor.top + anchor.height + gap
  const above = anchor.top - gap - tooltip.height
  const isBelow = below + tooltip.height <= screenHeight || above < navbarHeight
  const maxLeft = area.width - tooltip.width - gap
  return {
    left: Math.max(gap, Math.min(anchor.left - area.left, maxLeft)),
    top: (isBelow ? below : above) - area.top,
  }
}
