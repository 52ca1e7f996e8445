/**
 * The assistant's question where it is not certain what was said of a place, and answers to it: "stay", "out with it", "the first",
 * "no, keep it", "both". An answer is said in full before it is read, so that it means the same as if nothing had been asked.
 */
import type { Site } from '../../games/planning/index.ts'
import { readerFor } from './english.ts'
import { pointingOf } from './meant.ts'

/** Of a place of the plan, of one beside it, and whether that comes in place of a stop. */
export const QUESTIONS = {
  stays: (name: string) => [
    `Shall ${name} stay or go?`,
    `Do you want to keep ${name}, or shall I take it out?`,
    `Is ${name} to stay, or would you rather be without it?`,
    `What about ${name}, does it stay or go?`,
    `Before I change anything: does ${name} stay or go?`,
  ],
  comes: (name: string) => [
    `Shall I put ${name} in or leave it out?`,
    `Would you like ${name} in the plan, or rather not?`,
    `Is ${name} to be in it, or better left out?`,
  ],
  instead: (name: string, gone: string) => [
    `Do you mean ${name} instead of ${gone}, or both?`,
    `Shall ${name} come instead of ${gone}, or would you like both?`,
    `Is it ${name} instead of ${gone}, or the two of them?`,
  ],
} as const

type Kind = keyof typeof QUESTIONS

interface Question {
  readonly kind: Kind
  readonly names: readonly string[]
}

/** The question at the end of what the assistant said; undefined: it is none of these. */
export function questionIn(text: string, sites: readonly string[]): Question | undefined {
  if (!text.endsWith('?')) return undefined
  const named = sites.filter((name) => text.includes(name))
  const ends = (wordings: readonly string[]): boolean => wordings.some((wording) => text.endsWith(wording))
  for (const name of named) {
    for (const kind of ['stays', 'comes'] as const) if (ends(QUESTIONS[kind](name))) return { kind, names: [name] }
    const gone = named.find((other) => ends(QUESTIONS.instead(name, other)))
    if (gone !== undefined) return { kind: 'instead', names: [name, gone] }
  }
  return undefined
}

/** Nobody answers such a question in more words, unless he says something else besides. */
const LONGEST = 12

/** The visitor's words with an answer to the question said in full. */
export function answered(text: string, { kind, names }: Question, sites: readonly Site[]): string {
  if (fullAnswers(kind, names).some((full) => text.startsWith(full))) return text
  const [, head, rest] = /^([^.;!?\n]*)(?:[.;!?\n]+|$)(.*)$/s.exec(text.trim())!
  const parts = [
    [head!, rest!],
    // "Keep it, but something cheaper for the bar."
    ...[...head!.matchAll(/,|\b(?:but|and|because|since)\b/g)].map(({ index }) => [
      head!.slice(0, index),
      `${head!.slice(index).replace(/^,? *(?:and|but)?,? */, '')}. ${rest}`,
    ]),
  ]
  for (const [answer, more] of parts) {
    if (answer!.trim() === '' || answer!.split(/\s+/).length > LONGEST) continue
    const words = wordsOf(answer!, names, sites)
    const full = inFull(words, kind, names)
    if (full !== undefined)
      return [full, words.includes('#') ? answer : '', more]
        .map((part) => part!.trim())
        .filter(Boolean)
        .join(' ')
  }
  // "Swap it for the Mill."
  return kind === 'instead' || text.length > 80 ? text : text.replace(IT, (_, verb: string) => `${verb} ${names[0]}`)
}

const IT =
  /\b(swap|replace|exchange|change|trade|switch|keep|drop|skip|lose|leave|take|have|put|add|want|without|remove|instead of) (?:it|that|that one)\b/i

/** In lower case, the places of the question as `@0` and `@1`, others as `#`. */
function wordsOf(answer: string, names: readonly string[], sites: readonly Site[]): string {
  const shown = { sites, plans: [names], wanted: [] }
  return readerFor(sites.map(({ name }) => name))
    .sentences(answer)
    .map(({ tokens }) => {
      const meant: (readonly string[])[] = []
      return pointingOf(tokens, shown, meant).replace(/@(\d+)/g, (_, at: string) => {
        const [name, ...more] = meant[Number(at)]!
        const place = names.indexOf(name!)
        return place < 0 || more.length > 0 ? '#' : `@${place}`
      })
    })
    .join(' , ')
}

