/**
 * What points back to something that was named before ("a band makes it hard to talk, so none of that", "hipster cafés are
 * everywhere and I can't stand any of them", "my son loves parks, we should see one"), said by its name in a clause of its own.
 */
import { readerFor } from './english.ts'
import { KINDS, kindsNamed } from './kinds.ts'

const END =
  '(?=(?:,? (?:please|pls|thanks|thx|thank you|at all|really|either|too|again|today|now|ever|any ?more|much|a lot|so much|anywhere|for (?:me|us)|if possible))*,? ?(?:$|[.!?;:,\\n)]|(?:and|but|so|because|since|as|while|though|although|when|whenever|if|the (?:first|last|only) time|every time)\\b))'
/** Of several, or of one. */
const THEM =
  '(?:(any|none|some|one|all|either|neither|more|much|many|anything|nothing) of )?(it|that|this|them|those|these|some|one|none|any)(?: (?:sort of )?(?:things?|stuff|places|spots))?'
const ADVERB =
  '(?:really|just|simply|absolutely|always|also|still|truly|totally|honestly|definitely|certainly|personally|actually|frankly|never|hardly|rather|much|secretly|do|does|did|will|would|can|could|should|must|may|might|won|have to|has to|need to|needs to|want to|wants to|would like to|like to|not|cannot|even|happily|gladly|better|try to|tend to|prefer to|plan to|am going to|are going to)'
const TAKES =
  "(?:like|loved|love|hated|hate|disliked|enjoyed|enjoy|stand|bear|dislike|eat|drink|touch|want|adore|avoid|need|depend on|depends on|rely on|relies on|do without|does without|live without|go without|be without|manage without|skip|loathe|detest|abhor|tolerate|stomach|abide|resist|get enough of|refuse|fear|dread|be around|be near|go near|come near|listen to|hear|handle|take|order|have|appreciate|crave|despise|swear by|be doing with|could do with|am done with|are done with|am (?:not )?(?:into|fond of|keen on|a fan of)|are (?:not )?(?:into|fond of|keen on|fans of)|'m (?:not )?(?:into|fond of|keen on|a fan of)|'re (?:not )?(?:into|fond of|keen on|fans of))(?:s|es)?"
const WHO = "(?:i|we|he|she|they|you|everyone|everybody|nobody|no one|my (?:\\w+ )?\\w+|our \\w+)(?:'(?:d|ll|ve))?"
const NOT = "(?:don't|doesn't|didn't|can't|couldn't|won't|wouldn't|shouldn't|mustn't)"
const BEFORE = '(?<=^|[.!?;:,\\n] ?|- |\\b(?:and|but|so|because|since|as|though|although|while|therefore) )'
const LEAD = '(?:so |and |but |then |therefore |please,? |maybe |just |because |since |as |now )*'

/** Somebody takes or leaves it: "I couldn't eat any of those". */
const TAKEN = new RegExp(
  `(?:,? (?:-+ )?|^)(?<!\\b(?:if|when|whenever|where|that|which|who|whether|unless|how|than|what|before|after|until) )\\b${LEAD}(${WHO} (?:(?:${ADVERB}|${NOT}) )*${TAKES}) ${THEM}${END}`,
  'gi',
)
/** Told to leave it out or to bring it: "please skip those", "keep me away from that". */
const TOLD = new RegExp(
  `${BEFORE}${LEAD}((?:let's |let us |do not |don't |could you |can you )*(?:skip|avoid|leave out|forget|drop|spare (?:me|us)|(?:keep|stay) (?:me |us )?(?:well |far )?(?:away from|clear of|off)|no more of|bring on|bring (?:me|us)|give (?:me|us)|get (?:me|us)|show (?:me|us)|take (?:me|us) to|find (?:me|us)|send (?:me|us) to|include|add|plan|look for)) ${THEM}${END}`,
  'gi',
)
/** "None of that, please", "no more of those". */
const NONE = new RegExp(
  `(?:,? |^)(?:-+ )?${LEAD}(?:i want |we want |i need |we need |there should be |there must be )?(?:no|none|nothing|not any|not one|no more|not more|nothing more)(?: of| like) (?:it|that|this|them|those|these)(?: (?:sort|things?|stuff|kind))?${END}`,
  'gi',
)
/** "Please leave them out", "keep it away from me". */
const LEFT_OUT = new RegExp(
  `${BEFORE}${LEAD}(?:leave|keep|cross|strike|cut|take|get) (?:it|that|this|them|those|these) (?:out|off|away)(?: (?:of|from|off) (?:me|us|it|this|the (?:list|plan|day)|my (?:list|day|sight|plate)|our (?:list|day)))?${END}`,
  'gi',
)
/** "Make sure there is some", "I hope you find one". */
const TO_BE_THERE = new RegExp(
  `(?:,? |^)(?:so |and |but |please,? )*(?:(?:make|be) sure|see to it|(?:i |we )?hope(?:fully)?|it would be (?:nice|great|good|lovely) if)(?: that)? (?:there (?:is|are|will be|was|were)|there's|it has|they have|(?:we|you|i)(?:'ll| can| could)? (?:have|get|find|found)) (?:enough of |plenty of |some of |one of )?(?:some|one|any|it|that|them|those|enough|plenty)${END}`,
  'gi',
)
/** "People love dive bars. I don't." */
const NOT_I =
  /(?:[.,;!] |, but | but )(?:but )?(?:(?:i|we) (?:\w+ly |myself )?(?:don't|do not|never did|doesn't)|not (?:me|us|i|for me|for us|my thing|our thing))(?: (?:at all|though|myself|really|honestly))*(?= ?(?:[.,;!?\n]|$))/gi
