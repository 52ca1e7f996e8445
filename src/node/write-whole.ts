/** Writes a file so that whoever reads it finds all of the old or all of the new, also after a crash. */
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'

export function writeWhole(path: string, content: string | Uint8Array): void {
  const unfinished = `${path}.${process.pid}.unfinished`
  try {
    write(unfinished, typeof content === 'string' ? Buffer.from(content) : content)
    renameSync(unfinished, path)
  } catch (error) {
    // A full disk is not to be filled further.
    rmSync(unfinished, { force: true })
    throw error
  }
}

function write(path: string, bytes: Uint8Array): void {
  const file = openSync(path, 'w')
  try {
    for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
