import type {ClientModule} from '@docusaurus/types'
import NProgress from 'nprogress'

// The stock template gives the bar a role that does not exist.
NProgress.configure({template: '<div class="bar"></div>', barSelector: '.bar'})

// Docusaurus forgets to stop the theme's timer when a second click supersedes the first. That
// timer would start a bar after the page has come, and nothing would end it.
const start = NProgress.start.bind(NProgress)
let isPending = false
NProgress.start = () => (isPending ? start() : NProgress)

const clientModule: ClientModule = {
  onRouteUpdate() {
    isPending = true
  },
  onRouteDidUpdate() {
    isPending = false
  },
}

export default clientModule
