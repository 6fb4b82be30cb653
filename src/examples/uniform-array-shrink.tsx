import '@react-facet/dom-fiber'
import {createOptionalValueEqualityCheck, useFacetMap} from '@react-facet/core'
import {createUniformArrayEqualityCheck, useFacetState} from '@react-facet/core'
import {shallowArrayEqualityCheck, type EqualityCheck} from '@react-facet/core'

type Rows = string[][]

const bare = createUniformArrayEqualityCheck(shallowArrayEqualityCheck)
const wrapped = createUniformArrayEqualityCheck(
  createOptionalValueEqualityCheck(shallowArrayEqualityCheck),
)

const twoRows: Rows = [['sword', 'bow'], ['potion']]
const oneRow: Rows = [['sword', 'bow']]

function Chest({name, check}: {name: string; check: EqualityCheck<Rows>}) {
  const [rows, setRows] = useFacetState(twoRows)
  const [result, setResult] = useFacetState('no write yet')
  const checkedRows = useFacetMap((value) => value, [], [rows], check)
  const shown = useFacetMap((value) => value.flat().join(', '), [], [checkedRows])

  const write = (value: Rows) => {
    try {
      setRows(value)
      setResult('written')
    } catch (error) {
      setResult(String(error))
    }
  }

  return (
    <div className="panel" data-testid={name}>
      <p>{name}</p>
      <p>
        Shown: <fast-text text={shown} />
      </p>
      <div className="row">
        <button onClick={() => write(oneRow)}>Remove the second row</button>
        <button onClick={() => write(twoRows)}>Put it back</button>
      </div>
      <p className="log">
        <fast-text text={result} />
      </p>
    </div>
  )
}

export default function TwoChests() {
  return (
    <div className="stack">
      <Chest name="Bare item check" check={bare} />
      <Chest name="Wrapped item check" check={wrapped} />
    </div>
  )
}
