// Change: the classic theme leaves the search bar to the site; ours is in src/search/box.
export {SearchBox as default} from '../../search/box'
