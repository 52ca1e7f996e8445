/** A training's whole state in one file, written so that a kill at any moment leaves the old one or the new one. */
import { existsSync, readFileSync } from 'node:fs'
import { InvalidInput } from '../core/errors.ts'
import type { Json } from '../core/json.ts'
import { writeWhole } from '../node/write-whole.ts'
import type { Saved, SavedArray } from './method.ts'

const KINDS = { Float32Array, Float64Array, Int16Array, Int32Array, Uint8Array } as const

interface Header {
  readonly state: Json
  readonly arrays: readonly { readonly name: string; readonly kind: keyof typeof KINDS; readonly bytes: number }[]
}

/** A line of JSON, then the bytes of all arrays, one after the other. */
export function writeCheckpoint(path: string, { state, arrays }: Saved): void {
  const list = Object.entries(arrays)
  const header: Header = {
    state,
    arrays: list.map(([name, array]) => {
      const kind = array.constructor.name as keyof typeof KINDS
      return { name, kind, bytes: array.byteLength }
    }),
  }
  const parts = list.map(([, { buffer, byteOffset, byteLength }]) => new Uint8Array(buffer, byteOffset, byteLength))
  writeWhole(path, Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...parts]))
}

/** Undefined where nothing was saved yet. Throws {@link InvalidInput} where the file is none of ours. */
export function readCheckpoint(path: string): Saved | undefined {
  if (!existsSync(path)) return undefined
  const bytes = readFileSync(path)
  const end = bytes.indexOf('\n')
  try {
    const { state, arrays } = JSON.parse(bytes.toString('utf8', 0, end)) as Header
    let at = end + 1
    const read = arrays.map(({ name, kind, bytes: length }): [string, SavedArray] => {
      const copy = Uint8Array.from(bytes.subarray(at, (at += length)))
      if (copy.length !== length) throw new RangeError('it is cut short')
      return [name, new KINDS[kind](copy.buffer)]
    })
    return { state, arrays: Object.fromEntries(read) }
  } catch (error) {
    throw new InvalidInput(
      `the checkpoint ${path} cannot be read (${(error as Error).message}); --fresh trains from the beginning`,
    )
  }
}
