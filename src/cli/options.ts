/** Reads the values that options are given. Every error names the option and what would be right. */
import type { Game } from '../core/game.ts'
import type { Json } from '../core/json.ts'
import { InvalidInput } from '../core/errors.ts'
import { readPair } from '../lab/seating/lineup.ts'
import { MAX_EPISODES } from '../lab/plans/plan.ts'

/** Longer than this no timer of the machine can wait. */
export const MAX_SECONDS = 2_000_000

/** How deep a parameter may be nested. */
const MAX_DEPTH = 8

export function toNumber(text: string, option: string, max = Number.MAX_VALUE): number {
  const value = Number(text)
  if (text.trim() === '' || !(value >= 0) || value > max)
    throw new InvalidInput(
      `${option} takes a number from 0 ${max < Number.MAX_VALUE ? `to ${max.toLocaleString('en')}` : 'up'}, not "${abridge(text)}"`,
    )
  return value
}

export function toCount(text: string, option: string, max = MAX_EPISODES): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isInteger(value) || value < 1)
    throw new InvalidInput(`${option} takes a whole number from 1 up, not "${abridge(text)}"`)
  if (value > max) throw new InvalidInput(`${option} takes at most ${max.toLocaleString('en')}, not "${abridge(text)}"`)
  return value
}

/** A seed: any whole number. */
export function toWhole(text: string, option: string): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isSafeInteger(value))
    throw new InvalidInput(`${option} takes a whole number, not "${abridge(text)}"`)
  return value
}

/** `1,2,3` or `1-100` or both. */
export function toSeeds(text: string): number[] {
  const seeds: number[] = []
  for (const part of text.split(',')) {
    const [, from, to = from] = /^\s*(-?\d+)(?:-(\d+))?\s*$/.exec(part) ?? []
    if (from === undefined)
      throw new InvalidInput(`--seeds takes numbers or ranges such as 1,2,5-9, not "${abridge(part)}"`)
    const [first, last] = [Number(from), Number(to)]
    if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last))
      throw new InvalidInput(`--seeds: ${abridge(part)} is beyond ${Number.MAX_SAFE_INTEGER}`)
    if (last < first) throw new InvalidInput(`--seeds: ${part} runs backwards`)
    if (seeds.length + last - first >= MAX_EPISODES)
      throw new InvalidInput(`--seeds takes at most ${MAX_EPISODES.toLocaleString('en')} seeds`)
    for (let seed = first; seed <= last; seed++) seeds.push(seed)
  }
  if (new Set(seeds).size < seeds.length) throw new InvalidInput('--seeds names a seed twice')
  return seeds
}

/** `key=value` pairs, each given with its own --set; `a.b=1` sets `b` inside `a`. */
export function toConfig(pairs: readonly string[]): Record<string, Json> {
  const config: Record<string, Json> = {}
  for (const pair of pairs) {
    const [path, value] = readPair(pair, '--set')
    const keys = path.split('.')
    if (keys.length > MAX_DEPTH || keys.some((key) => key === '' || key in Object.prototype || key === 'prototype'))
      throw new InvalidInput(`--set: "${abridge(path)}" is no parameter of any game`)
    if (typeof value === 'number' && !Number.isFinite(value))
      throw new InvalidInput(`--set: ${abridge(pair)}: a number is below 1.8e308`)
    let place = config
    for (const [i, key] of keys.slice(0, -1).entries()) {
      const inner = (place[key] ??= {})
      if (typeof inner !== 'object' || inner === null || Array.isArray(inner))
        throw new InvalidInput(
          `--set: ${keys.slice(0, i + 1).join('.')} is already a value, so ${path} cannot be set inside it`,
        )
      place = inner as Record<string, Json>
    }
    place[keys.at(-1)!] = value
  }
  return config
}

/** The parameters of a preset of the game; none where none is asked for. */
export function toPreset(
  { name, presets = {} }: Pick<Game, 'name' | 'presets'>,
  preset?: string,
): Record<string, Json> {
  if (preset === undefined) return {}
  if (!Object.hasOwn(presets, preset))
    throw new InvalidInput(
      `--preset: ${name} has ${Object.keys(presets).join(', ') || 'no presets'}, not "${abridge(preset)}"`,
    )
  return presets[preset] as Record<string, Json>
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
    throw new InvalidInput(`--agents takes names separated by commas, not "${abridge(text)}"`)
  return agents
}

/** For options that may be given several times. */
export const collect = (value: string, all: readonly string[] = []): string[] => [...all, value]

export const abridge = (text: string, most = 80): string => (text.length > most ? `${text.slice(0, most)}…` : text)
