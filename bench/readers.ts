/**
 * How long each reader of text takes for 100 kB at worst, over every printable character and some short texts repeated,
 * behind what a plausible reply begins with. `npx tsx bench/readers.ts [part of a reader's name]`
 */
import { readersOfAgents } from '../src/agents/readers.fixture.ts'
import { readersOfGames, type Reader } from '../src/games/readers.fixture.ts'
import { repeatedUnits, time } from '../src/testing/reader-scaling.ts'

const LENGTH = 100_000
/** Beyond this many milliseconds for a tenth of the length the whole is not waited for. */
const HOPELESS = 15

interface Worst {
  readonly milliseconds: number
  readonly text: string
  readonly length: number
}

function measure(reader: Reader): Worst {
  let worst: Worst = { milliseconds: 0, text: '', length: 0 }
  const frames = [
    ['', ''],
    ['', '!'],
    ['x', 'x'],
    ...reader.prefixes.flatMap((prefix) => [
      [prefix, ''],
      [prefix, '!'],
      [prefix, 'x'],
    ]),
  ] as const
  for (const unit of repeatedUnits)
    for (const [prefix, suffix] of frames) {
      for (const length of [LENGTH / 100, LENGTH / 10, LENGTH]) {
        const text = prefix + unit.repeat(length / unit.length) + suffix
        let milliseconds = time(reader.read, text)
        // Garbage collection and other programs are not the reader's fault.
        for (let again = 0; again < 3 && milliseconds > Math.min(HOPELESS, Math.max(2, worst.milliseconds)); again++)
          milliseconds = Math.min(milliseconds, time(reader.read, text))
        if (length >= worst.length && milliseconds > worst.milliseconds)
          worst = { milliseconds, text: JSON.stringify([prefix, unit, suffix]), length }
        if (length < LENGTH && milliseconds > HOPELESS)
          return { milliseconds, text: JSON.stringify([prefix, unit, suffix]), length }
      }
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
