/** Plays a kitchen by medium-level actions: each cook is asked for one when it needs it, and carries it out. */
import { engine, llmCo } from '../../../games/overcooked/index.ts'

/** Chooses one of the manager's options; `cells` is the state it is asked in. */
export type Choose = (manager: llmCo.MendedManager, cells: Int16Array) => llmCo.Option

/** Points of both cooks in so many steps from the state, which is changed. */
export function playOptions(kitchen: engine.Kitchen, cells: Int16Array, steps: number, choose: Choose): number {
  const managers = [0, 1].map((player) => new llmCo.MendedManager(kitchen, player))
  const result = engine.createResult()
  let score = 0
  for (let step = 0; step < steps; step++) {
    const [first, second] = managers.map((manager) => {
      manager.see(cells)
      // With nothing but waiting and moving away to choose from, one waits, as LLM-Co does.
      if (manager.needsOption) manager.choose(manager.options.length === 2 ? llmCo.WAIT : choose(manager, cells))
      return manager.move()
    })
    engine.step(kitchen, cells, 0, first!, second!, result)
    score += result[engine.SPARSE]! + result[engine.SPARSE + 1]!
  }
  return score
}
