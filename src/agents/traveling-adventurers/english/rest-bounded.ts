/**
 * What says of all other hallways no more than how much they have at most: "everything else is below 4", "all the rest are 3 or
 * less". It tells no number, and none of those beside it is meant by it.
 */
const REST = String.raw`(?:(?:all|every one|each) )?(?:of )?(?:(?:the|my) )?(?:rest|others?|remaining(?: ones| hallways| numbers| coins)?|other (?:ones|hallways|numbers|coins|corridors|values)|(?:everything|everywhere|anything|every (?:hallway|one)|each (?:hallway|one)) (?:else|not (?:listed|named|mentioned|told))|(?:hallways|ones) (?:i did not|i didn['’]t|not) (?:name|list|mention)\w*)`
const IS = String.raw`(?: (?:of them|hallways|ones|there|i have|for me|on my side))*,? (?:(?:is|are|has|have|was|were|being|at|all|only|just|worth|yields?|gives?|makes?|brings?|pays?|me|for|with|lies?|stays?|a|mostly|around) ){0,5}`
const AMOUNT = String.raw`(?:\d|one|two|three|four|five|six|seven|eight|nine|ten)`
const BOUND = String.raw`(?:(?:below|under|at most|up to|no more than|not more than|less than|fewer than|lower than|smaller than|maximum|max) ${AMOUNT}|${AMOUNT}(?: coins?)? (?:or|and) (?:less|fewer|lower|below|smaller|under)|${AMOUNT}(?: coins?)? (?:at most|max(?:imum)?)|(?:small|smaller|low|lower|less|worse|poor|poorer|bad|weak|weaker|little|not much|nothing special|not worth (?:much|it|mentioning)|irrelevant|negligible))`
const BOUNDED = new RegExp(
  String.raw`(?:^|(?<=[.!?\n]\s?)|[,;:]? ?\b(?:and |but |while )?|[,;:] ?)(?<![\w-])${REST}${IS}${BOUND}(?: (?:to me|for me|coins?|than that|on my side|anyway|i think))*(?=\s*(?:[.,;!?\n]|$))`,
  'gi',
)
const SAYS_SO = new RegExp(BOUNDED.source, 'i')
const LONGEST = 4000

export const boundsRest = (text: string): boolean => text.length <= LONGEST && SAYS_SO.test(text)

export const withoutBoundedRest = (text: string): string =>
  text.length > LONGEST || !/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(text)
    ? text
    : text.replace(BOUNDED, (all) =>
        /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(all) ? '' : all,
      )
