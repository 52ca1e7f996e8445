import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type Reporter, type TestModule, type TestSpecification } from 'vitest/node'

const here = (path: string): string => new URL(path, import.meta.url).pathname

/** Closes the run with one plain line: `N passed, N failed`, and how many were skipped. */
const closingLine: Reporter = {
  onTestRunEnd(modules: readonly TestModule[], errors) {
    const count = { passed: 0, failed: errors.length, skipped: 0, pending: 0 }
    for (const module of modules) {
      for (const test of module.children.allTests()) count[test.result().state]++
      if (module.errors().length > 0) count.failed++
    }
    // After the default reporter's own summary.
    setImmediate(() => {
      const skipped = count.skipped + count.pending
      if (!existsSync(here('../shared/data')))
        console.log(
          'skipped: the tests on golden data of the reference systems, because there is no ../shared/data here',
        )
      console.log(`${count.passed} passed, ${count.failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
    })
  },
}

/** Short files that take long: begun last, they would keep one processor busy while the others wait. */
const LONG = [
  'src/agents/readers.slow.test.ts',
  'src/games/readers.slow.test.ts',
  'src/agents/readers.test.ts',
  'src/games/readers.test.ts',
  'src/cli/processes.test.ts',
  'src/agents/overcooked/planners.test.ts',
  'packaging/python.test.ts',
].map(here)

/** Larger files first, as vitest has it, but those before them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.includes(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  resolve: {
    alias: [
      { find: /^roundtable$/, replacement: here('src/index.ts') },
      { find: /^roundtable\/modules$/, replacement: here('src/agents/modules/index.ts') },
      { find: /^roundtable\/(.+)$/, replacement: here('src/$1/index.ts') },
    ],
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['src/**/*.test.ts', 'examples/**/*.test.ts', 'packaging/**/*.test.ts', 'web/**/*.test.{ts,tsx}'],
          exclude: ['**/*.slow.test.{ts,tsx}'],
          testTimeout: 60_000,
          // Files share the modules of their process: loading all of them for each file takes a fifth of the time.
          isolate: false,
        },
      },
      // Long proofs: `npm run test:slow`.
      {
        extends: true,
        test: {
          name: 'slow',
          include: ['{src,packaging,web}/**/*.slow.test.{ts,tsx}'],
          testTimeout: 600_000,
          // Read by src/testing/sized.fixture.ts.
          env: { TESTS_AT_LENGTH: 'yes' },
        },
      },
    ],
    setupFiles: ['src/testing/seeded.fixture.ts'],
    hookTimeout: 60_000,
    // By default a second: a busy machine takes longer for less.
    expect: { poll: { timeout: 30_000 } },
    // How many at once is said on the command line (package.json): a number here would overrule it.
    pool: 'forks',
    sequence: { sequencer: LongestFirst },
    reporters: ['default', closingLine],
  },
})
