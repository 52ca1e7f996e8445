/** Words that strengthen, weaken or deny a remark, and what becomes of its grade. */
import type { Grade } from './grade.ts'
import { wordSet } from './typing/word-set.ts'

export interface Head {
  readonly value: number
  readonly extreme?: 'best' | 'worst'
}

export interface Modifiers {
  readonly from: number
  readonly any: boolean
  readonly negated: boolean
  readonly strength: number
  readonly all: boolean
  /** Denied down to the last trace. */
  readonly faint?: true
  /** Said of all in a list that follows: "none of Ada, Boris and Greta is good". */
  readonly held?: true
  /** Denied of all times. */
  readonly never?: true
}

export const NEGATORS = new Set([
  'not',
  'no',
  'never',
  'hardly',
  'without',
  'neither',
  'nor',
  'isnt',
  'nothing',
  'nobody',
  'none',
])

export const STRONG = new Set(
  'very really super extremely incredibly so truly absolutely exceptionally highly especially particularly way too totally completely ridiculously seriously extra insanely remarkably quite-a super-duper damn utterly'.split(
    ' ',
  ),
)

export const MILD = new Set(
  'slightly somewhat bit little kinda sorta fairly reasonably relatively mildly barely borderline lightly moderately partly partially marginally vaguely halfway semi averagely middlingly passably tolerably'.split(
    ' ',
  ),
)

/** Of these, what leaves it about in the middle. */
const HALF = wordSet('moderately halfway semi averagely middlingly passably tolerably')

export const FIRM = new Set('pretty quite rather decently adequately sufficiently suitably'.split(' '))

/** Denied, not even a trace is left: "not even remotely suitable". */
const FAINT = new Set(['remotely', 'slightest', 'faintest', 'remotest'])

const EACH = new Set(['both', 'all', 'each', 'either'])

/** Speaks for or against the whole of what is said: no measure of its adjective. */
export const SENTENCE_ADVERBS = wordSet(
  'only roughly approximately nearly likely probably possibly actually honestly certainly definitely generally usually personally unfortunately regrettably frankly apparently hopefully presumably obviously clearly sadly luckily basically originally currently recently possibly surely mainly mostly merely simply family early daily friendly lovely ugly lonely reply apply supply rely fly july italy respectively exactly directly finally',
)

export const none = (from: number): Modifiers => ({ from, any: false, negated: false, strength: 0, all: false })

export const each = ({ all }: Modifiers): { all?: true } => (all ? { all: true } : {})

export function modify(modifiers: Modifiers, word: string, at: number, before: string): Modifiers {
  const from = modifiers.any ? modifiers.from : at
  if (NEGATORS.has(word))
    return {
      ...modifiers,
      from,
      any: true,
      negated: !modifiers.negated || word !== 'not',
      ...((word === 'never' || before === 'will') && { never: true }),
    }
  // "I doubt that she would do well."
  if (word === 'doubt' && /^(?:i|we|would|do|really|highly|seriously)$/.test(before))
    return { ...modifiers, from, any: true, negated: true, held: true }
  if (STRONG.has(word)) return { ...modifiers, from, any: true, strength: modifiers.strength + 1 }
  if (word === 'less') return { ...modifiers, from, any: true, strength: -3 }
  if (FAINT.has(word) && modifiers.negated) return { ...modifiers, faint: true }
  if (HALF.has(word)) return { ...modifiers, from, any: true, strength: -1.5 }
  if (MILD.has(word)) return { ...modifiers, from, any: true, strength: -1 }
  if (FIRM.has(word)) return { ...modifiers, from, any: true, strength: -0.3 }
  if (EACH.has(word)) return { ...modifiers, all: true }
  // "Exceptionally", "wholly", "comfortably".
  if (word.length > 5 && word.endsWith('ly') && !SENTENCE_ADVERBS.has(word))
    return { ...modifiers, from, any: true, strength: modifiers.strength + 1 }
  return modifiers
}

const clip = (value: number): number => Math.min(0.98, Math.max(0.02, value))

/** The place of a word after its modifiers: "very" moves it outwards, "slightly" inwards, "not" to the other side. */
export function gradeOf({ value, extreme }: Head, { negated, strength, faint, never }: Modifiers): Grade {
  if (extreme && !negated) return { value, spread: 0.08, extreme }
  if (negated) {
    if (faint && value > 0.5) return { value: 0.08, spread: 0.08 }
    // "Never disappoints", "will not let us down".
    if (never && value < 0.25) return { value: 0.82, spread: 0.1 }
    // "Not good" is poor; "not great", "not perfect" are milder; "not bad" is fair; "not terrible" is middling.
    if (strength > 0 && value > 0.5) return { value: 0.3, spread: 0.13 }
    const turned = value > 0.5 ? 0.24 + 0.6 * Math.max(0, value - 0.7) : 0.62 - 0.5 * Math.max(0, 0.25 - value)
    return { value: clip(turned), spread: 0.12 }
  }
  if (strength > 0) return { value: clip(value > 0.5 ? value + (1 - value) * 0.42 : value * 0.5), spread: 0.07 }
  if (strength < -2) return { value: value > 0.5 ? 0.42 : 0.58, spread: 0.15 }
  if (strength < -1.2) return { value: clip(0.5 + (value - 0.5) * 0.35), spread: 0.1 }
  if (strength < -0.5) return { value: clip(0.5 + (value - 0.5) * 0.55), spread: 0.1 }
  if (strength < 0) return { value: clip(0.5 + (value - 0.5) * 0.9), spread: 0.09 }
  return { value: clip(value), spread: Math.abs(value - 0.5) > 0.4 ? 0.05 : 0.08 }
}

export const blend = (a: Grade, b: Grade): Grade => ({
  value: (a.value + b.value) / 2,
  spread: Math.max(a.spread, b.spread),
})

/** "Goodish", "lowish": on the side of the word, and less so. */
export const softened = (value: number): number => clip(0.5 + (value - 0.5) * 0.6)
