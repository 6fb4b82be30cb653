import type {WritableFacet} from '@react-facet/core'
import type {Exercise} from '@site/plugins/playground/shared/exercise'

interface Player {
  x: number
  y: number
  health: number
}

export interface Props {
  player: WritableFacet<Player>
  onMove: (place: {x: number; y: number}) => void
  /** The reported places. */
  moves: string[]
}

export default {
  props: (facet) => {
    const moves: string[] = []
    const onMove = ({x, y}: {x: number; y: number}) => void moves.push(`${x} ${y}`)
    return {player: facet<Player>({x: 1, y: 2, health: 9}), onMove, moves}
  },
  asked: {
    'Nothing is reported when only the health changes': async (t) => {
      await t.push(() => t.props.player.set({x: 1, y: 2, health: 8}))
      t.expect('Reported', t.props.moves, ['1 2'])
    },
    'Nothing is reported when an equal player is written': async (t) => {
      await t.push(() => t.props.player.set({x: 1, y: 2, health: 9}))
      t.expect('Reported', t.props.moves, ['1 2'])
    },
  },
  kept: {
    'Each move is reported, along x and along y': async (t) => {
      await t.push(() => t.props.player.set({x: 4, y: 2, health: 9}))
      await t.push(() => t.props.player.set({x: 4, y: 5, health: 9}))
      await t.push(() => t.props.player.set({x: 1, y: 2, health: 9}))
      await t.push(() => t.props.player.set({x: 2, y: 1, health: 9}))
      t.expect('Reported', t.props.moves, ['1 2', '4 2', '4 5', '1 2', '2 1'])
    },
  },
} satisfies Exercise<Props>
