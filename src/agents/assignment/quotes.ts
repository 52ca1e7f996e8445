/**
 * What the other said, given back as a reason or to be agreed with: "Boris on Harbor, since you love him there" tells nothing of
 * Boris on one's own side; "you say Femi is good for Anchor, same here" does.
 */
import type { Labels } from './english.ts'
import { lettered, NAME, P, R } from './name-letters.ts'

const YOU = '(?:you|u|your side)'
const OFTEN = '(?:(?:just|already|also|even|only|both|clearly|really|yourself|seem to|do|did|have|had|all|rather) )*'
const SAYS =
  '(?:said|says?|called?|calls|loved?|likes?|liked|rated?|described?|told me|mentioned|wrote|think|thought|find|found|consider(?:ed)?|praised?|recommended|listed|graded?|saw|sees?|have (?:him|her|them|it)|had (?:him|her|them|it))'
const REASON =
  '(?:because|cuz|cause|coz|bc|since|as|where|whom|seeing(?: that)?|given(?: that)?|considering(?: that)?|like)'
const ENDS = '(?=\\s*(?:[.,;:!)…–—-]|$))'
/** A clause without a pair of its own. */
const CLAUSE = `(?:(?!${R}|${P})[^.,;!?\\n]){0,80}`
const MARK =
  '(?:(?:(?:very|really|so|quite|rather|fairly|pretty|all|only|just) )*(?:perfect|superb|outstanding|excellent|great|good|strong|fine|okay|ok|decent|solid|exceptional|fantastic|amazing|brilliant|best|middling|average|acceptable|superior|top|splendid|terrific|marvell?ous))'

type Rule = readonly [pattern: RegExp, say: (all: string, ...parts: string[]) => string]
const rule = (pattern: string, say: Rule[1]): Rule => [new RegExp(pattern, 'giu'), say]

const RULES: readonly Rule[] = [
  // "You say Femi is good for Anchor, same here", "…, me too"
  rule(
    `(^|[.!?\\n] ?)${YOU} ${OFTEN}(?:said|say|think|find|told me|wrote)(?: that)? ([^,.!?\\n]{0,60}?${R}[^,.!?\\n]{0,60})[,;]? (?:and )?(?:(?:it['’]?s |it is |that['’]?s )?(?:the )?same (?:here|for me|on (?:my side|mine))|me too|so do i|likewise|i (?:also |fully |quite )?(?:agree|think so too|see it (?:the same way|too)|say so too)|for me too|mine too)${ENDS}`,
    (_, head, said) => head + said,
  ),
  // "You have Hugo as great on Gantry, so Hugo on Gantry"
  rule(
    `(^|[.!?\\n] ?)(?:(?:and|but|well|ok|okay|since|as|because|given that|seeing that) )?${YOU} ${OFTEN}(?:${SAYS}|have|had|put down|rank)(?: that)? [^,.!?\\n]{0,60}?${R}[^,.!?\\n]{0,60}, (?:(?:so|then|and so|therefore|hence) )+(?=[^.!?\\n]*(?:${R}[^.!?\\n]*${P}|${P}[^.!?\\n]*${R}))`,
    (_, head) => head,
  ),
  // "Since you rate Hugo highly on Gantry, put him there"
  rule(
    `(^|[.!?\\n] ?)(?:(?:and|but|well|ok|okay|since|as|because|given that|seeing that) )?${YOU} ${OFTEN}(?:${SAYS}|have|had|put down|rank)(?: that)? (?:(?!${NAME})[^,.!?\\n]){0,60}(${R})(?:(?!${NAME})[^,.!?\\n]){0,60}(${P})(?:(?!${NAME})[^,.!?\\n]){0,60}, (?:(?:so|then|and|therefore|please) )*(?:(?:let['’]?s|let us|we (?:should|could|can)|i(?:['’]d| would|['’]ll)) )?(?:(?:put|place|use|keep|leave|have|take) (?:him|her|them)|i want (?:him|her|them)|(?:he|she) (?:should|must|could|can) (?:go|be|stay)) there`,
    (_, head, who, what) => `${head}let us put ${who} on ${what}`,
  ),
  // "Boris on Harbor because you love him there", "Femi Harbor, you said fairly good", "…, you having described her as middling"
  rule(
    `(${NAME}[^.!?\\n]{0,40}?)(?:[,;(–—-]+ ?(?:and |but )?| )(?:(?<!\\bas \\w+ )${REASON} ${YOU} ${OFTEN}${SAYS}|(?<=[,;(–—-] ?(?:and |but )?)${YOU} ${OFTEN}(?:${SAYS}|having ${SAYS}|had ${SAYS}))(?![\\p{L}'’])(?! fit)${CLAUSE}\\)?${ENDS}`,
    (_, before) => before,
  ),
  // "Dmitri on Gantry because superb for you"
  rule(
    `(${NAME}[^.!?\\n]{0,40}?)[,;(–—-]* ?${REASON} (?:(?:he|she|it)(?:['’]?s| is| was| looks?) )?${MARK}(?: there)?(?: (?:for|to|with|by) (?:you|u)| (?:on|from) your (?:side|list|table|end)| in your (?:view|eyes|opinion))\\)?${ENDS}`,
    (_, before) => before,
  ),
  // "Greta then on Anchor"
  rule(
    `(^|[.!?,;\\n] ?)(${R}),? then,? (?:(?:goes|is|works|should go) )?(on|for|to|in|at) (${P})`,
    (_, head, who, on, what) => `${head}${who} ${on} ${what}`,
  ),
]

const LONGEST = 600

export function withoutQuotes(text: string, labels: Labels): string {
  if (text.length > LONGEST || !/(?<![\p{L}'’])(?:you|u|your|then)(?![\p{L}])/iu.test(text)) return text
  const named = lettered(text, labels)
  return named ? named.spelt(RULES.reduce((left, [pattern, say]) => left.replace(pattern, say), named.text)) : text
}
