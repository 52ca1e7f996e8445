/** Follows what a seat sees, for as long as its table lives: cut off, it goes on where it was, however long that takes. */
import { Refused, send, type Told } from '../api.ts'
import { takeLine, waitWithoutLine } from '../line-slot.ts'
import { takeChanges } from './take-changes.ts'

/** How the line to the server is. `closed`: the token opens nothing. */
export type Line = 'opening' | 'live' | 'lost' | 'closed'

export interface Listener {
  onEntry(entry: Told): void
  onLine(line: Line): void
}

/** The server says every 15 seconds that it is there; after so long without a word the line is dead. */
const SILENCE = 25_000
const PAUSES = [300, 1000, 2000, 4000]

/** Follows from entry `after` on; ends with `stop`, with the end of the episode, or where the token opens nothing. */
export async function followSeat(token: string, { onEntry, onLine }: Listener, stop: AbortSignal): Promise<void> {
  let after = 0
  let failures = 0
  while (!stop.aborted) {
    const cut = new AbortController()
    const cutOff = (): void => cut.abort()
    stop.addEventListener('abort', cutOff, { once: true })
    try {
      for await (const entry of readSeat(token, after, cut, () => {
        onLine('live')
        failures = 0
      })) {
        after = entry.n
        onEntry(entry)
        if (entry.type === 'ended') return
      }
    } catch (error) {
      if (stop.aborted) return
      if (error instanceof Refused && (error.status === 401 || error.status === 400)) return onLine('closed')
    } finally {
      stop.removeEventListener('abort', cutOff)
    }
    if (stop.aborted) return
    onLine('lost')
    await pause(PAUSES[Math.min(failures++, PAUSES.length - 1)]!, stop)
  }
}

/** What the seat sees from entry `after` on, by an event stream; while other tabs have all lines, by asking again and again. */
async function* readSeat(
  token: string,
  after: number,
  cut: AbortController,
  onAnswer: () => void,
): AsyncGenerator<Told> {
  const { signal } = cut
  let giveBack = await takeLine()
  try {
    for (let n = after; !giveBack && !signal.aborted; giveBack = await takeLine()) {
      const response = await send(`/api/seat?after=${n}`, { token, signal, patience: SILENCE })
      onAnswer()
      for (const entry of ((await response.json()) as { entries: readonly Told[] }).entries) {
        yield entry
        n = entry.n
        after = n
      }
      await waitWithoutLine(signal)
    }
    if (signal.aborted) return
    const response = await send(`/api/seat/events?changes=1&after=${after}`, { token, signal, patience: SILENCE })
    onAnswer()
    let observation: unknown
    for await (const entry of readEvents(response.body!, cut)) {
      if (entry.type !== 'observed') yield entry
      else yield { ...entry, observation: (observation = takeChanges(observation, entry)) }
    }
  } finally {
    giveBack?.()
  }
}

/** The entries of an event stream (Server-Sent Events), as they come. */
async function* readEvents(body: ReadableStream<Uint8Array>, cut: AbortController): AsyncGenerator<Told> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let rest = ''
  for (;;) {
    const silence = setTimeout(() => cut.abort(), SILENCE)
    const { value, done } = await reader.read().finally(() => clearTimeout(silence))
    if (done) return
    const blocks = (rest + value).split('\n\n')
    rest = blocks.pop()!
    for (const block of blocks) {
      const data = block
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).trimStart())
      if (data.length > 0) yield JSON.parse(data.join('\n')) as Told
    }
  }
}

/** Waits, less long where the network comes back meanwhile. */
function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds)
    function done(): void {
      clearTimeout(timer)
      globalThis.removeEventListener('online', done)
      stop.removeEventListener('abort', done)
      resolve()
    }
    globalThis.addEventListener('online', done, { once: true })
    stop.addEventListener('abort', done, { once: true })
  })
}
