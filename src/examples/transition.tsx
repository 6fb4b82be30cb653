import {createFacet, useFacetLayoutEffect, useFacetState} from '@react-facet/core'
import {NO_VALUE, useFacetTransition, useFacetUnwrap, type Facet} from '@react-facet/core'
import {memo, useLayoutEffect, useRef} from 'react'

export default function Scoreboard() {
  const [round, setRound] = useFacetState(1)
  const [isPending, startTransition] = useFacetTransition()
  useLayoutEffect(() => log(`isPending is ${isPending}`), [isPending])
  const nextRound = () => {
    lines.set([])
    setRound((value) => (value === NO_VALUE ? 1 : value + 1))
    log(`the facet holds round ${String(round.get())}`)
  }

  return (
    <div className="stack">
      <div className="row">
        <button onClick={nextRound}>Urgent</button>
        <button onClick={() => startTransition(nextRound)}>Transition</button>
        <span className="muted">{isPending ? 'Loading the next round…' : 'Ready'}</span>
      </div>
      <Board round={round} />
      <Log />
    </div>
  )
}

/** In `memo`, so that a change of `isPending` does not re-render the board. */
const Board = memo(({round}: {round: Facet<number>}) => {
  const shown = String(useFacetUnwrap(round))
  useLayoutEffect(() => log(`the board shows round ${shown}`), [shown])
  return (
    <div className="panel" data-testid="board">
      Round {shown} {slowRows()}
    </div>
  )
})

function SlowRow() {
  workForTenMilliseconds()
  return <span>▪</span>
}
function workForTenMilliseconds() {
  for (const end = performance.now() + 10; performance.now() < end;);
}
const slowRows = () => Array.from({length: 30}, (_, index) => <SlowRow key={index} />)

const lines = createFacet<string[]>({initialValue: []})
const log = (line: string) =>
  lines.setWithCallback((all) => (all === NO_VALUE ? [line] : [...all, line]))

/** Writes the log to the page in a facet effect, which does not wait for React to render. */
function Log() {
  const pre = useRef<HTMLPreElement>(null)
  useFacetLayoutEffect((all) => pre.current?.replaceChildren(all.join('\n')), [], [lines])
  return <pre className="log" ref={pre} data-testid="log" />
}
