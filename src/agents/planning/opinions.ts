/** How a visitor feels about a proposal, where it gives no numbers: "love the first", "too far", "something cheaper". */
import type { Site } from '../../games/planning/index.ts'
import { overallGrade, type Token } from '../english/index.ts'
import { readerFor } from './english.ts'
import { partStops } from './apart.ts'
import { readFaults } from './faults.ts'
import { withoutNames } from './named.ts'
import { findReferences, type Reference } from './references.ts'
import { asMeant } from './as-meant.ts'
import { unsayable, verdictOf } from './verdicts.ts'

/** What is good or bad about a stop beside what it is. */
export type Reason = 'far' | 'price'

export type Opinion =
  | {
      readonly about: 'stop'
      readonly place: number
      readonly good: boolean
      readonly reason?: Reason
    }
  /** All legs, or what all costs. */
  | { readonly about: 'travel' | 'price'; readonly good: boolean }
  | { readonly about: 'whole'; readonly good: boolean }
  /** Better or worse than what was proposed before. */
  | { readonly about: 'progress'; readonly better: boolean }

const FAR =
  /\b(?:(?:too|very|pretty|quite|a bit|really|much|way|kind of|further|farther) (?:\w+ )?(?:far|away|distant)|so far (?:away|apart|out)|far (?:away|apart|off|out|from)|too (?:\w+ ){0,2}(?:travel\w*|driving|walking)|(?:a lot|lots|that much|so much) of (?:travel\w*|driving|walking)|long (?:drives?|ways?|walks?|trips?|legs?)|out of the way|closer|nearer|nearby|(?:further|farther) away|close together|(?:not|isn ?t) (?:\w+ )?(?:close|near)|less (?:travel\w*|driving|walking|distance)|shorter|(?:reduce|lower|shorten|minimi[sz]e|cut down|cut|decrease) (?:\w+ ){0,3}(?:travel\w*|distances?|driving|trip|walk\w*)|(?:travel\w*|distances?|driv\w+|commute|transit|legs?|walks?|(?:the|on the) way|route) (?:\w+ ){0,5}(?:much|bad|kill\w*|lot|high|too|terrible|awful|long|worse|far|hurts?|problem|issue|insane|crazy|rough)|(?:not|do not) (?:\w+ ){0,2}(?:like|love|want|enjoy) (?:\w+ ){0,2}(?:travel\w*|distances?|driv\w+)|scattered|spread out|all over (?:the place|town)|trek|hike)\b/
const NEAR =
  /\b(?:(?:love|like|liking|loving|good|great|nice|perfect|short|fine|okay|happy with) (?:\w+ ){0,2}(?:travel\w*|distances?|route)|(?:travel\w*|distances?|route) (?:\w+ ){0,2}(?:good|great|perfect|nice|fine|okay|ok|better|reasonable|short|works?))\b/
const PRICEY =
  /\b(?:(?:too|so|very|pretty|quite|a bit|really|way|kind of|more|that|little) (?:\w+ )?(?:expensive|pricey|costly|steep|much money)|(?:too|so|very|quite|rather|a bit|a little|all|terribly|way) dear(?! (?:to|me|old|friend))|expensive|pricey|pricy|overpriced|dearer|cheaper|less expensive|(?:a lot|lots|that much|so much|too much|less) (?:of )?money|a (?:small )?fortune|for less(?! than)|(?:bit|tad|little|rather|bloody|pretty|awfully) steep|(?:quite|rather) a lot(?: to (?:pay|spend))?$|too rich for|(?:knock|take|shave|get) (?:\w+ ){1,3}off (?:it|the (?:price|bill|total))|(?:bring|get|push) (?:the |that |it )?(?:\w+ )?down(?: a bit)?$|(?:trim|slash) the (?:bill|costs?|price)|more affordable|(?:over|above|outside|beyond|out of|exceeds?|past|blows?|breaks?|bust\w*) (?:\w+ ){0,3}(?:budget|limit|bank)|(?:costs?|price|bill) (?:\w+ ){0,3}(?:much|high|steep|lot|bad|too)|can not afford|not afford|save (?:some )?money|lower (?:the )?(?:price|cost)s?|budget hit|on a budget)\b/
const FAIR =
  /\b(?:(?:price|cost) (?:\w+ ){0,2}(?:right|good|great|perfect|nice|fine|okay|ok|reasonable|works?)|(?:love|like|good|great|nice|fair) (?:the |that )?(?:price|cost)|within (?:my|our|the) budget)\b/
