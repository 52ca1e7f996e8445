/** A seat at the terminal: shows what the seat may see, reads what the person types. */
import { createInterface } from 'node:readline'
import type { Event } from '../core/event.ts'
import type { Game, Seat } from '../core/game.ts'
import type { AskPerson } from '../agents/common/human.ts'

export interface Terminal {
  readonly ask: AskPerson
  /** Shows what the others do as they do it. */
  listen(event: Event): void
  say(text: string): void
  leave(): void
}

const HELP =
  'Type your move in words. /look shows the table, /rules the rules, /quit leaves; an empty line waits where you may.'

export function sitAtTerminal(game: Game, config: unknown, seat: Seat): Terminal {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const typed: string[] = []
  let wanting: ((line: string | undefined) => void) | undefined
  let closed = false
  /** The lines of the table as last shown, and what was typed or heard since. */
  let seen = new Set<string>()
  const heard: string[] = []
  const isHeard = (line: string): boolean => heard.some((text) => line.includes(text))
  const say = (text: string): void => console.log(text)

  lines.on('line', (line) => (wanting ? wanting(line) : typed.push(line)))
  lines.on('close', () => {
    closed = true
    wanting?.(undefined)
  })
  const nextLine = (signal: AbortSignal): Promise<string | undefined> =>
    new Promise((resolve, reject) => {
      const next = typed.shift()
      if (next !== undefined || closed) return resolve(next)
      const abort = (): void => ((wanting = undefined), reject(signal.reason))
      signal.addEventListener('abort', abort, { once: true })
      wanting = (line) => {
        wanting = undefined
        signal.removeEventListener('abort', abort)
        resolve(line)
      }
      lines.prompt()
    })

  say(`${game.title}: you are ${seat}.\n\n${game.language.rules(config, seat)}\n\n${HELP}\n`)
  lines.setPrompt(`${seat}> `)
  return {
    say,
    leave: () => lines.close(),
    listen(event) {
      if (event.type !== 'acted' || event.seat === seat || (event.seenBy && !event.seenBy.includes(seat))) return
      const words = game.language.say(event.action, null)
      heard.push(words)
      say(`\n${event.seat}: ${words}`)
      if (wanting) lines.prompt()
    },
    async ask({ situation, mayPass, refusal }, signal) {
      if (refusal) say(`Not taken: ${refusal}`)
      // In free chat what the others do is shown as they do it, so only what is new on the table is; elsewhere the table
      // is what a move is made on.
      else if (!mayPass || seen.size === 0) say(`\n${situation}\n`)
      else for (const line of situation.split('\n')) if (!seen.has(line) && !isHeard(line)) say(`  ${line.trim()}`)
      seen = new Set(situation.split('\n'))
      heard.length = 0
      for (;;) {
        const line = await nextLine(signal)
        if (line === undefined || line.trim() === '/quit') return undefined
        if (line.trim() === '/help') say(HELP)
        else if (line.trim() === '/look') say(situation)
        else if (line.trim() === '/rules') say(game.language.rules(config, seat))
        else {
          heard.push(line.trim())
          return line.trim()
        }
      }
    },
  }
}
