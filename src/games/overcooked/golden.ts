/** Finds the golden data of the reference engines, for tests only; absent on most machines. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

const folder = fileURLToPath(new URL('../../../../shared/data/overcooked/', import.meta.url))

export const haveGolden = existsSync(folder)

export const goldenPath = (path: string): string => folder + path

/** The JSON lines (or the one JSON value) of a gzipped file. */
export function readGolden(path: string): any[] {
  const text = gunzipSync(readFileSync(folder + path)).toString('utf8')
  return path.endsWith('.jsonl.gz')
    ? text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [JSON.parse(text)]
}
