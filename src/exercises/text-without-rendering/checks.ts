import type {WritableFacet} from '@react-facet/core'
import type {Exercise} from '@site/plugins/playground/shared/exercise'

export interface Props {
  score: WritableFacet<number>
}

export default {
  props: (facet) => ({score: facet(120)}),
  controls: {
    'Pick up a coin': ({score}) => score.setWithCallback((old) => Number(old) + 10),
  },
  asked: {
    'No component renders when the score changes': (t) =>
      t.expectRenders('none', () => t.props.score.set(130)),
  },
  kept: {
    'The score is shown, from the start and after a change': async (t) => {
      t.expect('The text', t.text('#score'), '120')
      await t.push(() => t.props.score.set(130))
      t.expect('The text after a coin', t.text('#score'), '130')
    },
    'Nothing observes the score when the HUD is gone': async (t) => {
      await t.unmount()
      t.expect('Observers of the score', t.observers(t.props.score), 0)
    },
  },
} satisfies Exercise<Props>
