import type {WritableFacet} from '@react-facet/core'
import type {Exercise} from '@site/plugins/playground/shared/exercise'

export interface Props {
  position: WritableFacet<number>
  onSaveKey: (listener: () => void) => () => void
  save: (position: number) => void
  /** The saved positions. */
  saved: number[]
  /** The current listeners of the save key. */
  listeners: Set<() => void>
  /** How often `onSaveKey` was called. */
  subscriptions: {count: number}
}

export default {
  props: (facet) => {
    const saved: number[] = []
    const listeners = new Set<() => void>()
    const subscriptions = {count: 0}
    const onSaveKey = (listener: () => void) => {
      subscriptions.count += 1
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
    const save = (position: number) => void saved.push(position)
    return {position: facet(3), onSaveKey, save, saved, listeners, subscriptions}
  },
  controls: {
    Walk: ({position}) => position.setWithCallback((old) => Number(old) + 1),
    'Save key': ({listeners}) => listeners.forEach((listener) => listener()),
  },
  asked: {
    'The screen subscribes once, however far the player walks': async (t) => {
      await t.push(() => t.props.position.set(4))
      await t.push(() => t.props.position.set(5))
      t.expect('Subscriptions', t.props.subscriptions.count, 1)
    },
    'No component renders when the player moves': (t) =>
      t.expectRenders('none', () => t.props.position.set(4)),
  },
  kept: {
    'The key saves where the player is': async (t) => {
      await t.push(() => t.props.position.set(4))
      await t.push(() => t.props.listeners.forEach((listener) => listener()))
      t.expect('Saved', t.props.saved, [4])
    },
    'Nothing listens when the screen is closed': async (t) => {
      await t.unmount()
      t.expect('Listeners', t.props.listeners.size, 0)
    },
  },
} satisfies Exercise<Props>
