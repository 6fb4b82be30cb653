import {readFileSync} from 'node:fs'
import {defineConfig} from 'vitest/config'
import {BaseSequencer, type Reporter, type TestSpecification} from 'vitest/node'

/** Runs the files that need a DOM after the others: each change of environment starts a new process. */
class DomLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const needsDom = ({moduleId}: TestSpecification) =>
      readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom')
    const sorted = await super.sort(files)
    return [...sorted.filter((file) => !needsDom(file)), ...sorted.filter(needsDom)]
  }
}

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
    sequence: {sequencer: DomLast},
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
          include: ['{src,plugins,scripts,tools}/**/*.test.{ts,tsx}'],
          exclude: ['src/trace/**'],
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
