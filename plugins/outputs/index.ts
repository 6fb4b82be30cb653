/** Files beside the pages: social cards, and the description of the search for browsers. */
export {socialCards} from './cards'
export {withSocialCard} from './cards/frontMatter'
export {openSearch} from './openSearch'
