import {defineConfig} from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,plugins,scripts}/**/*.test.{ts,tsx}'],
    environment: 'node',
  },
})
