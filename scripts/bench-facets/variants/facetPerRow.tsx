import {
  createFacet,
  NO_VALUE,
  useFacetEffect,
  useFacetUnwrap,
  type Facet,
  type WritableFacet,
} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useRef, type ComponentType, type ReactElement} from 'react'
import {flushSync} from 'react-dom'
import {initialItems, renderWithDomFiber, renderWithReactDom, type Variant} from './list'

interface RowProps {
  score: Facet<number>
}

const TextRow = ({score}: RowProps) => (
  <li>
    <fast-text text={score} />
  </li>
)

const EffectRow = ({score}: RowProps) => {
  const element = useRef<HTMLLIElement>(null)
  useFacetEffect(
    (value) => {
      if (element.current) element.current.textContent = String(value)
    },
    [],
    [score],
  )
  return <li ref={element} />
}

const UnwrapRow = ({score}: RowProps) => {
  const value = useFacetUnwrap(score)
  return <li>{value === NO_VALUE ? null : value}</li>
}

function createVariant(
  Row: ComponentType<RowProps>,
  mount: (element: ReactElement, container: HTMLElement) => void,
  write: (facet: WritableFacet<number>, score: number) => void,
): Variant {
  return (container, rows) => {
    const scores = initialItems(rows).map(({score}) => createFacet({initialValue: score}))
    mount(
      <ul>
        {scores.map((score, row) => (
          <Row key={row} score={score} />
        ))}
      </ul>,
      container,
    )
    return {
      update(row, score) {
        const facet = scores[row]
        if (facet) write(facet, score)
      },
    }
  }
}

/** A facet for each row, bound to a text node; React takes no part in an update. */
export const textPerRow = createVariant(TextRow, renderWithDomFiber, (facet, score) =>
  facet.set(score),
)

/** A facet for each row, written to the DOM by an effect. */
export const effectPerRow = createVariant(EffectRow, renderWithReactDom, (facet, score) =>
  facet.set(score),
)

/** A facet for each row that becomes React state there; each update renders one row. */
export const unwrapPerRow = createVariant(UnwrapRow, renderWithReactDom, (facet, score) =>
  flushSync(() => facet.set(score)),
)
