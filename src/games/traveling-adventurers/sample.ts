/** A legal action at random: the random agent, the conformance kit, fuzzing. */
import type { Random } from '../../core/random.ts'
import type { Observation } from './observation.ts'
import type { Action } from './state.ts'

/** Says something true about the own coins, walks on, or submits some round trip. */
export function sample(observation: Observation, random: Random): Action {
  const { rooms, start, mode, path, turnsLeft } = observation
  const letters = rooms.map(({ letter }) => letter)
  const trip = [start, ...random.shuffle(letters.slice(1)), start]
  const chance = random.float()
  if (mode === 'self-play') return chance < 0.5 ? tell(observation, random) : { type: 'submit', path: trip }
  if (chance < 0.2 && turnsLeft > 0) return tell(observation, random)
  if (chance < 0.25 && path.length > 1) return { type: random.pick(['undo', 'clear'] as const) }
  if (chance < 0.28) return { type: 'submit', path: trip }
  const open = letters.filter((letter) => !path.includes(letter))
  if (path.length > letters.length) return { type: 'submit', path: [...path] }
  return { type: 'click', room: open.length > 0 ? random.pick(open) : start }
}

function tell({ weights, rooms }: Observation, random: Random): Action {
  const [a, b, coins] = random.pick(weights)
  const name = (letter: string): string => rooms.find((room) => room.letter === letter)!.name
  return { type: 'message', text: `From the ${name(a)} I have ${coins} to the ${name(b)}.` }
}