/** "Music while I eat? I could do without." */
const WITHOUT = new RegExp(
  `(?<=[.?!;]) (?:i|we) (?:can|could) (?:\\w+ly |well |just )?do without(?: it| that| them)?${END}`,
  'gi',
)
/** Something was wished for, and would not be missed: "parking would be nice, though we can do without it". */
const MISSES_NOT = /\b(?:do|does|live|manage|cope|go|be) without$/i
const WISHED = /\b(?:would|could be|want|prefer|hope|wish|like to|love to|please|if possible)\b|'d\b/i

/** What all others do. */
const OTHERS_LIKE =
  /\b(?:people|everyone|everybody|others|many|most|they|locals|some|all the world|(?:my|our) (?:friends|colleagues|neighbou?rs)) (?:(?:just|all|really|always|here|seem to|may|might) )*(?:loves?|likes?|adores?|enjoys?|raves? about|swears? by|goe?s? for|praises?|(?:are|is) (?:crazy|mad|wild) about|(?:are|is) into)\b/i

/** "I want nothing to do with them", "I have no use for that". */
const NO_DEALING = new RegExp(
  `,? ?(?:and |but |so )*\\b(?:i|we|my \\w+)(?:'d| would)? (?:rather )?(?:want|wants|have|has|like) (?:nothing|nothing at all) to do with (?:it|that|this|them|those|these)${END}|,? ?(?:and |but |so )*\\b(?:i|we) have no (?:use|time|patience|need) for (?:it|that|this|them|those|these)${END}`,
  'gi',
)
/** "We should see one": of the kind that was named. */
const SEE_ONE = new RegExp(
  `(?:,? |^)(?:so |and |but |then |therefore |please,? |maybe )*(?:(?:i|we|you|he|she|they)(?:'d| would| should| must| have to| need to| want to| could| can| might| will|'ll)?(?: really| definitely| love to| like to)*|let's|to|please|(?=(?:take|bring|lead|send|show|find) (?:me|us))) ?(?:(?:take|bring|lead|send) (?:me|us) to|(?:show|find) (?:me|us)|see|visit|go (?:in)?to|have|include|add|want|need|be in|sit in|find|do|like|love) (?:at least )?one(?: of (?:them|those|these))?${END}`,
  'gi',
)

/** Something that can be pointed to, and where it stands in the text. */
interface Named {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly kind: boolean
}

/** How things are called that stand where a pronoun stood; people are no such things. */
const CALLED: Readonly<Record<string, string>> = {
  'live music': 'live music',
  touristy: 'touristy places',
  hidden: 'hidden spots',
  'has wifi': 'wifi',
  'has parking': 'parking',
  'has takeout': 'takeout',
  'accepts reservations': 'reservations',
  'outdoor seating': 'outdoor seating',
  viewpoint: 'viewpoints',
  'vegan options': 'vegan food',
  'vegetarian options': 'vegetarian food',
}
const called = (kind: string, id: string): string | undefined =>
  kind === 'cuisine'
    ? `${id} food`
    : kind === 'alcohol type'
      ? id
      : kind === 'ambience'
        ? `${id} places`
        : kind === 'feature'
          ? CALLED[id]
          : undefined

/** What stands between the items of a list. */
const LISTED =
  /^(?: (?:food|dishes|places?|bars?|music|caf[eé]s?|stalls?|restaurants?))?(?:,| and|, and| or|, or| nor| &|\/) ?(?:(?:the|a|an|any|some|souvenir|fancy|loud) )*$/i
