import {
  batch,
  createFacet,
  useFacetMap,
  type Facet,
  type WritableFacet,
} from '@react-facet/core'
import {mount} from '../Example/renderers/domFiber'
import type {Frame, Hit, Unit} from './frame'
import {
  cooldownText,
  damageText,
  healthClass,
  healthTransform,
  placeTransform,
  type Hud,
} from './hud'
import styles from './styles.module.css'

/** How often the components below have rendered. */
let renders = 0
const countRender = () => renders++

const Blip = ({unit}: {unit: Facet<Unit>}) => {
  countRender()
  const transform = useFacetMap(placeTransform, [], [unit])
  return <fast-div className={styles.blip} style={{transform}} />
}

const DamageNumber = ({hit}: {hit: Facet<Hit>}) => {
  countRender()
  const transform = useFacetMap(placeTransform, [], [hit])
  const text = useFacetMap(damageText, [], [hit])
  return (
    <fast-div className={styles.damage} style={{transform}}>
      <fast-text text={text} />
    </fast-div>
  )
}

const Card = ({name, unit}: {name: string; unit: Facet<Unit>}) => {
  countRender()
  const health = useFacetMap((unit) => unit.health, [], [unit])
  const className = useFacetMap(healthClass, [], [health])
  const transform = useFacetMap(healthTransform, [], [health])
  const ammo = useFacetMap((unit) => unit.ammo, [], [unit])
  const cooldown = useFacetMap((unit) => cooldownText(unit.cooldown), [], [unit])
  return (
    <fast-div className={styles.card}>
      <fast-div className={styles.name}>{name}</fast-div>
      <fast-div className={className} style={{transform}} />
      <fast-div className={styles.ammo}>
        <fast-text text={ammo} />
      </fast-div>
      <fast-div className={styles.cooldown}>
        <fast-text text={cooldown} />
      </fast-div>
    </fast-div>
  )
}

interface ScreenProps {
  names: readonly string[]
  units: readonly Facet<Unit>[]
  hits: readonly Facet<Hit>[]
}

const Minimap = ({units, hits}: Omit<ScreenProps, 'names'>) => {
  countRender()
  return (
    <fast-div className={styles.map}>
      {units.map((unit, index) => (
        <Blip key={index} unit={unit} />
      ))}
      {hits.map((hit, slot) => (
        <DamageNumber key={slot} hit={hit} />
      ))}
    </fast-div>
  )
}

const Squad = ({names, units}: Omit<ScreenProps, 'hits'>) => {
  countRender()
  return (
    <fast-div className={styles.squad}>
      {units.map((unit, index) => (
        <Card key={index} name={names[index] ?? ''} unit={unit} />
      ))}
    </fast-div>
  )
}

const Screen = ({names, units, hits}: ScreenProps) => {
  countRender()
  return (
    <fast-div className={styles.hud}>
      <Minimap units={units} hits={hits} />
      <Squad names={names} units={units} />
    </fast-div>
  )
}

const createFacets = <Value,>(values: readonly Value[]): WritableFacet<Value>[] =>
  values.map((initialValue) => createFacet({initialValue}))

/** Writes only what changed, because a facet with an object notifies at every write. */
function write<Value>(facets: WritableFacet<Value>[], values: readonly Value[]): void {
  for (const [index, facet] of facets.entries()) {
    const value = values[index]
    if (value !== undefined && value !== facet.get()) facet.set(value)
  }
}

/** Mounts the HUD that holds a frame in facets, under the library's own renderer. */
export function mountFacetHud(container: HTMLElement, first: Frame): Hud {
  renders = 0
  const units = createFacets(first.units)
  const hits = createFacets(first.hits)
  const names = first.units.map(({name}) => name)
  const unmount = mount(<Screen names={names} units={units} hits={hits} />, container)
  return {
    // Facets write to the DOM before this returns; there is nothing to flush.
    update: (frame) =>
      batch(() => {
        write(units, frame.units)
        write(hits, frame.hits)
      }),
    renders: () => renders,
    unmount,
  }
}
