import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'

const read = (path: string) => readFileSync(join(__dirname, '..', path), 'utf8')

const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>}
const workflow = read('.github/workflows/site.yml')

test.each(Object.entries(scripts))('npm run %s needs no POSIX shell', (_, command) => {
  // No variables, single quotes, expansions or Unix tools.
  expect(command).not.toMatch(/(?:^|&& )\w+=|['$`;]|\b(?:cp|mv|rm|sh|bash) /)
})

test('the workflow gives the build each variable that the README names', () => {
  const named = read('README.md').match(/\b(?:ALGOLIA_\w+|\w+_URL)\b/g) ?? []
  for (const name of new Set(named)) {
    // This key is only for uploads, which are done by hand.
    if (name !== 'ALGOLIA_WRITE_KEY') expect(workflow).toContain(`${name}: \${{`)
  }
})

test('the workflow uploads the hidden files of the build, such as `.well-known`', () => {
  const uploads = workflow
    .split('- uses: ')
    .filter((step) => step.includes('path: build\n'))
  expect(uploads).toHaveLength(2)
  for (const upload of uploads) expect(upload).toContain('include-hidden-files: true\n')
})
