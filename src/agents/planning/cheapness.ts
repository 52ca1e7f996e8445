/** Whether somebody looks for what costs little, without a limit in figures: "nothing too pricey", "only free places". */

const LITTLE =
  /\b(?:cheap|cheaper|cheapest|cheapish|cheaply|inexpensive|affordable|low[- ]cost|low[- ]budget|(?:budget|wallet|purse)[- ]friendly|for free|free of charge|free (?:or|and) cheap|on a (?:\w+ )?(?:budget|shoestring)|(?:tight|small|limited|little|modest|low|student) budget|low (?:prices?|costs?)|(?:prices?|costs?) (?:\w+ )?low|save (?:some |our |my )?money|(?:short|low) (?:of|on) (?:money|cash)|broke|low[- ]priced|(?:not|n't) (?:\w+ )?(?:cost|costing|spend|pay|afford) (?:too |very |that |so )?(?:much|a lot)|(?:as little as|the less) (?:we|i|possible|you|it)|money (?:is|'s) (?:\w+ )?(?:tight|short|scarce)|poor students?|on the cheap|economical|frugal|thrift\w*|bargains?|(?:little|not (?:\w+ )?(?:\w+ )?much|hardly any|not (?:\w+ )?a lot of|no|less) (?:money|cash|to spend)(?! (?:issue|problem|limit|worries|concern))|(?:spend|pay|cost|costs|costing) (?:\w+ )?(?:little|less|nothing)|(?:(?:something|anything|somewhere|places?|stuff|things?|only|all|just|stops?) (?:that (?:is|are) |for )?free\b(?! (?:time|wifi|parking|evening|afternoon|day|to|of|from))|free (?:places?|stuff|stops?|things?|something|museums?|parks?|ones?|entry|entrance|admission)))\b/
const DEAR = '(?:expensive|pricey|pricy|costly|dear|overpriced|steep)'
const NOT_DEAR = new RegExp(
  `\\b(?:not|nothing|no|never|less|without|avoid|nowhere|neither|too|so|very|way|crazy|hate|still|quite|rather|pretty) (?:\\w+ ){0,3}?${DEAR}\\b|\\b(?:avoid|hate|no) ${DEAR}`,
)
/** "Money is no issue", "it need not be cheap". */
const NO_MATTER =
  /\b(?:(?:money|price|cost|costs|budget) (?:\w+ )?(?:does not|is no|is not|no) (?:\w+ )?(?:matter|issue|problem|object|concern|important|limit)|(?:not|no need|never) (?:\w+ ){0,3}(?:to be |be |want |need |like |have )?(?:the )?(?:\w+ )?(?:cheap\w*|free\b|affordable)|(?:may|can|could) (?:well )?(?:be|cost) (?:\w+ )?(?:more|expensive|pricey|a lot)|too cheap|cheap (?:wine|trick|shot|looking))\b/
/** "The market is cheap, great", "is it cheap?": said of what there is. */
const STATED =
  /\b(?:#|it|that|this|they|those|the \w+) (?:is|are|was|were|looks?|seems?|'s) (?:\w+ )?(?:cheap|free|affordable|inexpensive)\b|\bwhich\b[^?]*\bcheap\w*/

/** Whether a text asks for what costs little. */
export function asksLittle(said: string): boolean {
  const text = said
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/n't\b/g, ' not')
    // "Isn't there something cheap?" asks for it.
    .replace(/\b(?:is|are|is there|do you) not (?=there\b|any|some|have\b)/g, 'is ')
  return text
    .split(/[.!?;\n]+|, | but /)
    .some(
      (part) =>
        (LITTLE.test(part) || (NOT_DEAR.test(part) && !NO_MATTER.test(part))) &&
        !NO_MATTER.test(part) &&
        !STATED.test(part),
    )
}
