import type {ClientModule} from '@docusaurus/types'
import NProgress from 'nprogress'

// The stock template gives the bar a role that ARIA does not define.
NProgress.configure({template: '<div class="bar"></div>', barSelector: '.bar'})

// When a second click supersedes the first, Docusaurus does not stop the timer of the first.
// That timer would start a bar after the second page is shown, and nothing would end it.
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
