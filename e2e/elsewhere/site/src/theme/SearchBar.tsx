// The theme leaves the search bar to the site.
export {SearchBox as default} from '../../../../../plugins/search/client/button'
