/**
 * Turns in which places are asked for or judged, said straight: "A, or if not, B" is "A or B", "the only one I like is A" is "I only
 * like A", "why A and not B?" would have B instead, "isn't there a bar?" asks for one, and "forget the wifi, A and B please" forgets
 * no more than the wifi.
 */
import { FEATURE_NAMES, VALUE_FORMS } from './words.ts'

const PLACE = '([^.!?;,:\\n]{3,40}?)'
const STOP = '(?:one|ones|stop|place|thing|part|site|bit|spot|pick|choice|idea)s?'
const OF_THEM =
  '(?: (?:of|out of|from|among) (?:it|them|these|those|all|this|the (?:three|lot|bunch|list|plan)|your (?:plan|picks)))?'
/** What is said of the only one that is liked. */
const LIKED =
  "(?:(?:,? ?(?:that|which) )?(?:i|we)(?:'d| would|'m| am|'re| are)? (?:\\w+ly |really |do |actually )?(?:like|love|enjoy|care (?:for|about)|happy with|keep|want(?: to keep)?|fancy|interested in|sold on|fond of)|worth (?:it|keeping|a visit|seeing|the trip|going to)|(?:that |which )?(?:appeals?|works?|interests?|pleases?|convinces?|(?:is|'s) (?:any good|good|nice|fine|worth it))(?: (?:to|for|with))?(?: (?:me|us))?)"
const ONLY_LIKED = new RegExp(
  `(?<=^|[.!?;,\\n] ?|\\b(?:but|and|so|because) )(?:(?:the|my|our) (?:one|only|single|sole)(?: good| nice| decent)? ${STOP}${OF_THEM}(?: ${LIKED})?${OF_THEM}|all(?: that)? (?:i|we) (?:really )?(?:like|love|want to keep|would keep)${OF_THEM}) (?:is|are|would be|was) (?:the )?${PLACE}(?= ?(?:$|[.!?;,:\\n]|(?:and|but|so|because)\\b))`,
  'gi',
)
const IS_THE_ONLY = new RegExp(
  `(?<=^|[.!?;\\n] ?|\\b(?:but|and|so|because) )${PLACE} (?:is|was|'s) (?:about |really |honestly )?the (?:one and )?(?:only)(?: good| nice| decent)? ${STOP}${OF_THEM}(?: ${LIKED})?${OF_THEM}(?= ?(?:$|[.!?;,:\\n]|(?:and|but|so|because)\\b))`,
  'gi',
)
const OR_IF_NOT =
  /[,;:]? ?(?:\b(?:or|and|but),? )?\b(?:if (?:not|(?:that|it|this)(?:'s not| is not| isn'?t|'s| is| does not| doesn'?t| can'?t| cannot| won'?t| will not)[^,.;!?\n]{0,25}?)(?: (?:possible|available|closed|shut|full|open|work|fit))?|failing (?:that|this|which|it)|alternatively|otherwise|or else|as (?:a )?(?:second choice|plan b|fallback)|second choice:?),? (?:then )?(?:maybe |perhaps )?(?=[a-z])/gi
const WHY_NOT_OTHER = new RegExp(
  `\\bwhy (?:(?:did|do|have|would) you (?:\\w+ly )?(?:pick|picked|choose|chosen|put(?: in)?|take|taken|propose|suggest) )?${PLACE},? (?:and|but|if|when)? ?(?:not|rather than|instead of) ${PLACE}(?= ?(?:\\?|$))`,
  'gi',
)
/** "The Tower? Why?" */
const THEN_WHY =
  /(?<=^|[.!?;\n] ?)([^.!?;,\n]{3,30})[?,] ?(?:but |and )?(?:why(?: that(?: one)?)?|how come|what for) ?\?+/gi
