/**
 * What people might say in the dialogue games, written in sixty-three rounds by authors who knew nothing of how it is read. The
 * readers were mended by what the first two rounds showed, after a first look; the third was read once, those from the fourth
 * on once before they were mended by two thirds of their words, those from the thirteenth on once before they were mended by half
 * of their messages of Traveling Adventurers and by what else they hold. Of the seventeenth only the first author's messages were
 * looked at, of the thirty-first and thirty-second by two thirds. The last thirty-one hold messages of Traveling Adventurers only;
 * those in `KEPT_BACK` were kept back from all that learns from them.
 */
import { existsSync, readFileSync } from 'node:fs'
import { FEATURES } from '../../src/games/planning/index.ts'

export interface Round {
  /** Messages of Traveling Adventurers with what they say, in the notation of `bench/listening/adventurers.ts`. */
  readonly adventurers: readonly (readonly [text: string, says: string])[]
  /** Phrases with `R` and `P`; in `better` with `A`, `B` and `P`. */
  readonly assignment: Readonly<Record<'top' | 'good' | 'middling' | 'poor' | 'worst' | 'better', readonly string[]>>
  readonly numbers: readonly string[]
  readonly planning_wishes: readonly (readonly [text: string, meaning: string])[]
  /** `score` with `{N}` in the text, or how good it was. */
  readonly planning_scores: readonly (readonly [text: string, meaning: string])[]
  readonly planning_announce: readonly string[]
  readonly mediation: readonly string[]
  /** From not important at all to extremely important. */
  readonly mediation_words: readonly (readonly string[])[]
}

const read = (number: number): Round =>
  JSON.parse(readFileSync(new URL(`round-${number}.json`, import.meta.url), 'utf8')) as Round

export const ROUNDS: Readonly<Record<string, Round>> = {
  first: read(1),
  second: read(2),
  third: read(3),
  fourth: read(4),
  fifth: read(5),
  sixth: read(6),
  seventh: read(7),
  eighth: read(8),
  ninth: read(9),
  tenth: read(10),
  eleventh: read(11),
  twelfth: read(12),
  thirteenth: read(13),
  fourteenth: read(14),
  fifteenth: read(15),
  sixteenth: read(16),
  seventeenth: read(17),
  eighteenth: read(18),
  nineteenth: read(19),
  twentieth: read(20),
  twentyFirst: read(21),
  twentySecond: read(22),
  twentyThird: read(23),
  twentyFourth: read(24),
  twentyFifth: read(25),
  twentySixth: read(26),
  twentySeventh: read(27),
  twentyEighth: read(28),
  twentyNinth: read(29),
  thirtieth: read(30),
  thirtyFirst: read(31),
  thirtySecond: read(32),
  thirtyThird: read(33),
  thirtyFourth: read(34),
  thirtyFifth: read(35),
  thirtySixth: read(36),
  thirtySeventh: read(37),
  thirtyEighth: read(38),
  thirtyNinth: read(39),
  fortieth: read(40),
  fortyFirst: read(41),
  fortySecond: read(42),
  fortyThird: read(43),
  fortyFourth: read(44),
  fortyFifth: read(45),
  fortySixth: read(46),
  fortySeventh: read(47),
  fortyEighth: read(48),
  fortyNinth: read(49),
  fiftieth: read(50),
  fiftyFirst: read(51),
  fiftySecond: read(52),
  fiftyThird: read(53),
  fiftyFourth: read(54),
  fiftyFifth: read(55),
  fiftySixth: read(56),
  fiftySeventh: read(57),
  fiftyEighth: read(58),
  fiftyNinth: read(59),
  sixtieth: read(60),
  sixtyFirst: read(61),
  sixtySecond: read(62),
  sixtyThird: read(63),
}

/** Rounds that nothing may learn from: what strangers are read like is measured on them. */
export const KEPT_BACK: readonly string[] = [
  'fortySecond',
  'fortyThird',
  'fortyFourth',
  'fortyFifth',
  'fortyNinth',
  'fiftieth',
  'fiftyNinth',
  'sixtieth',
  'sixtyFirst',
  'sixtySecond',
  'sixtyThird',
]

