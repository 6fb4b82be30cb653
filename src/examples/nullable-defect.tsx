import '@react-facet/dom-fiber'
import {nullableShallowObjectEqualityCheck, useFacetState} from '@react-facet/core'
import {NO_VALUE, shallowObjectEqualityCheck, useFacetMap} from '@react-facet/core'
import type {EqualityCheck, Facet} from '@react-facet/core'

type Item = {name: string}

export default function Selection() {
  const [item, setItem] = useFacetState<Item | null>({name: 'Potion'})

  return (
    <div className="stack">
      <div className="row">
        <button onClick={() => setItem(null)}>1. Nothing</button>
        <button onClick={() => setItem({name: 'Elixir'})}>2. Elixir</button>
        <button onClick={() => setItem({name: 'Potion'})}>3. Potion</button>
      </div>
      <Tooltip name="default check" item={item} />
      <Tooltip
        name="nullable check"
        item={item}
        check={nullableShallowObjectEqualityCheck}
      />
      <Tooltip name="check that resets" item={item} check={sameItem} />
    </div>
  )
}

type TooltipProps = {
  name: string
  item: Facet<Item | null>
  check?: EqualityCheck<Item | null>
}

function Tooltip({name, item, check}: TooltipProps) {
  const checked = useFacetMap((value) => value, [], [item], check)
  const text = useFacetMap((value) => value?.name ?? 'nothing', [], [checked])
  return (
    <div className="panel" data-testid={name}>
      {name}: <fast-text text={text} />
    </div>
  )
}

function nullable<T>(comparator: EqualityCheck<T>): EqualityCheck<T | null | undefined> {
  return () => {
    let check = comparator()
    let missing: unknown = NO_VALUE
    return (current) => {
      const isMissing = current === null || current === undefined
      const isEqual = isMissing ? current === missing : check(current)
      missing = isMissing ? current : NO_VALUE
      if (isMissing) check = comparator()
      return isEqual
    }
  }
}

const sameItem = nullable(shallowObjectEqualityCheck)