const FIRST = /\b(?:the )?(?:first|former)\b/
const SECOND = /\b(?:the )?(?:second|latter)\b/
const YES =
  /^(?:yes|yeah|yep|yup|sure|of course|certainly|definitely|absolutely|right|correct|exactly|please|do|ok|okay|y|gladly|by all means|go ahead)\b/
const NO = /^(?:no|nope|nah|rather not|better not|please not|not really|never|n)\b/
const OPENS = /^(?:(?:oh|well|ok|okay|hm+|um+|so|then|,) )*(?=\w)/
/** What may stand beside an answer, which is of nothing else then. */
const BESIDE =
  /\b(?:i|we|you|it|that|this|one|them|he|she|there|please|then|just|only|to|can|could|should|may|might|must|have|has|had|let|let's|the|a|be|been|is|are|was|am|will|would|rather|prefer|for|us|me|my|our|now|definitely|really|very|much|of course|think|guess|suppose|mean|meant|and|so|too|if|possible|ok|okay|well|oh|hm+|um+|thanks?|thank|sorry|actually|plan|list|day|do|does|of|take|put|not|no|nope|nah|yes|yeah|yep|sure|never|mind|why|with|from|as|at all|better|still|get|rid|on the|off|certainly|absolutely|obviously|clearly|simply|again|though|first|second|former|latter|option|by all means|fine|good|great|nice|right|happy|glad|said|like|liked|both|after all|back|up|else|need|reason|nothing|way|gladly|exactly|correct|y|n|wife|husband|kids|family)\b|@0|[,.!]/g
const isAlone = (words: string): boolean =>
  WAYS.reduce((left, [, pattern]) => left.replace(pattern, ' '), words)
    .replace(BESIDE, ' ')
    .trim() === ''

/** Nothing that answers: "either is fine", "you decide". */
const OPEN =
  /\b(?:either|whichever|whatever|do not (?:mind|care|know)|no (?:idea|preference|matter)|you (?:decide|choose|pick)|up to you|not sure|maybe|perhaps|depends?|same to)\b/

/** Phrases that tell the way whatever words are in them, and words; the signs of all that are found must agree. */
const WAYS: readonly (readonly [stays: boolean, pattern: RegExp])[] = [
  [
    true,
    /\bnot (?:\w+ )?(?:want|like|wish)(?: to)?(?: see)? (?:it|that|that one|@0)(?: to)? (?:go|leave|gone|out|be (?:\w+ed|gone|left out|taken out|cut))\b/g,
  ],
  [false, /\b(?:leave|left|leaving|keep|kept) (?:it|that|that one|@0|him|them) (?:out|away|off)\b/g],
  [true, /\b(?:leave|left) (?:it|that|that one|@0)(?: (?:in|there|alone|be|as (?:it )?is))?\b/g],
  [
    false,
    /\b(?:let|see) (?:it|that|that one|@0) go\b|\bget rid\b|\bdo(?:ing)? without\b|\bsomething else\b|\bsomewhere else\b|\banything else\b|\bbe without\b|\brather not\b|\bbetter not\b|\bno thanks?(?: you)?\b|\bno need (?:of|for) (?:it|that|@0)\b/g,
  ],
  [true, /\blet (?:it|that|that one|@0) (?:stay|be|in)\b|\bhold on to\b|\bhang on to\b|\bas (?:it )?is\b|\bback in\b/g],
  [
    true,
    /\b(?:stays?|stayed|staying|wants|likes|loves|needs|keeps?|kept|keeping|remains?|in|retain|keeper|want|wanted|need|love|like|add|include|take(?! (?:it|that|that one|@0)? ?(?:out|away|off))|put(?! (?:it|that) out))\b/g,
  ],
  [
    false,
    /\b(?:go|goes|gone|going|out|drop|drops|dropped|remove|removed|skip|skipped|lose|replace|replaced|swap|swapped|cut|scrap|ditch|scratch|away|off|without|leave|leaves|throw|kick|delete|cancel|forget|bin|chuck|hate|another|other)\b/g,
  ],
]
const NEGATED = /\b(?:not|never|no need to|no reason to|nothing to|need not|must not)(?: (?!it\b|that\b|@)\w+){0,3} $/

/** Whether it stays by words that say so; undefined: there are none, or they say both. */
function wayIn(answer: string): boolean | undefined {
  const ways = new Set<boolean>()
  let words = answer
  for (const [stays, pattern] of WAYS)
    words = words.replace(pattern, (said: string, ...rest: unknown[]) => {
      const at = rest.find((one) => typeof one === 'number') as number
      ways.add(NEGATED.test(words.slice(0, at)) ? !stays : stays)
      return said.replace(/\w/g, '_')
    })
  return ways.size === 1 ? [...ways][0] : undefined
}

function inFull(words: string, kind: Kind, names: readonly string[]): string | undefined {
  const [keep, drop] = fullAnswers(kind, names)
  // "The Mill instead."
  if (words.includes('#')) return kind === 'stays' && /^# (?:instead|rather)$/.test(words) ? drop : undefined
  if (kind === 'instead') return inPlace(words, fullAnswers(kind, names))
  if (!isAlone(words)) return undefined
  const way = wayIn(words)
  const said = words.replace(OPENS, '')
  const stays =
    way ??
    (OPEN.test(words)
      ? undefined
      : FIRST.test(words)
        ? true
        : SECOND.test(words)
          ? false
          : YES.test(said)
            ? true
            : NO.test(said)
              ? false
              : undefined)
  return stays === undefined ? undefined : stays ? keep : drop
}

/** All that is made of answers: that it stays or comes, that it does not, and more where two places are asked of. */
const fullAnswers = (kind: Kind, [name, gone]: readonly string[]): readonly string[] =>
  kind === 'stays'
    ? [`Keep ${name}.`, `Drop ${name}.`]
    : kind === 'comes'
      ? [`Put in ${name}.`, `Leave out ${name}.`]
      : [
          `Take ${name} instead of ${gone}.`,
          `Keep ${gone}, leave out ${name}.`,
          `Keep ${gone}, put in ${name}.`,
          `Drop ${gone}, leave out ${name}.`,
        ]

const BOTH = /\b(?:both|two|all|together|also|as well|too|second|latter|besides|in addition|along|with it|alongside)\b/
const NEITHER = /\b(?:neither|none|not either|no (?:to )?both)\b/
const INSTEAD =
  /\b(?:instead|first|former|swap|swapped|replace|replaces|exchange|in place|in its place|rather than|for)\b/

const BOTH_OR_INSTEAD = new RegExp(`${BOTH.source}|${NEITHER.source}|${INSTEAD.source}`, 'g')

/** `@0` is to come in place of `@1`, or both are to be there. */
function inPlace(words: string, [swap, keep, both, neither]: readonly string[]): string | undefined {
  if (!isAlone(words.replaceAll('@1', ' ').replace(BOTH_OR_INSTEAD, ' '))) return undefined
  if (NEITHER.test(words)) return neither
  const [comes, stays] = ['@0', '@1'].map((mark) => words.includes(mark))
  if (/\bnot both\b/.test(words)) return stays && !comes ? keep : swap
  if (BOTH.test(words) && !/\bnot\b/.test(words)) return both
  if (comes && stays) return undefined
  if (stays) return wayIn(words) === false || /\b(?:not|no|instead of|rather than) @1/.test(words) ? swap : keep
  if (comes) return /\b(?:not|no) @0/.test(words) || wayIn(words) === false ? keep : swap
  if (OPEN.test(words)) return undefined
  if (INSTEAD.test(words) && !/\bnot\b/.test(words)) return swap
  const said = words.replace(OPENS, '')
  return YES.test(said) ? swap : NO.test(said) ? keep : undefined
}
