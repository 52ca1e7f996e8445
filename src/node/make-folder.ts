/** Makes a folder with all that is above it. */
import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * As `mkdirSync` with `recursive`, which never returns where a file system takes no folders at all (Node 20 and 24 try
 * `/proc/x` for ever). Throws what the file system says.
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && statSync(path).isDirectory()) return
    if (code !== 'ENOENT' || dirname(path) === path || isFolder(dirname(path))) throw error
    makeFolder(dirname(path))
    mkdirSync(path)
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
