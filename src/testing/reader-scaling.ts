/** Finds readers of text whose time grows faster than the length of what they read: one long reply would stop every episode. */

export interface ScalingOptions {
  /** What a plausible reply begins with, as in `Action: `; the repeated text is also tried behind each of these. */
  readonly prefixes?: readonly string[]
  /** What is repeated. Default: {@link repeatedUnits}. */
  readonly units?: readonly string[]
  /** Length of the longest text. Default 32,768. */
  readonly longest?: number
  /**
   * Milliseconds for which texts of more than 1,024 characters are tried; then a few of the longest are, and that is all.
   * Infinity: all of them. Default 2,000.
   */
  readonly patience?: number
}

/** Every printable ASCII character, and short texts that replies are made of, or that parsers fear. */
export const repeatedUnits: readonly string[] = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  '\n',
  '\t',
  '\r\n',
  '\u00a0',
  '\u0301',
  'é',
  'ß',
  '汉',
  'ﷺ',
  '😀',
  '’',
  '“',
  '”',
  '–',
  '→',
  '•',
  '```',
  '```\n',
  'a ',
  'ab',
  'Aa',
  '1 ',
  '1,',
  '1, ',
  '1.',
  '-1',
  '#1 ',
  ' \n',
  '\n- ',
  '\n1. ',
  ', ',
  '. ',
  '; ',
  ': ',
  '? ',
  '()',
  '((',
  '[]',
  '[[',
  '{}',
  '{"a":',
  '[1,',
  '{"',
  '"a" ',
  "'a ",
  '\\"',
  '</a>',
  '<a',
  '"],',
  '[(',
  '**a',
  ' and ',
  ' or ',
  ' the ',
  ' to ',
  ' not ',
  'a: ',
  'a:\n',
  'Action: ',
  'Answer:',
  '[propose] ',
  '[message]',
  'player 1, ',
  'player 1 and ',
  'I have 5 to ',
  'I ',
  'no ',
  '<br/>',
  '<think>',
  '0.',
  '5 ',
  'f(',
  'f("',
  ' = ',
]

/** Where the shorter text has so many repetitions, each trial is of another text, lest a reader be timed that remembers its answers. */
const MANY = 64

/** Below this many milliseconds a difference may be noise. */
const NOISE = 3

/** Measurements that all have to say so before a reader is accused. */
const MAX_TRIALS = 16

/** Times as long for a text four times as long: 4 where time is linear, 16 where it is quadratic. */
const STEEP = 8

/** Times as long for a text twice as long: 2 where time is linear, 4 where it is quadratic; collecting garbage adds to both. */
const STEEP_ON = 3

/**
 * A description of the first text on which the reader's time grows clearly faster than the text; undefined for a reader
 * whose time does not. What the reader returns or throws does not matter. Texts grow step by step, so that even
 * exponential time is found before it is long, and a slow measurement is repeated before it is believed, so that a busy
 * machine accuses nobody. Takes well below a second for a reader of 20 ns a character.
 *
 * @example
 * const slow = slowReader((text) => game.language.parse(text, observation), { prefixes: ['Action: '] })
 * if (slow) throw new Error(`${game.name}: ${slow}`)
 */
export function slowReader(parse: (text: string) => unknown, options: ScalingOptions = {}): string | undefined {
  const { prefixes = [], units = repeatedUnits, longest = 32_768, patience = 2000 } = options
  const tooSteep = steepness(parse)
  let began: number | undefined
  for (const length of lengthsUpTo(longest)) {
    // Quadratic time shows in texts of this length unless a step takes next to no time.
    if (length > LONG) began ??= performance.now()
    for (const [number, unit] of units.entries()) {
      if (began !== undefined && performance.now() - began > patience) {
        return slowAtLength(tooSteep, longest, units, patience)
      }
      for (const frame of framesOf(prefixes, length < SHORT ? undefined : number, unit)) {
        const found = tooSteep(unit, frame, length)
        if (found !== undefined) return found
      }
    }
  }
  return undefined
}

/**
 * What stands before and behind the repeated text. The ends matter: `x*$` is only slow where something else stands last, and
 * edges are often trimmed, and a word is none where it runs into a digit. Behind a prefix every second unit has the one end,
 * the others the other. Without a number: a text that does not fit in the end, from which exponential time comes.
 */
function framesOf(
  prefixes: readonly string[],
  number: number | undefined,
  unit: string,
): (readonly [string, string])[] {
  const end = (i: number): string => (number === undefined ? '!' : ENDS[(number + i) % ENDS.length]!)
  return [
    ...(number === undefined
      ? []
      : ([
          ['', ''],
          ['x', 'x'],
        ] as const)),
    ['', '!'],
    ...(number !== undefined && /[a-z]$/i.test(unit) ? ([['', '0']] as const) : []),
    ...prefixes.map((prefix, i) => [prefix, end(i)] as const),
  ]
}

const ENDS = ['!', 'x'] as const

/** Below this length texts are for exponential time. */
const SHORT = 128

type Steepness = (unit: string, frame: readonly [string, string], length: number) => string | undefined

