/** LLM-Co's described states, feasible actions and low-level actions, to the letter. */
import { describe, expect, it } from 'vitest'
import { configSchema, kitchenSpec } from '../config.ts'
import { createResult, formatCompact, Kitchen, step } from '../engine/index.ts'
import { haveGolden, readGolden } from '../golden.ts'
import { ActionManager } from './manager.ts'
import { sized } from '../../../testing/sized.fixture.ts'

const LETTERS = 'NSEW.I'
const LAYOUTS: Record<string, string> = { asymmetric_advantages: 'asymmetric-advantages-11' }

describe.skipIf(!haveGolden)('LLM-Co against golden records (skipped where ../shared/data is absent)', () => {
  for (const compat of ['paper', 'head'] as const) {
    it.each(
      haveGolden
        ? readGolden(`dev/llmco_${compat}.jsonl.gz`)
            .filter(({ episode }) => episode < sized(1, Infinity))
            .map((golden) => [golden.layout, golden.episode, golden])
        : [],
    )(`does as the authors’ ${compat} code in %s, episode %i`, (layout, _, golden) => {
      const kitchen = new Kitchen(kitchenSpec(configSchema.parse({ layout: LAYOUTS[layout] ?? layout })))
      const state = kitchen.start()
      const result = createResult()
      const managers = [0, 1].map((player) => new ActionManager(kitchen, player, compat))
      const calls = [...golden.calls]
      let score = 0
      for (let tick = 0; tick < golden.a0.length; tick++) {
        const moves = managers.map((manager, player) => {
          manager.see(state)
          if (manager.needsOption) {
            const { desc, avail, sel, ...call } = calls.shift()
            expect([tick, player]).toEqual([call.t, call.player])
            if (manager.describe() !== desc) expect(manager.describe(), `step ${tick}`).toBe(desc)
            expect(manager.options.map(({ text }) => text)).toEqual(avail)
            manager.choose(manager.options.find(({ text }) => text === sel)!)
          }
          return manager.move()
        })
        expect(
          moves.map((move) => LETTERS[move]).join(''),
          `step ${tick} ${golden.states[tick]} ${managers.map((m) => m.option?.text)}`,
        ).toBe(golden.a0[tick] + golden.a1[tick])
        step(kitchen, state, 0, moves[0]!, moves[1]!, result)
        score += result[0]! + result[1]!
        expect(formatCompact(kitchen, state)).toBe(golden.states[tick + 1])
      }
      expect(calls).toEqual([])
      expect(score).toBe(golden.score)
    })
  }
})
