import {Mount, useFacetEffect, useFacetMap, useFacetState} from '@react-facet/core'
import type {Facet, Option} from '@react-facet/core'
import '@react-facet/dom-fiber'

const fade = 300 // milliseconds

export default function Toast() {
  const [shown, setShown] = useFacetState(false)
  const mounted = useLingering(shown, fade)
  const opacity = useFacetMap((isShown) => (isShown ? '1' : '0'), [], [shown])

  return (
    <div className="stack">
      <div className="row">
        <button onClick={() => setShown(not)}>Show or hide</button>
      </div>
      <Mount when={mounted}>
        <fast-div
          className="panel"
          data-testid="toast"
          style={{opacity, transition: `opacity ${fade}ms`}}
        >
          Checkpoint reached
        </fast-div>
      </Mount>
    </div>
  )
}

/** True while `open` is true, and for the given milliseconds afterwards. */
function useLingering(open: Facet<boolean>, milliseconds: number): Facet<boolean> {
  const [lingers, setLingers] = useFacetState(false)

  useFacetEffect(
    (isOpen) => {
      if (isOpen) {
        setLingers(true)
        return
      }
      const timer = setTimeout(() => setLingers(false), milliseconds)
      return () => clearTimeout(timer)
    },
    [milliseconds, setLingers],
    [open],
  )
  return lingers
}

const not = (shown: Option<boolean>) => !shown
