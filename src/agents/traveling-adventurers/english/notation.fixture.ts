/** Writes what messages say in the notation that rounds of messages are labelled in: `L-K 5`, `? L-K`, `> L K`, `yes`. */
import type { Act } from './acts.ts'

const pair = (a: string, b: string): string => [a, b].sort().join('-')

/** What an act says, a piece for each thing told, asked or proposed. */
export function nameAct(act: Act): string[] {
  switch (act.kind) {
    case 'tell':
      return act.coins.map(({ a, b, coins }) => `${pair(a, b)} ${coins}`)
    case 'ask':
      return [
        ...act.pairs.map(([a, b]) => `? ${pair(a, b)}`),
        ...act.from.map((room) => `? ${room}-*`),
        ...(act.all ? ['? all'] : []),
      ]
    case 'propose':
      return [`> ${act.path.join(' ')}`]
    case 'agree':
      return ['yes']
    case 'disagree':
      return ['no']
    case 'submit':
      return ['submit']
    case 'invite':
      return ['what']
    default:
      return []
  }
}

/** A label with the rooms of its hallways in the order that {@link nameAct} gives them; `? *` asks for all. */
export const inOrder = (said: string): string =>
  said === '? *' ? '? all' : said.replace(/\b([A-Z])-([A-Z])\b/g, (_, a: string, b: string) => pair(a, b))

/** What a label lists; an empty one says nothing. */
export const labelsOf = (says: string): string[] => (says === '' ? [] : says.split('; ').map(inOrder))

/** The paths that some acts submit, as steps: where one is submitted it is named. */
export const submittedPaths = (acts: readonly Act[]): string[] =>
  acts.flatMap((act) => (act.kind === 'submit' && act.path ? [`> ${act.path.join(' ')}`] : []))

/** A path without home at its ends: where it passes all other rooms that goes without saying. */
const withoutHome = (path: string): string => path.replace(/^> (?:L )?|(?: L)?$/g, '')
const OTHERS = 5

/**
 * What a message says with its paths named as its label names them, where that comes to the same: a whole path with home at
 * its ends or without, and a first and a last step in one piece, `> B C L`, or in two.
 */
export function asLabelled(said: readonly string[], wanted: ReadonlySet<string>): string[] {
  const named = said.map((one) => {
    const inner = one.startsWith('>') && !wanted.has(one) ? withoutHome(one) : ''
    const isWhole = new Set(inner.split(' ')).size === OTHERS && inner.split(' ').length === OTHERS
    return isWhole ? ([...wanted].find((path) => path.startsWith('>') && withoutHome(path) === inner) ?? one) : one
  })
  for (const path of wanted) {
    const [, first, last] = /^> ([A-Z]) ([A-Z]) L$/.exec(path) ?? []
    const parts = [`> ${first}`, `> ${last} L`]
    if (first !== undefined && !named.includes(path) && parts.every((part) => named.includes(part)))
      return [...named.filter((one) => !parts.includes(one)), path]
  }
  return named
}
