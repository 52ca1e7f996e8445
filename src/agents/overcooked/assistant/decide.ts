/** Which medium-level action a cook should be at: full hands run their errand, empty hands share out what is to be done. */
import { engine, llmCo } from '../../../games/overcooked/index.ts'
import { findErrand } from './errand.ts'
import type { Situation } from './situation.ts'
import { listTasks, type Task } from './tasks.ts'

/** The action for a player. Both cooks come to the same answer from the same state. */
export function decide(situation: Situation, player: number): llmCo.Option {
  if (situation.held(player) !== engine.NOTHING) {
    const { kind, target } = findErrand(situation, player)
    return target ? { kind, target, text: `${kind} ${target.id}.` } : llmCo.WAIT
  }
  const task = shareOut(situation)[player]
  if (!task) return llmCo.WAIT
  const gate = situation.shutGate(player, [task.target])
  if (gate) return { kind: 'open', target: gate, text: `open ${gate.id}.` }
  const kind = task.kind === 'gate' ? 'open' : task.kind === 'start' ? 'start' : 'pick'
  return { kind, target: task.target, text: `${kind} ${task.target.id}.` }
}

/** The best pair of tasks for those with empty hands, not for the same purpose and not with the same lying thing. */
function shareOut(situation: Situation): readonly (Task | undefined)[] {
  const [first, second] = [0, 1].map((player) =>
    situation.held(player) === engine.NOTHING ? listTasks(situation, player) : [],
  )
  let best: (Task | undefined)[] = []
  let most = -Infinity
  for (const one of [...first!, undefined]) {
    for (const two of [...second!, undefined]) {
      if (one && two && (one.purpose === two.purpose || isSameThing(one, two))) continue
      const worth = (one?.worth ?? 0) + (two?.worth ?? 0)
      if (worth > most) {
        most = worth
        best = [one, two]
      }
    }
  }
  return best
}

const isSameThing = (one: Task, two: Task): boolean =>
  one.target.id === two.target.id && !'otp'.includes(one.target.letter)
