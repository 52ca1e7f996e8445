/** A seat at the terminal: shows what the seat may see, reads what the person types. A client of the table. */
import { createInterface } from 'node:readline'
import { sharedConfig, wordsForPeople, type Seat } from '../core/game.ts'
import type { Ending } from '../core/position.ts'
import type { Seen } from '../core/stream.ts'
import type { Table } from '../core/table.ts'

const HELP =
  'Type your move in words. /look shows the table, /rules the rules, /quit leaves; an empty line waits where you may.'

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
  let shown = new Set<string>()
  let typed: string[] = []
  let over = false
  let leaving = false

  const look = (): string => words.describe(table.observe(seat).observation)

  /** All of the table where a move is made on it; where everybody talks at any time, only what is new. */
  const show = ({ observation, turn }: Extract<Seen, { type: 'observed' }>): void => {
    const situation = words.describe(observation)
    const lines = situation.split('\n')
    if (turn === 'must' || shown.size === 0) say(`\n${situation}\n`)
    else if (turn === 'may')
      for (const line of lines)
        if (!shown.has(line) && !typed.some((text) => line.includes(text))) say(`  ${line.trim()}`)
    if (turn !== null) shown = new Set(lines)
    if (turn !== null) typed = []
  }

  const take = async (line: string): Promise<void> => {
    const text = line.trim()
    if (text === '/quit') return leave()
    if (text === '/help') say(HELP)
    else if (text === '/look') say(look())
    else if (text === '/rules') say(rules)
    else if (text !== '') {
      typed.push(text)
      const answer = await table.submit(seat, { reply: text })
      if (answer.status !== 'accepted' && answer.status !== 'late') {
        typed = typed.filter((other) => other !== text)
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