/** The rounds to judge: all, the one of this name, or one in a file of the same form. */
export function roundsFor(only: string | undefined): Readonly<Record<string, Round>> {
  if (only === undefined) return ROUNDS
  if (existsSync(only)) {
    const given = JSON.parse(readFileSync(only, 'utf8')) as Round | Round['adventurers']
    return { [only]: 'adventurers' in given ? given : ({ adventurers: given } as Round) }
  }
  const round = ROUNDS[only]
  return round ? { [only]: round } : {}
}

/** The meanings of a sentence, each as `has wifi yes`, `cuisine liked thai`, `budget 50`, `at least one bar`, `near`. */
export const meaningsOf = (meaning: string): string[] => meaning.split(';').flatMap((one) => nameMeaning(one.trim()))

const TASTES: Readonly<Record<string, string>> = {
  cuisine: 'cuisine',
  alcohol: 'alcohol type',
  ambience: 'ambience',
}

/** Words for values of the game. */
const ALSO_CALLED: Readonly<Record<string, string>> = { upscale: 'classy' }

/** Meanings that visitors of the game cannot have are left out. */
function nameMeaning(meaning: string): string[] {
  const text = meaning.toLowerCase().replace(/^(cuisine|alcohol|ambience) (likes|dislikes) /, '$2 $1 ')
  const taste = /^(?:(likes|dislikes) )?(cuisine|alcohol|ambience):? (.+?)(?: (liked|likes|disliked|dislikes))?$/.exec(
    text,
  )
  if (taste) {
    const feature = TASTES[taste[2]!]!
    const values = FEATURES[feature]!.values as readonly string[]
    const named = ALSO_CALLED[taste[3]!] ?? taste[3]!
    const liked = (taste[1] ?? taste[4] ?? 'liked').startsWith('dis') ? 'disliked' : 'liked'
    return named.split(' and ').flatMap((value) => (values.includes(value) ? [`${feature} ${liked} ${value}`] : []))
  }
  if (text === 'touristy wanted') return ['touristy true']
  if (text === 'touristy not wanted') return ['touristy false true']
  const feature = /^(.+?) (not wanted|wanted)$/.exec(text)
  if (feature) {
    const yes = feature[2] === 'wanted'
    return yes || feature[1] === 'live music' ? [`${feature[1]} ${yes ? 'yes' : 'no'}`] : []
  }
  const number = /^(rating at least|budget) \$?([\d.]+)/.exec(text)
  if (number) return [`${number[1] === 'budget' ? 'budget' : 'rating'} ${number[2]}`]
  const site = /^(must see|would like to see) (.+)$/i.exec(meaning)
  if (site) return [`${site[1]!.toLowerCase() === 'must see' ? 'must see' : 'would see'} ${site[2]}`]
  return text.startsWith('near') ? ['near'] : text.startsWith('at least one') ? [text] : []
}

/** Sentences for wishes, by what they say, with placeholders for what differs from visitor to visitor. */
export function sentencesOf(round: Round): Readonly<Record<string, readonly string[]>> {
  const sentences: Record<string, string[]> = { total: [] }
  const add = (what: string, text: string): void => void (sentences[what] ??= []).push(text)
  for (const [text, meaning] of round.planning_wishes) {
    const meanings = meaningsOf(meaning)
    if (meanings.length !== 1 || meaning.includes(';')) continue
    const plain = /^(.+? (?:liked|disliked)|budget|rating|must see|would see|at least one) (.+)$/.exec(meanings[0]!)
    if (!plain) {
      add(meanings[0]!, text)
      continue
    }
    const place =
      {
        budget: 'N',
        rating: 'N',
        'must see': 'X',
        'would see': 'X',
        'at least one': 'T',
      }[plain[1]!] ?? 'V'
    const at = text.toLowerCase().indexOf(plain[2]!.toLowerCase())
    // "Some shopping" has no place for another kind.
    if (at >= 0 && !/^[a-z]{2}/i.test(text.slice(at + plain[2]!.length)))
      add(plain[1]!, text.slice(0, at) + place + text.slice(at + plain[2]!.length))
  }
  for (const [text, meaning] of round.planning_scores)
    if (meaning === 'score') sentences.total!.push(text.replace('{N}', 'S'))
  return sentences
}
