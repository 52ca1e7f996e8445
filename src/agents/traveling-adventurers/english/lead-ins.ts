/** Leaves out what only leads up to what is said, or trails off behind it: "ok so", "hmm", "by the way", "…, my friend". */
import { BREATH, IN_MY_VIEW, LAUGHTER, OF_SAYING } from '../../english/typing/asides.ts'

/** "So" that measures, refers or belongs to a saying: "so far", "so be it", "so do I". */
const SO = String.raw`so(?=[, ])(?! (?:far|be it|much|many|few|little|long|low|high|close|sorry|so|do|did|am|is|are|was|have|has|would|will|that(?= (?:i|we|you|it|both|they)\b))\b)`
/** "Honestly", of what follows; with nothing between, only before a clause. */
const FRANKLY = `${OF_SAYING}|${IN_MY_VIEW}|basically|personally|seriously|to be clear|for me personally`
const BESIDES =
  'anyways?|anyhow|first of all|on another note|quick (?:note|update|one)|another thing|one more thing|oh and|alright then so|now then|as for me'
/** Takes time. */
const PAUSING = String.raw`(?:(?:let me|lemme) (?:just |quickly )?(?:see|look|check|think)|let['’]?s see|let us see|good question|(?:just )?(?:a|one|give me a|hold on a) (?:sec|second|moment|minute|min))`
const ADDRESS =
  '(?:my |dear |good )*(?:partner|friend|mate|buddy|dude|bro|man|pal|team ?mate|amigo|fella|folks|colleague|comrade|boss|there|again|everyone|all|player|adventurer|traveler|traveller)'
/** What stands behind a word that leads up without a mark. */
const SUBJECT = String.raw`(?=(?:i|i['’]\w+|im|ive|id|ill|we|we['’]\w+|you|u|it|it['’]s|its|that|that['’]s|thats|this|there|there['’]s|the|my|mine|your|our|let|let['’]?s|from|between|what|what['’]?s|how|which|where|why|can|could|shall|should|would|do|does|is|are|yes|yeah|yep|no|nope|nah|ok|okay|sure|for|if|maybe|then|[LEBKCA]\b) ?)`

const LEADS: readonly RegExp[] = [
  // "Hi there!", "good morning, partner,"
  new RegExp(
    String.raw`^(?:hi|hiya|hello|hey|heya|hey hey|yo|greetings|good (?:morning|day|afternoon|evening)|howdy)(?:,? ${ADDRESS})?(?: ?[!,.]+ ?| (?=${ADDRESS}[!,.]))`,
    'i',
  ),
  new RegExp(String.raw`^(?:dear|hey|ok|okay|alright|oh)?,? ?${ADDRESS}(?:,|!)+ `, 'i'),
  /^(?:sorry|apologies|my apologies|pardon|excuse me)(?: again)? for (?:the |my |being |replying |answering )?(?:long |short |slow |late |little )?(?:wait(?:ing)?|delay|late|slow|late reply|late response|slow reply|reply|silence|pause)(?: so long)?\b[!,.:]* /i,
  new RegExp(String.raw`^${PAUSING}(?: first| again| for a (?:sec|second|moment))? ?(?:[!,:…]|\.+|-)+ ?`, 'i'),
  // "Ok so", "so,", "well,"
  new RegExp(
    String.raw`^(?:(?:and|but|now|yeah|oh|ah|ugh|phew|wow) )?(?:ok|okay|k|kk|right|alright|well|um|uhm?|h+m+|now|aight) ${SO},? `,
    'i',
  ),
  /^so, /i,
  // "Your reading was right: K-B 5": what follows is one's own.
  /^(?:(?:yes|oh|dear me|no|but|so|well)[,.!]? ){0,2}(?:your (?:reading|version|summary|list|notes?|understanding) (?:is|was) (?:all |quite |perfectly |absolutely )?(?:right|correct|fine|accurate)|you (?:read|heard|had|got|noted) (?:it|them|that|me|everything|those) (?:right|correctly))\s?: /i,
  // "Then prove it: your K-B, please."
  /^(?:(?:and|ok|okay|so|then|well|now|please),? ){0,2}(?:prove it|show me|back it up|enlighten me|surprise me|help me(?: out)?|answer me(?: this)?|tell me(?: this| first)?)(?: then| please| first)?: /i,
  new RegExp(String.raw`^(?:${LAUGHTER})(?: ?[,!.]+)? (?=\S)`, 'i'),
  new RegExp(String.raw`^(?:${BREATH})\b(?!-) ?(?:[,:…]|\.+)* ?`, 'i'),
  new RegExp(String.raw`^well(?: well)?(?:,| ?\.{2,}|…| ${SUBJECT}) ?`, 'i'),
  new RegExp(String.raw`^(?:and |but |so )?(?:${FRANKLY}|${BESIDES})(?: ?[,:] ?| ?\.{2,} ?|… ?| ${SUBJECT})`, 'i'),
]

