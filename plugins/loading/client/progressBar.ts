import NProgress from 'nprogress'

// The stock template gives the bar a role that does not exist.
NProgress.configure({template: '<div class="bar"></div>', barSelector: '.bar'})
