import {serveRequest} from '../buildProcess'
import {describeSamples} from './describeSamples'

serveRequest(describeSamples)
