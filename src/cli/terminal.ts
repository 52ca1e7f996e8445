/** A seat at the terminal: shows what the seat may see, reads what the person types. A client of the table. */
import { createInterface } from 'node:readline'
import { sharedConfig, wordsForPeople, type Seat } from '../core/game.ts'
import type { Ending } from '../core/position.ts'
import type { Seen } from '../core/stream.ts'
import type { Table } from '../core/table.ts'

const HELP =
  'Type your move in words. /look shows the table, /rules the rules, /quit leaves; an empty line waits where you may.'

/** So many lines at its end tell where the game stands now, and change. */
const STATUS = 4

/** Whether the line ends with what the person typed, quoted or not: the record says it back. */
const repeats = (line: string, typed: string): boolean => line.replace(/["”’']?\s*$/, '').endsWith(typed)

/** The lines that were not there before, or not as often: two teams in a row may be approved. */
function added(before: readonly string[], now: readonly string[]): readonly string[] {
  const left = new Map<string, number>()
  for (const line of before) left.set(line, (left.get(line) ?? 0) + 1)
  return now.filter((line) => {
    const count = left.get(line) ?? 0
    if (count > 0) left.set(line, count - 1)
    return count === 0
  })
}

/** Whether the table is a record to which lines were added, rather than a board on which some have changed. */
function growsFrom(before: readonly string[], now: readonly string[]): boolean {
  return now.length > before.length && added(now, before).length <= STATUS
}

/** Seats the person who sits at this terminal, until the episode is over. */
export async function sitAtTerminal(table: Table, config: unknown, seat: Seat): Promise<Ending> {
  const { game } = table
  const words = wordsForPeople(game.language)
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  /** Whether the prompt stands on the screen's last line: what is said then goes above it. */
  let prompted = false
  const say = (text: string): void => {
    if (prompted) process.stdout.write(process.stdout.isTTY ? '\r\x1b[K' : '\n')
    prompted = false
    console.log(text)
  }
  const prompt = (): void => {
    if (prompted || over) return
    lines.prompt(true)
    prompted = true
  }
  const rules = words.rules(sharedConfig(game, config), seat)
  /** The lines of the table as last shown, and what was typed since, which needs no showing. */
  let shown: readonly string[] = []
  let typed: { readonly text: string; readonly after: number }[] = []
  let over = false
  let leaving = false

  const look = (): string => words.describe(table.observe(seat).observation)

  /** All of the table where a move is made on it; where everybody talks at any time, or a record grows, only what is new. */
  const show = ({ n, observation, turn }: Extract<Seen, { type: 'observed' }>): void => {
    const situation = words.describe(observation)
    const lines = situation.split('\n')
    const isWhole = shown.length === 0 || (turn === 'must' && !growsFrom(shown, lines))
    if (isWhole) say(`\n${situation}\n`)
    else if (turn !== null) {
      const fresh = added(shown, lines)
      for (const line of fresh.filter((line) => line.trim() !== '')) {
        // Once for each: a partner who says just the same is heard.
        const own = typed.findIndex(({ text }) => repeats(line, text))
        if (own < 0) say(`  ${line.trim()}`)
        else typed.splice(own, 1)
      }
      // Under what is laid out anew (an offer) stands what is due, as it did under the one before.
      const due = lines.at(-1)!
      if (turn === 'must' && !fresh.includes(due) && fresh.some((line) => line.startsWith('  '))) say(`  ${due.trim()}`)
    }
    if (isWhole || turn !== null) shown = lines
    // What was typed ahead of what is shown now comes back later.
    if (turn !== null) typed = typed.filter(({ after }) => after >= n)
  }

  const take = async (line: string): Promise<void> => {
    const text = line.trim()
    if (text === '/quit') return leave()
    if (text === '/help') say(HELP)
    else if (text === '/look') say(look())
    else if (text === '/rules') say(rules)
    else if (text !== '') {
      const entry = { text, after: table.observe(seat).n }
      typed.push(entry)
      const answer = await table.submit(seat, { reply: text })
      if (answer.status !== 'accepted' && answer.status !== 'late') {
        typed = typed.filter((other) => other !== entry)
        say(`Not taken: ${answer.reason}`)
      }
    }
  }

  const leave = (): void => {
    leaving = true
    table.leave(seat)
  }

  say(`${game.title}: you are ${seat}.\n\n${rules}\n\n${HELP}\n`)
  lines.setPrompt(`${seat}> `)
  // One line after another: what is typed ahead waits for what came before it.
  let taking = Promise.resolve()
  lines.on('line', (line) => {
    prompted = false
    taking = taking.then(() => myTurn()).then(() => take(line))
    void taking.then(() => table.observe(seat).turn !== null && prompt())
  })
  lines.on('close', () => {
    if (!over) void taking.then(() => !over && leave())
  })

  /** Resolves when the person may act, or the episode is over: what was typed early is no mistake. */
  const myTurn = async (): Promise<void> => {
    const { n, turn } = table.observe(seat)
    if (turn !== null) return
    for await (const seen of table.stream(seat, n)) if (seen.type !== 'observed' || seen.turn !== null) return
  }

  for await (const seen of table.stream(seat)) {
    if (seen.type === 'observed') {
      show(seen)
      if (seen.turn !== null) prompt()
    } else if (seen.type === 'waiting' && !leaving)
      say(seen.waiting ? 'Somebody has left; the table waits.' : 'All are here again.')
  }
  over = true
  lines.close()
  return table.ended
}
