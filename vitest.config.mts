import {defineConfig} from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,plugins,scripts,tools}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // A new process for each file takes twice the time of the tests; none needs it.
    isolate: false,
  },
})
