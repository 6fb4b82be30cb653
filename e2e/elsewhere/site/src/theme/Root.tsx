// Tells the bootstrap when the page works.
export {default} from '../../../../../src/theme/Root'
