import {bindingRendersNothing, equalPrimitivesAreDropped} from '../claims'
import {fact} from '../fact'

fact('a second write of the same number notifies nobody', equalPrimitivesAreDropped)

fact(
  'A facet notifies: it calls its observers. A component renders: React calls its function.',
  bindingRendersNothing,
)
