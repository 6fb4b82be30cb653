import {test as base} from '../fixtures'

export * from '../fixtures'

/** Every page of this site asks for the script of the `gtag` option, which is answered here. */
export const test = base.extend<{tagManager: string}>({
  provoked: /another origin: https:\/\/www\.googletagmanager\.com/,
  tagManager: [
    async ({page}, provide) => {
      const host = 'https://www.googletagmanager.com'
      await page.route(`${host}/**`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'document.documentElement.dataset.tags = dataLayer.length',
        }),
      )
      await provide(host)
      await page.unroute(`${host}/**`)
    },
    {auto: true},
  ],
})
