/** Reads the published games for tests, from beside the project; absent elsewhere, where such tests are skipped. */
import { existsSync, readFileSync } from 'node:fs'

const FOLDERS = ['../../../../../shared/data/dialop/', '../../../../../shared/data/dialop/'].map(
  (path) => new URL(path, import.meta.url),
)
const folder = FOLDERS.find((url) => existsSync(url))

export const published = {
  absent: folder === undefined,
  /** Such as `golden/planning.dev`. */
  read: (name: string): any[] => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')),
}
