import type {WritableFacet} from '@react-facet/core'
import type {Exercise} from '@site/plugins/playground/shared/exercise'

export interface Props {
  open: WritableFacet<boolean>
  coins: WritableFacet<number>
}

export default {
  props: (facet) => ({open: facet(false), coins: facet(5)}),
  controls: {
    'Open or close': ({open}) => open.setWithCallback((old) => old !== true),
    'Pick up a coin': ({coins}) => coins.setWithCallback((old) => Number(old) + 1),
  },
  asked: {
    'Only the menu renders when it opens': (t) =>
      t.expectRenders('Menu 1×', () => t.props.open.set(true)),
  },
  kept: {
    'The open menu shows the current number of coins': async (t) => {
      t.expect('Menus before', t.count('#menu'), 0)
      await t.push(() => t.props.open.set(true))
      await t.push(() => t.props.coins.set(6))
      t.expect('The menu', t.text('#menu'), 'Coins: 6')
    },
    'The menu is gone when it is closed': async (t) => {
      await t.push(() => t.props.open.set(true))
      await t.push(() => t.props.open.set(false))
      t.expect('Menus', t.count('#menu'), 0)
    },
    'Nobody observes the coins while the menu is closed': async (t) => {
      await t.push(() => t.props.open.set(true))
      await t.push(() => t.props.open.set(false))
      t.expect('Observers of the coins', t.observers(t.props.coins), 0)
    },
  },
} satisfies Exercise<Props>
