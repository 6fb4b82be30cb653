import {serveRequest} from '../../lib/buildProcess'
import {renderCards} from './render'

serveRequest(renderCards)