const PRAISE =
  /\b(?:thumbsup|(?:stays?|staying|remains?)(?! (?:closed|shut|empty|away|out|at)\b)|highlight|love|loves|loved|loving|like|liked|likes|liking|great|perfect|perfectly|good|keep|keeps|keeping|keeper|stick|stay with|awesome|nice|fine|works?|definitely|happy|happier|sounds|lovely|excellent|ideal|amazing|fantastic|wonderful|glad|interested|excited|brilliant|cool|favorite|favourite|looking forward|yes|enjoy|add|include|put|back|go with|solid|spot on|want|wanted|prefer|go to|book|fun|better|fan of|glad|decent|best|highlight|beautiful|stop by|visit|do the|see)\b/
const BLAME =
  /\b(?:thumbsdown|unhappy|dissatisfied|sucks?|stinks?|bores?|bored|nobody|no one|(?:has|have|needs?) to go$|(?:can|could|must|should|may|might) go$|goes$|(?:been|gone) (?:to|there|in|at) (?:\w+ ){0,6}(?:before|already|often|times)(?!.*\b(?:loved|liked|enjoyed|great|again)\b)|(?:already|have|ve) (?:already |just |often )?(?:seen|visited)|already (?:been|know|knew)|seen (?:\w+ ){1,6}already|better than|prefer (?:an?|some|any|another|something) (?:\w+ ){1,3}(?:to|over)|less so|neither|nor|waste|spoils?|ruins?|pointless|mistake|skip\w*|remov\w*|replac\w*|swap\w*|swapp?ing|ditch\w*|get rid|rid of|take out|taken out|drop\w*|change|switch\w*|trade|substitut\w*|lose|except|out|instead|kill|allergic|bad|worse|worst|terrible|awful|boring|lame|meh|iffy|tolerable|hate\w*|dislike\w*|avoid\w*|without|lacks?|lacking|alternatives?|anything else|something else|somewhere else|anywhere else|different|other than|another|besides|no longer|never|nothing special|so so|not|no|nah|problem|weak|wrong|poor|disappoint\w*|pass on|unfortunately|concern\w*|too \w+|(?:do|something|anything|find|try|somewhere|is|are) (?:a )?better(?: option)?(?: on| than)?|better (?:than|option))\b/
const WHOLE_GOOD =
  /\b(?:(?:love|like|great|perfect|good|nice|awesome|looks? good|sounds? good|not bad|okay|ok|alright|close|excellent|wonderful|amazing|fantastic|pleased|happy|delighted|thrilled|hit the mark|nails? it|nailed it|superb|splendid|stunning))\b/
const WHOLE_BAD =
  /\b(?:(?:not|really|do not|did not|does not) (?!know)(?:\w+ ){0,2}(?:like|love|work\w*|good|great|happy|keen|thrilled|into|feel\w*|what i)|hate\w*|way off|far off|miles off|off the mark|wide of the mark|misses|missed|useless|terrible|awful|bad|worse|start over|scratch|disappoint\w*|do better|better|different|try again|anything else|something else|no way|not for (?:me|us))\b/
const BETTER =
  /\b(?:(?:much |a lot |little |bit |way )?better|improvement|improved|closer to what|getting (?:there|closer|warmer))\b/
const WORSE =
  /\b(?:worse|not (?:\w+ )?(?:better|improvement)|step back|first (?:one|option|plan|proposal) (?:\w+ ){0,5}(?:best|better)|original|previous (?:one|option|plan)|(?:go|went|going) back|(?:put|bring|add) (?:\w+ ){0,5}back|re ?add)\b/
/** What follows is what somebody would have instead. */
const INSTEAD = new Set(['instead', 'than', 'besides', 'except', 'without'])

/** What a message says of a proposal with these stops (undefined: open). */
export function readOpinions(typed: string, stops: readonly (Site | undefined)[], names: readonly string[]): Opinion[] {
  const text = asMeant(typed, names)
  const opinions: Opinion[] = []
  for (const { tokens: said, asks } of readerFor(names).read(text)) {
    const tokens = withoutOpeners(withoutQualms(said))
    const clauses = clausesOf(tokens)
    const named = new Set(
      findReferences(tokens, stops, names).flatMap(({ stops: places, from, at }) =>
        tokens.slice(from, at).some(({ text }) => /^(?:rest|others?|remaining|all|both|everything)$/.test(text))
          ? []
          : places,
      ),
    )
    const scene = { asks, stops, names, named }
    const felt =
      balancedOf(tokens, scene) ?? judgedOf(tokens, scene) ?? imaginedOf(tokens, scene) ?? wholeOf(tokens, scene)
    const points = (part: readonly Token[]): boolean => findReferences(part, stops, names).length > 0
    const judges = (words: string): boolean => BLAME.test(words) || PRAISE.test(words)
    opinions.push(
      ...(felt ??
        clauses.flatMap((clause) => partStops(clause, points, judges).flatMap((part) => opinionsIn(part, scene)))),
    )
  }
  const { places, kept } = readFaults(text, stops, names)
  const told = [...places, ...kept]
  return [
    ...opinions.filter((one) => one.about !== 'stop' || !told.includes(one.place)),
    ...told.map((place): Opinion => ({ about: 'stop', place, good: kept.includes(place) })),
  ]
}

