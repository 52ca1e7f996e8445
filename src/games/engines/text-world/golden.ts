/** Finds the golden data and the tables of the published engine, for tests and measurements only; absent on most machines. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

const folder = fileURLToPath(new URL('../../../../../shared/data/textworld/', import.meta.url))

export const haveGolden = existsSync(folder)
export const tablesFolder = folder + 'tables'

/** The lines of a gzipped file of the part that development may look at. */
export function readGoldenLines(path: string): string[] {
  return gunzipSync(readFileSync(folder + 'dev/' + path))
    .toString('utf8')
    .trim()
    .split('\n')
}

export const readGolden = (path: string): any[] => readGoldenLines(path).map((line) => JSON.parse(line))

/** A file of the data that is not split. */
export const readShared = (path: string): any => JSON.parse(readFileSync(folder + path, 'utf8'))

export const GOLDEN_GAMES: Readonly<Record<string, string>> = {
  arithmetic: 'arithmetic',
  mapreader: 'map-reader',
  sorting: 'sorting',
  twc: 'twc',
}

/** Our config for a golden episode. */
export const goldenConfig = (fold: string, parameters: string) => ({
  world: 'textworldexpress',
  tables: tablesFolder,
  fold,
  endless: true,
  ...Object.fromEntries(
    parameters
      .split(',')
      .filter(Boolean)
      .map((pair) => [pair.split('=')[0], Number(pair.split('=')[1])]),
  ),
})
