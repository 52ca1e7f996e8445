/**
 * Exchanges and complaints told in ordinary words, said straight: "A out, B in its place", "put B where A is", "let A go rather than
 * B", "you lost A and kept B", "I asked for A and got B". Places stand as `@0`, stops left open as `%0`; each part gets a clause of
 * its own, "drop" and "take" of what is meant.
 */

const M = '[@%]\\d+'
const A = '@\\d+'
/** Several together. */
const ROW = `${A}(?:(?: ,| and| or| plus| nor){1,2} ${A}){0,3}`
const DROPS =
  '(?:drop|skip|lose|remove|ditch|scrap|cut|cancel|omit|sacrifice|give up|do without|go without|leave out|take out|throw out|kick out|part with|get rid of|miss out on|forgo|forego)'
const AND = '(?: ?(?:,|;|-)? ?(?:and then|and|with|then|so|but|plus)?) '
const ITS_PLACE = "(?:its|their|that|his|her|the same|that one 's|this) (?:place|stead|spot|slot|position)"
const PASSIVE = '(?:swapped|exchanged|replaced|traded|switched|changed|substituted)(?: out)?'
/** What the assistant did, in a complaint. */
const LOST =
  '(?:lost|dropped|removed|taken out|took out|left out|forgotten|forgot|cut|thrown out|threw out|taken away|took away|kicked out|ditched|skipped|omitted|sacrificed|scrapped|deleted)'
const KEPT =
  '(?:kept|left in|held on to|clung to|stuck (?:to|with)|still have|still got|keep|retained|brought back|put in|added|given (?:me|us)|gave (?:me|us)|left(?! out)|included|went with)'
const YOU = '(?:you )?(?:have |had |just |again |also |still |only |now |then |even )*'
const ASKED =
  '(?:i|we) (?:have |had |just |clearly |only |specifically |explicitly |even |did )*(?:asked for|ask for|wanted|ordered|chose|picked|requested|named|said|told you|meant|mentioned|wished for|voted for)'
const GOT =
  '(?:(?:i|we) |what (?:i|we) )?(?:got|get|was given|were given|have been given|received|ended up with|am offered|are offered|was offered|were offered|landed with|see|find|have|had to see)|(?:you |then )?(?:gave me|gave us|give me|give us|offered (?:me |us )?|offer (?:me |us )?|brought (?:me |us )?|put in|propose|proposed|served up|came (?:back |up )?with|come (?:back |up )?with|here comes|there is|here is)'

/** Turned down at the end of what is said of a place. */
const NO_THANKS =
  '(?:no (?:thank you|thanks|thank|way|chance|sir|go|fear|please)|thanks but no(?: thanks)?|never again|not again|not for (?:me|us)|(?:i|we) (?:would rather|rather|had rather|prefer to|prefer) not|rather not|better not|please (?:do not|no)|(?:i|we)(?: will| would)? pass|not (?:a chance|on your life|happening|an option)|out of the question|forget it|count (?:me|us) out|(?:that is |it is )?(?:a |definitely |certainly )?(?:no|nope|not)|spare (?:me|us)(?: that)?|(?:i|we) (?:do|would|will|can) not)(?: (?:thanks|thank you|please|sorry|really|again|then|either|at all|for (?:me|us)|with (?:that|them|kids|the kids)))*'
const OPENS = '(?:(?:no|and|but|so|well|oh|ok|okay|hm+|what|a|an|the|sorry|then|again|still|just|,) )*'
/** Is content with it. */
const CONTENT =
  '(?<!\\b(?:glad|happy|pleased|good|great|nice|relieved|love|like|thanks|thank you|well done|lovely)(?: that| how)? )'
const NEGATED = /\b(?:not|never|why|who|nobody|without|if|unless)\b/

/** Whether what a mark stands for is in the plan. */
type IsIn = (mark: string) => boolean

type Straight = readonly [pattern: RegExp, sayWith: (found: readonly string[], isIn: IsIn) => string | undefined]

