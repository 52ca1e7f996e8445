/** Reads the options in `stand-in:latency=50,faults=0.2,kinds=text+limit,seed=7`. */
import { InvalidInput } from '../../core/errors.ts'
import type { FaultSettings } from './faults.ts'
import type { StandInSettings } from './server.ts'

const known = 'latency=<ms>, faults=<rate>, kinds=<kind>+<kind>, seed=<n>, retry-after=<seconds>, at-once=<n>'

export function parseStandInOptions(text: string): StandInSettings {
  const values: Record<string, string> = {}
  for (const part of text.split(',').filter(Boolean)) {
    const [name, value] = part.split('=', 2)
    if (!['latency', 'faults', 'kinds', 'seed', 'retry-after', 'at-once'].includes(name!) || !value) {
      throw new InvalidInput(`stand-in: "${part}" is no option; there are ${known}`)
    }
    values[name!] = value
  }
  const number = (name: string): number | undefined => {
    if (values[name] === undefined) return undefined
    const value = Number(values[name])
    if (!(value >= 0)) throw new InvalidInput(`stand-in: ${name} is "${values[name]}"; it must be a number from 0 up`)
    return value
  }
  const kinds = values.kinds?.split('+') as FaultSettings['kinds']
  const rate = number('faults') ?? 0
  return {
    latency: number('latency'),
    faults: { rate, kinds, seed: number('seed') },
    retryAfter: number('retry-after'),
    atOnce: number('at-once'),
  }
}
