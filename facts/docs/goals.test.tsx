import LeafUpdate from '../../src/examples/goals-leaf-update'
import * as claims from '../claims'
import {expect, facts} from '../fact'
import {find, passiveEffects} from '../probes'
import {commit, underDomFiber} from '../render'

facts({
  'A facet that is bound to the screen changes it without rendering a component.':
    claims.bindingRendersNothing,

  'React calls the component that holds the state, and most components below it that are not memoised.':
    claims.stateRendersChildren,

  async 'After three presses the first panel has rendered four times, and so has the player name inside it, although the name stays the same. The second panel and its player name have rendered once.'() {
    const {container} = underDomFiber(<LeafUpdate />)
    await passiveEffects()
    for (const _press of [1, 2, 3]) commit(() => find(container, 'button').click())
    const texts = ['react-state', 'facet'].map(
      (panel) => find(container, `[data-testid="${panel}"]`).textContent,
    )
    expect(texts).toEqual([
      'React state30Panel: 4 rendersPlayer name: 4 renders',
      'Facet30Panel: 1 renderPlayer name: 1 render',
    ])
  },

  'A bound facet per row is far cheaper than one facet that holds all rows, because one observer is called instead of 1000.':
    claims.arrayNotifiesAllRows,

  // Proves how many checks run, not what they cost.
  'Checking 1000 items to find the changed one': claims.mapChecksObservedRows,
})
