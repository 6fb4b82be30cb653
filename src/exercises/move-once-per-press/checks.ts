import type {WritableFacet} from '@react-facet/core'
import type {Exercise, Tester} from '@site/plugins/playground/shared/exercise'

interface Pad {
  up: boolean
  down: boolean
}

export interface Props {
  pad: WritableFacet<Pad>
}

/** What the game sends while a button is held for some frames, and after it. */
function hold({pad}: Props, button: keyof Pad, frames: number) {
  for (let frame = 0; frame < frames; frame += 1) {
    pad.set({up: false, down: false, [button]: true})
  }
  pad.set({up: false, down: false})
}

async function expectFocus(
  t: Tester<Props>,
  presses: readonly (readonly [button: keyof Pad, frames: number])[],
  expected: string,
) {
  for (const [button, frames] of presses) {
    await t.push(() => hold(t.props, button, frames))
  }
  t.expect('The focus', t.text('#focused'), `Focus: ${expected}`)
}

const downOnce = ['down', 1] as const

export default {
  props: (facet) => ({pad: facet<Pad>({up: false, down: false})}),
  controls: {
    'Press down': (props) => hold(props, 'down', 1),
    'Hold down for ten frames': (props) => hold(props, 'down', 10),
    'Press up': (props) => hold(props, 'up', 1),
  },
  asked: {
    'A button that is held for ten frames moves the focus once': (t) =>
      expectFocus(t, [['down', 10]], 'Map'),
  },
  kept: {
    'Each press moves the focus': (t) => {
      const presses = [downOnce, downOnce, ['up', 1]] as const
      return expectFocus(t, presses, 'Map')
    },
    'The focus stays in the menu': (t) =>
      expectFocus(
        t,
        Array.from({length: 5}, () => downOnce),
        'Quit',
      ),
    'No component renders when the focus moves': (t) =>
      t.expectRenders('none', () => t.props.pad.set({up: false, down: true})),
  },
} satisfies Exercise<Props>
