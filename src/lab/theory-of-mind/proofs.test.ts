import { describe, expect, it } from 'vitest'
import { copy, same } from '../../core/json.ts'
import type { Game } from '../../core/game.ts'
import { validate } from '../../core/schema.ts'
import { actionsOf, captureMaps, collabCapture, type CaptureAction } from '../../games/collab-capture/index.ts'
import { ourSets, type Scenario } from '../../games/theory-of-mind/index.ts'
import { proveCapture, say as sayCapture, type CaptureFacts } from './capture.ts'
import { proveEscape, say as sayEscape, type EscapeFacts } from './escape.ts'
import { generated } from './generate.ts'

const scenarios = ourSets.flatMap((set) => set.scenarios)
const about = (game: string) => scenarios.filter((scenario) => scenario.game === game)

/** The right options of a scenario's question, in words. */
function rightOf({ questions }: Scenario, aspect: string): string[] {
  const { options, answers } = questions.find((question) => question.aspect === aspect)!
  return answers.map((answer) => options[answer]!).sort()
}

describe('our theory-of-mind questions', () => {
  it.each(Object.keys(generated))('are what the generator writes: %s', (name) => {
    const again = generated[name]!()
    expect(ourSets.some((set) => same(copy(set), copy(again)))).toBe(true)
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
