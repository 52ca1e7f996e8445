/**
 * Replies by authors who did not know the readers, each an individual text. `{LINE}` and `{BLOCK}` stand for a whole proposal,
 * `{SEARCH}` for a query, `{P}`, `{N}` and `{J}` for a path in letters, in names and as a list, `{S}` for what is said.
 */
import { existsSync, readFileSync } from 'node:fs'
import { FORM_ROUNDS, ROUNDS, type Entry, type Round } from './entry.ts'
import { partners, path, pathNames } from './situations.ts'

/** One reply as its author wrote it. */
interface Written {
  readonly situation: string
  readonly reply: string
  readonly meant: string | null
  readonly mayAsk?: boolean
}

const FAMILIES: Readonly<Record<string, string>> = {
  'a stable': 'text games',
  'alice in cramped-room': 'kitchens',
  'alice with an onion': 'kitchen options',
  'three answers': 'theory of mind',
  team: 'avalon teams',
  vote: 'avalon votes',
  'a speaker': 'avalon talk',
  'a house': 'adventurers',
  'a turn': 'adventurers',
}

const SAID: Readonly<Record<string, string>> = {
  'a turn': 'I have 3 coins between L and K. How many do you have there?',
}

/** All that authors have written, by round. */
export const writtenEntries = (): Entry[] =>
  ROUNDS.slice(FORM_ROUNDS.length).flatMap((round) => {
    const file = new URL(`round-${round}.json`, import.meta.url)
    return existsSync(file) ? entriesIn(readFileSync(file, 'utf8'), round) : []
  })

/** The replies in a JSON list. */
export function entriesIn(json: string, round: Round): Entry[] {
  return (JSON.parse(json) as Written[]).map(({ situation, reply, meant, mayAsk }) => {
    const filled = fill(reply, situation)
    return {
      family: FAMILIES[situation] ?? 'dialogues',
      situation,
      reply: filled,
      meant: meant && named(meant, situation, filled),
      ...(mayAsk && { mayAsk }),
      round,
    }
  })
}

/** What is meant as the benchmark calls it. */
function named(meant: string, situation: string, reply: string): string {
  if (situation === 'a turn' && meant === 'say') return `message|${SAID[situation]}`
  // What is only thought is not said.
  if (situation === 'a house' && meant === 'words')
    return `message|${reply.replace(/^<think>[^]*<\/think>/, '').trim()}`
  // How a text is broken into lines changes nothing of what is said.
  return situation === 'a speaker' ? meant : fill(meant, situation).replaceAll(/\s+/g, ' ')
}

function fill(text: string, situation: string): string {
  const { line = '', block = '', search = '' } = (partners[situation as keyof typeof partners] as Partners) ?? {}
  return text
    .replaceAll('{LINE}', () => line)
    .replaceAll('{BLOCK}', () => block)
    .replaceAll('{SEARCH}', () => search)
    .replaceAll('{P}', path.join(' '))
    .replaceAll('{N}', pathNames.join(', '))
    .replaceAll('{J}', JSON.stringify(path))
    .replaceAll('{S}', SAID[situation] ?? 'Which of these matters most to you?')
}

/** What stands for a proposal and a query. */
interface Partners {
  readonly line?: string
  readonly block?: string
  readonly search?: string
}