/** Says nothing of it at the start: "well, it is acceptable", "no this is awful". */
const OPENS = new Set([
  'well',
  'oh',
  'hm',
  'hmm',
  'so',
  'my',
  'god',
  'goodness',
  'boy',
  'man',
  'honestly',
  'frankly',
  ',',
])

function withoutOpeners(tokens: readonly Token[]): readonly Token[] {
  let at = 0
  while (at < tokens.length && OPENS.has(tokens[at]!.text)) at++
  if (tokens[at]?.text === 'no' && /^(?:this|that|it|i|we|sorry)$/.test(tokens[at + 1]?.text ?? '')) at++
  // "My kids" and "so good" open nothing.
  return at > 0 &&
    (tokens[at - 1]!.text === ',' || tokens[at - 1]!.text === 'no' || at === 1) &&
    !/^(?:so|my|man|boy)$/.test(tokens[at - 1]!.text)
    ? tokens.slice(at)
    : tokens
}

/** "Pretty good, but not perfect": little is held against it. */
const QUALMS =
  /^but (?:\w+ ){0,4}?(?:not (?:\w+ )?(?:perfect|ideal|flawless|there yet)|(?:could|can) (?:still )?be (?:\w+ )?(?:improved|better|nicer)|(?:some|a little|still|a bit of)? ?room (?:left|for|to)|(?:a few|one or two|some) (?:\w+ )?(?:things|details|tweaks|changes))\b/

function withoutQualms(tokens: readonly Token[]): readonly Token[] {
  const but = tokens.findIndex(({ text }) => text === 'but')
  if (but < 1 || !QUALMS.test(wordsOf(tokens.slice(but)))) return tokens
  const before = tokens.slice(0, but)
  const good = overallGrade(before) ?? 0
  return good > MIDDLING.to && !before.some(({ text }) => text === 'not')
    ? before.filter(({ text }, at) => text !== ',' || at < but - 1)
    : tokens
}

const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ')

/** Neither good nor bad, said of the whole. */
const BALANCED =
  /\bneither (?:\w+ )?\w+ nor (?:\w+ )?\w+\b|\b(?:could|might|would) (?:\w+ )?(?:be|have been) (?:\w+ )?better ,? ?(?:and |but |or )?(?:(?:it|that|also) )*(?:could|might) (?:\w+ )?(?:be|have been) (?:\w+ )?worse\b|\b(?:could|might) (?:\w+ )?(?:be|have been) worse ,? ?(?:and |but )?(?:(?:it|that) )*(?:could|might) (?:be|have been) better\b|\b(?:on the fence|in two minds|of two minds|torn|undecided|no strong feelings|lukewarm|nothing (?:special|to write home about)|run of the mill|middle of the road|half and half|hit and miss|a mixed bag)\b|\bnot (?:say|be|really|\w+ly|am|too|so|exactly)?.*\bbut\b.*\bnot (?:\w+ ){0,2}(?:awful|terrible|bad|horrible|hopeless|the worst)\b/

function balancedOf(tokens: readonly Token[], { asks, stops, names }: Scene): Opinion[] | undefined {
  const words = wordsOf(tokens)
  if (asks || tokens.length > 16 || !BALANCED.test(words) || ASPECT.test(words)) return undefined
  return findReferences(tokens, stops, names).length > 0 ? undefined : []
}

/** Parts of a sentence that may feel differently. */
function clausesOf(tokens: readonly Token[]): (readonly Token[])[] {
  const parts: Token[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]?.text ?? ''
    // "The museum: great."
    const heads = /^[:-]$/.test(token.text) && at > 0 && at < 7 && parts.length === 1 && tokens.length - at < 6
    const turns =
      (!heads && /^(?:but|however|although|though|while|;|:|-|\(|\))$/.test(token.text)) ||
      (/^(?:and|so|,)$/.test(token.text) &&
        /^(?:i|we|it|the|let|can|could|maybe|please|just|then|also|but|so|not)$/.test(next))
    // "All but the Tower", "anything but that".
    if (
      turns &&
      !(token.text === 'but' && /^(?:all|everything|anything|anywhere|nothing)$/.test(tokens[at - 1]?.text ?? ''))
    )
      parts.push([])
    parts.at(-1)!.push(token)
  }
  return parts.filter((part) => part.length > 0)
}

