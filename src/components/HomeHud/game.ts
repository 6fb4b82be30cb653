/**
 * A member of the squad, shown as one card of the HUD and one blip of its minimap. A unit is
 * never changed in place.
 */
export interface Unit {
  name: string
  /** 1 to 100. */
  health: number
  /** Rounds in the magazine, 1 to 30. */
  ammo: number
  /** Place on the minimap, in pixels from its top left corner. */
  x: number
  y: number
}

/** How far a blip can move across the square minimap, in pixels. */
const mapSize = 120
const magazineSize = 30

/**
 * Stateless noise: the same arguments give the same result on every machine.
 *
 * @returns an integer that is at least 0 and less than `limit`
 */
function noise(seed: number, index: number, limit: number): number {
  let hash = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) % limit
}

/** The units that the game begins with. */
export function firstUnits(count: number): Unit[] {
  return Array.from({length: count}, (_, index) => ({
    name: `P${index + 1}`,
    health: 40 + noise(1, index, 61),
    ammo: 1 + noise(2, index, magazineSize),
    x: noise(3, index, mapSize + 1),
    y: noise(4, index, mapSize + 1),
  }))
}

const wander = (place: number, step: number) =>
  Math.min(mapSize, Math.max(0, place + step))

/**
 * The units after the next update. The same arguments always give the same units. In each
 * update a third of the units take a step, which may be zero, and a ninth shoot; in every sixth
 * update one unit is hit. A unit that loses all its health comes back with full health. The other
 * units stay the same objects.
 */
export function nextUnits(units: readonly Unit[], tick: number): Unit[] {
  const target = tick % 6 === 0 ? noise(tick, 0, units.length) : undefined
  const damage = 1 + noise(tick, 1, 20)
  return units.map((unit, index) => {
    const moves = (tick + index) % 3 === 0
    const shoots = (tick + index) % 9 === 2
    const isHit = index === target
    if (!moves && !shoots && !isHit) return unit
    return {
      ...unit,
      ...(moves && {
        x: wander(unit.x, noise(tick, index, 5) - 2),
        y: wander(unit.y, noise(tick, index + 1, 5) - 2),
      }),
      ...(shoots && {ammo: unit.ammo > 1 ? unit.ammo - 1 : magazineSize}),
      ...(isHit && {health: unit.health > damage ? unit.health - damage : 100}),
    }
  })
}