/** A question that hopes for a yes. */
const HOPES = new RegExp(
  "(?<=^|[.!?;\\n,] ?|\\b(?:but|and|so|well|oh) )(?:(is|are)(?:n'?t| not)? there(?: not)?|(do|have|can|could)(?:n'?t| not)? (you|we)(?: not)? (have|know|got|get|find|offer)) (?=(?:an?|any|some|one|something|somewhere|anything|anywhere)\\b[^.!;\\n?]*\\?)",
  'gi',
)
const FORGETS =
  /\b((?:forget|never ?mind|ignore|scrap|disregard|skip|drop|cancel|no need for|don'?t (?:worry|bother) about)(?: about| what (?:i|we) said about| the| my| our| that| all)* ([a-z][a-z' -]{2,25}?)), (?=([^.!?;\n]{3,60}))/gi

const straight = (text: string, sites: readonly string[]): string => {
  const words = wordsOfNames(sites)
  const named = (part: string): boolean => wordsIn(part).some((word) => words.has(word))
  const begins = (part: string): boolean =>
    wordsIn(part.replace(LEADS, ''))
      .slice(0, 2)
      .some((word) => words.has(word))
  return text
    .replace(FORGETS, (said: string, forgotten: string, thing: string, next: string) =>
      !named(thing) && isQuality(thing) && begins(next) ? `${forgotten}. ` : said,
    )
    .replace(THEN_WHY, (said: string, place: string) => (named(place) ? `why ${place}?` : said))
    .replace(WHY_NOT_OTHER, (said: string, one: string, other: string) =>
      named(other) && !/\bnot\b/i.test(one) ? `i would like ${other} instead of ${one}` : said,
    )
    .replace(ONLY_LIKED, (said: string, place: string) => (points(place) ? `i only like ${place}` : said))
    .replace(IS_THE_ONLY, (said: string, place: string) => (points(place) ? `i only like ${place}` : said))
    .replace(OR_IF_NOT, (said: string, at: number, all: string) => {
      const before = /[^.!?\n]*$/.exec(all.slice(0, at))?.[0] ?? ''
      return said.length > 2 &&
        before.length < 120 &&
        named(before) &&
        begins(all.slice(at + said.length, at + said.length + 40))
        ? ' or '
        : said
    })
    .replace(HOPES, (_, be: string | undefined, does: string, who: string, verb: string) =>
      be ? `${be} there ` : `${does} ${who} ${verb} `,
    )
}

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
/** Words of names that stand for them: "the Gallery". */
const wordsOfNames = (sites: readonly string[]): ReadonlySet<string> =>
  new Set(sites.flatMap(wordsIn).filter((word) => word.length > 3 && !COMMON.test(word)))
const COMMON = /^(?:with|little|golden|small|walk|room|house|green|books|point|view|paper|morning|city|customs)$/
const LEADS =
  /^(?:(?:then|please|just|rather|and|so|let's|let us|give (?:me|us)|take|do|have|i want|we want|i'd like|we'd like|make it|go (?:with|for)|keep|include|add|the) )+/i

/** A quality of places, and no place. */
const isQuality = (thing: string): boolean => RATED.test(thing) || QUALITIES.has(thing.toLowerCase())
const QUALITIES: ReadonlySet<string> = new Set(
  [FEATURE_NAMES, VALUE_FORMS].flatMap((forms) => Object.values(forms).flat()),
)
const RATED = /\b(?:stars?|ratings?|reviews?|distances?|budget|price|money|music|parking|view)\b/i
/** A place or something that points to one, not a wish. */
const points = (place: string): boolean => !/^(?:that|if|when|to|how|what|not|too|no)\b/i.test(place)

/** What is longer tells more than what to change. */
const LONGEST = 1500
const TURNS =
  /\b(?:only|all|one|single|sole|if|failing|alternatively|otherwise|else|choice|plan b|why|is|isnt|are|arent|do|dont|have|can|could|forget|mind|ignore|scrap|disregard|skip|drop|cancel|need|worry)\b|n't\b/i

/** The text with these turns said straight; `sites`: names that may be spoken of. */
export const saidStraight = (text: string, sites: readonly string[]): string =>
  text.length > LONGEST || sites.length === 0 || !TURNS.test(text) ? text : straight(text, sites)
