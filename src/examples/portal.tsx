import {NO_VALUE, useFacetState, type Setter} from '@react-facet/core'
import {createPortal} from '@react-facet/dom-fiber'
import {useEffect, useMemo, useState} from 'react'

export default function TooltipLayer() {
  const [renders, setRenders] = useState(1)
  const [layer, setLayer] = useState<HTMLElement | null>(null)

  return (
    <div className="stack">
      {layer && <Memoised layer={layer} />}
      {layer && <Fresh layer={layer} />}
      <button type="button" onClick={() => setRenders(renders + 1)}>
        Re-render
      </button>
      <div className="panel" ref={setLayer} data-testid="layer" />
      <div className="muted">
        Renders of TooltipLayer after its layer is known:{' '}
        <span data-testid="renders">{renders}</span>
      </div>
    </div>
  )
}

function Memoised({layer}: {layer: HTMLElement}) {
  const [mounts, setMounts] = useFacetState(0)
  const portal = useMemo(
    () => createPortal(<Tooltip text="Memoised portal" setMounts={setMounts} />, layer),
    [layer, setMounts],
  )

  return (
    <div data-testid="memoised">
      useMemo: mounted <fast-text text={mounts} />
      {portal}
    </div>
  )
}

function Fresh({layer}: {layer: HTMLElement}) {
  const [mounts, setMounts] = useFacetState(0)

  return (
    <div data-testid="fresh">
      New on each render: mounted <fast-text text={mounts} />
      {createPortal(<Tooltip text="Fresh portal" setMounts={setMounts} />, layer)}
    </div>
  )
}

function Tooltip({text, setMounts}: {text: string; setMounts: Setter<number>}) {
  useEffect(() => setMounts((n) => (n === NO_VALUE ? n : n + 1)), [setMounts])
  return <div>{text}</div>
}
