/** How a clause turns down what it names: before it, behind it, or by a word for the whole; and what only seems to. */

const NEGATIVE =
  /\b(?:any(?:thing|where) (?:but|except)|unwanted|spare (?:me|us|my|our)|leave (?:it|them|that) out|no|not|nobody|no one|neither|nor|don'?t (?!forget)|doesn'?t|nothing|never|avoid|without|hates?|dislikes?|less|away from|isn'?t|aren'?t|wasn'?t|weren'?t|rather than|stay away)\b/

export const isNegative = (text: string): boolean => NEGATIVE.test(text)

/** Where somebody would rather have none of it, in few words: "not without", "no trip is complete without". */
const NOT =
  "(?:not|never|no|nobody|none|nothing|hardly|barely|can'?t|cannot|don'?t|doesn'?t|won'?t|wouldn'?t|couldn'?t|isn'?t|mustn'?t|shouldn'?t|ain'?t)"

/** What must not be lacked is needed: "I won't leave without", "can't do without", "a headache without". */
export const LACKED = new RegExp(
  [
    // "Let's not forget to pop into", "don't even think of leaving out".
    `\\b(?:let's not|don'?t|do not|never|not|mustn'?t|must not|shouldn'?t|should not|can'?t|cannot|wouldn'?t want to|can not)(?: (?:you|even|ever|want to|have to|dare|dare to|think of|think about|consider|to))*? (?:leave out|leaving out|omit|omitting|ignore|overlook|neglect|forget(?:ting)?(?= (?:to|about|the|an?|my|our|[A-Z#]))|skipping|missing|fail to)(?: to\\b| about\\b)?(?!\\w)`,
    `\\b(?:won'?t|will not|can'?t|cannot|can not|couldn'?t|wouldn'?t|don'?t want to|refuse to|not|never|no (?:day|trip|visit) (?:is )?(?:complete|perfect)|hard|difficult|tough|impossible|incomplete|headache|problem|nightmare|pain|annoying|trouble|sad|shame|pity|crime|sin|lost|helpless|doomed|miserable|stuck|stranded|unhappy) (?:(?:leave|go home|live|do|go|be|imagine|picture|a (?:day|trip)|to|home|town|here|there|my|our|the|day|trip|us|for|me) ){0,4}?(?:without|miss(?: out on)?|skip|before (?:having )?(?:seen|seeing|visit\\w+|been (?:to|at)))(?: (?:seeing|visiting|having (?:seen|visited)))?\\b`,
    // "It would break my heart not to see".
    `\\b(?:heart|sad|shame|pity|sorry|disappoint\\w*|regret|unhappy|crime|crazy|mad|silly|fool|foolish|wrong|hate)(?: \\w+){0,3} not(?: to)?(?: be able to| have| get to)?(?= (?:see|visit|go|stop|eat|try|been|drink|pass|drop)\\b)`,
    // "Don't let me go home without having been to", "I wouldn't be myself without".
    `\\b${NOT} (?!(?:mind|care|matter|bother|bothered|problem|need|want|like|hurt)\\b)(?:[\\w']+ ){0,7}?(?:without|before)\\b(?: (?:having |ever )?(?:been (?:to|at|in)|seen|seeing|visited|visiting|had|having|gone to|going to|stopping (?:at|by)|a look at)\\b)?`,
    `\\b(?:wouldn'?t|would not|won'?t|isn'?t|is not) be (?:(?:a|an|the|my|our|much of a|complete|right) ){0,2}(?:\\w+ ){0,3}without\\b`,
  ].join('|'),
  'i',
)

const wordsIn = (text: string): string[] => text.match(/[\w'#-]+|[,;:()]/g) ?? []

/** Between what turns down and what it is said of. */
const LOOSE = new Set(
  'a an any the that some such of my our to for in on with about at be have having get getting sit sitting eat seat see find look kind sort more much very really too own every all there his her their as this these those it'.split(
    ' ',
  ),
)
/** These turn down what follows. */
const DENIES = new Set(
  "no not never without non neither nor skip forget avoid avoiding hate hates dislike dislikes loathe detest except minus isn't aren't isnt arent don't dont".split(
    ' ',
  ),
)
/** What is denied with these is no wish: "we don't need …". */
const WANTS = new Set(
  'need needs needed want wants wanted require requires care like likes use uses using book order expect insist bother looking look interest interested interesting keen fan into have has bring bringing come coming wish demand desire after drive driving own necessary important'.split(
    ' ',
  ),
)
const isNot = (word: string): boolean =>
  /n't$|^(?:not|no|never|hardly|barely|nobody|none|neither|nothing|dont|doesnt|without|wont|cant|cannot)$/.test(word)

/** "Can't do without", "why not", "not only". */
const turnsRound = (words: readonly string[], at: number): boolean =>
  words.slice(Math.max(0, at - 3), at).some((word) => (isNot(word) && word !== 'no') || word === 'why') ||
  /^(?:only|just|far|too)$/.test(words[at + 1] ?? '')

/** "It's too cold to sit outside." */
const TOO_MUCH_TO = /\btoo (?:cold|hot|windy|wet|rainy|late|old|chilly|dark|lazy|shy) to (?:\w+ ){0,4}$/

/** Whether the words before something turn it down: "no", "we don't really need any", "never book". */
function isDeniedBefore(before: string): boolean {
  if (TOO_MUCH_TO.test(before)) return true
  const words = wordsIn(before)
  const from = words.findLastIndex((word) => /^[,;:()]$|^(?:but|because|so|since|while|and)$/.test(word)) + 1
  const own = words.slice(from)
  let at = own.length - 1
  let other = false
  while (at >= 0 && at >= own.length - 5) {
    const word = own[at]!
    if (DENIES.has(word)) return !turnsRound(own, at)
    if (WANTS.has(word)) {
      const near = own.slice(Math.max(0, at - 4), at)
      if (near.some(isNot)) return !near.some((one, i) => isNot(one) && turnsRound(near, i))
      if (!LOOSE.has(word)) return false
    }
    // One more word may stand between: "no loud terrace".
    if (!LOOSE.has(word) && !WANTS.has(word)) {
      if (other) return false
      other = true
    }
    at--
  }
  return false
}

const NOT_NEEDED =
  /^[\w-]*:? ?(?:(?!so\b|but\b|because\b)[\w'-]+ ){0,3}?(?:(?:is|are|was|be|'s|do|does|would|will)(?: not|n'?t)(?: (?:be|really|that|so|very|particularly|at all|strictly))* (?:needed|need|necessary|important|required|relevant|of interest|interesting|wanted|matter|my thing|our thing|for (?:me|us)|a (?:must|priority|concern))|isnt (?:needed|necessary|important)|unnecessary|unneeded|unimportant|irrelevant|not (?:needed|necessary|required|important)|can wait|(?:can|could|may) be (?:skipped|left out|omitted|dropped)|of no (?:interest|use|importance))\b/

/** Whether a clause turns down what stands in it from one place to another, or does not need it. */
export const isDenied = (text: string, from: number, to: number): boolean =>
  isDeniedBefore(text.slice(0, from)) || NOT_NEEDED.test(text.slice(to).replace(/^[,;].*/s, ''))

/** Parts of a clause that may be meant apart. */
export const segments = (text: string): string[] =>
  text.split(
    /,|\band (?=(?:i|we|would|definitely|also|maybe|let|want|hit|go|avoid|then|possibly|hopefully|must|should|please|(?:the|my|our) (?:total|price|cost|budget|whole|bill|rest|day|trip)|it (?:must|should|has|can)|everything)\b)|\b(?:because|since|so|which|while|if)\b/,
  )
