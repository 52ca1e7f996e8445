/** The weights that travel with the package: a file for each method and kitchen. */
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findLayout, type Config } from '../../../games/overcooked/index.ts'

/** Asked for only where there are files: agents beside this one play in pages too. */
const folder = (): string =>
  fileURLToPath(new URL(/* @vite-ignore */ '../../../../data/learned/overcooked/', import.meta.url))

/** The JSON of the network for this kitchen; undefined where none was trained. */
export function pathOfWeights(method: string, config: Config): string | undefined {
  const layout = config.grid === undefined ? findLayout(config.layout) : undefined
  const path = `${folder()}${method}/${layout?.name}.json`
  return layout && existsSync(path) ? path : undefined
}

/** Why nobody plays this method here, and what to do; undefined where somebody does. */
export function whyUntrained(method: string, config: Config): string | undefined {
  if (config.dynamics !== 'classic') return 'it was trained in the classic rules; these are the modern ones'
  if (pathOfWeights(method, config) !== undefined) return undefined
  const files = existsSync(folder() + method) ? readdirSync(folder() + method) : []
  const there = files.flatMap((file) => /^(.*)\.json$/.exec(file)?.[1] ?? [])
  const where = config.grid === undefined ? config.layout : 'a grid of your own'
  const known = there.length > 0 ? `it has weights for ${there.join(', ')}` : 'no weights of it are here'
  const train =
    config.grid === undefined
      ? `; roundtable train overcooked/${method} --layout ${findLayout(config.layout)?.name ?? config.layout} makes some, to be played with policy:file=<path>`
      : ''
  return `it was not trained for ${where}: ${known}${train}`
}
