/**
 * How long each reader of text takes for 100 kB at worst, over every printable character and some short texts repeated,
 * behind what a plausible reply begins with. `npx tsx bench/readers.ts [part of a reader's name]`
 */
import { readersOfAgents } from '../src/agents/readers.fixture.ts'
import { readersOfGames, type Reader } from '../src/games/readers.fixture.ts'
import { repeatedUnits, time } from '../src/testing/reader-scaling.ts'

const LENGTH = 100_000
/** Beyond this many milliseconds for a tenth of the length the whole is not waited for. */
const HOPELESS = 50

/** So many texts are read in full for each reader. */
const CANDIDATES = 25

interface Worst {
  readonly milliseconds: number
  readonly text: string
  readonly length: number
}

/** The quickest of some runs: garbage collection and other programs are not the reader's fault. */
function quickest({ read }: Reader, text: string, runs: number): number {
  let best = Infinity
  for (let run = 0; run < runs; run++) best = Math.min(best, time(read, text))
  return best
}

/** Everything is read at a tenth of the length, and what took longest there at the whole. */
function measure(reader: Reader): Worst {
  const frames = [
    ['', ''],
    ['', '!'],
    ['x', 'x'],
  ]
  for (const prefix of reader.prefixes) for (const suffix of ['', '!', 'x']) frames.push([prefix, suffix])
  const texts = repeatedUnits.flatMap((unit) =>
    frames.map(([prefix, suffix]) => (length: number) => ({
      text: prefix + unit.repeat(length / unit.length) + suffix,
      parts: JSON.stringify([prefix, unit, suffix]),
    })),
  )
  const tried: { write: (typeof texts)[number]; milliseconds: number }[] = []
  for (const write of texts) {
    let milliseconds = 0
    for (const length of [LENGTH / 100, LENGTH / 10]) {
      const { text, parts } = write(length)
      milliseconds = quickest(reader, text, 1)
      if (milliseconds > HOPELESS) milliseconds = quickest(reader, text, 4)
      if (milliseconds > HOPELESS) return { milliseconds, text: parts, length }
    }
    tried.push({ write, milliseconds })
  }
  tried.sort((a, b) => b.milliseconds - a.milliseconds)
  let worst: Worst = { milliseconds: 0, text: '', length: LENGTH }
  for (const { write } of tried.slice(0, CANDIDATES)) {
    const { text, parts } = write(LENGTH)
    const milliseconds = quickest(reader, text, 3)
    if (milliseconds > worst.milliseconds) worst = { milliseconds, text: parts, length: LENGTH }
  }
  return worst
}

const wanted = process.argv[2] ?? ''
const readers = [...(await readersOfGames()), ...readersOfAgents()].filter(({ name }) => name.includes(wanted))
let slowest = 0
for (const reader of readers) {
  const { milliseconds, text, length } = measure(reader)
  slowest = Math.max(slowest, length < LENGTH ? Infinity : milliseconds)
  const short = length < LENGTH ? ` for only ${length} characters` : ''
  console.log(`${milliseconds.toFixed(1).padStart(9)} ms${short}  ${reader.name}  ${text}`)
}
console.log(`${readers.length} readers, the slowest ${slowest.toFixed(1)} ms for ${LENGTH} characters`)
