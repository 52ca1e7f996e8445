/**
 * How much a meeting counts, told by what hangs on it: what would happen ("I'd get fired", "they'd manage without me"), whose it
 * is ("I'm presenting", "just listening in"), whether it comes again ("waited months for it", "happens every week").
 */
import type { GradeSpan } from './grade.ts'
import type { Token } from './tokens.ts'
import { wordSet } from './typing/word-set.ts'

const ENDS = wordSet(', ; : ( ) - # and but while whereas though although because since so')

const PEOPLE =
  '(?:(?:my |our |the )?(?:boss|bosses|chef|manager|client|clients|wife|husband|mom|mum|mother|dad|father|parents|family|team|partner|girlfriend|boyfriend|friend|friends|daughter|son|kids|sister|brother|colleagues?|coworkers?|professor|supervisor|company|board|investors|customers?)|they|everyone|everybody|people|others|the others|the rest)'
const OTHER =
  '(?:some ?one|somebody|anyone|anybody|(?:my |a |our )?(?:\\w+ )?(?:colleagues?|coworkers?|assistant|deputy|partner|intern|boss|team|wife|husband|friend|brother|sister|replacement|substitute))'

type Stake = readonly [value: number, pattern: RegExp]

/** Counts much. A denial before it says nothing. */
const HIGH: readonly Stake[] = [
  [0.82, /\bkeep (?:\w+ ){1,3}(?:free|clear|blocked)\b/],
  [
    0.94,
    /\b(?:cancel|drop|skip|miss|move|give up) (?:anything|everything|any other thing|all)(?: else)? for (?:it|that|this)\b/,
  ],
  [0.95, /\bhell (?:would|will) break loose\b|\bend of the world\b|\bworld (?:would|will) (?:end|collapse)\b/],
  [
    0.9,
    /\b(?:would|will) (?:cry|weep|mourn|be (?:\w+ )?(?:devastated|heartbroken|crushed|gutted|furious|miserable))\b/,
  ],
  [
    0.85,
    new RegExp(
      `\\b${PEOPLE} (?:\\w+ )?(?:expects?|expecting|waits? for|waiting for|wants?|asked for) me\\b|\\bi am (?:\\w+ )?expected\\b`,
    ),
  ],
  [0.87, /\b(?:is|it is|be) (?:\w+ )?(?:fixed|locked in|set in concrete|cast in stone)\b/],
  [
    0.94,
    /\b(?:at stake|on the line)\b|\bhigh stakes\b|\bstakes are (?:\w+ )?high\b|\b(?:is|means) everything(?: to me)?$/,
  ],
  [0.93, /\bbreak (?:my|his|her|their|our) hearts?\b|\bruin everything\b|\bheaven and earth\b|\bonly one missing\b/],
  [0.88, /\bi (?:have |am )?(?:organi[sz]ed|organi[sz]ing|called|set up|arranged) (?:it|this|that|the)\b/],
  [0.92, /\b(?:lost|stuck|helpless|nowhere|doomed|useless|screwed|incomplete|impossible|hopeless) without me\b/],
  [
    0.92,
    /\bgiv(?:e|ing) (?:the|a|my) (?:\w+ )?(?:talk|keynote|speech|presentation|lecture|toast)\b|\bas (?:a|the) (?:\w+ )?(?:speaker|judge|witness|expert|host|panelist)\b|\bbest man\b|\bbridesmaid\b/,
  ],
  [
    0.92,
    /\b(?:contract|deal|lease|papers|treaty) (?:\w+ )?(?:gets?|is|are|will be|being) (?:\w+ )?signed\b|\bsign(?:ing)? (?:the|a|our) (?:\w+ )?(?:contract|deal|papers|lease)\b/,
  ],
  [
    0.86,
    /\blet(?:ting)? (?:\w+ ){1,2}down\b|\bbooked (?:it |that |this )?(?:\w+ ){0,3}(?:year|years|months|weeks|ages) ago\b|\b(?:preparing|prepared|worked|working) (?:\w+ ){0,3}for (?:weeks|months|years|ages)\b/,
  ],
  [
    0.94,
    /\b(?:get|gets|be|am|is|getting) (?:fired|sacked|sued|dismissed|expelled|arrested|in (?:\w+ )?trouble|toast)\b/,
  ],
  [
    0.94,
    /\b(?:lose|losing|cost me|costs me|cost us|risk|risking) (?:my |our |the |a |that |an )?(?:\w+ )?(?:jobs?|clients?|contract|deal|career|promotion|licen[cs]e|scholarship|customer|customers|account|house|visa)\b/,
  ],
  [
    0.92,
    new RegExp(
      `\\b${PEOPLE} (?:would|will|is going to|are going to) (?:\\w+ )?(?:kill|murder|strangle|fire|divorce|be (?:\\w+ )?(?:furious|mad|angry|upset|livid|disappointed)|never forgive|not forgive|freak out|hate)\\b`,
    ),
  ],
  [0.93, /\bheads (?:will|would) roll\b|\bhell to pay\b/],
  [
    0.94,
    /\b(?:everything|all|a lot|so much|much|deal|job|project|career|future|company|contract|promotion|whole \w+) (?:\w+ )?(?:depends?|hinges?|rides?|hangs?|revolves?|stands or falls)\b/,
  ],
  [0.94, /\b(?:falls?|fall|go|goes) apart without me\b|\bcollapses? without me\b|\bnothing (?:\w+ ){0,3}without me\b/],
  [
    0.92,
    new RegExp(
      `\\b${PEOPLE} (?:\\w+ )?(?:counting|count|counts|relying|rely|relies|depending|depend|depends) on me\\b|\\b${PEOPLE} (?:really |badly )?needs? me\\b`,
    ),
  ],
  [
    0.92,
    /\bi am (?:\w+ )?(?:the (?:one |person |main )?)?(?:who (?:is )?)?(?:presenting|speaking|hosting|chairing|leading|running it|giving (?:a|the)|pitching|defending|organi[sz]ing|the (?:main )?(?:speaker|host|chair|presenter|organi[sz]er|best man|bride|groom|maid of honou?r)|speaker|host|chair|presenter)\b/,
  ],
  [
    0.92,
    /\bi (?:have to |will |must |get to )?(?:present|chair|host|lead|pitch|defend|moderate) (?:there|it|the|my|a|at|for|to|in)\b|\bi (?:have to |will |must )?give (?:the|a) (?:\w+ )?(?:talk|keynote|speech|presentation|lecture)\b/,
  ],
  [
    0.92,
    /\b(?:wedding|funeral|graduation|keynote|surgery|operation|thesis defen[cs]e|final exam|court (?:date|hearing)|job interview|interview for|chemotherapy|chemo|christening|baptism|visa (?:appointment|interview)|birth of)\b/,
  ],
  [0.88, /\bi (?:\w+ )?(?:promised|swore|committed|gave my word|have given my word|pledged)\b/],
  [
    0.88,
    /\b(?:waited|waiting) (?:\w+ ){0,2}(?:months|weeks|years|ages|forever|long)\b|\b(?:took|taken) (?:\w+ ){0,2}(?:months|weeks|years|ages|forever)\b/,
  ],
  [
    0.9,
    /\bone off\b|\bonce in a (?:lifetime|blue moon|year)\b|\b(?:last|only) (?:chance|shot|opportunity)\b|\bonly (?:happens|comes) once\b/,
  ],
  [0.9, /\bhighlight of (?:my|the)\b|\blooking (?:so |really |very )?forward to (?:it|that|this)\b/],
  [
    0.9,
    /\b(?:work|plan|fly|schedule|book|go) around (?:it|that|this|that one|this one)\b|\bleave (?:it|that|this|that one) (?:alone|as it is|where it is|be|in place|untouched)\b/,
  ],
  [0.88, /\burgent\b|\btime sensitive\b|\btime critical\b/],
  [
    0.94,
    /\brather (?:miss|lose|cancel|skip|give up) (?:my|the|a|any) (?:flight|plane|trip|holiday|arm|leg)\b|\brather not (?:fly|travel|go) (?:at all )?than\b/,
  ],
  [0.9, /\bbe a (?:disaster|catastrophe|nightmare|scandal)\b/],
]
/** Counts much, and says so by a denial. */
const DENIED_HIGH: readonly Stake[] = [
  [0.93, /\bno way around (?:it|that|this)\b/],
  [
    0.92,
    /\b(?:no|not be|not get|not have|never be|never get) (?:a |an )?(?:another|second|other|further) (?:chance|shot|opportunity|time|one|date)\b/,
  ],
  [
    0.85,
    /\bonly (?:in|for|under|with) (?:an? |the )?(?:\w+ )?(?:emergency|emergencies|extreme|exceptional|good reason|worst case|dire)\b|\bonly if (?:\w+ ){0,4}(?:no other|necessary|absolutely|must|nothing else|need be)\b/,
  ],
  [
    0.94,
    /\b(?:can|could|will|would) not (?:\w+ )?(?:start|begin|do (?:it|anything)|go on|go ahead|happen|work|manage|decide|function|finish|proceed|sign|meet|continue) (?:\w+ )?without me\b/,
  ],
  [
    0.92,
    /\b(?:will|would|does|do|can) not (?:\w+ )?(?:come|happen|be|come around|come round) (?:\w+ )?(?:again|twice|repeated)\b/,
  ],
  [0.93, /\b(?:can|could) not not (?:go|be|attend|come|show)\b/],
  [0.93, /\bnever (?:hear the end|forgive|live it down|get (?:another|a second|that))\b/],
]
const LOW: readonly Stake[] = [
  [
    0.14,
    /\b(?:nobody|no one|(?:they|people|others) (?:do|would|will) not) (?:really |actually )?(?:needs?|miss|misses|wants?|expects?) me\b/,
  ],
  [
    0.12,
    /\b(?:happy|glad|relieved|delighted|pleased|grateful|love it|thrilled) if (?:it|that|this|they) (?:\w+ ){0,2}(?:cancel\w*|gone|fell|dropped|moved|disappear\w*|not)\b/,
  ],
  [0.26, /\bonly if (?:there is|there was|i have|i had|i find) (?:\w+ ){0,2}time\b/],
  [
    0.12,
    /\b(?:nothing|not much|little|hardly anything|nobody) (?:\w+ )?(?:depends|hinges|rides|hangs)\b|\bi (?:will|would) not (?:even |really )?notice\b/,
  ],
  [
    0.2,
    /\b(?:can|could|do|move|easily|postpone) (?:\w+ ){0,3}(?:another|some other|any other|a different) (?:day|time|week|date)\b/,
  ],
  [
    0.16,
    /\bnot (?:something|anything|one|a meeting) (?:\w+ ){0,3}(?:worry|care|fuss|lose sleep|insist|bother|stress|hang on|get worked up)\b/,
  ],
  [
    0.15,
    /\b(?:not|never|nobody|hardly) (?:\w+ ){0,3}(?:cry|weep|mourn|devastated|heartbroken|crushed|gutted|miserable)\b/,
  ],
  [0.1, /\bthe (?:less|fewer)\b.*\bthe better\b/],
  [0.14, /\brather (?:\w+ ){1,6}than (?:\w+ )?(?:go|attend|be there|sit|show up|join|endure|suffer)\b/],
  [0.16, new RegExp(`\\b(?:send|find|get|ask|have|let) ${OTHER}\\b`)],
  [0.12, /\b(?:nothing|not (?:\w+ )?(?:much|a lot|anything)|little) (?:is )?(?:\w+ )?(?:at stake|on the line)\b/],
  [
    0.16,
    /\b(?:only|just|merely|mainly|mostly) (?:there |going |attending |in |on |join )?to (?:listen|watch|observe|be polite|show (?:my )?face|nod|take notes|sit|keep up|make up|fill|say (?:hi|hello))\b/,
  ],
  [
    0.14,
    /\bi (?:never|rarely|seldom|hardly ever|almost never) (?:go|attend|show up|join)\b|\b(?:nobody|no one) expects me\b|\bskipped (?:it|that|this|them) before\b/,
  ],
  [0.12, /\b(?:doze|fall asleep|falls asleep|bored|boring|hate (?:that|this|the|it|those)|waste of)\b/],
  [0.14, /\bnot (?:\w+ )?(?:needed|wanted|expected|required)\b|\bnot lose (?:any )?sleep\b|\bread up on\b/],
  [0.18, /\bmore of an? (?:\w+ )?(?:chat|coffee|formality|social|get together|courtesy)\b|\bwhatever$/],
  [0.3, /\bpush comes to shove\b/],
  [
    0.12,
    /\b(?:nobody|no one|hardly anyone|hardly anybody|not a soul|none of them) (?:\w+ )?(?:would |will |is going to )?(?:even |ever |really )?(?:notice|notices|care|cares|mind|minds|ask|asks|remember)\b/,
  ],
  [
    0.16,
    new RegExp(
      `\\b${PEOPLE} (?:would|will|can|could|do|does) (?:\\w+ )?(?:be (?:\\w+ )?(?:fine|ok|okay|alright|good)|manage|cope|survive|do (?:it|fine|well)|get (?:along|by)|live|start|go on|decide) (?:\\w+ )?without me\\b`,
    ),
  ],
  [
    0.18,
    new RegExp(
      `\\b${OTHER} (?:else )?(?:can|could|will|would|is going to|might|may) (?:\\w+ )?(?:cover|stand in|fill in|take my place|take over|replace me|substitute|take notes|step in|go instead|handle|do (?:it|that)|go for me|represent me|sit in|jump in|be there)\\b`,
    ),
  ],
  [
    0.2,
    /\bcatch up (?:by|later|afterwards?|after|on (?:it|that)|with (?:them|it)|from)\b|\b(?:read|get|watch|see) the (?:minutes|notes|summary|recap|recording|slides)\b|\brecorded\b/,
  ],
  [
    0.25,
    /\b(?:dial|call|phone|zoom|video|join|tune) in\b|\b(?:attend|join|do it|take it|take part) (?:remotely|online|by phone|by video|from)\b/,
  ],
  [
    0.16,
    /\b(?:only|just|mainly|mostly) (?:go|going|there|attend|attending|come|coming) for the (?:\w+)\b|\b(?:only|just|merely) (?:a |an |there as (?:a|an) )?(?:guest|observer|spectator|listener|audience|listening|sitting in|for show|out of (?:politeness|habit)|to be polite|decoration)\b/,
  ],
  [
    0.2,
    /\b(?:just|only|merely|simply|another|usual|regular|nothing but)(?: (?:a|an|the|our|my|another|some|one of those))*(?: (?:routine|regular|weekly|daily|monthly|usual|normal|quick|short|little|casual|informal|internal|boring|silly))* (?:catch up|catchup|status|update|check in|checkin|sync|stand up|standup|chat|coffee|follow up|formality|get together|social|touch base|meet and greet|tea|small talk|webinar|training|demo|rehearsal|drinks|haircut|errand)\b/,
  ],
  [
    0.26,
    /\b(?:happens?|have (?:it|that|one)|meets?|takes? place|is|it is|every) (?:\w+ )?(?:every (?:\w+ )?(?:week|day|month|monday|tuesday|wednesday|thursday|friday|morning)|weekly|daily|recurring|all the time)\b|\balways (?:another|a next) (?:one|time)\b/,
  ],
  [
    0.12,
    /\b(?:pay|give) (?:\w+ ){0,3}(?:to get out of|to skip|to miss|not to go|not to be there)\b|\bexcuse (?:not )?to (?:miss|skip|leave|stay|avoid|get out|go)\b|\bany excuse\b/,
  ],
  [0.22, /\bif it has to go\b|\bfirst (?:one |thing )?to go\b|\bsay the word\b/],
  [0.22, /\bnot urgent\b|\bno (?:rush|hurry|urgency)\b/],
]
/** These hold whatever stands before them. */
const PLAIN = [...DENIED_HIGH, ...LOW]
const MIDDLING =
  /\bcould go either way\b|\bimportant ,? ?but not (?:\w+ )?(?:critical|crucial|vital|essential|indispensable)\b|\beither way\b|\bnot the most important\b|\bmiddle of the road\b/
