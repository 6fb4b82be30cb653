import {runChecks} from 'afdocs'
import {siteOrigin} from '../builds'
import {quickOrDeep} from '../deep'
import {expect, test} from '../fixtures'

/** Ids of the checks that fail, warn or are skipped by design, with the reasons. */
const exceptions: Record<string, string> = {
  'content-negotiation':
    'GitHub Pages cannot do it; README.md, "For machines", names hosts that can.',
  'page-size-html':
    'The page of support types is long: it has all types, and links lead to their anchors.',
  'section-header-quality':
    'The commands in the tabs, one tab per package manager, need no headings.',
  'auth-alternative-access': 'Skipped, because no page needs an account.',
}

/** One page of each kind, for a quick run: all pages take 16 s of processor time. */
const sample = [
  '',
  'blog/hola',
  'docs/api/hooks/use-facet-map',
  'docs/api/support-types',
  'docs/game-ui-development/overview',
  'docs/getting-started',
  'markdown-page',
]

// The checker of agentdocsspec.com reads pages and their Markdown versions as agents do.
test('the site passes the checks for AI agents', async ({siteAddress}) => {
  const {results} = await runChecks(siteAddress, {
    canonicalOrigin: siteOrigin,
    maxLinksToTest: 200,
    requestDelay: 0,
    samplingStrategy: quickOrDeep('curated', 'none'),
    curatedPages: sample.map((path) => siteAddress + path),
  })
  expect(results.length).toBeGreaterThan(20)
  const problems = results
    .filter(({id, status}) => status !== 'pass' && !(id in exceptions))
    .map(({id, message, details}) => ({id, message, details}))
  expect(problems).toEqual([])
  // A check that passes needs no exception.
  const passed = results.filter(({status}) => status === 'pass').map(({id}) => id)
  expect(Object.keys(exceptions).filter((id) => passed.includes(id))).toEqual([])
})
