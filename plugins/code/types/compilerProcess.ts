import {serveRequest} from '../../lib/buildProcess'
import {describeSamples} from './describeSamples'

serveRequest(describeSamples)
