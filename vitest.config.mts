import {defineConfig} from 'vitest/config'

export default defineConfig({
  test: {
    // A new process for each file takes twice the time of the tests; none needs it.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,plugins,scripts,tools}/**/*.test.{ts,tsx}'],
          environment: 'node',
          // Compiling takes seconds, and several when the machine is busy.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {name: 'facts', include: ['facts/**/*.test.tsx'], environment: 'jsdom'},
      },
    ],
  },
})
