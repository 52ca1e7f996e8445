/** MapReader: read the map unless the coin is next door, go the shortest way, fetch the coin, bring it to the box. */
import type { Policy } from './policy.ts'

export function playMapReader(): Policy {
  return async ({ seen, around, goTo }) => {
    const { coin, box } = readTask(seen.task)
    const { here } = around
    if (around.carried.includes('coin')) return here.name === box ? 'put coin in box' : goTo(box)
    if (here.name === coin) return 'take coin'
    const known = around.distance(coin) < Infinity
    return known || !seen.validActions.includes('read map') ? goTo(coin) : 'read map'
  }
}

/** The rooms that the task names. */
export function readTask(task: string): { coin: string; box: string } {
  const match =
    /coin that is located in the (.+), and put it into the box found in the (.+?)\. A map/.exec(task) ??
    /^A coin lies in the (.+?)\. .* the box in the (.+?)\. /.exec(task)
  if (!match) throw new Error(`the task names no rooms: ${task}`)
  return { coin: match[1]!, box: match[2]! }
}
