import {
  createFacet,
  Map,
  NO_VALUE,
  shallowObjectEqualityCheck,
  useFacetMap,
  type EqualityCheck,
  type Facet,
} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {initialItems, renderWithDomFiber, withScore, type Variant} from './list'

// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface does not fit shallowObjectEqualityCheck
type Item = {id: number; score: number}

const Row = ({item}: {item: Facet<Item>}) => {
  const score = useFacetMap(({score}) => score, [], [item])
  return (
    <li>
      <fast-text text={score} />
    </li>
  )
}

function createVariant(equalityCheck?: EqualityCheck<Item>): Variant {
  return (container, rows) => {
    const items = createFacet<Item[]>({initialValue: initialItems(rows)})
    renderWithDomFiber(
      <ul>
        <Map array={items} equalityCheck={equalityCheck}>
          {(item) => <Row item={item} />}
        </Map>
      </ul>,
      container,
    )
    return {
      update: (row, score) =>
        items.setWithCallback((current) =>
          current === NO_VALUE ? NO_VALUE : withScore(current, row, score),
        ),
    }
  }
}

/** One facet with all items; each row derives its score, so that an update runs all selectors. */
export const arrayFacet = createVariant()

/** The same, but an item's facet notifies only when a check finds that the item has changed. */
export const arrayFacetChecked = createVariant(shallowObjectEqualityCheck)
