import {createFacet, useFacetMap} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {sharedFacet, SharedFacetDriverProvider} from '@react-facet/shared-facet'
import {useSharedFacet, type SharedFacetDriver} from '@react-facet/shared-facet'

const health = sharedFacet<number>('player.health')
const engine = createStandIn()

// Listens to the event with the facet's name, and tells the game when to send it.
const driver: SharedFacetDriver = (name, onChange) => {
  engine.on(name, onChange)
  engine.trigger('ui.subscribe', name)
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    engine.off(name, onChange)
    engine.trigger('ui.unsubscribe', name)
  }
}

export default function Game() {
  return (
    <SharedFacetDriverProvider value={driver}>
      <Hud />
      <div className="log" data-testid="calls">
        <fast-text text={engine.heard} />
      </div>
    </SharedFacetDriverProvider>
  )
}

function Hud() {
  const hp = useSharedFacet(health)
  const width = useFacetMap((n) => `${n}%`, [], [hp])

  return (
    <div className="stack">
      <div className="bar">
        <fast-div className="bar-fill" style={{width}} data-testid="bar" />
      </div>
      <button onClick={() => void engine.call('drinkPotion')}>Drink a potion</button>
    </div>
  )
}

type Handler = (value: never) => void

/** In a browser, this stands in for the engine. `game` is the game behind it. */
function createStandIn() {
  const handlers = new Map<string, Set<Handler>>()
  const heard = createFacet({initialValue: ''})
  const send = (name: string, value: number) =>
    handlers.get(name)?.forEach((handler) => handler(value as never))

  let hp = 40
  const game = {
    'ui.subscribe': (name: string) => send(name, hp),
    'ui.unsubscribe': () => undefined,
    drinkPotion: () => send('player.health', (hp = Math.min(100, hp + 25))),
  }
  const run = (name: keyof typeof game, detail = '') => {
    heard.setWithCallback((all) => `${String(all)}${name}(${detail})\n`)
    game[name](detail)
  }
  return {
    heard,
    on: (name: string, handler: Handler) => {
      handlers.set(name, (handlers.get(name) ?? new Set()).add(handler))
    },
    off: (name: string, handler: Handler) => handlers.get(name)?.delete(handler),
    trigger: run,
    call: (name: 'drinkPotion') => {
      run(name)
      return Promise.resolve()
    },
  }
}
