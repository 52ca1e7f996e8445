/**
 * The files of the network. They travel with the package and are read from there when they are needed; with the static edition
 * they are copied, and a page fetches them before the agents sit down. Where they are not to be had the grammar reads alone.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ReadFile } from '../../common/weights-file.ts'

// Addresses are joined of parts that the bundler of the pages does not know: it would take along what might be meant.

/** The description first. */
export const FILES = ['messages.json', 'messages.bin'] as const
/** Below the root of a static edition. */
export const FOLDER_IN_EDITION = 'learned/traveling-adventurers/second-reader'
const inPackage = '../../../../data/learned/traveling-adventurers/second-reader/'

/** Where it lies in the package. */
export const pathOf = (file: (typeof FILES)[number]): string =>
  fileURLToPath(new URL([inPackage, file].join(''), import.meta.url))

/** Chunks of the built pages lie one folder below their root. */
const inEdition = `../${FOLDER_IN_EDITION}/`
const isPage = 'document' in globalThis
const fetched = new Map<string, Uint8Array>()

/** In a page of a static edition: has the files at hand from then on, if they can be had. Elsewhere nothing has to be done. */
export async function fetchFiles(): Promise<void> {
  if (!isPage || fetched.size > 0) return
  try {
    const all = await Promise.all(
      FILES.map(async (file) => {
        const response = await fetch(new URL([inEdition, file].join(''), import.meta.url))
        if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
        return new Uint8Array(await response.arrayBuffer())
      }),
    )
    for (const [i, bytes] of all.entries()) fetched.set(FILES[i]!, bytes)
  } catch (error) {
    console.warn('messages are read by the grammar alone:', error)
  }
}

/** The path of the description and how to read it and what it names; undefined where they are not to be had. */
export function filesOf(): { readonly path: string; readonly from?: ReadFile } | undefined {
  if (isPage) return fetched.size > 0 ? { path: FILES[0], from: (name) => fetched.get(name)! } : undefined
  const path = pathOf(FILES[0])
  return existsSync(path) ? { path } : undefined
}
