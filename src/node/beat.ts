/**
 * Keeps files looking alive: writes a byte into each every two seconds, from a thread of its own, so that a process that is
 * deep in thought still beats, and one that is suspended does not.
 */
import { writeSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

/** Milliseconds between two beats. */
export const BEAT = 2000

/** Writes the last byte of the file again: its time is then the file system's own now. */
export const beat = (file: number, at: number): void => void writeSync(file, '\n', at)

let thread: Worker | undefined

/**
 * Plain JavaScript, since a thread that reads TypeScript takes a second to start. It opens the files itself: a number that
 * the other thread has closed may by now be another file's.
 */
const code = `
  const { parentPort } = require('node:worker_threads')
  const { closeSync, openSync, writeSync } = require('node:fs')
  const files = new Map()
  const stop = (path) => {
    if (files.has(path)) closeSync(files.get(path).file)
    files.delete(path)
  }
  parentPort.on('message', ({ path, at }) => {
    if (at === undefined) return stop(path)
    try { files.set(path, { file: openSync(path, 'r+'), at }) } catch {}
  })
  setInterval(() => {
    for (const [path, { file, at }] of files) try { writeSync(file, '\\n', at) } catch { stop(path) }
  }, ${BEAT})
`

/** Beats into a file at this position until the function that is returned is called. */
export function keepBeating(path: string, at: number): () => void {
  if (!thread) {
    thread = new Worker(code, { eval: true, execArgv: [] })
    thread.unref()
    // Without a thread others may take what this process holds once it is silent for long; it will notice.
    thread.on('error', () => (thread = undefined))
  }
  thread.postMessage({ path, at })
  return () => thread?.postMessage({ path })
}
