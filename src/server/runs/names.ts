/** Names of what lies in a folder of runs. */
import { basename } from 'node:path'

/** It is not there. */
export class NotThere extends Error {}

/** A name of a folder or file, and never a path. */
export const isName = (name: string): boolean =>
  /^[^/\\\0]{1,255}$/.test(name) && !name.startsWith('.') && basename(name) === name

/** A name as messages quote it. */
export const excerpt = (text: string): string => JSON.stringify(text.slice(0, 80))
