import type {Exercise} from '@site/plugins/playground/shared/exercise'

export interface Props {
  report: (text: string) => void
  /** The reported texts. */
  reports: string[]
}

const first = '10 coins, 0 items'

export default {
  props: () => {
    const reports: string[] = []
    return {report: (text: string) => void reports.push(text), reports}
  },
  asked: {
    'The bank hears of a trade once': async (t) => {
      await t.press('Buy')
      t.expect('What the bank heard', t.props.reports, [first, '5 coins, 1 items'])
    },
  },
  kept: {
    'The bank hears of the first state': (t) => {
      t.expect('What the bank heard', t.props.reports[0], first)
    },
    'Coins and items are right after two trades': async (t) => {
      await t.press('Buy')
      await t.press('Buy')
      t.expect('The shop', t.text('#state'), '0 coins, 2 items')
    },
  },
} satisfies Exercise<Props>
