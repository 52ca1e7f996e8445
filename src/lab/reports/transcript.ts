/** An episode as a page to read: the world first, then what was said and done, the results last. */
import type { Event, EventOf } from '../../core/event.ts'
import { wordsForPeople, type Game, type Outcome, type Seat } from '../../core/game.ts'
import { endOf, follow, startOf } from '../../core/replay.ts'
import { describeLineup, describePlayer } from '../seating/lineup-names.ts'
import { measure } from '../logs/measure.ts'
import { describeMetric, headlinesOf } from '../tables/metric-names.ts'
import { settingsOf } from './report.ts'
import { usageBySeat } from './seat-table.ts'
import { harmless, wrap } from '../tables/wrap.ts'

/** How a transcript is written. */
export interface TranscriptOptions {
  /** Private notes, module steps, calls of tools. Default: left out. */
  readonly thoughts?: boolean
  /** All metrics, instead of the headlines. */
  readonly all?: boolean
  /** Characters to a line. Default: 100. */
  readonly width?: number
}

/** Something that was said is a paragraph of its own; shorter things that were done in a row share one. */
const SHORT = 24

const INDENT = '      '

/** Throws `Diverged` where game and log part. */
export function transcribe(events: readonly Event[], game: Game, options: TranscriptOptions = {}): string {
  const { width = 100 } = options
  const page = new Page(width)
  const followed = follow(game)
  let state = followed.add(events[0]!)
  tellWorld(page, startOf(events), game, state)
  page.heading('What happened')
  for (const event of events.slice(1)) {
    const before = state
    state = followed.add(event)
    const say = (seat: Seat, action: unknown): string => sayAction(game, before, seat, action)
    tellEvent(page, event, say, options)
    if (state !== before) page.news(game.news?.(before, state) ?? [])
  }
  page.flush()
  page.heading('Results')
  tellEnd(page, events, game, options)
  return page.text()
}

/** A short move, with the number of its event. */
interface Move {
  readonly n: number
  readonly text: string
}

/** So many equal rounds in a row, each of at most so many moves, are told as one. */
const [ROUNDS, MOST] = [3, 4]

/** Moves as they are told: rounds that are repeated, such as those of cooks who wait for a soup, once. */
function condense(moves: readonly Move[]): Move[] {
  const told: Move[] = []
  for (let at = 0; at < moves.length;) {
    const [size, times] = repetitionAt(moves, at)
    const texts = moves.slice(at, at + size).map(({ text }) => text)
    told.push({ n: moves[at]!.n, text: times > 1 ? `${texts.join(' · ')}, ${times} times` : texts[0]! })
    at += size * times
  }
  return told
}

/** How many moves from there on are a round, and how often it comes in a row. */
function repetitionAt(moves: readonly Move[], at: number): readonly [size: number, times: number] {
  for (let size = 1; size <= MOST; size++) {
    let end = at + size
    while (end < moves.length && moves[end]!.text === moves[end - size]!.text) end++
    const times = Math.floor((end - at) / size)
    if (times >= ROUNDS) return [size, times]
  }
  return [1, 1]
}

/** Lines that fit the page. */
class Page {
  readonly #lines: string[] = []
  readonly #width: number
  /** Short moves in a row, which are not written yet. */
  #moves: Move[] = []

  constructor(width: number) {
    this.#width = width
  }

  line(text: string, indent = ''): void {
    this.#lines.push(...wrap(harmless(text), this.#width, indent).map((line) => line.trimEnd()))
  }

  heading(text: string): void {
    this.#lines.push('', text, '─'.repeat(Math.min(text.length, this.#width)))
  }

