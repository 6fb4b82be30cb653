import {batch, NO_VALUE, useFacetEffect, useFacetMap} from '@react-facet/core'
import {useFacetState, type Option} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function DamagePreview() {
  const [base, setBase] = useFacetState(10)
  const [bonus, setBonus] = useFacetState(0)

  // The diamond: two facets from one source, joined again.
  const critical = useFacetMap((b) => b * 2, [], [base])
  const poison = useFacetMap((b) => b / 2, [], [base])
  const total = useFacetMap((c, p, b) => c + p + b, [], [critical, poison, bonus])

  const [log, setLog] = useFacetState('')
  useFacetEffect((value) => setLog(addLine(`total ${value}`)), [setLog], [total])

  const writeBase = () => setBase(plus(10))
  const writeBoth = () => {
    writeBase()
    setBonus(plus(1))
  }

  return (
    <div className="stack">
      <div className="stat" data-testid="total">
        <fast-text text={total} />
      </div>
      <div className="row">
        <button onClick={writeBase}>Write base</button>
        <button onClick={writeBoth}>Write base, then bonus</button>
        <button onClick={() => batch(writeBoth)}>Write both in a batch</button>
      </div>
      <div className="log" data-testid="log">
        <fast-text text={log} />
      </div>
    </div>
  )
}

const plus = (by: number) => (n: Option<number>) => (n === NO_VALUE ? by : n + by)
const addLine = (line: string) => (log: Option<string>) => `${String(log)}${line}\n`
