/** How an escape came out, measured against optimal play. */
import type { Outcome } from '../../core/game.ts'
import { same } from '../../core/json.ts'
import { mapOf } from './config.ts'
import { isSolvable } from './maps.ts'
import { allFixed, endOf, seats, worldOf } from './situation.ts'
import { solveEscape } from './solve.ts'
import type { EscapeState, TurnTaken } from './state.ts'

export const metrics = {
  won: { kind: 'share', about: 'a survivor escaped' },
  turns: { kind: 'mean', about: 'turns played' },
  optimalTurns: {
    kind: 'mean',
    about: 'turns to be expected of optimal play from the same start (none: it never wins)',
  },
  excessTurns: {
    kind: 'mean',
    about: 'turns above that, of episodes that were won; luck included, so it may be below 0',
  },
  optimalWinChance: { kind: 'mean', about: 'how surely optimal play escapes from the same start' },
  winChanceLost: { kind: 'mean', about: 'chance to escape given away by the choices made, luck left out' },
  turnsLost: {
    kind: 'mean',
    about: 'expected turns given away by choices that were as sure as the best, luck left out',
  },
  decoyTurns: { kind: 'mean', about: 'turns in which one survivor fixed while the killer followed the other' },
} as const

export function endedHow(state: EscapeState): 'won' | 'lost' | 'out of time' | null {
  const end = endOf(worldOf(state.config, state.generators), state.situation)
  return end ?? (state.history.length >= state.config.maxTurns ? 'out of time' : null)
}

export function outcomeOf(state: EscapeState): Outcome {
  const { config, generators, history, situation } = state
  const won = endedHow(state) === 'won'
  const score = won ? 1 : 0
  const against = isSolvable(mapOf(config)) ? compare(state) : null
  return {
    scores: { alice: score, bob: score },
    metrics: {
      won,
      turns: history.length,
      optimalTurns: against?.turns ?? null,
      excessTurns: won && against?.turns != null ? history.length - against.turns : null,
      optimalWinChance: against?.winChance ?? null,
      winChanceLost: against?.winChanceLost ?? null,
      turnsLost: against?.turnsLost ?? null,
      decoyTurns: history.filter(isDecoyTurn).length,
    },
    reason: reasonOf(),
  }

  function reasonOf(): string {
    const caught = seats.filter((survivor) => situation[survivor] === null)
    if (won) {
      const { exit } = mapOf(config)
      return `${seats.filter((survivor) => situation[survivor] === exit).join(' and ')} escaped`
    }
    if (caught.length > 0) return `the killer caught ${caught.join(' and ')}`
    return `nobody escaped; ${allFixed(worldOf(config, generators), situation) ? 'the exit is open' : 'the exit is closed'}`
  }
}

const isDecoyTurn = ({ before, alice, bob }: TurnTaken): boolean =>
  (before.target === 'alice' && bob?.type === 'fix') || (before.target === 'bob' && alice?.type === 'fix')

/** The optimum at the start, and what each turn's choices gave away of it. */
function compare({ config, generators, history, situation }: EscapeState): {
  turns: number | null
  winChance: number
  winChanceLost: number
  turnsLost: number
} {
  const solution = solveEscape(worldOf(config, generators))
  const first = solution.value(history[0]?.before ?? situation)
  let winChanceLost = 0
  let turnsLost = 0
  for (const { before, alice, bob } of history) {
    const best = solution.value(before)
    const taken = solution.rate(before).find(({ option }) => same(option, { alice, bob }))!
    const lost = best.winChance - taken.winChance
    if (lost > 1e-9) winChanceLost += lost
    else if (taken.turns - best.turns > 1e-9) turnsLost += taken.turns - best.turns
  }
  return {
    turns: Number.isFinite(first.turns) ? first.turns : null,
    winChance: first.winChance,
    winChanceLost,
    turnsLost,
  }
}
