import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { validate } from '../../../core/schema.ts'
import { overcooked as game } from '../../../games/overcooked/index.ts'
import { playEpisode } from '../test-helpers.ts'
import { trainedPolicies } from './index.ts'
import { sized } from '../../../testing/sized.fixture.ts'

const folder = new URL('../../../../data/learned/overcooked/', import.meta.url)
// The tiny language model plays every kitchen from words, and has its own tests.
const methods = readdirSync(folder).filter((method) => method !== 'tiny')
const cards = methods.flatMap((method) =>
  readdirSync(new URL(method, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file): [string, string, any] => {
      const text = readFileSync(new URL(`${method}/${file}`, folder), 'utf8')
      return [method, file.replace('.json', ''), JSON.parse(text).card]
    }),
)

describe('policies that travel with the package', () => {
  it.each(cards.filter((_, i) => i % sized(3, 1) === 0))(
    '%s in %s plays as well as its card says',
    async (method, layout, { score }) => {
      const games = await Promise.all(
        [1, 2, 3].map((seed) => playEpisode({ agents: [method, method], config: { layout }, seed })),
      )
      const earned = games.reduce((sum, { score: one }) => sum + one / games.length, 0)
      // A few soups more or less are chance. (A card of one that learns beside a clone tells of that pair.)
      if (method !== 'ppo-bc' && method !== 'bc') expect(earned).toBeGreaterThan(score.mean - 80)
      const [{ events }] = games as [(typeof games)[number]]
      expect(events.find((event) => event.type === 'noted')).toMatchObject({ data: { file: `${method}/${layout}` } })
    },
  )

  it.each(cards)('%s in %s has a card that says how it is made again', (method, layout, card) => {
    expect(card.command).toContain(`roundtable train overcooked/${method}`)
    expect(card.command).toContain(`--layout ${layout}`)
    expect(card.score.low).toBeLessThanOrEqual(card.score.mean)
    expect(card.steps).toBeGreaterThan(0)
  })

  it('are small', () => {
    const sizes = (readdirSync(folder, { recursive: true }) as string[]).map(
      (path) => statSync(new URL(path, folder)).size,
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000)
  })

  it.each([
    [{ layout: 'tomato-circuit' }, 'it was not trained for tomato-circuit: it has weights for'],
    [{ layout: 'tomato-circuit' }, 'roundtable train overcooked/ppo-sp --layout tomato-circuit'],
    [{ grid: ['XXPXX', 'O  2O', 'X1  X', 'XDXSX'] }, 'it was not trained for a grid of your own'],
    [{ dynamics: 'modern' }, 'it was trained in the classic rules'],
  ])('refuse %j', (given, words) => {
    const [selfPlay] = trainedPolicies
    const config = validate(game.config, given, 'config')
    expect(selfPlay!.refuses!({ config, seat: 'alice' })).toContain(words)
  })
})
