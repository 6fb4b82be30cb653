import type {WritableFacet} from '@react-facet/core'
import type {Exercise, Tester} from '@site/plugins/playground/shared/exercise'

export interface Player {
  name: string
  score: number
}

export interface Props {
  players: WritableFacet<Player[]>
}

const ada = {name: 'Ada', score: 5}
const bo = {name: 'Bo', score: 3}
const cy = {name: 'Cy', score: 9}

const rowsOf = (t: Tester<Props>, count: number) => {
  t.expect('Rows', t.count('li'), count)
  return Array.from({length: count}, (_, row) => t.text(`li:nth-of-type(${row + 1})`))
}

export default {
  props: (facet) => ({players: facet([ada, bo])}),
  controls: {
    'Score for Bo': ({players}) =>
      players.setWithCallback((old) =>
        (old as Player[]).map((player) =>
          player.name === 'Bo' ? {...player, score: player.score + 1} : player,
        ),
      ),
    'Cy joins': ({players}) =>
      players.setWithCallback((old) => [...(old as Player[]).slice(0, 2), cy]),
  },
  asked: {
    'No component renders when a score changes': (t) =>
      t.expectRenders('none', () => t.props.players.set([ada, {name: 'Bo', score: 4}])),
  },
  kept: {
    'Each row shows its player, even after a change': async (t) => {
      await t.push(() => t.props.players.set([ada, {name: 'Bo', score: 4}]))
      t.expect('The list', rowsOf(t, 2), ['Ada: 5', 'Bo: 4'])
    },
    'The row of a player stays when the score changes': async (t) => {
      const row = t.element('li:nth-of-type(2)')
      await t.push(() => t.props.players.set([ada, {name: 'Bo', score: 4}]))
      const isSame = t.element('li:nth-of-type(2)') === row
      t.expect('The row', isSame ? 'the same element' : 'another one', 'the same element')
    },
    'A player who joins gets a row, in the order of the list': async (t) => {
      await t.push(() => t.props.players.set([cy, ada, bo]))
      t.expect('The list', rowsOf(t, 3), ['Cy: 9', 'Ada: 5', 'Bo: 3'])
    },
  },
} satisfies Exercise<Props>
