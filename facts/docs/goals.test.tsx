import * as claims from '../claims'
import {facts} from '../fact'

facts({
  'A facet that is bound to the screen changes it without rendering a component.':
    claims.bindingRendersNothing,

  'React calls the component that holds the state, and most components below it that are not memoised.':
    claims.stateRendersChildren,

  'A bound facet per row is far cheaper than one facet that holds all rows, because one observer is called instead of 1000.':
    claims.arrayNotifiesAllRows,

  // Proves how many checks run, not what they cost.
  'Checking 1000 items to find the changed one': claims.mapChecksObservedRows,
})
