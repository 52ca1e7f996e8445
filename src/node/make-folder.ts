/** Makes a folder with all that is above it. */
import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { LogFailure } from '../core/errors.ts'

/**
 * As `mkdirSync` with `recursive`, which never returns where a file system takes no folders at all (Node 20 and 24 try
 * `/proc/x` for ever). Throws {@link LogFailure}, with what the file system said as its cause, where it cannot be made.
 */
export function makeFolder(path: string): void {
  try {
    make(path)
  } catch (error) {
    throw new LogFailure(`cannot make the folder ${path}: ${whyNot(error as NodeJS.ErrnoException)}`, { cause: error })
  }
}

function make(path: string): void {
  try {
    mkdirSync(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && isFolder(path)) return
    if (code !== 'ENOENT' || dirname(path) === path || isFolder(dirname(path))) throw error
    make(dirname(path))
    mkdirSync(path)
  }
}

function whyNot({ code, message }: NodeJS.ErrnoException): string {
  switch (code) {
    case 'ENOTDIR':
    case 'EEXIST':
      return 'a file is in the way'
    case 'ENOENT':
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return `nothing can be written there (${code}); choose another place`
    default:
      return message
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
