import { defineConfig } from 'vitest/config'

const here = (path: string): string => new URL(path, import.meta.url).pathname

export default defineConfig({
  resolve: {
    alias: [
      { find: /^roundtable$/, replacement: here('src/index.ts') },
      { find: /^roundtable\/testing$/, replacement: here('src/testing/index.ts') },
    ],
  },
  test: {
    include: ['src/**/*.test.ts', 'examples/**/*.test.ts', 'bin/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
  },
})
