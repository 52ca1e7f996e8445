/**
 * What is said of meetings without saying which: of all of them ("my meetings are low priority"), or of the rest ("everything
 * else can be skipped").
 */
import { importanceGrade, type Token } from '../english/index.ts'
import { importancesOf } from './importances.ts'

const LEAD = '^(?:(?:and|but|so|well|also|though|actually|honestly|,|i would say|i think|i believe) ?)*'
const SAYS = '(?:is|are|can|could|may|does|do|will|would|matters?|counts?|low|high|seem|have|has|tend)\\b'
const COMPARED = '(?! .*\\b(?:as|more|than|like|compared|compares)\\b)'
const MEETINGS = '(?:meetings|appointments|calls|events|commitments)'

const REST = new RegExp(
  `${LEAD}(?:(?:the )?(?:rest|others|other (?:ones|meetings))|(?:everything|anything|nothing) else|all (?:the |my )?(?:others|other (?:ones|meetings))|no other (?:meeting|one)|the remaining (?:ones|meetings))(?: of (?:them|it|my \\w+|the meetings))? (?:${SAYS}|[:,-])${COMPARED}`,
)
/** "All the meetings I have are minor", "I only have low priority meetings". */
const ALL = new RegExp(
  `${LEAD}(?:all |every one )?(?:of )?(?:the |my |these |those )(?:(?!other|important|first|last|next|two|three|morning|afternoon|evening|remaining)\\w+ )?${MEETINGS}(?: (?:that )?(?:i have|i have got|i got)| (?:on|in) my (?:calendar|schedule))*(?: all| mostly| generally)? ${SAYS}${COMPARED}|${LEAD}i (?:just |only |really )*have (?:only |just |nothing but )+(?!an? ).*\\b${MEETINGS}\\b`,
)
/** Said of those of some time, or of some only. */
const SOME = /\b(?:then|there|that (?:day|morning|afternoon|evening|night|time)|some|most|many|few|if|not all)\b/

/** How much all meetings of which nothing was told count, from 0 to 1; undefined: nothing is said of them. */
export function othersIn(tokens: readonly Token[], namesTime: boolean): number | undefined {
  if (namesTime || tokens.length > LONGEST) return undefined
  const words = tokens.map(({ text }) => text).join(' ')
  return REST.test(words) || (ALL.test(words) && !SOME.test(words)) ? importanceGrade(tokens) : undefined
}

const LONGEST = 60

/** Takes it for those of which nothing else was told. */
export function noteOthers(value: number, shared: (readonly number[] | undefined)[]): void {
  const importances = importancesOf({ value, spread: 0.12 }, true)
  shared.forEach((told, i) => (shared[i] = told ?? importances))
}
