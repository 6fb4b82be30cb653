import type {Exercise} from '@site/plugins/playground/shared/exercise'

export default {
  props: () => ({}),
  asked: {
    'Each press counts two hits': async (t) => {
      await t.press('Combo')
      t.expect('The hits after a press', t.text('#hits'), '2')
      await t.press('Combo')
      t.expect('The hits after two presses', t.text('#hits'), '4')
    },
    'No component renders for a hit': (t) =>
      t.expectRenders('none', () => t.press('Combo')),
  },
} satisfies Exercise<object>
