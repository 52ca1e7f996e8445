/**
 * A partner in Assignment with words of its own, which shares no code with our agents: it tells all its cells, or only who
 * is better than whom, then waits, and accepts the first proposal.
 */
import type { Random } from '../../core/random.ts'
import type { AssignmentObservation } from '../assignment/observation.ts'

/** Phrases with `R` for the reviewer and `P` for the paper; the last of each list were kept back until the reader was done. */
export type Phrases = Readonly<Record<'top' | 'good' | 'middling' | 'poor' | 'worst', readonly string[]>>

const SEEN: Phrases = {
  top: [
    'R is a superb match for P',
    'you could not ask for anyone better than R for P',
    'R would be brilliant on P',
    'P has R written all over it: truly excellent',
    'R is outstanding for P',
  ],
  good: [
    'R would do nicely on P, a good choice',
    'R is pretty strong for P',
    'I like R for P',
    'R is well suited to P',
    'P and R go together well',
  ],
  middling: [
    'R is so-so on P',
    'R would be an average choice for P',
    'R is neither good nor bad for P',
    'R is middle of the road for P',
    'R is okay for P, nothing more',
  ],
  poor: [
    "R isn't much good for P",
    'R is rather weak on P',
    'I would not really want R on P',
    'R is on the poor side for P',
    'R struggles with P',
  ],
  worst: [
    'R would be a complete disaster on P',
    'please never give P to R',
    'R is hopeless at P',
    'R and P is an awful combination',
    'R is dreadful for P',
  ],
}

const UNSEEN: Phrases = {
  top: ['R is as good as it gets for P', 'R was born to review P', 'R gets full marks for P'],
  good: ['R has a high score on P', 'R is a sound option for P', 'R handles P rather well'],
  middling: ['R is nothing to write home about on P', 'R could manage P at a pinch', 'R sits in the middle for P'],
  poor: ['R is out of depth with P', 'R scores low on P', 'P is not a strength of R'],
  worst: ['R has the lowest marks imaginable for P', 'R knows nothing whatsoever about P', 'keep R well away from P'],
}

const BETTER_SEEN = [
  'A is better than B for P',
  'for P I rate A above B',
  'B is weaker than A on P',
  'A beats B on P',
  "B isn't as strong as A for P",
  'I would take A over B for P',
  'on P, A scores higher than B',
  'A is a better fit for P than B',
]
const BETTER_UNSEEN = [
  'if it is about P, choose A rather than B',
  'B falls short of A on P',
  'P suits A more than it suits B',
  'A outdoes B when it comes to P',
]

export interface StrangerOptions {
  readonly random: Random
  /** Phrases kept back are used too. */
  readonly unseen?: boolean
  /** Tells only orders among reviewers of a paper. */
  readonly comparisons?: boolean
  /** Words of somebody else's in place of all these; `better` compares A and B. */
  readonly phrases?: Phrases & { readonly better: readonly string[] }
  /** Tells numbers out of a hundred, in sentences with `R`, `P` and `N`. */
  readonly numbers?: readonly string[]
}

/** What the stranger says first: everything it sees. */
export function tellEverything(
  { table, papers, reviewers }: AssignmentObservation,
  { random, unseen = false, comparisons = false, phrases: given, numbers }: StrangerOptions,
): string {
  const most = Math.max(...table.flat().map((cell) => cell ?? 0))
  const call = (reviewer: number): string => reviewers[reviewer]!.split(' ')[0]!
  const sentences = papers.flatMap(({ short }, paper) => {
    const known = table.flatMap((row, reviewer) =>
      row[paper] === null ? [] : [{ reviewer, share: row[paper]! / most }],
    )
    known.sort((a, b) => b.share - a.share)
    if (comparisons)
      return known.slice(1).map(({ reviewer }, i) =>
        random
          .pick(given?.better ?? (unseen ? BETTER_UNSEEN : BETTER_SEEN))
          .replaceAll(/\bA\b/g, '\u0001')
          .replaceAll(/\bB\b/g, call(reviewer))
          .replaceAll('\u0001', call(known[i]!.reviewer))
          .replaceAll(/\bP\b/g, short),
      )
    const phrases = given ?? (unseen ? UNSEEN : SEEN)
    if (numbers)
      return known.map(({ reviewer, share }) =>
        random
          .pick(numbers)
          .replaceAll(/\bR\b/g, call(reviewer))
          .replaceAll(/\bP\b/g, short)
          .replace(/\bN\b/, String(Math.round(100 * share))),
      )
    return known.map(({ reviewer, share }) => {
      const level =
        share > 0.85 ? 'top' : share > 0.62 ? 'good' : share > 0.38 ? 'middling' : share > 0.16 ? 'poor' : 'worst'
      return random.pick(phrases[level]).replace(/\bR\b/g, call(reviewer)).replace(/\bP\b/g, short)
    })
  })
  return `${random
    .shuffle(sentences)
    .map((text) => text.charAt(0).toUpperCase() + text.slice(1))
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ')} That is all I know.`
}