const WORD = /[a-z][a-z'-]*/gi

/** The things that a text names before a place, in their order. */
function namedIn(text: string): Named[] {
  const words = [...text.matchAll(WORD)]
  const found: Named[] = []
  const reader = readerFor([])
  for (let at = 0; at < words.length; at++) {
    const one = words[at]!
    for (const length of [3, 2, 1]) {
      const last = words[at + length - 1]
      if (last === undefined) continue
      const [from, to] = [one.index, last.index + last[0].length]
      const said = text.slice(from, to)
      if (/[.,;!?\n]/.test(said)) continue
      const kinds = length === 1 ? kindsNamed(said.toLowerCase()) : []
      const mention = reader
        .mentions(said)
        .find(({ kind, id, to: end }) => end === length && called(kind, String(id)) !== undefined)
      const name = mention ? called(mention.kind, String(mention.id)) : kinds[0]
      if (name === undefined) continue
      const before = found.at(-1)
      // "Hipster cafés" are one thing.
      if (!mention && before && !before.kind && before.to === from - 1) break
      found.push({ name, from, to, kind: mention === undefined })
      at += length - 1
      break
    }
  }
  return found
}

/** Of plans that were offered other things are said. */
const OF_A_PLAN =
  /\b(?:the|this|that|your|these|those|first|second|last) (?:\w+ )?(?:plan|itinerary|offer|proposal|trip|suggestion|idea)s?\b/i
/** So many are resolved; nobody points back more often. */
const MOST = 12
/** So far back. */
const FAR = 240

/** The sentence that a text breaks off in, and the one before. */
const lastSentences = (text: string): string => /[^.!?\n]*[.!?\n]?[^.!?\n]*$/.exec(text.slice(-FAR))![0]

/** What "them" or "it" points to behind these words: the last thing named, with those of its list. */
function pointedTo(before: string, many: boolean): string[] {
  const sentence = lastSentences(before)
  if (OF_A_PLAN.test(sentence)) return []
  const named = namedIn(sentence)
  const last = named.at(-1)
  // "The band was late, and my brother was furious": what was said since is nearer.
  if (last === undefined || last.kind || /[.!?\n;].*[.!?\n;]/s.test(sentence.slice(last.to))) return []
  const list = [last]
  for (let at = named.length - 2; at >= 0; at--) {
    const one = named[at]!
    if (!LISTED.test(sentence.slice(one.to, list[0]!.from))) break
    list.unshift(one)
  }
  const names = [...new Set(list.map(({ name }) => name))]
  return many || names.length === 1 ? names : []
}

const POINTS = /\b(?:it|that|this|them|those|these|one|some|none|any|not|do|does|did)\b|n't\b/i

const inPresent = (verb: string): string =>
  verb.replace(/\b(lov|hat|dislik)ed\b/i, '$1e').replace(/\b(enjoy)ed\b/i, '$1')

/** The text with what points back said by its name. */
export function sayPointed(text: string): string {
  if (!POINTS.test(text)) return text
  let left = MOST
  const said =
    (pattern: RegExp, sayWith: (names: string, found: string[], before: string) => string) => (from: string) =>
      from.replace(pattern, (...found) => {
        const [at, whole] = found.slice(-2) as [number, string]
        const groups = found.slice(0, -2) as string[]
        const many = !/\b(?:it|this|one)\b(?!.*\b(?:them|those|these)\b)/i.test(groups[0]!)
        const names = left-- > 0 ? pointedTo(whole.slice(0, at), many) : []
        return names.length === 0 ? groups[0]! : sayWith(names.join(' and '), groups, whole.slice(0, at))
      })
  const ways = [
    said(NO_DEALING, (names) => `; no ${names}`),
    said(LEFT_OUT, (names) => `; no ${names}`),
    said(TO_BE_THERE, (names) => `; i need ${names}`),
    said(WITHOUT, (names) => `; no ${names}`),
    said(NONE, (names) => `; no ${names}`),
    said(TAKEN, (names, [whole, takes, of, them], before) =>
      MISSES_NOT.test(takes!) && !/n't|not|never/i.test(takes!) && WISHED.test(lastSentences(before))
        ? whole!
        : `; ${inPresent(takes!)} ${/^(?:none|neither|nothing)$/i.test(of ?? them ?? '') ? 'no ' : ''}${names}`,
    ),
    said(NOT_I, (names, [whole], before) =>
      OTHERS_LIKE.test(lastSentences(before)) ? `; i don't like ${names}` : whole!,
    ),
    said(TOLD, (names, [, told]) => `; ${told} ${names}`),
  ]
  return ways
    .reduce((before, way) => way(before), text)
    .replace(SEE_ONE, (whole, ...found) => {
      const before = (found.at(-1) as string).slice(0, found.at(-2) as number)
      const sentence = left-- > 0 ? lastSentences(before) : ''
      const last = namedIn(sentence).at(-1)
      return last?.kind === true && new RegExp(`\\b${KINDS}s\\b`, 'i').test(sentence)
        ? `; i want at least one ${last.name}`
        : whole
    })
}
