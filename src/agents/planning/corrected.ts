/** A limit that somebody corrects, said anew: "sorry, I meant seventy, not sixty", "I said 60 but it's 70", "make that $70". */
import { rewrite } from '../english/typing/rewriting.ts'
import { readBudget } from './money.ts'
import { FIGURES } from './plainly.ts'

const UNIT = '(?: ?(?:dollars?|bucks?|usd))'
const SUM = `\\$? ?(?<![\\d.])\\d{2,3}(?![\\d%:]|\\.\\d)${UNIT}?(?! ?-?(?:people|persons|of us|min\\w*|miles?|stars?|points?|pts|pm|am|km|years?|kids|hours?|th|o.clock|mi)\\b)`
const TAKEN_BACK =
  /(?:\bnot|n't|\binstead of|\brather than|\bwrong (?:about|with)|\b(?:i|we)(?:'d| had)? (?:first )?(?:said|wrote|told you|typed))(?: (?:the|only|just|that|be))*$/i
/** Between a limit and what it is corrected to. */
const OR_RATHER =
  /^[,.;:!? …-]*(?:(?:or|no|wait|rather|sorry|oops|i mean|i meant|better|make (?:that|it)|actually|let's (?:say|make it)|hm+|uh+m*|well|say|we (?:could|can) (?:stretch|go)(?: up)? to|it's)\b[, ]*){1,5}$/i
const CORRECTS =
  /\b(?:sorry|oops|i mean|meant|correction|should (?:have said|be)|(?<!\b(?:i|we) )make (?:that|it)|actually|or rather|wait|stretch|mistyped|typo|mistake|(?:go|up|raise|increase|lower|reduce|change|set) (?:\w+ ){0,2}to(?= (?:\w+ )?\$? ?\d)|on second thoughts?|let'?s say|say)\b|^\W*no\b/i
const OF_LIMITS = /\b(?:mean|meant|limit|budget|we have|spend|afford|i said|oops|correction|stretch|typo|mis\w+)\b/i
/** Says what a plan costs, or what somebody makes of it. */
const OF_PLANS =
  /\b(?:costs?|prices?|total|makes|comes|the (?:first|second|third|last)|altogether|plan|too|over|more than|exceed\w*|above|below|points?|scor\w+|worth|travel|less|cheaper|for (?:the|an?)|at)\b/i

/** `limit`: told before; `costs`: of the plan that is spoken of; `names`: sites. */
export function withCorrections(
  typed: string,
  limit: number | undefined,
  costs: readonly number[] = [],
  names: readonly string[] = [],
): string {
  if (typed.length > LONGEST) return typed
  const text = rewrite(typed, [FIGURES])
  let before = limit
  let corrected = false
  const said = text.replace(/(?:[^.!?;\n]|\.(?=\d))+[.!?;\n]*/g, (sentence) => {
    const sums = [...sentence.matchAll(new RegExp(SUM, 'gi'))].map((match) => ({
      at: match.index,
      to: match.index + match[0].length,
      value: Number(/\d+/.exec(match[0])![0]),
      isMoney: /\D\d|\d\D/.test(match[0].trim()),
    }))
    if (sums.length === 0 || sums.length > 4) return sentence
    const old = sums.filter(
      ({ at, to, value }, i) =>
        TAKEN_BACK.test(sentence.slice(0, at).trimEnd()) ||
        (sums[i + 1] !== undefined &&
          OR_RATHER.test(sentence.slice(to, sums[i + 1]!.at)) &&
          (value === before || readBudget(sentence.slice(0, to).toLowerCase()) === value)),
    )
    const fresh = sums.filter((sum) => !old.includes(sum)).at(-1)
    const isNamed = names.some((name) => sentence.toLowerCase().includes(name.toLowerCase()))
    const known = OF_LIMITS.test(sentence)
    const changes =
      fresh !== undefined &&
      fresh.value !== before &&
      !isNamed &&
      !sentence.includes('?') &&
      (known ||
        (!OF_PLANS.test(sentence) && (!costs.includes(fresh.value) || old.some(({ value }) => value === before)))) &&
      (old.length > 0
        ? (known && fresh.isMoney) ||
          old.some(({ value, to }) => value === before || readBudget(sentence.slice(0, to).toLowerCase()) === value)
        : before !== undefined && sums.length === 1 && fresh.value >= LEAST && CORRECTS.test(sentence))
    if (changes && (before !== undefined || old.length > 0)) {
      before = fresh.value
      corrected = true
      return sums
        .toReversed()
        .reduce(
          (rest, { at, to }) =>
            `${rest.slice(0, at)}${at === fresh.at ? ` my budget is $${before} ` : ' '}${rest.slice(to)}`,
          sentence,
        )
        .replace(/\b(?:not|instead of|rather than) *(?=[,.;!?\n]|$)/gi, '')
        .replace(/\bnot {2,}/gi, '')
    }
    before =
      readBudget(sentence.toLowerCase()) ?? (/\b(?:budget|limit|say)\b/i.test(sentence) ? sums[0]!.value : before)
    return sentence
  })
  return corrected ? said : typed
}

/** Less is rather a score. */
const LEAST = 20
const LONGEST = 1000
