/** What users say that they would pay at most: "nothing above 500", "$350 is too much for us", "under 300 if possible". */

/** What is longer tells no limit. */
const LONGEST = 1000

const MONEY = String.raw`(?:(?:around |about |like |some )?(?:\$ ?(\d{1,3}(?:,\d{3})+|\d{2,5})|(\d{1,3}(?:,\d{3})+|\d{2,5}) ?(?:\$|dollars?\b|bucks\b|usd\b)))`
const AMOUNT = String.raw`(?:${MONEY}|(\d{1,2},\d{3}|\d{3,4})(?![\d:/]| ?(?:[ap]\.?m\b|%)))`
const VERY = String.raw`(?:(?:really|just|simply|far|way|much|a bit|a little|rather|too|so|very|quite|pretty|still|clearly|frankly|already) )*`
const COSTLY = String.raw`(?:much(?: money)?|dear|expensive|pricey|costly|steep|high|a lot|out of (?:my|our|the) (?:budget|reach)|over (?:my|our) budget|beyond (?:my|our) (?:means|budget)|more than (?:i|we) (?:can|could|want|would|am|are)\b)`

/** As much is still paid. */
const UP_TO: readonly RegExp[] = [
  String.raw`\b(?:nothing|not|never|no (?:flights?|one)|none|anything but|without)(?: \w+){0,4}? (?:over|above|beyond|exceeding|more than|dearer than|pricier than|costlier than) ${AMOUNT}`,
  String.raw`\b(?:no|not) more than ${AMOUNT}`,
  String.raw`n['’]?t(?: \w+){0,3} (?:pay|spend) (?:over|above|beyond|more than) ${AMOUNT}`,
  String.raw`\b(?:at most|up to|max(?:imum|imal)?\.?(?: of| is|:)?|within|as long as (?:it|they|that) (?:is|are|stays?|costs?) (?:under|below)|limit(?:ed)? (?:to|of|is)|budget(?: \w+)? (?:is|of|at)|cap(?:ped)? (?:at|of|is)|only (?:have|got|pay)|(?:can|could|would|will) (?:only )?(?:pay|spend|afford)(?: up to| at most)?) ${AMOUNT}`,
  String.raw`${AMOUNT} (?:is|would be) (?:my|our|the) (?:\w+ )?(?:limit|max(?:imum)?|budget|ceiling|cap|upper limit)\b`,
  String.raw`${AMOUNT} (?:max(?:imum)?|tops|at most|or less|or cheaper)\b`,
].map((pattern) => new RegExp(pattern, 'gi'))
/** So much is no longer paid. */
const BELOW: readonly RegExp[] = [
  String.raw`\b(?:under|below|less than|cheaper than|lower than|beneath) ${AMOUNT}`,
  String.raw`\b(?:(?:ca|could|wo|would|do)n['’]?t|(?:can|could|will|would|do) ?not|never)(?: \w+)? (?:pay|spend|afford)(?: (?!over|above|more|up)\w+){0,2} ${AMOUNT}`,
  String.raw`${AMOUNT},? ?(?:(?:(?:that|this|it|which) )?(?:is|are|was|were|would be|['’]s|seems?|feels?|sounds?) |that['’]s |thats )?${VERY}${COSTLY}`,
].map((pattern) => new RegExp(pattern, 'gi'))

/** Said of what stands at its place; "not too expensive" says nothing against it. */
const DENIED = /\b(?:not|n['’]t|never|hardly)\b[^,.;]{0,12}$/i

/** The highest price that a message would pay, in dollars; undefined: it says none. */
export function limitIn(text: string): number | undefined {
  if (text.length > LONGEST || !/\d\d/.test(text)) return undefined
  const found = (patterns: readonly RegExp[], less: number): number[] =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const amount = match.slice(1).find((group) => group !== undefined)
        const behind = match[0].slice(match[0].indexOf(amount!))
        return amount === undefined || DENIED.test(behind.slice(0, -2))
          ? []
          : [Number(amount.replaceAll(',', '')) - less]
      }),
    )
  const all = [...found(UP_TO, 0), ...found(BELOW, 1)]
  return all.length === 0 ? undefined : Math.min(...all)
}
