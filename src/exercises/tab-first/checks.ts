import type {Exercise} from '@site/plugins/playground/shared/exercise'

const matchTabAndList = (text: string) => text.match(/(Tab|List): [A-Z][a-z]+/g)

export default {
  root: 'react-dom',
  props: () => ({}),
  asked: {
    'The list waits until the tab is shown': async (t) => {
      const firstText = await t.press('Potions')
      t.expect(
        'The list at that moment',
        matchTabAndList(firstText)?.[1],
        'List: Weapons',
      )
    },
  },
  kept: {
    'The tab is shown at once': async (t) => {
      const firstText = await t.press('Potions')
      t.expect('The tab at that moment', matchTabAndList(firstText)?.[0], 'Tab: Potions')
    },
    'The list of the tab follows': async (t) => {
      await t.press('Potions')
      t.expect('The list', t.text('#list'), 'List: Potions')
    },
  },
} satisfies Exercise<object>