/** So many may stand one behind the other. */
const MOST = 4

function withoutLead(text: string): string {
  let rest = text
  for (let i = 0; i < MOST; i++) {
    const lead = LEADS.find((one) => one.test(rest))
    const left = lead ? rest.replace(lead, '') : rest
    // Nothing leads up to nothing.
    if (!lead || !/[\p{L}\d👍👎👌✅💯]/u.test(left)) break
    rest = left
  }
  return rest
}

/** Behind what is said: laughter, a smile, an address, an opinion, thanks; the mark before the end stays. */
const TAILS: readonly (readonly [written: RegExp, kept: string])[] = [
  [new RegExp(String.raw`(?<=\S)[ ,]{1,4}(?:${LAUGHTER})\b[ .!]*$`, 'i'), ''],
  [/(?<=\S)\s{1,4}[:;=]['-]?[)DPp]+\s*$/, ''],
  [new RegExp(String.raw`(?<=\w), ${ADDRESS}( ?[.!?]*)$`, 'i'), '$1'],
  [
    new RegExp(
      String.raw`(?<=\b(?:you|u|yours|and|agreed|ok|okay|yes|no|deal|sure|perfect|great|fine)) (?:my )?(?:partner|friend|mate|buddy|dude|bro|man|pal)( ?[.!?]*)$`,
      'i',
    ),
    '$1',
  ],
  [/(?<=\w),? please( ?\?)\s*$/i, '$1'],
  [new RegExp(String.raw`(?<=\w),? (?:${OF_SAYING}|${IN_MY_VIEW})( ?[.!]*)$`, 'i'), '$1'],
  // "Sure Thanks!"
  [/(?<=[a-z]) (?:Thanks|Thank you|Thx)(?: (?:in advance|a lot|so much|very much|again))?[ .!]*$/, ''],
  [/(?<=\w \w+ \w+), right$/i, ''],
  // Of a number it would be a doubt.
  [/(?<=(?:^|[.!?\n])[^.!?\d\n]{0,120}\w),? i (?:think|guess|suppose|believe)( ?[.!]*)$/i, '$1'],
  [
    /(?<=[.!?\n👍👌✅💯]) ?(?:thanks|thank you|thx|ty|cheers)(?: (?:in advance|a lot|so much|very much|again))?[ .!]*$/iu,
    '',
  ],
]

function withoutTails(text: string): string {
  let rest = text
  for (let i = 0; i < MOST; i++) {
    const tail = TAILS.find(([written]) => written.test(rest))
    const left = tail ? rest.replace(...tail) : rest
    if (!tail || !/[\p{L}\d👍👎👌✅💯]/u.test(left)) break
    rest = left
  }
  return rest
}

/** The text without the words that lead up to it, and without those it trails off in. */
export function withoutLeads(text: string): string {
  const start = /^\s*/.exec(text)![0]
  return start + withoutTails(withoutLead(text.slice(start.length)))
}
