import {test as base} from '../fixtures'

export * from '../fixtures'

/** Whether a script is one of the site. */
export const isOwn = (url: string): boolean => !url.includes('googletagmanager')

/** Every page of this site asks for the script of the `gtag` option, which is answered here. */
export const test = base.extend<{tagManager: string}>({
  provoked: /another origin: https:\/\/www\.googletagmanager\.com/,
  tagManager: [
    async ({page}, provide) => {
      const host = 'https://www.googletagmanager.com'
      await page.route(`${host}/**`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          // The script may come before the lines that fill this list, as the real one.
          body: 'window.dataLayer ||= []; document.documentElement.dataset.tags = "loaded"',
        }),
      )
      await provide(host)
      await page.unroute(`${host}/**`)
    },
    {auto: true},
  ],
})
