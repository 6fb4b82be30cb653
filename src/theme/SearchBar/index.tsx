// Change: the classic theme leaves the search bar to the site; ours is in plugins/search/client/button.
export {SearchBox as default} from '@site/plugins/search/client/button'
