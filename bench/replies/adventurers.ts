/** Replies in Traveling Adventurers and queries in Planning, filled in for one house and one town. */
import { ADVENTURERS_SAID as SAID, lines2, queries2, turns2 } from './adventurers-2.ts'
import type { Entry, FormRound } from './entry.ts'
import { lines3, queries3, turns3 } from './round-3.ts'
import { lines4, queries4, turns4 } from './round-4.ts'
import { lines5, queries5, turns5 } from './round-5.ts'
import { lines6, queries6, turns6 } from './round-6.ts'

/** `path`: letters of a whole path; `names`: of their rooms. */
export function adventurerEntries(path: readonly string[], names: readonly string[]): Entry[] {
  const fill = (form: string): string =>
    form
      .replaceAll('{P}', path.join(' '))
      .replaceAll('{N}', names.join(', '))
      .replaceAll('{J}', JSON.stringify(path))
      .replaceAll('{T}', JSON.stringify(SAID))
      .replaceAll('{S}', SAID)
  const entries = (
    situation: string,
    replies: readonly (readonly [string, string | null])[],
    round: FormRound,
  ): Entry[] =>
    replies.map(([form, meant]) => ({
      family: 'adventurers',
      situation,
      reply: fill(form),
      meant: meant === 'say' ? `message|${SAID}` : meant === 'words' ? `message|${fill(form)}` : meant,
      round,
    }))
  return [
    ...entries('a house', lines2, 2),
    ...entries('a turn', turns2, 2),
    ...entries('a house', lines3, 3),
    ...entries('a turn', turns3, 3),
    ...entries('a house', lines4, 4),
    ...entries('a turn', turns4, 4),
    ...entries('a house', lines5, 5),
    ...entries('a turn', turns5, 5),
    ...entries('a house', lines6, 6),
    ...entries('a turn', turns6, 6),
  ]
}

/** What is meant is named by what is found. */
export const queryEntries = (find: (query: string) => string): Entry[] =>
  [
    ...queries2.map((entry) => [...entry, 2] as const),
    ...queries3.map((entry) => [...entry, 3] as const),
    ...queries4.map((entry) => [...entry, 4] as const),
    ...queries5.map((entry) => [...entry, 5] as const),
    ...queries6.map((entry) => [...entry, 6] as const),
  ].map(([reply, same, round]) => ({
    family: 'queries',
    situation: 'a query',
    reply,
    meant: same === null ? null : find(same),
    round,
  }))

/** The name of what a reply does. */
export function nameReply(
  { path, text }: { path?: readonly string[]; text?: string },
  whole: readonly string[],
): string {
  if (!path) return `message|${text ?? ''}`
  const done = path.join('') === whole.join('') ? 'submit' : `submit|${path.join('')}`
  return text ? (text === SAID ? `${done}+` : `${done}+${text}`) : done
}