/** Grades of what is neither good nor bad. */
const MIDDLING = { from: 0.4, to: 0.6 }
/** What is not better than this and only guessed at is neither. */
const RESERVED = 0.7
/** Words of a sentence that says no more than how good something is, beside what grades it. */
const SHORT = 9

/**
 * What a short sentence on the whole makes of it, all its words together: "not bad, not great" is neither. Undefined where it
 * speaks of a stop, of a part, of how it compares, or of what might be.
 */
function wholeOf(tokens: readonly Token[], { asks, stops, names }: Scene): Opinion[] | undefined {
  const words = tokens.map(({ text }) => text).join(' ')
  if (asks || tokens.length > SHORT || tokens.some(({ kind }) => kind === 'number')) return undefined
  if ([FAR, NEAR, PRICEY, FAIR, WORSE, BETTER, ASPECT, WANTS].some((pattern) => pattern.test(words))) return undefined
  if (HOPED.test(words) || DELIGHTED.test(words) || judged(words) || findReferences(tokens, stops, names).length > 0)
    return undefined
  const grade = overallGrade(tokens)
  if (grade === undefined) return undefined
  // "It's fine, I suppose."
  const reserved = grade < RESERVED && /\bi (?:guess|suppose)\b/.test(words)
  if ((grade > MIDDLING.from && grade < MIDDLING.to) || (reserved && grade > MIDDLING.from)) return []
  return [{ about: 'whole', good: grade > 0.5 }]
}

const WOULD =
  '(?:i|we|everybody|everyone|(?:my|our|the) \\w+)(?: (?:\\w+ly|would|could|can|will|do|did|am|are|quite|very|much|see|picture|imagine|myself|us|ourselves|going to|think|guess))*'
const IT =
  '(?:(?:doing |about |with )?(?:this|that|it|these|those|them)|every (?:bit|minute|moment|stop|second) of (?:it|this|that)|(?:this|that|such a) (?:plan|day|trip|tour|offer|proposal|itinerary|one|route))'
const END =
  '(?: (?:very much|a lot|so much|too|indeed|for sure|at all|one bit|i think|i guess|thanks|thank you|more or less))?(?: ,.*)?$'
/** "All we hoped for", "exactly what I was looking for". */
const HOPED_FOR =
  '(?:(?:exactly|just|precisely|is|was|quite) what|all|everything|all that|everything that) (?:i|we) (?:\\w+ ){0,2}(?:want|wanted|need|needed|hoped|hoping|asked|dreamt|dreamed|wish|wished|looking for|imagined)'
/** "I'd enjoy this", "we could get used to that": how somebody sees himself in it. */
const IMAGINES_GOOD = new RegExp(
  `^(?:(?:that|this|it|well|all|,) ){0,3}(?:sounds|looks|seems) (?:\\w+ )?(?:lovely|wonderful|fantastic|amazing|excellent|delightful|marvell?ous|fabulous|brilliant)$|\\b${WOULD} (?:enjoy|enjoying|love|loving|like|liking|adore|go for|get used to|have (?:\\w+ )?fun (?:with|doing)|be (?:\\w+ )?(?:happy|glad|pleased|delighted|thrilled)(?: with| about| doing)?|take|do|doing|look forward to) ${IT}${END}|\\b(?:i|we) (?:would|could|will|can) (?:\\w+ )?have (?:an? )?(?:\\w+ )?(?:good|great|nice|lovely|wonderful|fun) (?:time|day)\\b|\\b(?:i|we) (?:am|are) (?:\\w+ )?(?:sold|excited|thrilled|delighted|impressed|convinced|hooked)\\b|\\bsign (?:me|us) up\\b|\\b(?:gets?|has|have|got) (?:my|our) (?:vote|blessing|approval)\\b|\\b(?:makes?|made|make) (?:me|us|my day|our day)(?: \\w+)?(?: happy| smile)?$|\\bcount (?:me|us) in\\b|\\b(?:my|our) (?:kind|sort|type) of (?:day|plan|trip|thing|tour)\\b|\\b(?:day|one) to remember\\b|\\boutdone yourself\\b|\\ba (?:\\w+ )?yes (?:from|for) (?:me|us)\\b|\\bsounds (?:like|to be) (?:\\w+ )?fun\\b|\\b${HOPED_FOR}\\b`,
)
const IMAGINES_BAD = new RegExp(
  `\\bnone of (?:them|these|those|it|this|that)\\b|\\b${WOULD} (?:not (?:\\w+ )?(?:imagine|see (?:myself|us)|enjoy|love|like|go for|take|do|want|be (?:\\w+ )?(?:happy|glad|pleased)(?: with)?)|hate|detest|dislike|regret|refuse|suffer through) ${IT}${END}|\\bnot (?:something|a day|a plan|what|anything) (?:that )?(?:i|we) (?:would|could|can|will)\\b|\\b(?:i|we) (?:am|are) not (?:\\w+ )?(?:sold|excited|thrilled|delighted|impressed|convinced|happy|keen)\\b|\\b(?:ruins?|spoils?|wastes?|waste of|would ruin|would spoil) (?:my|our|the|a) (?:day|time|trip|holiday)\\b|\\brather (?:stay|remain) (?:at home|home|in bed|in)\\b|\\bbored (?:to|stiff|out)\\b|\\bnot (?:\\w+ )?(?:my|our) (?:kind|sort|type|idea) of\\b|\\bleaves? (?:me|us) cold\\b|\\bcount (?:me|us) out\\b|\\ba (?:\\w+ )?no (?:from|for) (?:me|us)\\b|\\b(?:not|hardly|far from|nothing like|short of|less than) (?:\\w+ )?(?:${HOPED_FOR}|what (?:i|we) (?:\\w+ ){0,2}(?:want|need|like|hope|ask|dream|wish|imagine|look|mean|have in mind|had in mind)\\w*)\\b`,
)

