import { IllegalAction } from '../../../core/errors.ts'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Game } from '../../../core/game.ts'
import { validate } from '../../../core/schema.ts'
import { games } from '../../index.ts'
import { GOLDEN_GAMES, goldenConfig, haveGolden, readGolden, readGoldenLines, readShared } from './golden.ts'
import { JavaRandom } from './java-random.ts'
import { sized } from '../../../testing/sized.fixture.ts'

const FILES = [
  'arithmetic',
  'arithmetic-train',
  'arithmetic-dev',
  'mapreader',
  'mapreader-train',
  'mapreader-dev',
  'mapreader-doors-limit',
  'sorting',
  'sorting-train',
  'sorting-dev',
  'twc-easy',
  'twc-easy-train',
  'twc-easy-dev',
  'twc-default',
  'twc-doors-limit',
]

const load = (name: string): Promise<Game> => games[GOLDEN_GAMES[name]!]!()

/** What both the golden step and our observation say, in one shape. */
const asGolden = (observation: any, said: string) => ({
  obs: said,
  look: observation.look,
  inv: observation.inventory,
  valid: observation.validActions,
  scoreRaw: observation.scoreRaw,
  score: observation.score,
  success: observation.success,
  failure: observation.failure,
})

describe.skipIf(!haveGolden)('the published world (golden data)', () => {
  it.each(FILES)('plays episodes of %s as recorded', async (file) => {
    for (const episode of readGolden(`playthroughs/${file}.jsonl.gz`).filter((_, i) => i % sized(4, 1) === 0)) {
      const game = await load(episode.game)
      const config = validate(game.config, goldenConfig(episode.fold, episode.params), 'config')
      let state = game.start(config, episode.seed)
      for (const [number, step] of episode.steps.entries()) {
        let refused: string | undefined
        if (step.action !== null) {
          try {
            state = game.act(state, 'player', { command: step.action })
          } catch (error) {
            if (!IllegalAction.isInstance(error)) throw error
            refused = error.message
          }
        }
        const observation = game.observe(state, 'player')
        const { obs, look, inv, scoreRaw, score, success, failure } = step
        const valid = step.order.map((place: number) => step.validActions[place])
        const where = `${file}, seed ${episode.seed}, ${episode.policy}, step ${number}`
        expect(refused === undefined, where).toBe(step.known)
        expect(asGolden(observation, refused ?? observation.text), where).toEqual({
          obs,
          look,
          inv,
          valid,
          scoreRaw,
          score,
          success,
          failure,
        })
        if (number === 0) expect(observation.task).toBe(episode.task)
      }
    }
  })

  it('deals recorded initial states', async () => {
    const wrong: string[] = []
    let count = 0
    for (const line of readGoldenLines('init-hashes.tsv.gz')) {
      const [name, parameters, fold, seed, hash] = line.split('\t') as [string, string, string, string, string]
      if (!GOLDEN_GAMES[name] || count++ % sized(7, 1) !== 0) continue
      const game = await load(name)
      const state = game.start(validate(game.config, goldenConfig(fold, parameters), 'config'), Number(seed))
      const { task, text, inventory, validActions } = game.observe(state, 'player')
      const told = [task, text, inventory, validActions.join('\n')].join('\0')
      if (createHash('sha1').update(told).digest('hex').slice(0, 16) !== hash) wrong.push(line)
    }
    expect(wrong).toEqual([])
    expect(count).toBe(12_600)
  })

  it('draws as java.util.Random does', () => {
    for (const { seed, nextIntBound, nextDouble, shuffles } of readShared('rng.json')) {
      const ints = new JavaRandom(Number(seed))
      expect(nextIntBound.map(([bound]: [number]) => [bound, ints.nextInt(bound)])).toEqual(nextIntBound)
      const doubles = new JavaRandom(Number(seed))
      expect(nextDouble.map(() => doubles.nextDouble())).toEqual(nextDouble)
      const random = new JavaRandom(Number(seed))
      const numbers = (size: number) => Array.from({ length: size }, (_, i) => i)
      expect(shuffles.map((list: number[]) => random.shuffle(numbers(list.length)))).toEqual(shuffles)
    }
  })
})
