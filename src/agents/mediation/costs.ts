/** What a user says that a flight costs: points, or only that a part of it is bad or fine. */
import { amountsIn, type ReadSentence, type Times } from '../english/index.ts'

/** Costs that a user told of a flight: numbers, or only how bad that part is. */
export interface ToldCosts {
  readonly calendar?: number | Felt
  readonly price?: number | Felt
  readonly arrival?: number | Felt
}

type Felt = 'bad' | 'fine'

type Part = keyof ToldCosts

const PART_WORDS: readonly (readonly [Part | 'total', RegExp])[] = [
  ['price', /^(?:price\w*|fares?|expensive|cheap\w*|pricey|money|deal|budget|afford\w*|ticket\w*)$/],
  ['arrival', /^(?:arriv\w*|wait\w*|friends?|buddy|buddies|apart|together|landing)$/],
  ['calendar', /^(?:meetings?|calendar|conflicts?|schedule|appointments?|missed|missing|overlap\w*)$/],
  ['total', /^(?:total\w*|overall|altogether|score|sum|worth)$/],
]

const partOf = (word: string): Part | 'total' | undefined => PART_WORDS.find(([, pattern]) => pattern.test(word))?.[0]

const BAD: readonly (readonly [Part, RegExp])[] = [
  [
    'price',
    /\b(?:too|so|very|really|pretty|quite|a bit|awfully|way too|rather) (?:\w+ )?(?:expensive|pricey|costly|much money|high a price)\b|\b(?:price|fare|cost) (?:is |was |seems |looks )?(?:\w+ )?(?:bad|high|steep|terrible|awful|too much)\b|\b(?:expensive|pricey|steep|overpriced)\b|\b(?:cheaper|less expensive)\b|\bhigh(?:er)? (?:price|fare|cost)\b|\b(?:better|lower) (?:price|fare)\b|\bpricey\b/,
  ],
  [
    'arrival',
    /\b(?:too|so|very|really|pretty|way|quite) (?:far|long)\b|\b(?:arriv\w*|land\w*|get there|friends?|wait\w*|others?|than) (?:\w+ ){0,6}(?:too|so|very|really|pretty|way|quite) (?:late|early)\b|\b(?:too|so|very|really|pretty|way|quite) (?:late|early) (?:\w+ ){0,4}(?:arriv\w*|land\w*|friends?|others?|them|than)\b|\bfar (?:from|apart)\b|\bapart\b|\bnot (?:\w+ ){0,3}(?:together|same time|near|close|closer)\b|\b(?:closer|nearer) to (?:my|the|his|her|their)\b|\bwait (?:is |would be )?(?:too )?(?:long|bad|terrible)\b|\bwait (?:for )?(?:hours|ages|forever)\b|\bdifferent (?:of a )?(?:times?|arrival)\b|\bcloser (?:to each other|together)\b/,
  ],
  [
    'calendar',
    /\b(?:miss|skip|cuts? into|overlaps?|conflicts?|interferes?|runs? (?:through|into)|clash\w*) (?:\w+ ){0,4}(?:important|too many|a lot|many|several|most|critical|crucial|big)\b|\b(?:too|that|so|this) many (?:\w+ ){0,3}(?:meetings|conflicts)\b|\bmissing (?:a couple|some|several|two|three|both)(?: of)? (?:\w+ )?meetings\b|\bimportant meetings?\b|\b(?:can not|could not|not able to) (?:do|make|take|fly at|travel at) (?:that|this) (?:time|day|slot|date|one|flight)\b|\b(?:overlaps?|conflicts?|interferes?|clash\w*) with (?:\w+ ){0,4}(?:meetings?|appointment|calendar|schedule)\b|\bnot work (?:with|for) my (?:schedule|calendar)\b|\b(?:schedule|calendar) (?:is|looks) (?:\w+ )?(?:blocked|full|booked|busy|packed)\b|\bmiddle of (?:\w+ ){0,4}meetings?\b/,
  ],
]
const FINE: readonly (readonly [Part, RegExp])[] = [
  [
    'price',
    /\b(?:price|fare|cost|deal) (?:is |was |looks |seems )?(?:\w+ )?(?:fine|good|great|okay|ok|perfect|excellent|reasonable|acceptable|alright|right|lovely|no problem)\b|\b(?:great|good|nice|amazing|excellent|fair|reasonable) (?:price|deal|fare)\b|\b(?:cheap|affordable|bargain)\b/,
  ],
  [
    'arrival',
    /\b(?:arrival|waiting|wait|timing) (?:is |was |looks |time is |time )?(?:\w+ )?(?:fine|good|great|okay|ok|perfect|short|acceptable)\b|\b(?:same time|close together) (?:as|is good)\b/,
  ],
  [
    'calendar',
    /\b(?:no|without any|not any|zero) (?:conflicts?|clash\w*|overlaps?)\b|\b(?:meetings|schedule|calendar) (?:are |is )?(?:fine|good|okay|ok|free|clear)\b|\bmiss nothing\b/,
  ],
]

