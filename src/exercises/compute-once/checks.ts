import type {WritableFacet} from '@react-facet/core'
import type {Exercise} from '@site/plugins/playground/shared/exercise'

export interface Props {
  position: WritableFacet<number>
  findPath: (position: number) => string
  /** The positions that `findPath` was called with. */
  calls: number[]
}

export default {
  props: (facet) => {
    const calls: number[] = []
    const findPath = (position: number) => {
      calls.push(position)
      return `${position} steps`
    }
    return {position: facet(3), findPath, calls}
  },
  controls: {
    Move: ({position}) => position.setWithCallback((old) => Number(old) + 1),
  },
  asked: {
    'A path is found once for each move': async (t) => {
      const before = t.props.calls.length
      await t.push(() => t.props.position.set(7))
      await t.push(() => t.props.position.set(8))
      t.expect('Paths found', t.props.calls.slice(before), [7, 8])
    },
  },
  kept: {
    'Both labels show the path of the last move': async (t) => {
      await t.push(() => t.props.position.set(7))
      t.expect('The map', t.text('#map'), '7 steps')
      t.expect('The hint', t.text('#hint'), 'Go: 7 steps')
    },
    'No component renders when the player moves': (t) =>
      t.expectRenders('none', () => t.props.position.set(7)),
  },
} satisfies Exercise<Props>
