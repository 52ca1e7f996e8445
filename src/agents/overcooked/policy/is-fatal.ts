/** Whether a cook who uses what is in front would leave nothing to be delivered ever again. */
import { engine } from '../../../games/overcooked/index.ts'

const result = engine.createResult()
let scratch = new Int16Array(256)

/** In the state at `offset`, were the partner to stay. Never so where there is a counter to put things down. */
export function isFatal(kitchen: engine.Kitchen, states: Int16Array, player: number, offset = 0): boolean {
  const { words } = kitchen
  if (scratch.length < words) scratch = new Int16Array(2 * words)
  for (let word = 0; word < words; word++) scratch[word] = states[offset + word]!
  const [first, second] = player === 0 ? [engine.INTERACT, engine.STAY] : [engine.STAY, engine.INTERACT]
  engine.step(kitchen, scratch, 0, first, second, result)
  return result[engine.HAPPENED + player] !== 0 && engine.isDead(kitchen, scratch)
}
