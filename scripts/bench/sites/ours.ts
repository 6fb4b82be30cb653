import {cp, readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import manifest from '../../../package.json'
import {docsFolder, titleOf, type Content} from '../content'
import {siteDir} from '../paths'
import {docusaurus, docusaurusSidebar} from './docusaurus'
import {moduleOf, writeFiles} from './files'
import type {Site} from './site'

/** What builds and tests make, and settings of one machine. */
const left =
  /^(?:node_modules|\.git|\.env|build.*|\.docusaurus.*|test-results|playwright-report)$/

/** Changes title and address of a page, so that the copy is another page. */
function changeFrontMatter(text: string, copy: number): string {
  return text
    .replace(/^title: (.*)$/m, (_, title: string) => {
      const bare = title.replace(/^(['"])(.*)\1$/, '$2')
      return `title: ${JSON.stringify(titleOf(bare, copy))}`
    })
    .replace(/^slug: \//m, `slug: /copy-${copy}/`)
}

async function copyDocs(folder: string, copy: number): Promise<void> {
  const source = join(siteDir, 'docs')
  const target = join(folder, docsFolder(copy))
  await cp(source, target, {recursive: true})
  const entries = await readdir(target, {recursive: true, withFileTypes: true})
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = join(entry.parentPath, entry.name)
    await writeFile(file, changeFrontMatter(await readFile(file, 'utf8'), copy))
  }
}

async function write({sidebar, copies}: Content, folder: string): Promise<void> {
  for (const name of await readdir(siteDir)) {
    if (left.test(name)) continue
    await cp(join(siteDir, name), join(folder, name), {recursive: true})
  }
  for (let copy = 2; copy <= copies; copy++) await copyDocs(folder, copy)
  if (copies > 1)
    await writeFiles(folder, {
      'sidebars.ts': moduleOf({docs: docusaurusSidebar(sidebar)}),
    })
}

/** What `npm run build` runs. */
const [, ...build] = manifest.scripts.build.split(' ')

/** This site, in a folder of its own, so that it can have more pages. */
export const ours: Site = {
  ...docusaurus,
  build,
  id: 'ours',
  title: 'This site',
  searchPrompt: '.search-prompt',
  searchResult: '.search-prompt-results a, .DocSearch-Hit a',
  otherPages: {home: '/', blog: '/blog', search: '/search'},
  controls: {
    menu: {
      path: '/docs/goals',
      control: '.navbar__toggle',
      effect: '.navbar-sidebar--show',
      onPhone: true,
    },
    'sidebar category': {
      path: '/docs/goals',
      control: '.menu__link--sublist[aria-expanded="false"]',
      effect: '.menu__link--sublist[aria-expanded="true"]',
    },
    tab: {
      path: '/docs/getting-started',
      control: '[role="tab"][aria-selected="false"]',
      effect: '[role="tab"]:nth-child(2)[aria-selected="true"]',
    },
    copy: {
      path: '/docs/goals',
      control: 'main pre ~ div [data-state="idle"]',
      effect: '[data-state="copied"], [data-state="failed"]',
    },
    'run example': {
      path: '/docs/getting-started',
      control: '[data-example] button:text-is("Run")',
      effect: '[data-status="running"]',
    },
    types: {
      path: '/docs/getting-started',
      control: 'button[aria-pressed="false"]:text-is("Types")',
      effect: 'pre [data-type]',
    },
  },
  write,
}
