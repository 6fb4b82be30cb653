import '@react-facet/dom-fiber'
import {type Facet, useFacetEffect, useFacetState} from '@react-facet/core'
import {useFacetWrap, useFacetWrapMemo} from '@react-facet/core'
import {useEffect, useState} from 'react'

export default function Identities() {
  const [ammo, setAmmo] = useState(30)
  const [, rerender] = useState({})

  return (
    <div className="stack">
      <div className="row">
        <Wrapped ammo={ammo} />
        <WrappedMemo ammo={ammo} />
      </div>
      <div className="row">
        <button onClick={() => setAmmo(ammo - 1)}>Fire</button>
        <button onClick={() => rerender({})}>Re-render</button>
      </div>
    </div>
  )
}

function Wrapped({ammo}: {ammo: number}) {
  return <Report name="useFacetWrap" ammo={ammo} facet={useFacetWrap(ammo)} />
}

function WrappedMemo({ammo}: {ammo: number}) {
  return <Report name="useFacetWrapMemo" ammo={ammo} facet={useFacetWrapMemo(ammo)} />
}

type ReportProps = {name: string; ammo: number; facet: Facet<number>}

function Report({name, ammo, facet}: ReportProps) {
  const [facets, setFacets] = useFacetState(0)
  useEffect(() => setFacets((count) => Number(count) + 1), [facet, setFacets])

  const [log, setLog] = useFacetState('')
  useFacetEffect((n) => setLog((all) => `${String(all)} ${n}`), [setLog], [facet])

  return (
    <div className="panel" data-testid={name}>
      <div>{name}</div>
      <div>
        facets: <fast-text text={facets} />
      </div>
      <div>
        prop {ammo}, get() in render {String(facet.get())}
      </div>
      <div>
        notified: <fast-text text={log} />
      </div>
      <div className="stat">
        <fast-text text={facet} />
      </div>
    </div>
  )
}
