// The classic theme leaves the search bar to plugins.
export {SearchButton as default} from '../client/button'
