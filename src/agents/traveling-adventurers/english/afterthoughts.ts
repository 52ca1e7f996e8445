/** Leaves out what is added to something that was said in full: "…, any complaints?", "…, or did I forget a room?", "…, just saying". */
import { shapeOf, tokenAt } from './retelling.ts'
import type { Sentence } from './tokens.ts'

/** They make no question of what they follow. */
const ASKED = [
  `any (?:complaints?|objections?|problems?|issues?|veto|vetoes|concerns?|protests?|doubts?|remarks?)(?: (?:with|about|to|against) (?:that|it|this))?`,
  `(?:or )?(?:did|do|have|am|are|would|was|were|can) (?:i|you|we)(?: both| also| really)? (?:forget|forgot|forgotten|miss|missed|missing|overlook|overlooked|overlooking|skip|leave out|left out|have (?:a |any |some )?(?:problems?|objections?|issues?|complaints?|concerns?)|object|protest|disagree|mind|veto|dumb|stupid|wrong|mistaken|crazy|tired)(?: (?:something|anything|one|a room|any room|any|that|it|this|with|about|to|again|here|against))*`,
  `(?:or )?(?:is|was) (?:something|anything|a room|that|it|there) (?:wrong|missing|stupid|dumb|a mistake|a problem)(?: with (?:that|it|this))?`,
  `(?:or )?do you see it differently`,
  `what could (?:possibly )?go wrong`,
].join('|')
const TOLD = [
  `just (?:so (?:you|u|ya) know|saying|to (?:let you know|warn you|say))`,
  `for your information|fyi|tbh|to be honest|honestly|by the way|btw|(?:i )?promise|i swear|believe it or not|no joke|no kidding|sadly|unfortunately|luckily|thankfully|surprisingly|obviously|that's all(?: i have| i've got| i know)?|as you know|as i said|like i said|for a change|how nice|how sad|what a (?:pity|shame|surprise|joke|waste|joy)|thank god|finally some luck|lucky me|poor me|who would have thought|mind you`,
  `(?:and )?(?:forget|never mind|screw|ditch|skip|drop) (?:about )?(?:the )?[A-Z]`,
  `(?:and )?(?:the )?[A-Z] can (?:easily )?wait(?: a bit| for now| until later)?`,
  `(?:and )?even (?:with|if it's|though it's|though i have) (?:my|only|just|a|the| )*\\d+`,
].join('|')
const ENDING = new RegExp(
  `(?<=\\S )(?:[,(] )?(?:and |but |so |or )?(?:(${ASKED})|(?:${TOLD}))(?: (?:though|then|lol|haha|mate|partner|too))?(?: \\))?$`,
)
/** "Do you mind" and the like stand behind a mark, or an "or". */
const PARTED = /^(?:[,(]|or\b)/

/** "The attic can wait, let's do E first." */
const WAITS =
  /^(?:(?:so|and|but|well|ok|then) )*(?:the )?[A-Z] can (?:easily )?wait(?: a bit| for now)? (?:,|so|but|and) (?:so )?(?=\S)/

export function dropAfterthoughts(given: Sentence): Sentence {
  const waits = given.tokens.length > 80 ? null : WAITS.exec(shapeOf(given.tokens))
  const sentence = waits ? { ...given, tokens: given.tokens.slice(waits[0].trim().split(' ').length) } : given
  const { tokens } = sentence
  if (tokens.length < 3 || tokens.length > 80 || tokens.every(({ kind }) => kind !== 'room')) return sentence
  const shape = shapeOf(tokens)
  const found = ENDING.exec(shape)
  if (!found || !PARTED.test(found[0])) return sentence
  const kept = tokens.slice(0, tokenAt(shape, found.index))
  if (kept.length === 0) return sentence
  return { ...sentence, tokens: kept, question: sentence.question && found[1] === undefined }
}
