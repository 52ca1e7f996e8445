/** Which medium-level action a cook should be at: full hands run their errand, empty hands share out what is to be done. */
import { engine, llmCo } from '../../../games/overcooked/index.ts'
import type { Errands, Task } from './plan.ts'

/** The action for a player, as both cooks would see it. */
export function decide(errands: Errands, cells: ArrayLike<number>, player: number): llmCo.Option {
  if (errands.held(cells, player) !== engine.NOTHING) {
    const { kind, target } = errands.errand(cells, player)
    return target ? { kind, target, text: `${kind} ${target.id}.` } : llmCo.WAIT
  }
  const partner = 1 - player
  const mine = errands.tasks(cells, player)
  const theirs = errands.held(cells, partner) === engine.NOTHING ? errands.tasks(cells, partner) : []
  const task = player === 0 ? share(mine, theirs)[0] : share(theirs, mine)[1]
  if (!task) return llmCo.WAIT
  const gate = errands.shutGate(cells, player, [task.target])
  if (gate) return { kind: 'open', target: gate, text: `open ${gate.id}.` }
  const kind = task.kind === 'gate' ? 'open' : task.kind === 'start' ? 'start' : 'pick'
  return { kind, target: task.target, text: `${kind} ${task.target.id}.` }
}

/** The best pair of tasks, one each, that do not serve the same purpose or need the same lying thing. */
function share(first: readonly Task[], second: readonly Task[]): [Task | undefined, Task | undefined] {
  let best: [Task | undefined, Task | undefined] = [undefined, undefined]
  let most = -Infinity
  for (const one of [...first, undefined]) {
    for (const two of [...second, undefined]) {
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
