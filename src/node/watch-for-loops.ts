/** Ends a command whose own process is held up for good: no timer and no interrupt is heard in it any more. */
import { Worker } from 'node:worker_threads'

/** A thread of its own still runs. It counts its own looks, so that a machine that slept was not silent. */
const WATCH = `
  const { parentPort, workerData: { patience, words } } = require('node:worker_threads')
  let silent = 0
  parentPort.on('message', () => (silent = 0))
  setInterval(() => {
    if (++silent < patience) return
    require('node:fs').writeSync(2, words + '\\n')
    process.kill(process.pid, 'SIGKILL')
  }, 1000)
`

/** `words` are said, and the process is ended, after so many seconds without a pause. Call what is returned when all is done. */
export function watchForLoops(patience: number, words: string): () => void {
  const watch = new Worker(WATCH, { eval: true, execArgv: [], workerData: { patience, words } })
  watch.unref()
  const beat = setInterval(() => watch.postMessage(null), 500)
  beat.unref()
  return () => {
    clearInterval(beat)
    void watch.terminate()
  }
}
