/** Writes a file so that whoever reads it finds all of the old or all of the new, also after a crash. */
import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs'

export function writeWhole(path: string, content: string | Uint8Array): void {
  const unfinished = `${path}.${process.pid}.unfinished`
  const file = openSync(unfinished, 'w')
  try {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(unfinished, path)
}