/** Says what is wrong where the unit, repeated to that length within the frame, takes too much longer than a quarter of it. */
const steepness =
  (parse: (text: string) => unknown): Steepness =>
  (unit, [prefix, suffix], length) => {
    const times = (size: number): number => Math.max(1, Math.floor(size / unit.length))
    const varies = times(length / 4) >= MANY
    const write = (size: number, more: number): string =>
      prefix + unit.repeat(times(size) + (varies ? more : 0)) + suffix
    const growth = growthOf(parse, write, length)
    return growth === undefined
      ? undefined
      : `reading ${show(unit)} over and over${prefix && ` after ${show(prefix)}`}${suffix && ` before ${show(suffix)}`} takes ${growth}`
  }

/**
 * The same for texts of one length only: all units while there is patience, some of them in any case. For a reader that is
 * slow at every text, and for more observations of a game whose reader is known from another one.
 */
function slowAtLength(
  tooSteep: Steepness,
  length: number,
  units: readonly string[],
  patience: number,
): string | undefined {
  const began = performance.now()
  const few = units.filter((_, i) => i % Math.ceil(units.length / SOME) === 0)
  for (const [i, unit] of [...few, ...units.filter((one) => !few.includes(one))].entries()) {
    if (i >= few.length && performance.now() - began > patience) return undefined
    const found = tooSteep(unit, ['', ''], length) ?? tooSteep(unit, ['', '!'], length)
    if (found !== undefined) return found
  }
  return undefined
}

/** The first text of {@link MIDDLING} characters at which the reader is slow; far quicker than {@link slowReader}, and finds less. */
export const slowAtOnce = (
  parse: (text: string) => unknown,
  { units = repeatedUnits, patience = 500 }: ScalingOptions,
): string | undefined => slowAtLength(steepness(parse), MIDDLING, units, patience)

/** Quadratic time shows at this length in most readers that have it. */
const MIDDLING = 8192

/** How many units are tried in any case. */
const SOME = 6

/** From this length on a reader may have a second way of reading, as for what its first makes nothing of. */
const STEPPING = 32

/** A text from this length on is a long one. */
const LONG = 1024

/** Beyond this length steps are large. */
const COARSE = 4096

/** Small steps while texts are short enough for exponential time to go unnoticed, larger ones afterwards. */
function* lengthsUpTo(longest: number): Generator<number> {
  for (let length = 8; length < longest;) {
    const step = length < 64 ? 1.25 : length < 512 ? 1.5 : length < COARSE ? 2 : 8
    const next = Math.ceil(length * step)
    length = Math.min(longest, length < COARSE ? Math.min(next, COARSE) : next)
    yield length
  }
}

/**
 * How the time for this length compares with that for a quarter of it, in words, where that is too much.
 * `write`: the text of about that length, longer by so many repetitions; no two measurements share one, whatever their length.
 */
function growthOf(
  parse: (text: string) => unknown,
  write: (length: number, more: number) => string,
  length: number,
): string | undefined {
  const long = write(length, 0)
  if (onTheClock(parse, long) < NOISE) return undefined
  const short = (trial: number): string => write(Math.floor(length / 4), trial + 1)
  const [shorts, longs]: [number[], number[]] = [[], []]
  let [slow, quick] = [Infinity, 0]
  for (let trial = 0; trial < MAX_TRIALS; trial++) {
    shorts.push(time(parse, short(2 * trial)), time(parse, short(2 * trial + 1)))
    longs.push(time(parse, write(length, -trial - 1)))
    // The quickest of several is nearest to what the reader itself needs, unless it had read much the same before: of the
    // long texts that is in its favour, and of the short ones it would be against it.
    slow = Math.min(...longs)
    quick = median(shorts)
    if (slow < NOISE || slow < STEEP * quick) return undefined
    // What takes so long is no noise, and need not be looked at as often.
    if (slow > 50 * NOISE && (slow > 100 * quick || trial >= 2)) break
  }
  const further = (trial: number): string => write(2 * length, 2 * MAX_TRIALS + trial)
  const beyondDoubt = slow > 50 * NOISE && slow > 100 * quick
  if (length >= STEPPING && !beyondDoubt && !growsOn(parse, further, median(longs))) return undefined
  return `${slow.toFixed(1)} ms for ${long.length} characters and ${quick.toFixed(2)} ms for ${short(0).length}`
}

/**
 * Whether a text twice as long as one that took so many milliseconds takes clearly more than twice as many. Where a reader
 * looks no further than so many characters, or has a second way of reading what is longer, its time rises by a step; so it
 * does in the midst of a long text where the runtime puts aside what it has compiled for a reader of many patterns.
 */
function growsOn(parse: (text: string) => unknown, write: (trial: number) => string, slow: number): boolean {
  const trials = slow < 50 * NOISE ? MAX_TRIALS : 3
  for (let trial = 0; trial < trials; trial++) if (time(parse, write(trial)) < STEEP_ON * slow) return false
  return true
}

/** The one in the middle, the larger of two. */
const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!

/** Milliseconds of this process that a reader takes for a text, whatever it says of it. */
export function time(parse: (text: string) => unknown, text: string): number {
  const used = processorTime()
  const passed = onTheClock(parse, text)
  return Math.min(passed, processorTime() - used)
}

/** Milliseconds that pass meanwhile, others at work on the machine included: asking for one's own takes longer than most texts. */
function onTheClock(parse: (text: string) => unknown, text: string): number {
  const began = performance.now()
  try {
    parse(text)
  } catch {
    // A refusal is an answer.
  }
  return performance.now() - began
}

/** Milliseconds that this process was at work, so that others on the machine do not count; by the clock where nobody keeps them. */
function processorTime(): number {
  if (typeof process === 'undefined') return performance.now()
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const show = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)
