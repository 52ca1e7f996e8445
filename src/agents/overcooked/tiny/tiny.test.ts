import { describe, expect, it } from 'vitest'
import { play } from '../../../core/play.ts'
import { validate } from '../../../core/schema.ts'
import { compile, llmCo as layer, overcooked as game, SEATS, type Config } from '../../../games/overcooked/index.ts'
import { openModel } from '../../../models/index.ts'
import { tinyResponders } from '../../index.ts'
import { llmCo } from '../llm-co/index.ts'
import { isState, readState } from '../llm-co/read-state.ts'
import { STATE_WORDS, writeState } from './write-state.ts'

const configOf = (given: object): Config => validate(game.config, given, 'config')
/** Cramped Room: alice with an onion, bob with a plate before a pot that cooks. */
const busy = { layout: 'cramped-room', state: '1,2,W,o;3,1,N,d;2,0=sooo@5;' }

const describeFor = (given: object, compat: layer.Compat): string => {
  const { kitchen: spec, cells } = game.observe(game.start(configOf(given), 1), 'alice')
  const kitchen = compile(spec)
  const manager =
    compat === 'mended' ? new layer.MendedManager(kitchen, 0) : new layer.ActionManager(kitchen, 0, compat)
  manager.see(cells)
  return manager.describe()
}

describe('a state of LLM-Co in the small format', () => {
  it('tells hands, pots and ways, with ids in slots, and each action in two or three words', () => {
    const { text, answers } = writeState(readState(describeFor(busy, 'mended')))
    expect(text.replaceAll('  ', ' ').trim()).toBe(
      '[hold] onion [other] plate [first] [did] wait c <0> m2 y1 n3 l15 k <1> m0 nothing o <2> m1 y2 o <3> m3 blocked y0 p <4> m0 y3 d <5> m2 y1 [do]',
    )
    expect(answers).toContain(' place  k  <1> ')
    expect(answers.slice(-2)).toEqual([' wait ', ' away '])
  })

  it.each(['mended', 'paper', 'head'] as const)('reads what the prompt says in the words of %s', (compat) => {
    const text = describeFor(busy, compat)
    expect(isState({ role: 'user', content: text })).toBe(true)
    const { held, partnerHeld, first, objects, actions } = readState(text)
    expect({ held, partnerHeld, first }).toEqual({ held: 'onion', partnerHeld: 'plate', first: true })
    expect(objects.find(({ id }) => id === 'c0')?.pot).toMatchObject({ onions: 3, tomatoes: 0, soup: 'cooking' })
    expect(objects.find(({ id }) => id === 'p0')?.own?.steps).toBeGreaterThanOrEqual(0)
    expect(actions.at(-1)).toBe('move away.')
  })

  it.each(['counter-circuit', 'locked', 'forced-coordination', 'tomato-circuit', 'door-rectangle'])(
    'has words for everything in %s',
    (layout) => {
      const dynamics = layout.startsWith('tomato') ? 'modern' : 'classic'
      const { text, answers } = writeState(readState(describeFor({ layout, dynamics }, 'mended')))
      const words = new Set([text, ...answers].join('').split(/ +/).filter(Boolean))
      expect([...words].filter((word) => !STATE_WORDS.includes(word) && !/^<\d+>$/.test(word))).toEqual([])
    },
  )
})

describe('roundtable:tiny', () => {
  it('cooks behind the prompts of LLM-Co', async () => {
    const model = await openModel('roundtable:tiny', { tiny: await tinyResponders() })
    const config = configOf({ layout: 'cramped-room', horizon: 60 })
    const options = validate(llmCo.options!, {}, 'options')
    const cooks = SEATS.map((seat) => {
      const agent = llmCo.create({ game, config, seat, options })
      return [seat, { name: 'llm-co', agent, model }] as const
    })
    const { status, outcome } = await play({ game, config, seed: 1, seats: Object.fromEntries(cooks) })
    expect(status).toBe('completed')
    expect(Number(outcome!.metrics.score)).toBeGreaterThanOrEqual(20)
    await model.close()
  })
})
