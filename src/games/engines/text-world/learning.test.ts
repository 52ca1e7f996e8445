import { describe, expect, it } from 'vitest'
import { validate } from '../../../core/schema.ts'
import { checkLearning } from '../../../testing/check-learning.ts'
import { arithmetic } from '../../arithmetic/index.ts'
import { mapReader } from '../../map-reader/index.ts'
import { sorting } from '../../sorting/index.ts'
import { twc } from '../../twc/index.ts'
import { hashWords } from './encodings.ts'
import { haveGolden, tablesFolder } from './golden.ts'
import type { TextGame } from './text-game.ts'

const GAMES: readonly TextGame[] = [arithmetic, mapReader, sorting, twc]
const published = { world: 'textworldexpress', tables: tablesFolder }
const hard = { includeDoors: true, limitInventorySize: true }
const CASES: readonly (readonly [TextGame, object])[] = [
  ...GAMES.flatMap((game) => [[game, {}] as const, [game, { level: 5 }] as const]),
  ...(haveGolden ? GAMES.map((game) => [game, published] as const) : []),
  ...(haveGolden ? [mapReader, twc].map((game) => [game, { ...published, ...hard }] as const) : []),
]
const configOf = (game: TextGame, given: object) => validate(game.config, given, 'config')

describe('the learning room of the text games', () => {
  it.each(CASES.map(([game, given]) => [game.name, given, game] as const))(
    'keeps its word in %s with %j',
    (_, given, game) => {
      expect(checkLearning(game, { config: configOf(game, given), seed: 3, episodes: 2, steps: 70 })).toEqual([])
    },
  )

  it('has room for all that can be done, whatever is dealt and however much is carried', () => {
    for (const [game, given] of CASES) {
      const config = configOf(game, { ...given, endless: true })
      const batch = game.learning!.batch!(config, 20, { texts: true })
      let most = 0
      // A player that takes whatever can be taken: then there is most to do.
      for (let step = 0; step < 150; step++) {
        const choice = Array.from({ length: 20 }, (_, row) => {
          const words = batch.actionTexts(row)
          most = Math.max(most, words.length)
          const taking = words.findIndex((command) => command.startsWith('take ') || command.startsWith('open '))
          return taking >= 0 ? taking : (step * 7 + row) % words.length
        })
        batch.step(choice)
      }
      expect(most).toBeLessThanOrEqual(batch.actionCount)
      expect(most).toBeGreaterThan(6)
    }
  })

  it('takes back what was earned where the game is lost, and punishes the loss in the shaped reward', () => {
    const config = configOf(sorting, { numItems: 2 })
    const { reward, shaped } = sorting.learning!
    let [state, losses] = [sorting.start(config, 1), 0]
    for (const command of ['take', 'put', 'take', 'put']) {
      const rank = (words: string) => state.world.goal.rank[state.world.things.findIndex((t) => words.includes(t.name))]
      const choices = sorting.observe(state, 'player').validActions
      const fits = choices.filter(
        (words) => words.startsWith(command) && (command === 'take' || words.endsWith('in box')),
      )
      // The larger of the two first: that loses the game.
      const after = sorting.act(state, 'player', { command: fits.sort((a, b) => rank(b)! - rank(a)!)[0]! })
      losses += shaped!(state, after)['player']!
      expect(reward(state, after)['player']).toBe(0)
      state = after
      if (sorting.outcome(state)) break
    }
    expect(sorting.outcome(state)?.metrics['failure']).toBe(true)
    expect(losses).toBe(-1)
  })

  it('reads words whatever stands around them, numbers with their point', () => {
    const words = (text: string) => {
      const hashes: number[] = []
      hashWords(text, (hash) => void hashes.push(hash))
      return hashes
    }
    expect(words('Take  the COIN.')).toEqual(words('take the coin'))
    expect(words('2.5kg')).toHaveLength(1)
    expect(words('2.5kg. Then')).toHaveLength(2)
    expect(words('')).toEqual([])
    expect(words('a b')).not.toEqual(words('b a'))
    expect(words('a')).toEqual([0xe40c292c])
  })

  it('tells a learner the task, the answer, the place and what is carried', () => {
    const config = configOf(mapReader, {})
    const seen = mapReader.observe(mapReader.start(config, 1), 'player')
    const { batch, text } = mapReader.learning!
    const told = batch!(config, 1, { seed: 1, texts: true }).text(0)
    expect(told).toBe(text!(seen))
    for (const part of [seen.task, seen.text, seen.inventory]) expect(told).toContain(part)
    expect(told.split(seen.look)).toHaveLength(2)
  })
})
