/** Reads the values that options are given. Every error names the option and what would be right. */
import type { Json } from '../core/json.ts'
import { InvalidInput } from '../core/errors.ts'
import { readPair } from '../lab/lineup.ts'

export function toNumber(text: string, option: string): number {
  const value = Number(text)
  if (text.trim() === '' || !(value >= 0)) throw new InvalidInput(`${option} takes a number from 0 up, not "${text}"`)
  return value
}

export function toCount(text: string, option: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1)
    throw new InvalidInput(`${option} takes a whole number from 1 up, not "${text}"`)
  return value
}

/** `1,2,3` or `1-100` or both. */
export function toSeeds(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [, from, to] = /^\s*(-?\d+)(?:-(\d+))?\s*$/.exec(part) ?? []
    if (from === undefined) throw new InvalidInput(`--seeds takes numbers or ranges such as 1,2,5-9, not "${part}"`)
    if (to === undefined) return [Number(from)]
    if (Number(to) < Number(from)) throw new InvalidInput(`--seeds: ${part} runs backwards`)
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i)
  })
}

/** `key=value` pairs, each given with its own --set; `a.b=1` sets `b` inside `a`. */
export function toConfig(pairs: readonly string[]): Record<string, Json> {
  const config: Record<string, Json> = {}
  for (const pair of pairs) {
    const [path, value] = readPair(pair, '--set')
    const keys = path.split('.')
    let place = config
    for (const key of keys.slice(0, -1)) place = (place[key] ??= {}) as Record<string, Json>
    place[keys.at(-1)!] = value
  }
  return config
}

/**
 * Agents parted by commas; a comma within a model's options (`@stand-in:latency=50,faults=0.2`) parts nothing, nor does one
 * within the quotes of a command (`exec:python3 agent.py --layouts "a,b"`).
 */
export function toAgents(text: string): string[] {
  const agents: string[] = []
  for (const [piece] of text.matchAll(
    /\s*exec:(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^,"'\\]|["'\\])*|[^,]+|(?<=^|,)(?=,|$)/gs,
  )) {
    if (agents.length > 0 && /^[\w-]+=/.test(piece)) agents[agents.length - 1] += `,${piece}`
    else agents.push(piece.trim())
  }
  if (agents.length === 0 || agents.some((agent) => !agent))
    throw new InvalidInput(`--agents takes names parted by commas, not "${text}"`)
  return agents
}

/** For options that may be given several times. */
export const collect = (value: string, all: readonly string[] = []): string[] => [...all, value]
