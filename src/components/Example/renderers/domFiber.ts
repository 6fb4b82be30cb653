import {render} from '@react-facet/dom-fiber'
import type {Mount} from './mount'

/** Under the library's own renderer. */
export const mount: Mount = (element, container) => render(element, container)