/** "A pity to miss it, but I'd live." */
const BORNE =
  /\b(?:pity|shame|sad|bad|sorry|disappoint\w*|upset|annoy\w*|regret|prefer|rather|like|love|nice)\b.{0,60}\b(?:but|though|although|yet) ,? ?(?:i|we|it|that|nobody|life|no|not)\b.{0,24}\b(?:live|survive|manage|cope|get over|disaster|drama|tragedy|end of the world|die|dies|goes on|catastrophe|deal ?breaker|big deal|problem|be (?:fine|ok|okay|alright)|(?:fine|ok|okay|alright|no problem) if not)\b/

const NOT = wordSet('not no never nobody none hardly without')

const isTrue = (pattern: RegExp, words: string): number => pattern.exec(words)?.index ?? -1

/** What hangs on it, clause by clause. `taken`: places that names stand at. */
export function stakesIn(tokens: readonly Token[], taken: (at: number) => boolean): GradeSpan[] {
  // What is said of a time that was named stands behind it.
  const named = tokens.findLastIndex((_, at) => taken(at))
  const behind = tokens.findIndex(({ kind }, at) => at > named && kind === 'word')
  const words = tokens
    .slice(Math.max(0, behind))
    .map(({ text }) => text)
    .join(' ')
  if (behind >= 0 && (BORNE.test(words) || MIDDLING.test(words)))
    return [{ from: behind, to: tokens.length, grade: { value: 0.5, spread: 0.12 } }]
  const found: GradeSpan[] = []
  for (let from = 0; from < tokens.length;) {
    let to = from
    while (to < tokens.length && !taken(to) && !ENDS.has(tokens[to]!.text)) to++
    const value = to > from ? stakeOf(tokens.slice(from, to)) : undefined
    if (value !== undefined) found.push({ from, to, grade: { value, spread: 0.1 } })
    from = to + 1
  }
  return found
}

/** Clauses read before: the same ones come again where a text repeats itself. */
const before = new Map<string, number | undefined>()

function stakeOf(tokens: readonly Token[]): number | undefined {
  if (tokens.length < 2 && tokens[0]?.text !== 'urgent' && tokens[0]?.text !== 'whatever') return undefined
  const words = tokens
    .slice(0, 24)
    .map(({ text }) => text)
    .join(' ')
  if (!before.has(words)) {
    if (before.size > 500) before.clear()
    before.set(words, stakeIn(words))
  }
  return before.get(words)
}

function stakeIn(words: string): number | undefined {
  for (const [value, pattern] of PLAIN) if (pattern.test(words)) return value
  for (const [value, pattern] of HIGH) {
    const at = isTrue(pattern, words)
    if (at < 0) continue
    const lead = words.slice(0, at).split(' ')
    // "I'm not presenting", "I won't get fired if I miss it".
    return lead.some((word) => NOT.has(word)) ? 0.22 : value
  }
  return undefined
}
