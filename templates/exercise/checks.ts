import type {WritableFacet} from '@react-facet/core'
import type {Exercise} from '@site/plugins/playground/shared/exercise'

interface Props {
  score: WritableFacet<number>
}

export default {
  props: (facet) => ({score: facet(120)}),
  asked: {
    'Replace this with what the program has to do': async (t) => {
      await t.push(() => t.props.score.set(130))
      t.expect('What it shows', t.text('#score'), 'what the task asks for')
    },
  },
  kept: {
    'Replace this with what works in the start program': (t) => {
      t.expect('What it shows', t.text('#score'), '120')
    },
  },
} satisfies Exercise<Props>
