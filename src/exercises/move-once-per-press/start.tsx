import {NO_VALUE, useFacetEffect, useFacetMap} from '@react-facet/core'
import {useFacetState, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

interface Pad {
  up: boolean
  down: boolean
}

const entries = ['Continue', 'Map', 'Options', 'Quit']
const last = entries.length - 1

export default function Menu({pad}: {pad: Facet<Pad>}) {
  const [focused, setFocused] = useFacetState(0)
  const name = useFacetMap((index) => String(entries[index]), [], [focused])

  useFacetEffect(
    ({up, down}) => {
      const step = Number(down) - Number(up)
      setFocused((index) =>
        index === NO_VALUE ? 0 : Math.min(last, Math.max(0, index + step)),
      )
    },
    [setFocused],
    [pad],
  )

  return (
    <div className="stack">
      <p>{entries.join(', ')}</p>
      <p id="focused">
        Focus: <fast-text text={name} />
      </p>
    </div>
  )
}
