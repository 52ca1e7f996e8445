/** Reads what a training has written as JSON. */
import { readFileSync, statSync } from 'node:fs'
import { InvalidInput } from '../core/errors.ts'

/** `mends`: what brings it back where it is damaged. Throws {@link InvalidInput}. */
export function readJson<Value>(path: string, mends: string): Value {
  try {
    // Reading a named pipe would wait for ever for somebody who writes.
    if (!statSync(path).isFile()) throw new Error('it is no file')
    return JSON.parse(readFileSync(path, 'utf8')) as Value
  } catch (error) {
    throw new InvalidInput(`${path} cannot be read (${(error as Error).message}); ${mends}`)
  }
}
