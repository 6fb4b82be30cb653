import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {globSync} from 'tinyglobby'
import {defineConfig} from 'vitest/config'
import type {Reporter} from 'vitest/node'

const unitTests = '{src,plugins,scripts,tools}/**/*.test.{ts,tsx}'
const needDom = globSync(unitTests, {cwd: import.meta.dirname}).filter((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').startsWith(
    '// @vitest-environment jsdom',
  ),
)

/** Says how many facts were skipped, and why they are if the run has no filter. */
const skippedFacts: Reporter = {
  onTestRunEnd(modules) {
    const skipped = modules.flatMap((module) =>
      module.project.name === 'facts' ? [...module.children.allTests('skipped')] : [],
    )
    if (skipped.length === 0) return
    console.log(
      `${skipped.length} facts skipped. Some need the other renderer version: npm run facts:with`,
    )
  },
}

export default defineConfig({
  resolve: {alias: {'@site': import.meta.dirname}},
  test: {
    reporters: ['default', skippedFacts],
    // A new process for each file doubles the time.
    isolate: false,
    setupFiles: 'tools/watchdog.ts',
    globalSetup: 'tools/temporaryFolder.ts',
    // Tests that compile code take seconds, and far longer when the machine is busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [unitTests],
          exclude: ['src/trace/**', ...needDom],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: needDom,
          exclude: ['src/trace/**'],
          // Only in a group of their own do files share a DOM, which takes half a second to make.
          sequence: {groupOrder: 1},
        },
      },
      {
        extends: true,
        test: {
          name: 'trace',
          include: ['src/trace/**/*.test.{ts,tsx}'],
          // A tracer replaces functions of the window for good.
          isolate: true,
        },
      },
      {
        extends: true,
        test: {name: 'facts', include: ['facts/**/*.test.tsx'], environment: 'jsdom'},
      },
    ],
  },
})
