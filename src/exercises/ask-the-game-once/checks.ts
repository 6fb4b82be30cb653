import type {WritableFacet} from '@react-facet/core'
import type {Exercise} from '@site/plugins/playground/shared/exercise'

export interface Props {
  driver: (name: string, onChange: (value: unknown) => void) => () => void
  score: WritableFacet<number>
  /** The names that the driver was called with. */
  requested: string[]
}

export default {
  props: (facet) => {
    const requested: string[] = []
    const score = facet(120)
    const driver: Props['driver'] = (name, onChange) => {
      requested.push(name)
      return name === 'score' ? score.observe(onChange) : () => undefined
    }
    return {driver, score, requested}
  },
  controls: {
    Score: ({score}) => score.setWithCallback((old) => Number(old) + 10),
  },
  asked: {
    'The game is asked once, however often the HUD renders': async (t) => {
      t.expect('What the game was asked for', t.props.requested, ['score'])
      // Not `t.rerender`, which `memo` around the program would stop.
      await t.press('Resize')
      await t.press('Resize')
      t.expect('What the game was asked for', t.props.requested, ['score'])
    },
  },
  kept: {
    'The score of the game is shown, and so are its changes': async (t) => {
      t.expect('The score', t.text('#score'), '120')
      await t.push(() => t.props.score.set(130))
      t.expect('The score after a change', t.text('#score'), '130')
    },
    'The game is told when the HUD is gone': async (t) => {
      await t.unmount()
      t.expect('Observers of the score', t.observers(t.props.score), 0)
    },
  },
} satisfies Exercise<Props>
