import type {WritableFacet} from '@react-facet/core'
import type {Exercise} from '@site/plugins/playground/shared/exercise'

export interface Props {
  x: WritableFacet<number>
}

export default {
  props: (facet) => ({x: facet(40)}),
  controls: {
    Walk: ({x}) => x.setWithCallback((old) => (Number(old) + 30) % 240),
  },
  asked: {
    'The marker is in its place at the first paint': (t) => {
      const left = /left: ?([^;"]+)/.exec(t.firstPaint())?.[1] ?? 'none'
      t.expect('The style “left” of the marker', left, '40px')
    },
  },
  kept: {
    'The marker follows the player': async (t) => {
      await t.push(() => t.props.x.set(90))
      t.expect('The style “left” of the marker', t.element('#marker').style.left, '90px')
    },
    'No component renders when the player moves': (t) =>
      t.expectRenders('none', () => t.props.x.set(90)),
  },
} satisfies Exercise<Props>
