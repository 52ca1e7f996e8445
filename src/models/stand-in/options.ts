/** Reads the options in `stand-in:latency=50,faults=0.2,kinds=text+limit,seed=7`. */
import { InvalidInput } from '../../core/errors.ts'
import type { FaultSettings } from './faults.ts'
import type { StandInSettings } from './server.ts'

const known =
  'latency=<ms>, faults=<rate>, kinds=<kind>+<kind>, seed=<n>, retry-after=<seconds>, at-once=<n>, window=<calls>/<seconds>, long=<tokens>, usage=none, max-tokens=ignored, stall=<ms>'
const names = [...known.matchAll(/([\w-]+)=/g)].map(([, name]) => name!)

export function parseStandInOptions(text: string): StandInSettings {
  const values: Record<string, string> = {}
  for (const part of text.split(',').filter(Boolean)) {
    const [name, value] = part.split('=', 2)
    if (!names.includes(name!) || !value) {
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
  const word = (name: string, only: string): boolean => {
    if (values[name] !== undefined && values[name] !== only)
      throw new InvalidInput(`stand-in: ${name} is "${values[name]}"; it can only be ${only}`)
    return values[name] === only
  }
  const [, calls, seconds] = /^(\d+)\/([\d.]+)$/.exec(values.window ?? '') ?? []
  if (values.window !== undefined && !(Number(calls) > 0 && Number(seconds) > 0))
    throw new InvalidInput(`stand-in: window is "${values.window}"; write calls/seconds, as in window=40/20`)
  const kinds = values.kinds?.split('+') as FaultSettings['kinds']
  const rate = number('faults') ?? 0
  return {
    latency: number('latency'),
    faults: { rate, kinds, seed: number('seed') },
    retryAfter: number('retry-after'),
    atOnce: number('at-once'),
    stall: number('stall'),
    long: number('long'),
    ...(calls !== undefined && { window: { calls: Number(calls), seconds: Number(seconds) } }),
    ...(word('usage', 'none') && { usage: false }),
    ...(word('max-tokens', 'ignored') && { heedsMaxTokens: false }),
  }
}