/** "Nothing in there is what I want." */
const NOT_HOPED_FOR = new RegExp(
  `\\b(?:nothing|none|hardly any\\w*|little|not (?:one|a|much|any)\\w*)\\b[^,]*\\b${HOPED_FOR}`,
)

/** What a short sentence makes of the whole by how it would be; undefined where it speaks of a stop or of a part. */
function imaginedOf(tokens: readonly Token[], { asks, stops, names }: Scene): Opinion[] | undefined {
  if (asks || tokens.length > 16) return undefined
  const words = tokens.map(({ text }) => text).join(' ')
  const bad = IMAGINES_BAD.test(words) || NOT_HOPED_FOR.test(words)
  if (!bad && !IMAGINES_GOOD.test(words)) return undefined
  // The children who would love it are no part of it.
  if (
    ASPECT.test(words.replace(/^(?:my|our|the) (?:kids|group)\b/, '')) ||
    / (?:if|but|unless) /.test(words) ||
    findReferences(tokens, stops, names).length > 0
  )
    return undefined
  return [{ about: 'whole', good: !bad }]
}

/** Speaks of what is wished for, or of somebody. */
const WANTS =
  /\b(?:i|we|you|they) (?:\w+ )?(?:want|need|like|love|prefer|enjoy|hope|wish|hate|do|can|could|will|have|had|try|see|eat|drink|go)\b|^(?:thank\w*|thanks|sounds|let|please|hi|hello|hey|ok|okay|sure) (?:,|good|great|cool|perfect|nice|lovely|i|we|so|then|and|now)\b|\b(?:day|time|luck|job|morning|evening|afternoon)\b/

interface Scene {
  readonly asks: boolean
  readonly stops: readonly (Site | undefined)[]
  readonly names: readonly string[]
  /** Places that the sentence names one by one. */
  readonly named: ReadonlySet<number>
}

/** "Better than the last one", "the previous one was nicer". */
const THAN_BEFORE =
  /\b(better|nicer|closer|worse) than (?:the |your )?(?:last|previous|earlier|first|other|one before|before)\b/
const BEFORE_WAS =
  /\b(?:last|previous|earlier|other) (?:one|plan|offer|proposal|itinerary|trip) (?:was|is|looked|seemed) (?:\w+ )?(better|nicer|closer|worse)\b/
/** "No complaints about it", "nothing wrong with it". */
const UNBLAMED =
  /\b(?:no|not|nothing|never|without|any) (?:\w+ ){0,2}?(?:complaints?|against|wrong|bad|problems?|issues?|objections?|fault|terrible|mind|hate|qualms)\b/

/** "Don't drop it", "I can't do without it": what is denied is that it goes. */
const KEPT =
  /\b(?:(?<!\bnot )(?:must|should|has to|have to|needs to|can) (?:(?!not\b)\w+ )?(?:stay|remain|be kept)\b(?! (?:at|in|there|closed|shut))|(?:not|never|no need to) (?:\w+ ){0,2}?(?:change|changed|exchange|skip|skipped|drop|dropped|remove|removed|replace|replaced|swap|swapped|lose|miss|missed|cut|take out|get rid|leave out|left out|ditch|touch|do without|go without|be without|live without)\b|(?:hate|sorry|sad|shame|pity|regret|upset|unhappy|loath)\b(?: \w+){0,2} (?:to|if) (?:\w+ ){0,2}(?:lose|lost|miss|missed|drop|dropped|skip|skipped|give up|gave up|do without|leave out|left out|go|goes|went|cut)\b)/

