/** Picks the command that a network values most, of those that were not done yet where everything looked the same. */
import type { View } from '../clone/view.ts'
import type { Features } from './features.ts'
import { indexOfLargest, type DrrnNetwork } from './network.ts'
import { Untried } from './untried.ts'

/** For one episode. */
export function pickByValue(
  network: DrrnNetwork,
  features: Features,
  untried = new Untried(),
): (view: View, commands: readonly string[]) => string {
  return (view, commands) => {
    const left = untried.among(view, commands)
    const command = left[indexOfLargest(network.values(features.write(view, left)))]!
    untried.add(view, command)
    return command
  }
}
