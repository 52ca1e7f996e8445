import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Game } from '../../../../core/game.ts'
import { validate } from '../../../../core/schema.ts'
import { actionsOf, captureMaps, collabCapture, type CaptureAction } from '../../../../games/collab-capture/index.ts'
import { ourSets, type Scenario } from '../../../../games/theory-of-mind/index.ts'
import { proveCapture, say as sayCapture, type CaptureFacts } from './capture.ts'
import { engine } from '../../../../games/overcooked/index.ts'
import { proveEscape, say as sayEscape, type EscapeFacts } from './escape.ts'
import { fileOf, generated, writeSet } from './generate.ts'
import { kitchens, proveKitchen, type KitchenFacts } from './overcooked.ts'

const scenarios = ourSets.flatMap((set) => set.scenarios)
const about = (game: string) => scenarios.filter((scenario) => scenario.game === game)

/** The right options of a scenario's question, in words. */
function rightOf({ questions }: Scenario, aspect: string): string[] {
  const { options, answers } = questions.find((question) => question.aspect === aspect)!
  return answers.map((answer) => options[answer]!).sort()
}

describe('our theory-of-mind questions', () => {
  it.each(Object.keys(generated))('are what the generator writes: %s', (name) => {
    expect(writeSet(generated[name]!()) === readFileSync(fileOf(name), 'utf8')).toBe(true)
  })

  it('about Collab Capture are answered as the solver proves', () => {
    for (const scenario of about('collab-capture')) {
      const { proof } = proveCapture(scenario.facts as CaptureFacts)!
      expect(rightOf(scenario, 'intention')).toEqual([sayCapture(proof.bob)])
      expect(rightOf(scenario, 'action')).toEqual(proof.alice.map(sayCapture).sort())
    }
  })

  it('about Collab Escape are answered as the solver proves', () => {
    for (const scenario of about('collab-escape')) {
      const { proof } = proveEscape(scenario.facts as EscapeFacts)!
      expect(rightOf(scenario, 'intention')).toEqual([sayEscape(proof.bob)])
      expect(rightOf(scenario, 'action')).toEqual(proof.alice.map(sayEscape).sort())
    }
  })

  it('about Overcooked are answered as the solver proves', () => {
    for (const scenario of about('overcooked')) {
      const { acts } = proveKitchen(scenario.facts as KitchenFacts)!
      expect(rightOf(scenario, 'intention')).toEqual([acts.bob])
      expect(rightOf(scenario, 'action')).toEqual([acts.alice])
    }
  })

  it('name, in Overcooked, what every best plan found by plain search begins with', () => {
    const near = about('overcooked').filter(({ facts }) => proveKitchen(facts as KitchenFacts)!.steps <= 7)
    expect(near.length).toBeGreaterThan(20)
    for (const scenario of near.filter((_, i) => i % 8 === 0)) {
      const { kitchen, state } = scenario.facts as KitchenFacts
      expect(findBestActs(kitchens[kitchen]!, engine.parseCompact(kitchens[kitchen]!, state))).toEqual([
        `${rightOf(scenario, 'action')} | ${rightOf(scenario, 'intention')}`,
      ])
    }
  })

  it('name, in Collab Capture, what catches the thief soonest: no other answer does when the game is played on', () => {
    const published = about('collab-capture').filter(({ description }) => description in captureMaps)
    for (const scenario of published.slice(0, 8)) {
      const { situation } = scenario.facts as CaptureFacts
      const map = captureMaps['nine-rooms']!
      const best = turnsUntilCaught(situation, {})
      for (const player of ['alice', 'bob'] as const) {
        const right = rightOf(scenario, player === 'bob' ? 'intention' : 'action')
        const bob = actionsOf(map, situation, 'bob').find((action) =>
          rightOf(scenario, 'intention').includes(sayCapture(action)),
        )!
        for (const action of actionsOf(map, situation, player)) {
          const turns = turnsUntilCaught(situation, player === 'bob' ? { bob: action } : { bob, alice: action })
          expect(turns === best).toBe(right.includes(sayCapture(action)))
        }
      }
    }
  })
})

/** Turns until the thief is caught at the latest, found by searching the game itself; some first actions may be given. */
function turnsUntilCaught(
  situation: CaptureFacts['situation'],
  first: { alice?: CaptureAction; bob?: CaptureAction },
): number {
  const game: Game = collabCapture
  const { open, ...rooms } = situation
  const config = validate<any>(game.config, { adversary: 'minimax', start: { ...rooms, open }, maxTurns: 6 }, 'config')
  let states = [game.start(config, 1)]
  for (let turn = 1; turn <= 6; turn++) {
    const next = new Map<string, any>()
    for (const state of states) {
      const choices = (player: 'alice' | 'bob') =>
        turn === 1 && first[player] ? [first[player]] : game.observe(state, player).actions
      for (const alice of choices('alice'))
        for (const bob of choices('bob')) {
          const after = game.act(game.act(state, 'alice', alice), 'bob', bob)
          if (game.outcome(after)?.metrics.won) return turn
          next.set(JSON.stringify(after.situation), after)
        }
    }
    states = [...next.values()]
  }
  return Infinity
}

/**
 * What Alice and Bob do first, in every plan that delivers soonest and of those does least, found by following all plans
 * forward, step by step.
 */
function findBestActs(kitchen: engine.Kitchen, from: Int16Array): string[] {
  const result = engine.createResult()
  /** By state and first acts: the state, the first acts, and the least effort that leads there. */
  let plans = new Map([['', { state: from, first: ['wait', 'wait'], effort: 0 }]])
  for (;;) {
    const next: typeof plans = new Map()
    const done = new Map<string, number>()
    for (const { state, first, effort } of plans.values())
      for (let one = 0; one < 6; one++)
        for (let two = 0; two < 6; two++) {
          const after = state.slice()
          engine.step(kitchen, after, 0, one, two, result)
          const acts = [0, 1].map((player) =>
            first[player] !== 'wait'
              ? first[player]!
              : nameAct(kitchen, state, player, result[engine.HAPPENED + player]!),
          )
          const cost = effort + Number(one !== engine.STAY) + Number(two !== engine.STAY)
          const delivered = result[engine.SPARSE]! + result[engine.SPARSE + 1]! > 0
          const names = acts.join(' | ')
          if (delivered) done.set(names, Math.min(done.get(names) ?? Infinity, cost))
          after[engine.CLOCK] = 0
          const key = `${names}:${after.join()}`
          if ((next.get(key)?.effort ?? Infinity) > cost) next.set(key, { state: after, first: acts, effort: cost })
        }
    if (done.size > 0) {
      const least = Math.min(...done.values())
      return [...done].filter(([, effort]) => effort === least).map(([names]) => names)
    }
    plans = next
  }
}

function nameAct(kitchen: engine.Kitchen, before: Int16Array, player: number, happened: number): string {
  const word = engine.PLAYER + player * engine.PER_PLAYER
  const faced = kitchen.faced[4 * before[word]! + before[word + 1]!]!
  const held = before[word + 2]!
  if (happened === 0) return 'wait'
  if (faced === engine.COUNTER) return held === engine.NOTHING ? 'take it from the counter' : 'put it on the counter'
  if (faced === engine.POT)
    return held === engine.DISH ? 'load the soup onto the plate' : 'put the onion into the cooker'
  if (faced === engine.ONIONS) return 'take an onion'
  if (faced === engine.DISHES) return 'take a plate'
  return faced === engine.GATE ? 'open the gate' : 'deliver the soup'
}
