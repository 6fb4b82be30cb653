// Tells the bootstrap when the page is hydrated.
export {default} from '../../../../../src/theme/Root'