/** "It costs too much", "I can't afford that". */
const DEAR =
  /\bcosts? (?:way |far |a bit )?too much\b|\b(?:way |far )?too much money\b|\b(?:can|could) not (?:really )?(?:afford|pay)\b|\b(?:over|above|beyond|out of|exceeds?) (?:my |the )?budget\b/
const COSTLY = '(?:expensive|pricey|costly|dear)'
/** A flight that costs less is wished for where no price is spoken of: "not that expensive please", "as cheap as possible". */
const WISHED = new RegExp(
  `\\bas cheap(?:ly)?\\b|\\b(?:want|need|prefer|like|find|get|give|show|please|pls|something|anything|possibly|rather|cheap) (?:\\w+ ){0,4}cheap\\b|\\bcheap(?: \\w+)? (?:please|pls)\\b|^(?:(?:just|but|and|please|maybe|ok|okay|well|,|hm+|something|anything|one|flight|that is|rather|only) )*not (?:so|that|too|as|very) ${COSTLY}|\\b(?:something|anything|one|flight)(?: that is)? not (?:so|that|too|as|very) ${COSTLY}`,
)

/** What a sentence says that a flight costs; undefined: nothing. */
export function costsIn({ tokens, asks }: ReadSentence, times: Times): ToldCosts | undefined {
  const taken = new Set(
    times.find(tokens).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
  )
  const told: Record<string, number | Felt> = {}
  for (const { topic, value, signed } of amountsIn(tokens, partOf, { isTaken: (at) => taken.has(at), weak: 'total' })) {
    if (topic === 'total' || Math.abs(value) > 200 || !Number.isInteger(value)) continue
    // Meetings and arrivals only cost; what a price is without a sign is not clear where it is no small number.
    // "2 meetings" are counted.
    if (topic === 'calendar' && !signed) continue
    if (topic !== 'price') told[topic] = -Math.abs(value) || 0
    else if (signed || Math.abs(value) <= 40) told[topic] = value || 0
  }
  const whole = tokens.map((token) => token.text).join(' ')
  // "That is pricey, maybe I could fly on Friday?" tells before it asks.
  const [, before] = (asks && /^((?:that|this|it|those|too|a bit|the) .*?)(?: ,| but| and) /.exec(whole)) || []
  const text = before ?? whole
  if (told.price === undefined && (DEAR.test(text) || WISHED.test(text))) told.price = 'bad'
  if (told.arrival === undefined && /\bno wait(?:ing)?\b/.test(text)) told.arrival = 0
  if (!asks || before !== undefined || /\b(?:cheaper|closer|nearer|better price|lower price|pricey)\b/.test(text)) {
    const negated = /\bnot\b/.test(text)
    for (const [part, pattern] of FINE)
      if (told[part] === undefined && pattern.test(text) && !negated) told[part] = 'fine'
    for (const [part, pattern] of BAD)
      if (
        told[part] === undefined &&
        pattern.test(text) &&
        !(negated && !/\bnot (?:\w+ ){0,3}(?:together|same|near|close)/.test(text))
      )
        told[part] = 'bad'
  }
  return Object.keys(told).length > 0 ? told : undefined
}
