import * as claims from '../claims'
import {fact} from '../fact'

fact(
  'a second write of the same number notifies nobody',
  claims.equalPrimitivesAreDropped,
)

fact('A facet notifies: it calls its observers.', claims.bindingRendersNothing)
