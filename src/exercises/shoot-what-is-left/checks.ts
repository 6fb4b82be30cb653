import type {WritableFacet} from '@react-facet/core'
import type {Exercise} from '@site/plugins/playground/shared/exercise'

export interface Props {
  ammo: WritableFacet<number>
  onShoot: (left: number) => void
  /** The numbers that `onShoot` was called with. */
  shots: number[]
}

export default {
  props: (facet) => {
    const shots: number[] = []
    const ammo = facet(6)
    const onShoot = (left: number) => {
      shots.push(left)
      ammo.set(left - 1)
    }
    return {ammo, onShoot, shots}
  },
  controls: {Reload: ({ammo}) => ammo.set(6)},
  asked: {
    'No component renders when shots are fired or loaded': (t) =>
      t.expectRenders('none', async () => {
        await t.press('Shoot')
        await t.push(() => t.props.ammo.set(6))
      }),
  },
  kept: {
    'Each press reports what is left at that moment': async (t) => {
      await t.press('Shoot')
      await t.press('Shoot')
      await t.push(() => t.props.ammo.set(30))
      await t.press('Shoot')
      t.expect('Reported', t.props.shots, [6, 5, 30])
    },
    'What is left is shown, from the start and after a change': async (t) => {
      t.expect('What is shown', t.text('#ammo'), '6')
      await t.press('Shoot')
      t.expect('What is shown after a shot', t.text('#ammo'), '5')
      await t.push(() => t.props.ammo.set(30))
      t.expect('What is shown after a reload', t.text('#ammo'), '30')
    },
  },
} satisfies Exercise<Props>
