import type {WritableFacet} from '@react-facet/core'
import type {Exercise, Tester} from '@site/plugins/playground/shared/exercise'

export interface Props {
  health: WritableFacet<number>
}

const isLow = (t: Tester<Props>) => t.element('#health').classList.contains('low')

export default {
  props: (facet) => ({health: facet(80)}),
  controls: {
    Hit: ({health}) => health.setWithCallback((old) => Number(old) - 20),
    Heal: ({health}) => health.set(80),
  },
  asked: {
    'No component renders for a hit': (t) =>
      t.expectRenders('none', () => t.props.health.set(20)),
  },
  kept: {
    'The class is there while the health is low, and only then': async (t) => {
      t.expect('Low at 80', isLow(t), false)
      await t.push(() => t.props.health.set(20))
      t.expect('Low at 20', isLow(t), true)
      await t.push(() => t.props.health.set(90))
      t.expect('Low at 90', isLow(t), false)
    },
  },
} satisfies Exercise<Props>
