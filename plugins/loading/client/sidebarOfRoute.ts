import type {ClientModule} from '@docusaurus/types'
import {showCurrentEntry} from './sidebar'

/** Docusaurus client module: the next page's entry in the sidebar is in sight, too. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  previousLocation,
}) => {
  if (previousLocation) showCurrentEntry()
}
