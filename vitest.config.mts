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
        },
      },
      {
        extends: true,
        test: {name: 'facts', include: ['facts/**/*.test.tsx'], environment: 'jsdom'},
      },
    ],
  },
})
