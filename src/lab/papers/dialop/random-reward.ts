/** What a random full proposal is worth on given worlds: the dashed line of figures 4 and 5. */
import { Random } from '../../../core/random.ts'
import { validate } from '../../../core/schema.ts'
import type { Json } from '../../../core/json.ts'
import { games } from '../../../games/index.ts'
import type { DialogueDomain } from './published/published-game.ts'

const DRAWS = 30

/** The mean normalised reward of random full proposals, {@link DRAWS} for each world, accepted at once. */
export async function randomReward(
  domain: DialogueDomain,
  configs: readonly Readonly<Record<string, Json>>[],
): Promise<number> {
  const game = await games[domain]!()
  let sum = 0
  for (const [i, given] of configs.entries()) {
    // With no word left, a full proposal counts at once.
    const config = validate(game.config, { ...given, wordLimit: 1, wordMargin: 1000 }, 'a published world')
    const random = new Random(i, 'random reward')
    for (let draw = 0; draw < DRAWS; draw++) {
      let state = game.start(config, 1)
      while (!game.outcome(state)) {
        const seat = game.turn(state).must[0]!
        const action = game.sample(game.observe(state, seat), random)
        if (action.type === 'propose') state = game.act(state, seat, action)
      }
      sum += game.outcome(state)!.metrics.normalised as number
    }
  }
  return sum / (DRAWS * Math.max(1, configs.length))
}
