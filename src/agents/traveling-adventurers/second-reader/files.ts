/**
 * The files of the network. They travel with the package and are read from there when they are needed; in a page they lie
 * beside it, and are fetched before the agents sit down. Where they are not to be had the grammar reads alone.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ReadFile } from '../../common/weights-file.ts'

const description = new URL(
  '../../../../data/learned/traveling-adventurers/second-reader/messages.json',
  import.meta.url,
)
const numbers = new URL('../../../../data/learned/traveling-adventurers/second-reader/messages.bin', import.meta.url)

const isPage = 'document' in globalThis
const fetched = new Map<string, Uint8Array>()

/** In a page: has the files at hand from then on, if they can be had. Elsewhere nothing has to be done. */
export async function fetchFiles(): Promise<void> {
  if (!isPage || fetched.size > 0) return
  try {
    const files = [description, numbers].map(async (url) => {
      const response = await fetch(url)
      if (!response.ok) throw new Error(`${url.href}: ${response.status}`)
      return new Uint8Array(await response.arrayBuffer())
    })
    const [text, bytes] = await Promise.all(files)
    fetched.set('messages.json', text!).set('messages.bin', bytes!)
  } catch (error) {
    console.warn('messages are read by the grammar alone:', error)
  }
}

/** The path of the description and how to read it and what it names; undefined where they are not to be had. */
export function filesOf(): { readonly path: string; readonly from?: ReadFile } | undefined {
  if (isPage) return fetched.size > 0 ? { path: 'messages.json', from: (name) => fetched.get(name)! } : undefined
  const path = fileURLToPath(description)
  return existsSync(path) ? { path } : undefined
}
