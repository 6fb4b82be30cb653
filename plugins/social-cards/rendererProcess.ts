import {serveRequest} from '../buildProcess'
import {renderCards} from './render'

serveRequest(renderCards)