/** Whether what is denied is that something goes, or that anything is wrong with it. */
export const isKept = (words: string): boolean => KEPT.test(words) || UNBLAMED.test(words)

/** "Do we need the museum?", "can it be changed?", "is there anything better than the museum?" */
const DOUBTS =
  /^(?:(?:and|but|so|hmm|well|,) )*(?:(?:do|must|should) (?:we|i) (?:really )?(?:need (?:the\b|to (?:go|see|visit))|have to (?:go|see|visit))|(?:can|could|may|might) .* be (?:\w+ )?(?:changed|replaced|swapped|dropped|removed|skipped|exchanged|left out|taken out)|(?:is there|do you have|have you got|got|are there) (?:anything|something|any \w+|a \w+|places|somewhere) (?:\w+ )?(?:better|nicer|cheaper|closer|other) than)\b/
/** "Only the museum is good." */
const ALONE =
  /^(?:(?:so|well|honestly|sadly|i think|i|,|really) )*only (?!if\b|a\b|an\b|now\b|good\b|one\b)(?!.*\b(?:could|would|too|also)\b)/

function opinionsIn(clause: readonly Token[], { asks, stops, names, named }: Scene): Opinion[] {
  const words = clause.map(({ text }) => text).join(' ')
  const [than, was] = [THAN_BEFORE.exec(words), BEFORE_WAS.exec(words)]
  if (than) return [{ about: 'progress', better: than[1] !== 'worse' }]
  if (was) return [{ about: 'progress', better: was[1] === 'worse' }]
  if (/\bcould (?:be|have been) worse\b/.test(words)) return []
  const found = findReferences(clause, stops, names, named)
  // "Tidepool Walk is the problem" is no walk.
  const far = FAR.test(withoutNames(words, names).text)
  const pricey = PRICEY.test(words)
  const about = (good: boolean, references: readonly Reference[], reason?: Reason): Opinion[] =>
    references.flatMap(({ stops: places }) =>
      places.map((place): Opinion => ({
        about: 'stop',
        place,
        good,
        ...(reason && { reason }),
      })),
    )
  if (found.length === 0 && /\b(?:order|sequence)\b/.test(words)) return []
  if (found.length > 0) {
    if (KEPT.test(words) && !(asks && /^(?:can|could|shall|should|may|why)\b/.test(words))) return about(true, found)
    // "If it is not too far from the Mill": that stays.
    if (/\bnot (?:\w+ )?far (?:away )?from\b/.test(words)) return about(true, found)
    // "The bridge is 1.9 miles from the marsh" holds the way against the plan, and none of the two.
    if (APART.test(words) && !/\btoo\b|\binstead\b/.test(words)) return [TRAVEL]
    // "Everything but the bar is lovely."
    const but = clause.findIndex(
      ({ text }, at) =>
        /^(?:but|except|besides)$/.test(text) &&
        /^(?:everything|all|anything|anywhere)$/.test(clause[at - 1]?.text ?? ''),
    )
    const excepted = but < 0 ? undefined : found.find(({ from }) => from > but)
    if (excepted) {
      const good = PRAISE.test(words) && !BLAME.test(words.replace(/\b(?:except|besides)\b/g, ''))
      const bad = !good && clause.slice(excepted.at).some(({ text }) => BLAME.test(text))
      const others = found.filter((one) => one !== excepted)
      return [...about(bad, [excepted]), ...(good || bad ? about(good, others) : [])]
    }
    // "Why the museum?", "but the bar": named to be left out.
    if (asks && DOUBTS.test(words)) return about(false, found)
    if (asks && /^why\b/.test(words) && found.length === 1) return about(/^why not\b/.test(words), found)
    if (/^(?:but|except|apart|aside|though)\b/.test(words) && isBare(clause, found)) return about(false, found)
    // "Is the Dive as pricey?"
    if (
      asks &&
      /^(?:is|are|does|do|how|what|which|would)$/.test(
        clause.find(({ text }) => !/^[,\s]$|^(?:and|but|so)$/.test(text))?.text ?? '',
      ) &&
      !/\b(?:instead|replace|swap|skip)\b/.test(words)
    )
      return []
    // "Anything closer to Kozy Kar", "near the museum": what is near is kept.
    // "The bar is far from the Mill" speaks of the bar, and from where.
    const [near, others] = split(
      found.filter(({ from }) => !isFar(clause, from)),
      ({ from }) => isNear(clause, from),
    )
    if (near.length + others.length === 0) return [TRAVEL]
    if (near.length > 0 && others.length === 0) return [...about(true, near), ...(far ? [TRAVEL] : [])]
    if (far || pricey) return [...about(true, near), ...about(false, others, far ? 'far' : 'price')]
    const cut = clause.findIndex(
      ({ text }, at) =>
        (/^(?:apart|aside|save)$/.test(text) && /^(?:from|for)$/.test(clause[at + 1]?.text ?? '')) ||
        // "More than 60", "more than we have": nothing that is wanted instead.
        (INSTEAD.has(text) &&
          !(text === 'than' && /^(?:\d+|\$|we|i|our|my|what)$/.test(clause[at + 1]?.text ?? '')) &&
          (text !== 'instead' || clause[at + 1]?.text === 'of')),
    )
    if (cut >= 0) {
      const [before, behind] = split(others, ({ from }) => from < cut)
      return [...about(true, near), ...about(true, before), ...about(false, behind)]
    }
    const exchange = /\b(?:swap\w*|replac\w*|switch\w*|trad\w+|chang\w+|substitut\w*)\b/.test(words)
    const taker = clause.findIndex(({ text }) => /^(?:for|with|to|by)$/.test(text))
    if (exchange && taker >= 0) {
      const [given, got] = split(others, ({ from }) => from < taker)
      return [...about(false, given), ...about(true, got)]
    }
    // "Put it back", "back to Bards": what was taken out is wanted after all.
    const negative =
      BLAME.test(words) && !/\b(?:back|re ?add)\b/.test(words) && !/\bnot (?:\w+ )?(?:bad|mind)\b/.test(words)
    if (UNBLAMED.test(words)) return /\bmind\b/.test(words) ? [] : about(true, others)
    if (negative) return about(false, others)
    if (!PRAISE.test(words) || (asks && /\b(?:is|are|does|what)\b/.test(words))) return []
    const praised = others.flatMap((one) => one.stops)
    const rest = ALONE.test(words)
      ? stops.flatMap((stop, place) => (stop && !praised.includes(place) ? [place] : []))
      : []
    return [...about(true, others), ...rest.map((place): Opinion => ({ about: 'stop', place, good: false }))]
  }
  const opinions: Opinion[] = []
  if (judged(words)) return [judged(words)!]
  if (far && !NEAR.test(words)) opinions.push(TRAVEL)
  else if (NEAR.test(words)) opinions.push({ about: 'travel', good: true })
  if (pricey) opinions.push({ about: 'price', good: false })
  else if (FAIR.test(words)) opinions.push({ about: 'price', good: true })
  if (opinions.length > 0) return HORRIBLE.test(words) ? [...opinions, { about: 'whole', good: false }] : opinions
  if (DELIGHTED.test(words)) return [{ about: 'whole', good: true }]
  if (HOPED.test(words)) return [{ about: 'whole', good: false }]
  if (WORSE.test(words)) return [{ about: 'progress', better: false }]
  if (BETTER.test(words) && !asks && !/\b(?:do|something|anything|try|find) (?:\w+ ){0,3}better\b/.test(words))
    return [{ about: 'progress', better: true }]
  if (NEUTRAL.test(words)) return []
  if (HORRIBLE.test(words) && !ASPECT.test(words)) return [{ about: 'whole', good: false }]
  if (EXCLAIMS.test(words) && !ASPECT.test(words)) return [{ about: 'whole', good: true }]
  if (SUPPOSED.test(words)) return []
  if (WHOLE_BAD.test(words)) return ASPECT.test(words) ? [] : [{ about: 'whole', good: false }]
  return WHOLE_GOOD.test(words) && !asks && POINTS.test(words) ? [{ about: 'whole', good: true }] : []
}

