import {expect, test} from 'vitest'
import {promiseProblems} from './promises'

const testFiles: Record<string, string> = {
  'a.spec.ts': `test('opens', () => 0)\ntest(\`\${key} closes; really\`, () => 0)`,
  'b.test.ts': `it("is it's own", () => 0)`,
}

/** The problems of a page with these promises and footnotes. */
function problemsOf(promises: string, footnotes: string): string[] {
  const text = `# A\n\n- no promise\n\n## What the site promises\n\nIntroduction.\n\n### Part\n\n${promises}\n\n${footnotes}\n`
  return promiseProblems(text, (path) => testFiles[path])
}

test('finds no problem if every list item, paragraph and table row has tests', () => {
  const promises =
    '- One.[^a]\n- Two.[^b]\n\nThree.[^a][^b]\n\n| a | b |\n| --- | --- |\n| c | d[^b] |'
  const footnotes =
    '[^a]: `a.spec.ts`: "opens", "${key} closes; really"\n[^b]: `a.spec.ts`: "opens"; `b.test.ts`: "is it\'s own"'
  expect(problemsOf(promises, footnotes)).toEqual([])
})

test.each([
  ['- One.', '', 'A footnote is missing for: - One.'],
  ['- One.[^a]', '', 'A footnote is missing for: - One.[^a]'],
  ['- One.[^a]', '[^a]: nothing', '[^a] names no test.'],
  ['- One.[^a]', '[^a]: `c.spec.ts`: "x"', '[^a] names c.spec.ts, which is gone.'],
  [
    '- One.[^a]',
    '[^a]: `a.spec.ts`: "open"',
    '[^a] names "open", which is not in a.spec.ts.',
  ],
  [
    '| a |\n| --- |\n| b |',
    '[^a]: `a.spec.ts`: "opens"',
    'A footnote is missing for: | b |',
  ],
  [
    '- A.[^a]',
    '[^a]: `a.spec.ts`: "opens"\n[^b]: `a.spec.ts`: "opens"',
    'No promise has [^b].',
  ],
])(
  'reports the mistake in the promises %j with the footnotes %j',
  (promises, footnotes, problem) => {
    expect(problemsOf(promises, footnotes)).toContain(problem)
  },
)

test('reports a page without the section of promises', () => {
  expect(promiseProblems('# A\n', () => '')).toEqual([
    'There are no promises below "## What the site promises".',
  ])
})