const drop = (marks: string): string => ` ; drop ${marks} ; `
const take = (marks: string): string => ` ; take ${marks} ; `
const keep = (marks: string): string => ` ; keep ${marks} ; `

const RULES: readonly Straight[] = [
  // "You lost A and kept B", and the other way round.
  [
    new RegExp(
      `${CONTENT}\\byou (?:have |had |just |again |also |even )*${LOST} (${ROW}) ?,? ?(?:and|but|while|yet|,) ${YOU}${KEPT} (${ROW})`,
      'g',
    ),
    ([, lost, kept]) => `${take(lost!)}${drop(kept!)}`,
  ],
  [
    new RegExp(
      `${CONTENT}\\byou (?:have |had |just |again |also |even |still )*${KEPT} (${ROW}) ?,? ?(?:and|but|while|yet|,) ${YOU}${LOST} (${ROW})`,
      'g',
    ),
    ([, kept, lost]) => `${drop(kept!)}${take(lost!)}`,
  ],
  // "Why was A swapped for B?", "you replaced A by B".
  [
    new RegExp(
      `\\b(?:why (?:is|was|were|has|have) (${ROW}) (?:been )?${PASSIVE}|${CONTENT}(?:(?:why (?:have|did) )?you (?:have |had |just |again |also |even )*)(?:swapped|exchanged|replaced|traded|changed|swap|replace|exchange|trade) (${ROW})) (?:for|with|by|against|to) (${ROW})`,
      'g',
    ),
    ([, a, b, came], isIn) => (isIn(a ?? b!) || !isIn(came!) ? undefined : `${take(a ?? b!)}${drop(came!)}`),
  ],
  // "I asked for A and got B."
  [
    new RegExp(
      `\\b${ASKED} (${ROW})((?: (?!@|and\\b|but\\b)[\\w']+){0,5}) ?,? ?(?:and|but|yet|,)(?: (?:instead|again|now|still|what|all|then))? (?:${GOT}) (?:only |just |again |still |instead )*(${ROW})(?: instead)?`,
      'g',
    ),
    ([, asked, , got]) => (asked === got ? undefined : `${take(asked!)}${drop(got!)}`),
  ],
  // "I said no bars and got A."
  [
    new RegExp(
      `(\\b${ASKED}(?: (?!@|and\\b|but\\b)[\\w'%$-]+){1,8}) ?,? ?(?:and|but|yet|,)(?: (?:instead|again|now|still|what|all|then))? (?:${GOT}) (?:only |just |again |still |instead )*(${ROW})(?! ?,? (?:and that is |which is |it is )?(?:great|good|nice|lovely|perfect|thanks|thank|fine))`,
      'g',
    ),
    ([, asked, got]) => `${asked} ${drop(got!)}`,
  ],
  // "Don't let A go", "I don't want A to go."
  [new RegExp(`\\b(?:not|never) (?:\\w+ )?let (${ROW}) (?:go|leave|slip)(?: away)?`, 'g'), ([, stays]) => keep(stays!)],
  [
    new RegExp(
      `\\b(?:do|does|did|would) not (?:really |even |actually )?(?:want|like|wish|ask for) (${ROW}) (?:to )?(?:go|leave|gone|out|be (?:dropped|removed|replaced|swapped|left out|taken out|cut))(?= ?(?:$|[,;]|and\\b|but\\b))`,
      'g',
    ),
    ([, stays]) => keep(stays!),
  ],
  // "Let A go rather than B", "I'd sooner lose A than B", "A can go, not B".
  [
    new RegExp(
      `\\blet (?:us )?(?:${DROPS} )?(${ROW})(?: go)? ?,? (?:rather than|instead of|and not|not|before|sooner than) (${ROW})(?: go| goes)?`,
      'g',
    ),
    ([said, gone, stays]) =>
      /\blet (?:us )?(?:take|have|see)/.test(said!) ? undefined : `${drop(gone!)}${keep(stays!)}`,
  ],
  [
    new RegExp(
      `\\b(?:rather|sooner|better|prefer to) (?:to )?(?:see )?(?:${DROPS} (${ROW})|(${ROW}) (?:go|goes|went|gone|out)) (?:than|rather than|instead of|before) (?:${DROPS} )?(${ROW})`,
      'g',
    ),
    ([, a, b, stays]) => `${drop((a ?? b)!)}${keep(stays!)}`,
  ],
  [
    new RegExp(
      `(?<!\\b(?:not|never|n't) (?:\\w+ )?)\\b${DROPS} (${ROW}) ?,? (?:rather than|and not|not|before|sooner than|instead of) (?:${DROPS} )?(${ROW})`,
      'g',
    ),
    ([, gone, stays]) => `${drop(gone!)}${keep(stays!)}`,
  ],
  [
    new RegExp(
      `(${ROW}) (?:can|should|could|must|may|has to|have to|is to|was to|ought to) (?:go|leave|be dropped|be out) ?,? (?:rather than|and not|not|instead of|before) (${ROW})`,
      'g',
    ),
    ([, gone, stays]) => `${drop(gone!)}${keep(stays!)}`,
  ],
  [
    new RegExp(`\\b(?:let|see) (${ROW}) go(?= ?(?:$|[,;]|and\\b|but\\b|then\\b|instead\\b|please\\b))`, 'g'),
    ([, gone]) => drop(gone!),
  ],
  // "Drop A in favour of B", "we can live without A if that buys us B".
  [
    new RegExp(
      `(?<!\\b(?:not|never|n't) (?:\\w+ )?)\\b(?:${DROPS}|live without|manage without|cope without|turn) (${ROW}) ?,? (?:in favou?r of|to make (?:way|room) for|for the sake of|in exchange for|so (?:that )?(?:we|i) (?:can|could) (?:have|see|do|add)|for|into|(?:if|when|as long as|so long as|provided) (?:that|it|this|we|i|you)(?: (?!@)\\w+){1,3}) (${M})`,
      'g',
    ),
    ([, gone, comes]) => `${drop(gone!)}${take(comes!)}`,
  ],
  // "Get A out of there and B back in."
  [
    new RegExp(
      `\\b(?:get|take|throw|kick|leave|have|want|with|put|pull) (${ROW}) (?:out|off|away)(?: of (?:there|here|it|that|this|the \\w+))?(?: ,| and| , and) (?:put |get |take |bring )?(${ROW}) (?:back )?(?:in|on|back)\\b`,
      'g',
    ),
    ([, gone, comes]) => `${drop(gone!)}${take(comes!)}`,
  ],
  // "If something must go, let it be A."
  [
    new RegExp(
      `\\bif (?:%\\d+|something|one|anything|any|any of them|one of them|one of these|a stop) (?:must|has to|should|needs to|have to|is to|really must) (?:go|give|leave|yield|be (?:dropped|cut|left out)) ?,? (?:then )?(?:(?:let it be|it should be|it is|make it|rather|it must be|take|that is|it had better be|i would say|we would say) )?(${ROW})`,
      'g',
    ),
    ([, gone]) => drop(gone!),
  ],
  // "B should take over from A."
  [
    new RegExp(
      `(${M}) (?:(?:should|could|can|may|must|to|will|would|might|shall) )?(?:please |just |simply )?(?:takes? over (?:from|for)|steps? in for|stands? in for|replaces?|takes? the place of|takes? the (?:spot|slot) of|goes? in for|comes? in (?:for|instead of)|substitutes? for|fills? in for) (${A})`,
      'g',
    ),
    ([, comes, gone], isIn) => (isIn(comes!) ? undefined : `${take(comes!)}${drop(gone!)}`),
  ],
  // "A, seriously?"
  [
    new RegExp(
      `^${OPENS}(${A}) ?,? (?:seriously|really|honestly|of all (?:places|things)|are you (?:serious|sure|joking|kidding))(?: now| again)? ?$`,
      'g',
    ),
    ([, place], isIn) => (isIn(place!) ? drop(place!) : undefined),
  ],
  // "Put B where A is."
  [
    new RegExp(
      `(${M}) (?:\\w+ ){0,2}?(?:in )?where (${A}) (?:is|are|was|were|stands?|stood|sits?|sat|used to be|had been|now is)`,
      'g',
    ),
    ([, comes, gone]) => `${take(comes!)}${drop(gone!)}`,
  ],
  // "A out, B in its place", "A makes room, and something free in its stead".
  [
    new RegExp(
      `(${ROW}) (?:out|goes|go|gone|leaves|off|away|goes out)${AND}(?:put |take |have |get |we get |bring )?(${M}) (?:(?:in|into|for|takes|taking|goes in|comes in|comes|goes) ){1,2}${ITS_PLACE}`,
      'g',
    ),
    ([, gone, comes]) => `${drop(gone!)}${take(comes!)}`,
  ],
  [
    new RegExp(
      `(${M}) (?:(?:in|into|takes|taking|to take|goes in|comes in) ){1,2}(?:its|their|that one 's) (?:place|stead|spot|slot)`,
      'g',
    ),
    ([, comes]) => take(comes!),
  ],
  // "I'd wanted A swapped for B", "have A replaced by B".
  [
    new RegExp(
      `^(.*?)(${ROW}) (?:(?:to be|be|is|are|was|were|should be|can be|could be|gets?|being) ){0,2}${PASSIVE} (?:for|with|by|against|to) (${M})`,
      'g',
    ),
    ([, before, gone, comes]) => (NEGATED.test(before!) ? undefined : `${before}${drop(gone!)}${take(comes!)}`),
  ],
  // "Only if the shop is B", "the shop must be B".
  [
    new RegExp(
      `\\b(?:if|unless|long as|provided|but|and|so|that|sure) (${A}) (?:is|was|were|becomes?|turns into|would be|could be|must be|should be|has to be|is to be) (${A})(?= ?(?:$|[,;]|and\\b|instead\\b|then\\b|please\\b))`,
      'g',
    ),
    ([, gone, comes], isIn) => (isIn(gone!) && !isIn(comes!) ? `${drop(gone!)}${take(comes!)}` : undefined),
  ],
  [
    new RegExp(
      `^${OPENS}(${A}) (?:must be|should be|has to be|is to be|needs to be|was to be|was meant to be|ought to be) (${A})(?= ?(?:$|[,;]|and\\b|instead\\b|please\\b))`,
      'g',
    ),
    ([, gone, comes], isIn) => (isIn(gone!) && !isIn(comes!) ? `${drop(gone!)}${take(comes!)}` : undefined),
  ],
  // "Instead of A, B."
  [
    new RegExp(
      `^${OPENS}(?:instead of|in place of|rather than|in lieu of) (${A}) ?,? (?:take |have |put in |do |maybe |then |use |we could do |let us (?:do|have|take) )?(${A})(?= ?(?:$|please\\b|then\\b))`,
      'g',
    ),
    ([, gone, comes], isIn) => (isIn(comes!) ? undefined : `${drop(gone!)}${take(comes!)}`),
  ],
  // "B for A": that goes which is there.
  [
    new RegExp(
      `(?<=^(?:(?:no|and|but|so|ok|okay|yes|right|then|please|maybe|perhaps|rather|just|,) )*|[,;:] (?:(?:and|but|so|then|please|maybe|or|just|plus) )*|\\b(?:out|in|back|stays?|stay|goes|go) and )(${M}) (?:in )?(?:for|instead of|in place of|replacing|in lieu of) (${A})(?= ?(?:$|[,;]|please\\b|then\\b|instead\\b|and\\b|but\\b|as\\b|if\\b))`,
      'g',
    ),
    ([said, one, other], isIn) => {
      const comesFirst = one![0] === '%' || !isIn(one!) || isIn(other!)
      if (comesFirst) return one![0] === '%' && !isIn(other!) ? undefined : `${take(one!)}${drop(other!)}`
      return / for /.test(said!) ? `${drop(one!)}${take(other!)}` : undefined
    },
  ],
  // "A, B, C: could we see those?"
  [
    new RegExp(
      `^${OPENS}(${M}(?:(?: ,| and| or| plus){1,2} ${M}){1,3}) ?[,:;-]? ?(?:could|can|may|might|shall|would|will|how about|what about|do|let us|is it possible) [^@%]*\\b(?:that|those|these|this|them|such)(?: (?:trio|three|two|combination|combo|lot|ones|plan|set|instead|together|round|day|one|selection|threesome|mix|please|then)){0,3} ?$`,
      'g',
    ),
    ([, row]) => take(row!),
  ],
  // "A with two heavy bags, no thank you."
  [
    new RegExp(`^${OPENS}(${ROW})(?: (?!@)[\\w',-]+){0,14}? ?, ${NO_THANKS} ?$`, 'g'),
    ([said, gone]) =>
      new RegExp(`^${OPENS}${ROW} (?:please|yes|is a must|has to stay|must stay|instead)\\b`).test(said!)
        ? undefined
        : drop(gone!),
  ],
  // "Still A, and B is gone."
  [
    new RegExp(
      `^${OPENS}(?:still|again|yet again|once again|once more|always)(?: the same old| the same)? (${ROW})(?= ?(?:,|and|but|while))(?! ?(?:,|and) (?:not|no|missing))(?!.*\\bplease\\b)`,
      'g',
    ),
    ([, again]) => ` ; drop ${again} ; `,
  ],
  // "A in between is a long walk": what is told of where it is.
  [
    new RegExp(
      `(${A}) (?:in between|midway|in the middle|at the end|at the start|in there|in it|(?:that |which )?you (?:\\w+ )?(?:gave us|gave me|put in|added|chose|picked|offered|proposed|suggested|threw in|came up with)) (?=(?:is|are|was|were|has|does|costs?|looks?|seems?|sounds?|means|makes|adds|can|could|must|should)\\b)`,
      'g',
    ),
    ([, place]) => `${place} `,
  ],
  // "A in, B out, C stays" in clauses of their own.
  [
    new RegExp(
      `(${A} (?:(?:back|goes|comes|right|is|are|was|were|has to be|should be) ){0,2}(?:in|out|gone|missing|stays?|goes|go|remains?|kept|away|off|back|leaves?)(?: again| please| now)?) ?(?:,|and|, and|,? but) (?=@)`,
      'g',
    ),
    ([, one]) => `${one} ; `,
  ],
]

/** What is longer tells more than what to exchange. */
const LONGEST = 500

const PUT_WHERE = /\b(?:put|have|place|use|set) (?:this|that|it|that one|this one|them|those) (?:in )?where(?= @)/g

/**
 * The words of a sentence with exchanges and complaints said straight. `isIn`: whether what a mark stands for is in the plan;
 * `last`: what was named last before.
 */
export function sayExchanges(words: string, isIn: IsIn, last: string | undefined): string {
  if (!/@\d/.test(words) || words.length > LONGEST) return words
  // "B looks nice, put that where A is."
  const pointed = words.replace(PUT_WHERE, (said: string, at: number) => {
    const named = words.slice(0, at).match(/@\d+/g)?.at(-1) ?? last
    return named === undefined ? said : `put ${named} where`
  })
  const said = RULES.reduce(
    (text, [pattern, sayWith]) =>
      text.replace(pattern, (...found) => sayWith(found.slice(0, -2) as string[], isIn) ?? found[0]),
    pointed,
  )
  return said === words ? words : said.replace(/ {2,}/g, ' ').trim()
}