/** What a set phrase makes of it, where no stop of its own is spoken of: "all" of them is the whole. */
function judgedOf(tokens: readonly Token[], { stops, names }: Scene): Opinion[] | undefined {
  if (clausesOf(tokens).length > 1) return undefined
  const opinion = judged(tokens.map(({ text }) => text).join(' '))
  const whole = findReferences(tokens, stops, names).every((one) => one.stops.length >= stops.length)
  return opinion && whole ? [opinion] : undefined
}

function judged(words: string): Opinion | undefined {
  if (ASPECT.test(words)) return undefined
  const denied = unsayable(words)
  if (denied !== undefined)
    return WHOLE_BAD.test(denied) || WHOLE_GOOD.test(denied)
      ? { about: 'whole', good: WHOLE_BAD.test(denied) }
      : undefined
  const verdict = verdictOf(words)
  if (verdict === 'better' || verdict === 'worse') return { about: 'progress', better: verdict === 'better' }
  return verdict && { about: 'whole', good: verdict === 'good' }
}

const APART = /\b\d[\d. ]*(?:miles?|mi|km) (?:away|from|apart|off)\b/
/** What nobody says of a part. */
const DELIGHTED =
  /\b(?:spot on|hits? the spot|exactly (?:what|right)|just (?:what|right|the thing)|(?:could|can) not be (?:better|happier)|not bad at all|(?:would|will|could) be (?:\w+ )?happy with (?:that|it|this)|(?:pretty|quite|very|really) good(?: already)?$|^brilliant|(?:can|could) live with (?:it|that|this))\b/

