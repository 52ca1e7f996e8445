/** "You wrote that I have 9 between K and A, but it is 6", "you put down 4 for L-C, it should be 7": what is so in place of what is not. */

const NUMBER = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)`
/** What the listener took down, in words that lead up to it. */
const TAKEN = String.raw`\byou(?:['’]ve| have| had)? (?:just |already |also )?(?:said|say|wrote|write|noted|note|put|listed|list|think|thought|believe|assumed|recorded|typed|claim(?:ed)?|counted|count)(?: down| here| there| above)?,? (?:that )?`
const IS = String.raw`(?:it|that|this|mine|the number)(?:['’]s| is| was| should be| should read| must be| has to be)?|(?:i|my number) (?:have|see|got|get|is)|not,? (?:it|that)(?:['’]s| is)`
const SO = '(?: actually| in fact| really| only| just| rather| supposed to be| meant to be| to be)?'
/** "I have 9 between K and A", "K-A as 9", "9 for K-A": the number with what stands on either side. */
const MISQUOTED = new RegExp(
  String.raw`${TAKEN}((?:i|my|mine)\b[^.!?,;\d]{0,60}?|[^.!?,;\d]{0,60}?\b(?:as|is|was|has|with|for|at|:) ?|)\b(${NUMBER})\b([^.!?;\d]{0,60}?)(?:,|;)? ?(?:but|though|while|however|and)?,? ?(?:${IS})${SO} (?:a |an )?(${NUMBER})\b(?! coins? (?:more|less))`,
  'gi',
)
const LONGEST = 400

/** The text with what is so, as if nothing else had been taken down. */
export const setRight = (text: string): string =>
  text.length > LONGEST || !/\byou\b/i.test(text)
    ? text
    : text.replace(MISQUOTED, (_, before: string, wrong: string, behind: string, right: string) =>
        wrong === right
          ? `${before}${right}${behind}`
          : /^(?:i|my|mine)\b/i.test(before)
            ? `${before}${right}${behind}`
            : `I have ${before}${right}${behind}`,
      )
