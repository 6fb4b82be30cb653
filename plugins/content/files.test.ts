import {expect, test} from 'vitest'
import {writeTestSite} from '../lib/test/writeTestSite'
import {exampleGlob} from './examples'
import {shownExerciseGlob} from './exercises'
import {findFiles, pageGlobs} from './files'

const site = writeTestSite({
  'docs/z.md': '',
  'docs/b/a.mdx': '',
  'docs/a.phrases.yml': '',
  'blog/a.md': '',
  'programs/b.tsx': '',
  'programs/b.css': '',
  'programs/c/d.tsx': '',
  'training/d/task.md': '',
  'training/d/start.tsx': '',
  'training/d/solution.tsx': '',
  'training/d/checks.ts': '',
})

test.each([
  [['docs/b/a.mdx', 'docs/z.md'], pageGlobs(['docs'])],
  [['blog/a.md', 'docs/b/a.mdx', 'docs/z.md'], pageGlobs(['docs', 'blog'])],
  [['programs/b.tsx'], exampleGlob('programs')],
  [
    ['training/d/solution.tsx', 'training/d/start.tsx', 'training/d/task.md'],
    shownExerciseGlob('training'),
  ],
])('finds %j', async (files, patterns) => {
  expect(await findFiles(site, patterns)).toEqual(files)
})
