/**
 * How what was said since the latest plan stands to each place that it names: whether that stays or goes, or is only mentioned. Two
 * readers tell, who know nothing of each other: requests and opinions, and how good a sentence finds what it names. Where they
 * contradict each other it is not certain.
 */
import type { Site } from '../../games/planning/index.ts'
import type { About, Act } from '../english/index.ts'
import { readerFor } from './english.ts'
import { pointingOf } from './meant.ts'
import { isKept } from './opinions.ts'
import type { Opinion } from './opinions.ts'
import type { Tried } from './tried.ts'

export type Stance =
  | 'stays'
  | 'goes'
  /** Both was read. */
  | 'torn'
  /** Named, and nothing said for or against it. */
  | 'named'

/** By the names of the sites. A later message tells more than an earlier one. */
export function stancesOf(
  { said, requests, opinions, proposed }: Tried,
  earlier: readonly (readonly (string | null)[])[],
  sites: readonly Site[],
): ReadonlyMap<string, Stance> {
  const stances = new Map<string, Stance>()
  for (const [at, text] of said.entries()) {
    const asked = askedIn(requests[at] ?? [])
    const felt = feltIn(text, { sites, plans: [...earlier, proposed], wanted: [] })
    // Opinions are of all that was said; where something is asked they are as it has it.
    const thought = at === said.length - 1 ? opinionsOn(opinions, proposed) : new Map<string, boolean>()
    for (const name of new Set([...asked.keys(), ...felt.keys(), ...thought.keys()])) {
      const stance = stanceOf(asked.get(name), felt.get(name), thought.get(name))
      if (stance !== 'named' || !stances.has(name)) stances.set(name, stance)
    }
  }
  return stances
}

function stanceOf(
  asked: { wants: boolean; firm: boolean } | undefined,
  felt: Felt | undefined,
  thought: boolean | undefined,
): Stance {
  const wants = asked?.wants ?? thought
  // What is asked for is clearer than what is felt of several places at once.
  if (asked?.firm && (felt === 'torn' || felt === 'liked' || felt === 'disliked')) return said(asked.wants)
  if (felt === 'torn') return 'torn'
  // What is neither good nor bad, or only a condition, says nothing; what is not judged is as it is asked for.
  if (felt === 'even') return !asked?.firm ? 'named' : asked.wants ? 'stays' : 'torn'
  if (felt === undefined || felt === 'named') return wants === undefined ? 'named' : said(wants)
  const feels = felt === 'liked' ? 'stays' : felt === 'disliked' ? 'goes' : felt
  return wants === undefined || said(wants) === feels ? feels : 'torn'
}

const said = (wants: boolean): Stance => (wants ? 'stays' : 'goes')

/** The last word on each; of "A or B" neither is certain. */
const askedIn = (requests: Tried['requests'][number]): Map<string, { wants: boolean; firm: boolean }> =>
  new Map(
    requests.flatMap((one) =>
      'names' in one && (one.names.length === 1 || !one.wants) ? one.names.map((name) => [name, one] as const) : [],
    ),
  )

const opinionsOn = (opinions: readonly Opinion[], proposed: readonly (string | null)[]): Map<string, boolean> =>
  new Map(
    opinions.flatMap((one) => {
      const name = one.about === 'stop' ? proposed[one.place] : null
      return one.about === 'stop' && name ? [[name, one.good] as const] : []
    }),
  )

const GOOD = 0.6
const BAD = 0.4

const CONDITION = /\b(?:if|in case|unless|supposing|suppose|whenever|once) (?:\w+ ){0,2}@(\d+)/g
/** "And the Mill if you can." */
const WELCOME =
  /@(\d+) ?,? (?:please|if (?:you can|we can|(?:at all )?possible|it fits|that works|there is (?:\w+ )?(?:room|time|space)))(?= ?(?:$|[,;]))/g
/** "Swap A for B": what is felt is not told of one of them. */
const EXCHANGED = /@(\d+) (?:in )?(?:for|with|by|against|instead of|in place of|rather than) @(\d+)/g
/** "Not A, B." */
const CORRECTED = /\bnot @\d+ ,(?: but| rather)? @(\d+)(?! ?(?:,|or|nor|and))/g

/** What a sentence thinks of a place: besides, neither good nor bad, or good or bad together with others. */
type Felt = Stance | 'even' | 'liked' | 'disliked'

/** What each sentence thinks of the places in it, whatever else it asks for. */
function feltIn(text: string, shown: Parameters<typeof pointingOf>[1]): Map<string, Felt> {
  const names = shown.sites.map(({ name }) => name)
  const reader = readerFor(names)
  const felt = new Map<string, Felt>()
  const feel = (name: string, now: Felt): void => void felt.set(name, joined(felt.get(name), now))
  for (const { tokens, asks } of reader.sentences(text)) {
    const meant: (readonly string[])[] = []
    const words = pointingOf(tokens, shown, meant)
    if (meant.length === 0) continue
    for (const name of meant.flat()) feel(name, 'named')
    if (asks) continue
    const found = (pattern: RegExp): string[] =>
      [...words.matchAll(pattern)].flatMap(([, ...at]) => at.flatMap((one) => meant[Number(one)]!))
    const [supposed, corrected, exchanged] = [found(CONDITION), found(CORRECTED), found(EXCHANGED)]
    for (const name of found(WELCOME)) feel(name, 'stays')
    for (const name of supposed) feel(name, 'even')
    const plain = words.replace(/@(\d+)/g, (_, at: string) => meant[Number(at)]!.join(' and '))
    const kept = isKept(words)
    for (const { acts } of reader.read(plain))
      for (const act of acts)
        for (const [name, now] of feltBy(act)) {
          const denied = now === 'goes' && (kept || corrected.includes(name))
          if (felt.has(name) && !supposed.includes(name) && !denied)
            feel(name, now === 'stays' && exchanged.includes(name) ? 'liked' : now)
        }
  }
  return felt
}

/** What something that is said makes of the sites that it is about. */
function feltBy(act: Act): (readonly [name: string, felt: Felt])[] {
  const on = (about: About, now: Felt): (readonly [string, Felt])[] =>
    about.flatMap(({ kind, id }) => (kind === 'site' ? [[String(id), now] as const] : []))
  const refused = (about: About) => on(about, about.length > 1 ? 'disliked' : 'goes')
  switch (act.type) {
    case 'inform':
      if (act.grade.value > GOOD) return on(act.about, act.about.length > 1 ? 'liked' : 'stays')
      return act.grade.value < BAD ? refused(act.about) : on(act.about, 'even')
    case 'propose':
      return act.yes ? [] : refused(act.about)
    case 'compare':
      return act.much > 0 ? [...on(act.worse, 'goes'), ...on(act.better, 'liked')] : []
    case 'unknown':
      return on(act.about, 'even')
    default:
      return []
  }
}

/** What is felt of it by both; what is plainly felt counts more. */
function joined(before: Felt | undefined, now: Felt): Felt {
  if (before === undefined || before === now) return now
  const [least, most] = [before, now].sort((one, other) => FEELINGS.indexOf(one) - FEELINGS.indexOf(other)) as [
    Felt,
    Felt,
  ]
  if (least === 'named' || least === 'even') return most
  const isGood = (felt: Felt): boolean => felt === 'liked' || felt === 'stays'
  return most !== 'torn' && isGood(least) === isGood(most) ? most : 'torn'
}

const FEELINGS: readonly Felt[] = ['named', 'even', 'liked', 'disliked', 'stays', 'goes', 'torn']
