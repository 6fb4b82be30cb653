/** A member of the squad: one card of the HUD and one blip of its minimap. */
export interface Unit {
  name: string
  /** 1 to 100. */
  health: number
  /** Rounds in the magazine, 1 to 30. */
  ammo: number
  /** Tenths of a second until the ability is ready again, 0 to 40. */
  cooldown: number
  /** Place on the minimap, in pixels from its top left corner. */
  x: number
  y: number
}

/** A number that is shown where a unit was hit. */
export interface Hit {
  damage: number
  x: number
  y: number
}

/** What both HUDs show after an update. Nothing in it is ever changed in place. */
export interface Frame {
  /** Updates since the first frame. */
  tick: number
  units: readonly Unit[]
  /** The last hits; a new one replaces the oldest. */
  hits: readonly Hit[]
}

/** How far a blip can move across the square minimap, in pixels. */
const MAP_SIZE = 120
const HIT_SLOTS = 8
const MAGAZINE = 30
const COOLDOWN_TENTHS = 40
/** A tenth of a second, at 60 frames a second. */
const TICKS_PER_TENTH = 6

/**
 * Noise without state: the same arguments give the same result on every machine.
 *
 * @returns an integer that is at least 0 and less than `limit`
 */
function noise(tick: number, unit: number, limit: number): number {
  let hash = Math.imul(tick + 1, 0x9e3779b1) ^ Math.imul(unit + 1, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) % limit
}

/** The frame that the game begins with. */
export function firstFrame(units: number): Frame {
  return {
    tick: 0,
    units: Array.from({length: units}, (_, index) => ({
      name: `P${index + 1}`,
      health: 40 + noise(1, index, 61),
      ammo: 1 + noise(2, index, MAGAZINE),
      cooldown: noise(3, index, COOLDOWN_TENTHS + 1),
      x: noise(4, index, MAP_SIZE + 1),
      y: noise(5, index, MAP_SIZE + 1),
    })),
    hits: Array.from({length: HIT_SLOTS}, () => ({damage: 0, x: 0, y: 0})),
  }
}

const wander = (place: number, step: number) =>
  Math.min(MAP_SIZE, Math.max(0, place + step))

/** A unit in the next frame: the same object if nothing changes. */
function nextUnit(unit: Unit, index: number, tick: number): Unit {
  const turn = tick + index
  const moves = turn % 3 === 0
  const counts = turn % TICKS_PER_TENTH === 1
  const shoots = turn % 9 === 2
  if (!moves && !counts && !shoots) return unit
  return {
    ...unit,
    ...(moves && {
      x: wander(unit.x, noise(tick, index, 5) - 2),
      y: wander(unit.y, noise(tick, index + 1, 5) - 2),
    }),
    ...(counts && {cooldown: unit.cooldown > 0 ? unit.cooldown - 1 : COOLDOWN_TENTHS}),
    ...(shoots && {ammo: unit.ammo > 1 ? unit.ammo - 1 : MAGAZINE}),
  }
}

/** A unit that loses all its health comes back with full health. */
const hurt = (unit: Unit, damage: number): Unit => ({
  ...unit,
  health: unit.health > damage ? unit.health - damage : 100,
})

/**
 * The next frame of the game, which depends on the frame before it and on nothing else. In
 * each frame a third of the units move, a sixth of the cooldowns count down and a ninth of the
 * units shoot; ten times a second a unit is hit. Objects that do not change are kept.
 */
export function nextFrame(frame: Frame): Frame {
  const tick = frame.tick + 1
  const units = frame.units.map((unit, index) => nextUnit(unit, index, tick))
  if (tick % TICKS_PER_TENTH !== 0) return {...frame, tick, units}

  const target = noise(tick, 0, units.length)
  const damage = 1 + noise(tick, 1, 20)
  const slot = (tick / TICKS_PER_TENTH) % HIT_SLOTS
  const {x, y} = units[target] ?? {x: 0, y: 0}
  return {
    tick,
    units: units.map((unit, index) => (index === target ? hurt(unit, damage) : unit)),
    hits: frame.hits.map((hit, index) => (index === slot ? {damage, x, y} : hit)),
  }
}