/** "Perfect!", "omg amazing": what a sentence opens with is said of all that was offered. */
const EXCLAIMS =
  /\bwhat an? (?:\w+ )?(?:marvell?ous|wonderful|lovely|great|fantastic|brilliant|beautiful|fabulous|delightful|excellent|perfect|amazing|nice|superb|splendid|gorgeous|terrific|dream) (?:day|plan|tour|trip|itinerary|idea|offer|proposal|route|programme|program)\b|^(?:(?:omg|wow|oh|well|yes|yeah|ok|okay|so|that|this|it|is|i|think|absolutely|really|pretty|quite|very|simply|truly|just|what an?|[,!]) )*(?:perfect|amazing|excellent|wonderful|fantastic|awesome|brilliant|superb|great|love it|lovely|nice|beautiful|splendid|marvelous|terrific)(?:$| [,!]| (?:one|plan|day|itinerary|choice|idea|job|work)\b)/
const HORRIBLE =
  /\b(?:horrible|terrible|awful|dreadful|disaster|nonsense|useless|(?:not|never) (?:\w+ ){0,3}suit(?:s|ed)?|(?:worse|less|lower) than (?:\w+ ){0,2}(?:hoped|expected|thought|feared))\b/
const HOPED =
  /\b(?:could|can) not be worse\b|\bhard pass\b|\bplease not\b|\b(?:worse|less|lower) than (?:\w+ ){0,2}(?:hoped|expected|thought|feared)\b/
const NEUTRAL =
  /\b(?:some|parts?|half|bits?|a few)(?: of (?:it|them|this|that))?(?: that)? (?:i|we) (?:like|love|enjoy)\w*\b.*\b(?:some|parts?|half|bits?|others?|the rest)\b.*\bnot\b|\bneither good nor bad\b|\bnot (?:\w+ )?bad\b.*\bnot (?:\w+ ){0,2}(?:good|great)\b|\bso so\b|\bmeh\b.*\b(?:okay|ok|alright|fine)\b|\bnot (?:\w+ )?good (?:and|but|or) not (?:\w+ )?bad\b/
/** What would be, or is wished for. */
const SUPPOSED = /\b(?:would|could|should|if|might|may|need|wish|hope|hoping|looking)\b/
const TRAVEL: Opinion = { about: 'travel', good: false }
/** Speaks of something of its own: "I do not like thai food". */
const ASPECT =
  /\b(?:a must|food|places?|music|tourist\w*|cuisine|restaurants?|bars?|cafes?|museums?|parks?|shops?|landmarks?|spots?|rating|stars?|wifi|kids|groups?|views?|thai|french|spanish)\b/
/** Points to what was proposed. */
const POINTS =
  /\b(?:this|that|these|those|it|they|them|all|both|everything|choices|options|places|plan|itinerary|proposal|start|so far|looks?|sounds?)\b/

/** Whether names stand there alone. */
const isBare = (clause: readonly Token[], found: readonly Reference[]): boolean =>
  clause.every(
    ({ text, kind }, at) =>
      kind === 'mark' ||
      found.some(({ from, at: to }) => from <= at && at < to) ||
      /^(?:but|except|apart|aside|from|for|though|the|not|maybe|perhaps|and|or|one|stop)$/.test(text),
  )

const isNear = (clause: readonly Token[], from: number): boolean =>
  clause
    .slice(Math.max(0, from - 3), from)
    // "Convinced by it" is not beside it.
    .some(
      ({ text }, i, before) =>
        /^(?:near|nearby|around|between|beside)$/.test(text) || (text === 'by' && !before[i - 1]?.text.endsWith('ed')),
    ) ||
  (/^(?:to|than|from)$/.test(clause[from - 1]?.text ?? '') &&
    /^(?:close|closer|nearer|next)$/.test(clause[from - 2]?.text ?? '') &&
    clause[from - 1]!.text === 'to')

const isFar = (clause: readonly Token[], from: number): boolean =>
  /\b(?:far|away|way|miles?|mi|distant|distance|off|trek|hike) (?:\( .* \) )?from (?:the |that |our )?$/.test(
    `${wordsOf(clause.slice(Math.max(0, from - 4), from))} `,
  )

function split<Item>(items: readonly Item[], belongs: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(belongs), items.filter((item) => !belongs(item))]
}