  /** What was said or done, with the number of its event, by which an episode is forked. */
  event(n: number, text: string): void {
    if (this.#moves.length > 0) this.flush()
    const [first = '', ...rest] = text.split('\n')
    this.line(`${String(n).padStart(4)}  ${first}`, INDENT)
    for (const more of rest) this.line(`${INDENT}${more}`, INDENT)
  }

  /** What came of it: a paragraph, or several where a text has lines of its own. */
  news(texts: readonly string[]): void {
    if (texts.length === 0) return
    this.flush()
    const told = texts.some((text) => text.includes('\n')) ? texts : [texts.join(' ')]
    for (const text of told) this.line(`${INDENT}→ ${text.replaceAll('\n', `\n${INDENT}  `)}`, `${INDENT}  `)
  }

  /** A short move, which shares a line with its neighbours. */
  move(n: number, text: string): void {
    this.#moves.push({ n, text })
  }

  flush(): void {
    const moves = condense(this.#moves)
    this.#moves = []
    while (moves.length > 0) {
      const { n, text } = moves.shift()!
      let line = text
      while (moves.length > 0 && INDENT.length + line.length + 3 + moves[0]!.text.length <= this.#width)
        line += ` · ${moves.shift()!.text}`
      this.event(n, line)
    }
  }

  text(): string {
    return `${this.#lines.join('\n')}\n`
  }
}

function tellWorld(page: Page, start: EventOf<'started'>, game: Game, state: unknown): void {
  const { episode, seed, config, seats, fork, version } = start
  page.line(`${game.title}: ${episode}`)
  const who = describeLineup(
    Object.fromEntries(Object.entries(seats).map(([seat, one]) => [seat, describePlayer(one)])),
  )
  page.line(
    `${who.length === 1 ? `All seats: ${who[0]}` : who.join(', ')}. Seed ${seed}, game version ${version}.`,
    '  ',
  )
  const settings = settingsOf(game, config)
  if (settings) page.line(`Settings: ${settings}; all else by default.`, '  ')
  if (fork) page.line(`Forked from ${fork.episode} after event ${fork.at}.`, '  ')
  // Seats that see the same share a paragraph.
  const sights = new Map<string, Seat[]>()
  for (const seat of game.seats(config)) {
    const sight = wordsForPeople(game.language).describe(game.observe(state, seat))
    sights.set(sight, [...(sights.get(sight) ?? []), seat])
  }
  for (const [sight, viewers] of sights) {
    page.heading(sights.size === 1 ? 'The world at first' : `The world at first, as ${viewers.join(', ')} sees it`)
    page.line(sight)
  }
}

function sayAction(game: Game, state: unknown, seat: Seat, action: unknown): string {
  return game.language.say(action, game.observe(state, seat))
}

function tellEvent(
  page: Page,
  event: Event,
  say: (seat: Seat, action: unknown) => string,
  { thoughts = false }: TranscriptOptions,
): void {
  const { n } = event
  switch (event.type) {
    case 'acted': {
      if (thoughts && event.notes !== undefined) page.event(n, `(${event.seat} thinks) ${show(event.notes)}`)
      const said = say(event.seat, event.action)
      if (said.length <= SHORT && !said.includes('\n')) page.move(n, `${event.seat}: ${said}`)
      else page.event(n, `${event.seat}: ${said}`)
      break
    }
    case 'passed':
      if (thoughts) page.move(n, `${event.seat} lets the turn pass`)
      break
    case 'rejected':
      page.event(n, `${event.seat} was refused (${event.why}): ${event.reason}\nIt said: ${show(event.said)}`)
      break
    case 'used':
      if (thoughts)
        page.event(
          n,
          `${event.seat} used ${event.tool}: ${show(event.input)} ${event.error ? `and it failed: ${event.error.message}` : `→ ${show(event.output ?? null)}`}`,
        )
      break
    case 'noted':
      if (thoughts) page.event(n, `(${event.seat} notes ${event.kind}) ${show(event.data)}`)
      break
    case 'ticked':
      if (thoughts) page.move(n, `the clock: ${show(event.action)}`)
      break
    case 'unanswered':
      page.event(n, `${event.seat}'s model gave no answer: ${event.reason}`)
      break
    case 'handed-over':
      page.event(n, `${event.seat} goes from ${event.from} to ${event.to.agent}`)
      break
    case 'joined':
      page.event(n, `${event.who.agent} joined at ${event.seat}`)
      break
    case 'left':
      page.event(n, `${event.who} left ${event.seat}${event.reason ? `: ${event.reason}` : ''}`)
      break
    default:
    // The start stands above, the end below, and what a model was asked and answered came to what was done.
  }
}

const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

function tellEnd(page: Page, events: readonly Event[], game: Game, { all = false }: TranscriptOptions): void {
  const end = endOf(events)
  if (!end) return page.line('It has not ended.')
  page.line(`${end.status}: ${end.reason}`, '  ')
  if (end.outcome) tellOutcome(page, end.outcome, game, all)
  const row = measure(events)
  for (const [seat, { calls, inputTokens, outputTokens, cost, refused }] of Object.entries(usageBySeat([row]))) {
    const told = [
      ...(calls > 0 ? [`${calls} calls, ${inputTokens} tokens in, ${outputTokens} out, $${cost.toFixed(4)}`] : []),
      ...(refused > 0 ? [`${refused} refused`] : []),
    ]
    if (told.length > 0) page.line(`${seat}: ${told.join('; ')}`, '  ')
  }
}

function tellOutcome(page: Page, { scores, metrics }: Outcome, game: Game, all: boolean): void {
  const names = all ? Object.keys(game.metrics) : headlinesOf(game)
  for (const name of names) {
    const value = metrics[name]
    const told =
      value === null || value === undefined ? '–' : typeof value === 'boolean' ? (value ? 'yes' : 'no') : round(value)
    page.line(`${describeMetric(name, game.metrics[name]!)}: ${told}`, '  ')
  }
  const earned = new Set(Object.values(scores))
  page.line(
    earned.size === 1
      ? `score of each: ${round([...earned][0]!)}`
      : `scores: ${Object.entries(scores)
          .map(([seat, score]) => `${seat} ${round(score)}`)
          .join(', ')}`,
    '  ',
  )
}

const round = (value: number): string => String(Number(value.toPrecision(6)))
