import {batch, createFacet, useFacetMap, type Facet} from '@react-facet/core'
import {createRoot} from '@site/plugins/playground/shared/domFiber'
import type {Unit} from './game'
import {healthClass, healthTransform, placeTransform, type Hud} from './hud'
import styles from './styles.module.css'

/** How many times the components below have rendered. */
let renders = 0
const countRender = () => renders++

const Blip = ({unit}: {unit: Facet<Unit>}) => {
  countRender()
  const transform = useFacetMap(placeTransform, [], [unit])
  return <fast-div className={styles.blip} style={{transform}} />
}

const Card = ({unit}: {unit: Facet<Unit>}) => {
  countRender()
  const name = useFacetMap((unit) => unit.name, [], [unit])
  const health = useFacetMap((unit) => unit.health, [], [unit])
  const className = useFacetMap(healthClass, [], [health])
  const transform = useFacetMap(healthTransform, [], [health])
  const ammo = useFacetMap((unit) => unit.ammo, [], [unit])
  return (
    <fast-div className={styles.unit}>
      <fast-div className={styles.name}>
        <fast-text text={name} />
      </fast-div>
      <fast-div className={className} style={{transform}} />
      <fast-div>
        <fast-text text={ammo} />
      </fast-div>
    </fast-div>
  )
}

const Screen = ({units}: {units: readonly Facet<Unit>[]}) => {
  countRender()
  return (
    <fast-div className={styles.hud}>
      <fast-div className={styles.squad}>
        {units.map((unit, index) => (
          <Card key={index} unit={unit} />
        ))}
      </fast-div>
      <fast-div className={styles.map}>
        {units.map((unit, index) => (
          <Blip key={index} unit={unit} />
        ))}
      </fast-div>
    </fast-div>
  )
}

/** Mounts, under the library's own renderer, the HUD that holds each unit in a facet. */
export function mountFacetHud(container: HTMLElement, first: readonly Unit[]): Hud {
  renders = 0
  const facets = first.map((initialValue) => createFacet({initialValue}))
  const root = createRoot(container)
  root.render(<Screen units={facets} />)
  return {
    // Facets write to the DOM before this returns; there is nothing to flush.
    update: (units) =>
      batch(() => {
        for (const [index, unit] of units.entries()) {
          const facet = facets[index]
          // Even setting a facet to the object that it holds would notify its observers.
          if (facet && unit !== facet.get()) facet.set(unit)
        }
      }),
    renders: () => renders,
    unmount: () => root.unmount(),
  }
}
