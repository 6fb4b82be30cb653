// Tells plugins/loading/client when React has hydrated the page.
export {default} from '../../../../../src/theme/Root'
