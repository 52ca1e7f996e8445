/**
 * Questions that want to know something of places: "does the Mill have wifi?", "how much is a bar?", "you haven't told us whether
 * it has parking"; and what is known of one: "as you said, the Mill features live music". They tell no wish.
 */
import { KINDS } from './kinds.ts'
import { withoutNames } from './named.ts'

const OPENS =
  '^(?:(?:and|but|so|ok|okay|well|oh|hm+|sorry|one (?:more )?(?:thing|question)|just one (?:thing|question)[^,:]{0,20}|quick question|also|by the way|btw|please|great|good|now|then|hey|wait|actually|question)[,:]? +)*'
const KIND = `(?:${KINDS}|pub|place|gallery|market|bridge|stop|one|spot)s?`
/** A place that was named or shown. */
const PLACE = `(?:#|(?:the|that|this|these|those|any of|all of|both of|each of|either of|some of|one of) (?:[\\w'-]+ ){0,3}?(?:#|${KIND}|them|it|these|those|two|three|plan|others?|first|second|third|last)|(?:the|that|this) [\\w'-]+|it|they|them|these|those|that|this|all|both)`
const BE = "(?:is|are|was|were|isn't|aren't|does|do|did|doesn't|don't|has|have|had|can|will|would)"
const ASKS_OF_PLACE = new RegExp(`${OPENS}${BE} ${PLACE}(?![\\w])`)
const ASKS_WHAT = new RegExp(
  `${OPENS}(?:what|which|who|when)(?:'s|s)? (?!(?:about|if|of|can you|could you|else can)\\b)(?:[\\w'-]+ ){0,8}?(?:#|it|they|them|the (?:[\\w-]+ )?${KIND})(?![\\w])`,
)
const ASKS_HOW = new RegExp(
  `${OPENS}how (?:much|many (?:miles|minutes|stars)|expensive|cheap|pricey|dear|far|long|late|big|good|nice|crowded|touristy|well|is|are|costs?)\\b`,
)
/** In other words than a question's. */
const INDIRECT =
  /^(?:please |could you |can you )?compare\b|^(?:(?:please|could you|can you|would you|do|just|no|i mean|i meant)[, ]+)*tell (?:me|us) (?:(?:more|something|a bit|a little|all) )*about (?:#|the |that |it\b)|\bdifference between\b|\b(?:(?:i|we)(?:'d| would)? (?:like|want|need|love|have) to know|(?:(?:still|yet) )?(?:haven't|have not|didn't|did not|never|can you|could you|please|would you|you (?:could|should|may|can)|you still haven't) (?:(?:yet|still|even) )?(?:tell|told|answer\w*|say|said)(?: (?:me|us))?|(?:do|does|did|would) (?:you|anybody|anyone) (?:happen to )?know|any idea|(?:i|we)(?:'m| am|'re| are)? (?:just )?wonder(?:ing)?|(?:i|we) (?:was|were) wondering|(?:tell|told) (?:me|us)) (?:if|whether|how (?:much|many|far|expensive|long|late|good)|what (?:it|they|#|the [\w-]+) (?:costs?|has|have)|when|which of)\b/
/** "Which bars have no live music?": what is not there is asked for, and no wish; "is there a bar not so far away?" is one. */
const ASKS_WITHOUT = new RegExp(
  `\\b(?:which|what|how many|name|list|(?:is|are) there|do you know)\\b(?:[\\w' -]+?) ?(?:${KIND}|of (?:them|those|these))\\b(?!.*\\b(?:far|further|close|near|expensive|pric[ey]+|dear|costly|walk|steps|way)\\b)[^?]*(?:\\b(?:no|not|non|without|few|fewer|never|neither|other than)\\b|n't\\b)|\\b(?:what|how) about ${KIND},? .*\\bone\\b.*(?:\\b(?:no|not|without)\\b|n't\\b)`,
)
const NAMES = new RegExp(`${OPENS}(?:name|list|which|what|how many)\\b`)

/** "Why did you choose the Mill?", but "why did you choose it again?" */
const ASKS_WHY = new RegExp(
  `${OPENS}why (?:did|do|have|would|are|were) you (?:\\w+ly |just )?(?:cho\\w+|pick\\w*|suggest\\w*|propos\\w+|recommend\\w*|select\\w*|decid\\w+ on|go(?:ing)? for|think of)\\b(?!.*\\b(?:again|still|when|if|although|instead|though|not|another|such|so)\\b|.*n't\\b)`,
)

/** "Why the Mill?", where nothing more is said: "why the Mill again?" complains. */
const ASKS_WHY_THERE = new RegExp(
  `${OPENS}(?:why|how come|what for|what made you (?:pick|choose|think of|go for)|what'?s the (?:idea|reason) (?:behind|for)|what speaks for)(?: (?:the|precisely|exactly|of all places))* # ?\\?*$|${OPENS}#[,?]+ (?:but )?(?:why(?: that(?: one)?)?|how come|what for) ?\\?+$`,
)

const asksForFacts = (sentence: string): boolean =>
  (ASKS_WITHOUT.test(sentence) && (sentence.includes('?') || NAMES.test(sentence))) ||
  ASKS_WHY.test(sentence) ||
  ASKS_WHY_THERE.test(sentence) ||
  (sentence.includes('?') && !ASKS_FOR_CHANGE.test(sentence)
    ? ASKS_OF_PLACE.test(sentence) || ASKS_WHAT.test(sentence) || ASKS_HOW.test(sentence) || INDIRECT.test(sentence)
    : ASKS_HOW.test(sentence) || INDIRECT.test(sentence))

/** "Is it possible to drop the bar?", "do they have to be so far apart?" */
const ASKS_FOR_CHANGE =
  /\b(?:possible|instead|replace\w*|swap\w*|chang\w+|drop\w*|without|add\w*|skip\w*|exchang\w+|trad(?:e|ed|ing)|switch\w*|substitut\w+|remov\w+|have to|need to|need\w*|necessary|why|go there|come back|back in|be (?:put|added|brought|kept)|a must|wrong|matter|problem|trouble|issue|happened|became|missing|gone|against|bad)\b/

const SENTENCES =
  /(?<=[.!?;\n])(?=\s)|,? (?=(?:but|and|so|sorry) (?:is|are|does|do|how|what|has|have) )|(?<!\b(?:you|we|i|they|to|can|could|please|just|not|let's|ever)),? (?=(?:is|are|does|do|has) (?:it|they|that|the) )/

/** The questions for facts in a text; `names`: sites that may be spoken of. */
export function inquiriesIn(text: string, names: readonly string[]): string[] {
  if (!MAY_ASK.test(text) || text.length > LONGEST) return []
  return text
    .replaceAll('’', "'")
    .split(SENTENCES)
    .filter((_, i, sentences) => !WANTS_IT.test(sentences[i + 1] ?? ''))
    .filter((sentence) => MAY_ASK.test(sentence) && asksForFacts(withoutNames(sentence, names).text.trim()))
}

/** "Do they have wifi there? I'd really need that." */
const WANTS_IT =
  /^\W*(?:because |cause |since |as )?(?:(?:i|we)(?:'d| would|'ll| will)? (?:really |just |so |do |very much |absolutely )*(?:like|love|need|want|appreciate|prefer|enjoy) (?:that|this|it|one|some)|that(?:'s| is|'d be| would be| matters| is what) (?:how|what|important|a must|essential|my|the way|something) ?(?:(?:i|we)\b|$|[.!]))/i

const MAY_ASK = /\?|\bhow\b|\bwhy\b|\b(?:name|list|compare|difference|if|whether|when|which|what)\b/i
const LONGEST = 1500

const SAYS = '(?:said|told|informed|mentioned|wrote|stated|explained|know|knew|understand|understood|remember|noticed)'
const REPORTS = `(?:(?:as|like) )?(?:i|we|you)(?:'ve)? (?:(?:have|had|already|just|also|did|once|even|clearly|do) )*${SAYS}(?: (?:me|us|you|before|already|earlier))*(?: that)?,? |according to you,? `
const NAMED = '(?:both |the )?#(?: bar| restaurant)?(?:(?:,|,? and| or) (?:the )?#)*'
/** "Quarterdeck features live music", and what "it" has, where that was said or known. */
const KNOWN = new RegExp(
  `${OPENS}(?:(?:${REPORTS})?${NAMED}|(?:${REPORTS})(?:it|they|that one|the (?:\\w+ )?${KIND}))(?: (?:already|also|both))? (?:has|have|had|features?|offers?|serves?|plays?|hosts?|boasts|provides?|(?:is|are) known for)(?! to\\b)(?: (?!so\\b|but\\b|because\\b)[\\w'-]+){1,8}?(?: ?[.!;\\n]+$|, (?:you (?:said|told (?:me|us))|as (?:you|i|we) \\w+|and so (?:do|does|has|have) (?:the )?#)[.! ]*$|, (?!which\\b|that|please)(?!.*\\b(?:it|there|they|them|that|those|both|one|#)\\b)|$)`,
)
const JUDGES =
  /\b(?:no|not|never|only|just|nothing|too|but|lovely|great|good|nice|perfect|best|terrible|awful|bad|love|like|want|need|must|should|please|\d[\d.]* (?:points?|stars?))\b|n't\b/

/** The text without what is only known. */
const withoutKnown = (text: string, names: readonly string[]): string =>
  text.replace(/[^.!?;\n]+(?:[.!;\n]+(?=\s|$)|\.(?=\d))*/g, (sentence) => {
    if (!MAY_KNOW.test(sentence) || sentence.length > 300) return sentence
    const found = KNOWN.exec(withoutNames(sentence, names).text.trim())?.[0]
    if (found === undefined || JUDGES.test(found)) return sentence
    return found.endsWith(', ')
      ? ` ${sentence
          .split(',')
          .slice(found.split(',').length - 1)
          .join(',')}`
      : ' '
  })

const MAY_KNOW = /\b(?:ha[sd]|have|features?|offers?|serves?|plays?|hosts?|boasts|provides?|known)\b/i

/** The text without them. */
export const withoutInquiries = (text: string, names: readonly string[]): string =>
  withoutKnown(
    inquiriesIn(text, names).reduce((rest, one) => rest.replace(one, ' '), text.replaceAll('’', "'")),
    names,
  )
