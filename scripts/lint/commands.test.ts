import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'

const root = join(__dirname, '..', '..')
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')

const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>}

test.each(Object.entries(scripts))('npm run %s needs no POSIX shell', (_, command) => {
  // No variables, single quotes, expansions or Unix tools.
  expect(command).not.toMatch(/(?:^|&& )\w+=|['$`;]|\b(?:cp|mv|rm|sh|bash) /)
})

describe('workflows', () => {
  const folder = ['.github', 'workflows']
  const workflows = readdirSync(join(root, ...folder)).map((file) =>
    read(...folder, file),
  )
  const site = read(...folder, 'site.yml')

  test('each action is pinned to a commit, and its version is named', () => {
    const actions = workflows.flatMap((text) => text.match(/uses: [^.\s].*/g) ?? [])
    expect(actions).not.toEqual([])
    for (const action of actions) {
      expect(action).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
    }
  })

  test('site.yml runs .ci/run, and every script that a workflow names exists', () => {
    expect(site).toContain('run: .ci/run\n')
    const names = workflows.flatMap(
      (text) => text.match(/(?<=npm run )[\w:]+|(?:test|facts):\w+/g) ?? [],
    )
    expect(names).toContain('facts:negated')
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(names))
  })

  test('site.yml gives the build each variable that the README names', () => {
    const named = read('README.md').match(/\b(?:ALGOLIA_\w+|\w+_URL)\b/g) ?? []
    for (const name of new Set(named)) {
      // This key is only for uploads, which are done by hand.
      if (name !== 'ALGOLIA_WRITE_KEY') expect(site).toContain(`${name}: \${{`)
    }
  })

  test('site.yml uploads the hidden files of the build, such as `.well-known`', () => {
    const uploads = site
      .split('- uses: ')
      .filter((step) => step.includes('path: build\n'))
    expect(uploads).toHaveLength(2)
    for (const upload of uploads) expect(upload).toContain('include-hidden-files: true\n')
  })

  test('site.yml cancels the run of an earlier push', () => {
    expect(site).toMatch(/^concurrency:\n {2}group: .*\n {2}cancel-in-progress: true$/m)
  })
})
