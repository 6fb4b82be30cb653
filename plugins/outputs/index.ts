/** Files beside the pages: social cards, feeds, and the description of the search for browsers. */
export {socialCards} from './cards'
export {withSocialCard} from './cards/frontMatter'
export {feedItems} from './feeds'
export {openSearch} from './openSearch'
export {robots} from './robots'
