/** A trained policy on the disk: JSON with its card, and the weights beside it as 16-bit floats. */
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { packTensors } from '../node/tensors.ts'
import { writeWhole } from '../node/write-whole.ts'
import type { Card } from './card.ts'
import type { Trained } from './method.ts'
import { readJson } from './read-json.ts'

/** Writes `path`, which ends in `.json`, and beside it the weights (`.bin`) and the network in other forms. */
export function writePolicy(
  path: string,
  { description, tensors, files = {} }: Omit<Trained, 'score'>,
  card: Card,
): void {
  const weights = path.replace(/\.json$/, '.bin')
  const { entries, bytes } = packTensors(tensors, 'float16')
  writeWhole(weights, bytes)
  for (const [ending, other] of Object.entries(files)) writeWhole(path.replace(/json$/, ending), other)
  const file = { ...description, weights: basename(weights), number: 'float16', tensors: entries, card }
  writeWhole(path, `${JSON.stringify(file, null, 1)}\n`)
}

/** The card of the policy in this folder; undefined where there is none yet. */
export function readCard(folder: string): Card | undefined {
  const path = join(folder, 'policy.json')
  return existsSync(path) ? readJson<{ card: Card }>(path, '--fresh trains anew').card : undefined
}
