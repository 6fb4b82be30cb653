import type {WritableFacet} from '@react-facet/core'
import type {Exercise, Tester} from '@site/plugins/playground/shared/exercise'

export interface Props {
  health: WritableFacet<number>
  max: WritableFacet<number>
}

const widthOf = (t: Tester<Props>) => t.element('.bar-fill').style.width

export default {
  props: (facet) => ({health: facet(80), max: facet(100)}),
  controls: {
    Hit: ({health}) => health.setWithCallback((old) => Math.max(0, Number(old) - 10)),
    Heal: ({health, max}) => health.set(Number(max.get())),
    'Level up': ({max}) => max.setWithCallback((old) => Number(old) + 20),
  },
  asked: {
    'The bar is at 80 % at first': (t) => t.expect('The width', widthOf(t), '80%'),
    'The bar is at 30 % when the health is 30': async (t) => {
      await t.push(() => t.props.health.set(30))
      t.expect('The width', widthOf(t), '30%')
      await t.push(() => t.props.health.set(5))
      t.expect('The width at a health of 5', widthOf(t), '5%')
    },
    'The bar shrinks when the maximum grows': async (t) => {
      await t.push(() => t.props.max.set(160))
      t.expect('The width at 80 of 160', widthOf(t), '50%')
      await t.push(() => t.props.max.set(320))
      t.expect('The width at 80 of 320', widthOf(t), '25%')
    },
  },
  kept: {
    'No component renders for a hit': (t) =>
      t.expectRenders('none', () => t.props.health.set(30)),
  },
} satisfies Exercise<Props>
