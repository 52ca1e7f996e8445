/** What the assistant would choose among the medium-level actions that are offered. */
import { decide } from '../../../agents/overcooked/assistant/decide.ts'
import { findWay } from '../../../agents/overcooked/assistant/reactive.ts'
import { Situation } from '../../../agents/overcooked/assistant/situation.ts'
import { Tables } from '../../../agents/overcooked/assistant/tables.ts'
import { engine, llmCo } from '../../../games/overcooked/index.ts'

export class Teacher {
  readonly #tables: Tables

  constructor(kitchen: engine.Kitchen) {
    this.#tables = new Tables(kitchen)
  }

  choose({ player, options }: llmCo.MendedManager, cells: Int16Array): llmCo.Option {
    const situation = new Situation(this.#tables, cells)
    const { kind, target } = decide(situation, player)
    if (kind === 'wait') return this.#wait(situation, player, options)
    const same = options.filter((option) => option.kind === kind && option.target?.letter === target!.letter)
    // Of empty counters only the nearest is offered.
    return same.find((option) => option.target!.id === target!.id) ?? same[0] ?? llmCo.WAIT
  }

  /** The assistant decides anew in every step; whoever keeps to a choice must not wait for ever, nor in the way. */
  #wait(situation: Situation, player: number, options: readonly llmCo.Option[]): llmCo.Option {
    const { pots, tables } = situation
    const held = situation.held(player)
    const isStuck = pots.every(({ cooking, ready }) => cooking || ready) && pots.some(({ ready }) => ready)
    if (isStuck && (held === engine.ONION || held === engine.TOMATO) && tables.kitchen.gates.length === 0) {
      const down = options.find((option) => option.kind === 'place' && option.target!.letter === 'k')
      if (down) return down
    }
    const isInTheWay = findWay(situation, 1 - player).has(situation.spot(player))
    return options.find((option) => option.kind === (isInTheWay ? 'away' : 'wait')) ?? llmCo.WAIT
  }
}
