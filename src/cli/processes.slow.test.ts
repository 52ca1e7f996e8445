import { expect, it } from 'vitest'
import { killOneOfThree } from './processes.fixture.ts'

/** All of them: `TRIALS=40 npx vitest run --project=slow src/cli/processes.slow.test.ts`. */
const trials = Number(process.env.TRIALS ?? 3)

it.each(Array.from({ length: trials }, (_, i) => i + 1))(
  'plays 300 episodes with three processes, one killed at random, as one alone (trial %i)',
  async (trial) => {
    const { completed, different, askedTwice, askedAgain } = await killOneOfThree(300, trial)
    expect(completed).toEqual([300, 300, 300])
    expect(different).toEqual([])
    expect(askedTwice).toEqual([])
    // What the killed process was waiting for: one call for each of its episodes at most.
    expect(askedAgain).toBeLessThanOrEqual(32)
  },
)
