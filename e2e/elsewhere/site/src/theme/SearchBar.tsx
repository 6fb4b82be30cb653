// The theme leaves the search bar to the site.
export {SearchBox as default} from '../../../../../src/search/box'
