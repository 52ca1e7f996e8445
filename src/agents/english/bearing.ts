/** What the words and names of a sentence tell beforehand of how its remarks are meant. */
import type { Mention } from './mentions.ts'
import { unique } from './pairings.ts'

export interface Bearing {
  /** Names one of each kind and points at nobody else: whatever it says, it says of these. */
  readonly isWhole: boolean
  /** Weighs things against each other: "between", "compared to". */
  readonly weighs: boolean
  /** As good as a denial: "I doubt that anyone is better". */
  readonly doubts: boolean
  /** Speaks of anyone or nobody, so that nobody is understood. */
  readonly general: boolean
}

const WEIGHS = 'between compared comparing versus vs against relative'.split(' ')
/** Whoever was named before. */
const OTHERS = 'he she him her they them'.split(' ')
const TURNS = 'but while whereas though although'.split(' ')
const AHEAD = 'better stronger higher weaker worse lower'.split(' ')
const DOUBTS = 'nothing nobody none doubt doubtful hard difficult tough unlikely rarely seldom few impossible'.split(
  ' ',
)
const GENERAL = 'anyone anybody any nobody nothing none else'.split(' ')

export function bearingOf(axes: readonly string[], mentions: readonly Mention[], words: ReadonlySet<string>): Bearing {
  const has = (sought: readonly string[]): boolean => sought.some((word) => words.has(word))
  return {
    isWhole:
      axes.length > 1 &&
      axes.every((axis) => unique(mentions.filter(({ kind }) => kind === axis)).length === 1) &&
      !has(OTHERS) &&
      // "Fair on Delta, but Ada is better": said of two.
      !(has(TURNS) && has(AHEAD)),
    weighs: has(WEIGHS),
    doubts: has(DOUBTS),
    general: has(GENERAL),
  }
}
