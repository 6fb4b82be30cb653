import type {WritableFacet} from '@react-facet/core'
import type {Exercise} from '@site/plugins/playground/shared/exercise'

export interface Props {
  ammo: WritableFacet<string>
}

export default {
  props: (facet) => ({ammo: facet('6 arrows')}),
  controls: {'Down to 5 arrows': ({ammo}) => ammo.set('5 arrows')},
  asked: {
    'Plain text is shown': (t) => {
      t.expect('The weapon', t.text('#weapon'), 'Bow')
    },
    'Other plain text replaces the first': async (t) => {
      await t.press('Take the axe')
      t.expect('The weapon', t.text('#weapon'), 'Axe')
    },
  },
  kept: {
    'A facet is shown, and so are its changes': async (t) => {
      t.expect('The ammunition', t.text('#ammo'), '6 arrows')
      await t.push(() => t.props.ammo.set('5 arrows'))
      t.expect('The ammunition after a shot', t.text('#ammo'), '5 arrows')
    },
    'No component renders when the facet changes': (t) =>
      t.expectRenders('none', () => t.props.ammo.set('5 arrows')),
  },
} satisfies Exercise<Props>
