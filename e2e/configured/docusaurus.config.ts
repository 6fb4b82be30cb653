import type * as Blog from '@docusaurus/plugin-content-blog'
import type * as Pages from '@docusaurus/plugin-content-pages'
import type * as Preset from '@docusaurus/preset-classic'
import type {Config} from '@docusaurus/types'
import site from '../../docusaurus.config'
import {rightByDefault} from '../../src/lib/rightByDefault'

const themeConfig = site.themeConfig as Preset.ThemeConfig
const [[presetName, presetOptions]] = site.presets as [[string, Preset.Options]]
const preset: Preset.Options = {
  ...presetOptions,
  blog: {...(presetOptions.blog as Blog.Options), postsPerPage: 2},
}

/** The site's own configuration, plus options that the site does not use. */
const config: Config = {
  ...site,
  // All of it, so with SWC, which takes half the time of Babel.
  future: {...(site.future as object), faster: true},
  presets: [[presetName, preset]],
  plugins: [
    ...(site.plugins ?? []),
    [
      '@docusaurus/plugin-content-pages',
      {
        ...(presetOptions.pages as Pages.Options),
        id: 'fixtures',
        path: 'e2e/configured/pages',
        showLastUpdateTime: true,
        showLastUpdateAuthor: true,
      },
    ],
  ],
  themeConfig: {
    ...themeConfig,
    announcementBar: {
      id: 'release',
      content: 'A new version is out.',
      isCloseable: true,
    },
    colorMode: {...themeConfig.colorMode, disableSwitch: false},
    navbar: {
      ...themeConfig.navbar,
      hideOnScroll: true,
      items: rightByDefault([
        {to: '/markdown-page', label: 'Page', position: 'left'},
        {type: 'doc', docId: 'goals', label: 'Doc', position: 'left'},
        {type: 'docSidebar', sidebarId: 'docs', label: 'Sidebar', position: 'left'},
        {
          type: 'dropdown',
          label: 'More',
          position: 'left',
          items: [
            {to: '/blog', label: 'Blog'},
            {href: 'https://github.com/mojang/ore-ui', label: 'Source'},
          ],
        },
        // Items without a position are on the right (ARCHITECTURE.md, "Pages").
        {type: 'docsVersion'},
        {type: 'docsVersionDropdown'},
        {type: 'localeDropdown', position: 'right'},
        {type: 'html', value: '<b id="raw-html">raw</b>', position: 'right'},
        {type: 'search', position: 'right'},
      ]),
    },
  } satisfies Preset.ThemeConfig,
}

export default config
