/**
 * What somebody asks of sites by name once plans were shown: which are to be in the next plan, which not, and which stops are
 * left open ("A, B and a cheaper bar"). Words that ask stand before what they are said of or behind it; each reaches to the next.
 */
import { AFTER, BEFORE, type Cue } from './asking.ts'
import type { Token } from '../english/index.ts'
import { readerFor } from './english.ts'
import { sayExchanges } from './exchanged.ts'
import { pointingOf, type Shown } from './meant.ts'
import { readFaults } from './faults.ts'
import { withoutNames } from './named.ts'
import { refusedAlone } from './refused-alone.ts'
import { openingsOf, type Opening } from './openings.ts'
import { namesOrdered, ordersIn, type Order } from './order.ts'
import { readRefused } from './refused.ts'
import { asMeant } from './as-meant.ts'
import { readWithdrawn } from './withdrawn.ts'

export type Request =
  | {
      /** One of these is to be there; none of these is. */
      readonly wants: boolean
      readonly names: readonly string[]
      /** Asked for; otherwise no more than praised or blamed. */
      readonly firm: boolean
      /** Missed in what was shown: "where is the Tower?" */
      readonly missed: boolean
    }
  | { readonly opening: Opening }
  | { readonly order: Order }

/** "In the middle" in one word, which points to no stop of its own. */
const withMidway = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token, at) => {
    const [before, next] = [tokens[at - 1]?.text, tokens[at + 1]?.text]
    if (token.text === 'the' && next === 'middle' && /^(?:in|into|to)$/.test(before ?? '')) return []
    return token.text === 'middle' && before === 'the' && /^(?:in|into|to)$/.test(tokens[at - 2]?.text ?? '')
      ? [{ ...token, text: 'midway' }]
      : [token]
  })

/** "Swap A for B" and "swap A and B" where only B is in the plan: B goes. */
function turnExchanges(found: Found[], isIn: (mark: string) => boolean): void {
  for (const [at, one] of found.entries()) {
    if (!one.cue.exchanges) continue
    const [next, [a, b]] = [found[at + 1], one.marks]
    if (next?.cue.wants && next.cue.firm) {
      if (!one.marks.some(isIn) && next.marks.every(isIn)) [one.cue, next.cue] = [WANTED, REFUSED]
    } else if (one.marks.length === 2 && a![0] === '@' && b![0] === '@' && isIn(a!) !== isIn(b!))
      found.push(
        { cue: WANTED, marks: [isIn(a!) ? b! : a!], either: false },
        ...found.splice(at, 1).map((pair) => ({ ...pair, marks: [isIn(a!) ? a! : b!] })),
      )
  }
}

/** What is longer tells more than what to change. */
const LONGEST = 800

export function readRequests(typed: string, shown: Shown): Request[] {
  const names = shown.sites.map(({ name }) => name)
  const text = asMeant(typed.slice(0, LONGEST), names)
  const meant: (readonly string[])[] = []
  const openings: Opening[] = []
  const found: Found[] = []
  const orders: Order[] = []
  let last: string | undefined
  let before: Cue | undefined
  let asked: Found[] = []
  for (const { tokens, asks } of readerFor(names).sentences(text)) {
    const words = openingsOf(pointingOf(withMidway(tokens), shown, meant), meant, openings)
    const latest = shown.plans.at(-1) ?? []
    // "The other way round: A in, B out."
    // A stop left open is in no plan.
    const isIn = (mark: string): boolean =>
      mark[0] === '@' && meant[Number(mark.slice(1))]!.every((name) => latest.includes(name))
    const straight = sayExchanges(words, isIn, last)
    // "You dropped A and kept B, the wrong way round" is no order of stops.
    const ordered = IN_OR_OUT.test(words)
      ? []
      : ordersIn(straight, (mark) => meant[Number(mark.slice(1))] ?? [], latest).filter(
          ({ way }) => straight === words || way !== 'reversed',
        )
    orders.push(...ordered)
    const put = namesOrdered(ordered)
    const isPut = (mark: string): boolean =>
      put.length === 0 || meant[Number(mark.slice(1))]!.every((name) => put.includes(name))
    for (const clause of clausesOf(missing(straight, asks, isIn))) {
      const own = asks && ASKS_OF_ANY.test(clause) ? clause : withPronouns(clause, last)
      last = own.match(/@\d+/g)?.at(-1) ?? last
      // "The Tower again? No!"
      if (ANSWERS_NO.test(clause)) {
        for (const one of asked) {
          one.cue = REFUSED
          if (!found.includes(one)) found.push(one)
        }
        continue
      }
      if (asks && ASKS_FACTS.test(own)) continue
      // "Where is the Tower?" asks for the way while it is in the plan.
      const here = (own.match(/@\d+/g) ?? []).every(isIn)
      if (asks && /^(?:and |but |so |ok |, )*where\b/.test(own) && here) continue
      // "Is there a bar with music?" is answered; "is there a cheaper bar?" asks for one.
      if (asks && ASKS_FOR_KIND.test(own) && openings.every(({ other, price }) => !other && price === undefined))
        continue
      const scanned = scan(own, before)
      // What is only put elsewhere in the row stays.
      if (ordered.length > 0)
        scanned.found = scanned.found.filter(
          ({ cue, marks }) => cue.wants || !marks.every((mark) => isIn(mark) && isPut(mark)),
        )
      turnExchanges(scanned.found, isIn)
      before = scanned.last ?? before
      found.push(...scanned.found)
      // "The Tower again? It is so far out. No!"
      if (asks || own.includes('@')) asked = asks ? askedIn(scanned.found, own) : []
    }
  }
  const said = text.slice(0, LONGEST)
  const stops = (shown.plans.at(-1) ?? []).map((name) => shown.sites.find((site) => site.name === name))
  const faults = readFaults(said, stops, names)
  // "Forget the shops": those that were shown or asked for.
  const plain = withoutNames(said, names).text
  const kinds = [
    ...readRefused(plain),
    ...refusedAlone(
      plain,
      stops.map((stop) => stop?.type),
    ),
    ...readWithdrawn(said, shown.sites).kinds,
  ]
  const refused = [...new Set([...(shown.plans.at(-1) ?? []), ...shown.wanted])].filter((name) =>
    shown.sites.some((site) => site.name === name && kinds.includes(site.type)),
  ) as string[]
  const asking = found.flatMap(({ cue: { wants, firm, missed }, marks, either }): Request[] => {
    const pointed = marks.flatMap((mark) => (mark[0] === '@' ? [meant[Number(mark.slice(1))]!] : []))
    const open = marks.flatMap((mark) => (mark[0] === '%' && wants ? [openings[Number(mark.slice(1))]!] : []))
    const about = { wants, firm, missed: missed === true }
    return [
      ...(either && wants && pointed.length > 1
        ? [{ ...about, names: pointed.flat() }]
        : pointed.flat().map((name) => ({ ...about, names: [name] }))),
      ...open.map((opening) => ({ opening })),
      ...open.flatMap(({ beside }) => beside.map((name) => ({ ...about, firm: true, names: [name] }))),
    ]
  })
  for (const order of orders) asking.push({ order })
  // "It is near, but not vegan", "it has 2 stars, but we must see it".
  for (const [place, wants] of [
    ...faults.places.map((at) => [at, false] as const),
    ...faults.kept.map((at) => [at, true] as const),
  ]) {
    const { name } = stops[place]!
    const refused = asking.some((one) => 'names' in one && one.firm && one.names.includes(name))
    if (!refused || wants) asking.push({ wants, firm: wants, missed: false, names: [name] })
  }
  const spoken = asking.flatMap((one) => ('names' in one ? one.names : []))
  for (const name of namesOrdered(orders))
    if (!spoken.includes(name)) asking.push({ wants: true, firm: false, missed: false, names: [name] })
  return [
    ...asking,
    ...refused
      .filter((name) => !spoken.includes(name))
      .map((name) => ({ wants: false, firm: true, missed: false, names: [name] })),
  ]
}

/** "Does any place have both?" points back to no place. */
const ASKS_OF_ANY =
  /^(?:(?:and|but|so|well|ok|then|,) )*(?:(?:does|do|is|are|has|have|can|will) (?:any|anything|anywhere|anyone|some|something|somewhere|no|one|another|an?|there)\b|(?:which|what) (?:\w+ ){0,4}(?:has|have|offers?|serves?)\b)/

const IN_OR_OUT = /@\d+ (?:goes |comes |stays |back )?(?:in|out)\b(?! (?:the|a|an|this|that|between|front)\b)/

const NEITHER = /\bneither (?:of )?(@\d+)((?: (?:,|nor|or) @\d+)+)/g
const NONE_OTHER =
  /^(?:(?:,|and|but|so|well|hm+|wait|what|why|no (?=no\b)) ?)*(?:no|not) (@\d+)(?=(?: (?:,|or|and|nor|no|not|either) ?@?\d*)* ?[,?!]*$)/
const ONE_WILL_DO =
  /\b(?:(?:at least )?one of (?:them|the two|these|those|both)|either(?: of them| one)?(?= (?:is|would|will|has)\b))/

const EITHER_DOES =
  /(?:\b(?:either|one of) )?(@\d+) (?:or|and) (?:also |else )?(@\d+) ?,? ?(?:(?:one|either|any)(?: of (?:them|the two|these|those|both))? )?(?:is|will|would|are)(?: be)? (?:do|enough|fine|sufficient|suffice|plenty)\b/g

/** "Neither A nor B is there" lacks both, and "no A?" what is not in the plan. */
function missing(words: string, asks: boolean, isIn: (mark: string) => boolean): string {
  const joined = ONE_WILL_DO.test(words) ? 'or' : 'and'
  return words
    .replace(EITHER_DOES, (_, a: string, b: string) => `we want ${a} or ${b}`)
    .replace(NEITHER, (said: string, first: string, more: string, at: number) => {
      const others = more.replace(/ (?:,|nor|or) /g, ` ${joined} `)
      if (isIn(first) || !IS_THERE.test(`${words.slice(0, at)}|${words.slice(at + said.length)}`)) return said
      return `there is missing ${first}${others} ;`
    })
    .replace(NONE_OTHER, (said: string, first: string) => (asks && !isIn(first) ? `where is ${first}` : said))
}

/** Said of a plan before or behind what is not in it. */
const IS_THERE =
  /\b(?:has|have|had|includes?|contains?|features?|offers?|shows?|lists?|see|find|got|put in|added?)(?: \w+)? \||\| (?:is|are|was|were|has|have|made|makes?|shows?|appears?|comes?|features?)(?: (?:\w+ ){0,3}(?:in|there|here|on|included|part|listed|among|present|mentioned|up|it)\b| ?$| ?,)/

/** "Is the Tower open late?", "how much is it?" */
const ASKS_FACTS =
  /^(?:(?:and|but|so|ok|okay|well|,|hm|hmm) )*(?:(?:is|are|does|do|has|have|was) @|how (?:much|many|far|long|late|is|are|does)|what (?:(?:is|are)(?! (?:so )?(?:wrong|bad|the (?:problem|matter|trouble|issue)))|does|do|kind|time)|which|when|who is|(?:do|does) (?:you|they|it) (?:know|think))(?!.* (?:not|missing|gone|instead)\b)/

const ASKS_FOR_KIND =
  /^(?:(?:and|but|so|ok|okay|well|,|hm|hmm|no) )*(?:(?:is|are) (?:not )?there|do you (?:not )?(?:have|know)|have you(?: got)?|(?:does|is) (?:this|that) town|any) (?:\w+ )?%\d+/

const ANSWERS_NO =
  /^(?:no|nope|nah|never|not (?:again|really|for (?:me|us)|(?:with|at|for|on|in) [^@%]{2,40}))(?: (?:thanks?|thank you|way|please|again|never|not again|,|no))*$/

/** What a "no" to a question turns down: what it asks for, or the one place that it names. */
const askedIn = (found: Found[], clause: string): Found[] => {
  const marks = clause.match(/@\d+/g) ?? []
  return found.length === 0 && marks.length === 1 ? [{ cue: REFUSED, marks, either: false }] : found
}

/** "I don't want it", "go back to that one": of what was named last. */
const POINTS_BACK =
  /\b(keep|drop|skip|lose|remove|leave|out with|away with|so forget|take|swap|replace|want|wanted|need|like|liked|love|add|include|put|back to|with|without|have|dropped|bring|prefer|forget about|use|do|choose|pick|go for|book|go(?= there\b)|for(?= (?:that|this) one)) (it|them|that one|this one|those|both|both of them|that|these|these two|those two|(?<=go )there)(?= (?:rather|for|please|back|out|in|again|instead|then|now|too|there|with|by|,)\b|$)/

/** "Throw that out", "cross it off": of what was named last, whatever is asked for besides. */
const THROWN_OUT =
  /\b(throw|kick|cross|chuck|rule|cut|toss|take|leave|strike|get|pull|scratch) (?:it|that|that one|this one|those|them|these)(?= (?:out|off|away)\b)/

const withPronouns = (clause: string, last: string | undefined): string => {
  const said = clause.replace(THROWN_OUT, (whole: string, verb: string, at: number) => {
    const named = clause.slice(0, at).match(/@\d+/g)?.at(-1) ?? last
    return named === undefined ? whole : `${verb} ${named}`
  })
  if (last === undefined) return said
  return said !== clause || /@\d/.test(clause.replace(PLACE_OF, ''))
    ? said
    : clause.replace(POINTS_BACK, `$1 ${last}`).replace(IT_GOES, `$1${last} `)
}

/** "Take that one instead of the Mill." */
const PLACE_OF =
  /\b(?:(?:instead of|rather than|in (?:the )?place of|replacing) (?:the )?@\d+|(?:swap|replace|change|trade|exchange|switch) (?:the )?@\d+(?= (?:for|with|by|to)\b))/

/** "It can go", "that one stays". */
const IT_GOES =
  /^((?:and |so |but |, )*)(?:it|that one|this one|they|those)(?: two)? (?=(?:can|could|should|must|may|has to|have to|needs? to) (?:\w+ )?(?:go|leave|stay|remain|be (?:dropped|removed|replaced|skipped|left out|swapped))\b)/

/** Parts of a sentence that ask for themselves. */
const clausesOf = (words: string): string[] =>
  words
    .split(
      / ?(?:;|\(|\)| - | -- |—) ?| ?,? (?=(?:because|since) (?!of\b))| ?,? (?=(?:but|however|although|though|whereas|while)\b(?! not\b))| , (?=(?:and |so |then |or |please |just |maybe |but )?(?:i|we|you|it|that|this|they|there|keep|drop|skip|lose|ditch|scrap|leave|forget|give|make|put|go|find|can|could|no|not|without|replace|swap|remove|leave|add|take|bring|use|do|choose|pick|book|why|where|what|how|is|are|let|the (?:rest|others?))\b)| (?:and|so) (?=(?:i|we|you|it|they|there|please|can|could|drop|keep|skip|forget|no|not|leave|remove|replace|swap|put|add|take|bring|let|where|why)\b)|(?<!\b(?:why|where|how|what|did|is|are|was|not|know|if|think|say|said|as|that|than|except|unless|because|since|when|neither|nor)) ?,? (?=(?:and )?@\d+ (?:is|was|looks|sounds|costs|has|stays|seems|does|feels|alone)\b)|(?<!@\d+(?: ,| and| or)*) ?,? (?=(?:and )?@\d+ (?:are|were|can|must|should|only|would|could|have|cost)\b)/,
    )
    .map((part) => part.replace(/^[\s,:]+|[\s,:]+$/g, ''))
    .filter(Boolean)

/** Says nothing at the start. */
const OPENS =
  /^(?:(?:reject|nope|nah|yes|yeah|yep|ok|okay|hm+|uh|um|well|oh|so|then|and|also|sorry|wait|hey|right|please|or|actually|honestly|sure|alright|now|good|great|better|what(?= ?$| ,)|i mean(?= ,)|no way|,|:|-|no (?=(?:[@%]?,|no|that is wrong|i|we|you|it|keep|drop|skip|give|take|make|put|let|please|but|the|just|only|exactly|where|why|is|are|can|could|still|go|bring|add|swap|replace)\b)|no(?= ,)|no no|no(?=$))(?: |$))+/
/** What may stand beside names that are all that is said: they are what is wanted. */
const BARE =
  /^(?:(?:@\d+|%\d+|and|or|either|plus|with|please|then|the|a|again|only|just|exactly|precisely|these|those|three|two|both|also|maybe|perhaps|as|third|for|day|all|thanks|here|but|so|now|in|it|stop|at|first|last|second|next|afterwards|after|before|finally|that|order|better|rather|i guess|definitely|one|of|too|nothing else|no more|possibly|today|tomorrow|to finish|to start|start|end|remember|right|hello|seriously|really|finally|ok|okay|my|our|plan|list|\d|whichever|(?:is|are) (?:cheaper|closer|nearer|better|fine)|you (?:like|prefer|think)|them|those two|if possible|if you can|for (?:me|us|the (?:evening|afternoon|morning|night|kids|day))|,|:|-|\+|&|=|>|→|\/|"|')(?: |$))+$/

interface Found {
  cue: Cue
  /** `@0` or `%0`, in order. */
  readonly marks: readonly string[]
  readonly either: boolean
}

/** The cues of a clause, each with what it is said of. `before`: the cue that "and the Mill" goes on with. */
function scan(clause: string, before: Cue | undefined): { found: Found[]; last: Cue | undefined } {
  const opened = clause.replace(OPENS, '')
  const words = opened.replace(/^but (?=.*\b(?:is|are|was|keep|with|can|i|we|you)\b)/, '')
  const found: Found[] = []
  let cue: Cue | undefined
  let last: Cue | undefined
  let pending: Run = { marks: [], from: 0, to: 0 }
  const close = (as: Cue | undefined): void => {
    if (as && !as.empty && pending.marks.length > 0) {
      found.push(...runsOf(as, pending, words))
      last = as
    }
    pending = { marks: [], from: 0, to: 0 }
  }
  let exchanges = false
  let skipTo = 0
  for (const { index } of words.matchAll(/(?<![\w@%])[\w@%$]/g)) {
    if (index < skipTo) continue
    const mark = /^[@%]\d+/.exec(words.slice(index, index + 6))?.[0]
    if (mark) {
      if (pending.marks.length === 0) pending.from = index
      pending.marks.push(mark)
      pending.to = index + mark.length
      skipTo = index + mark.length
      continue
    }
    if (pending.marks.length > 0) {
      const behind = /^[ ,:-]*$/.test(words.slice(pending.to, index)) ? matchAt(AFTER, words, index) : undefined
      if (behind) {
        // What asks for it says more than what it is like: "keep A, which is nice".
        close(cue?.firm === true ? cue : behind.cue)
        cue = behind.cue.yields ? WANTED : undefined
        skipTo = index + behind.length
        continue
      }
      // "Put in A for B."
      if (cue?.firm && cue.wants && /^(?:for|replacing) @/.test(words.slice(index, index + 12))) {
        close(cue)
        cue = REFUSED
        continue
      }
      // "I prefer A to B."
      if (
        cue?.wants &&
        /^(?:to|over) @/.test(words.slice(index, index + 10)) &&
        /\bprefer\b[^,;]*$/.test(words.slice(0, index))
      ) {
        close(cue)
        cue = REFUSED
        continue
      }
    }
    if (exchanges && /^(?:for|with|by|to|against|and take|and put in)\b/.test(words.slice(index, index + 12))) {
      close(cue)
      cue = WANTED
      exchanges = false
      continue
    }
    const next = matchAt(BEFORE, words, index)
    if (next) {
      close(cue ?? (next.cue.keeps ? WANTED : undefined))
      cue = next.cue
      exchanges ||= next.cue.exchanges === true
      skipTo = index + next.length
    }
  }
  // "The park was fine, and the bar too."
  const goesOn = last && GOES_ON.test(words.slice(0, pending.from)) && ALSO.test(words.slice(pending.to))
  if (pending.marks.length > 0) close(cue ?? (goesOn ? last : undefined) ?? bareCue(words, clause, before, pending))
  return { found, last }
}

const GOES_ON = /(?:\b(?:and|or|nor|so (?:is|was|are|were)|same (?:for|with)|likewise)) $/
const ALSO = /^(?: ?,? (?:too|also|as well|either|likewise))* ?,?$/

const WANTED: Cue = { wants: true, firm: true }
const REFUSED: Cue = { wants: false, firm: true }

interface Run {
  marks: string[]
  from: number
  to: number
}

/** Names with no word that asks: wanted where nothing else is said, refused behind "but", else as what went before. */
function bareCue(words: string, clause: string, before: Cue | undefined, { marks }: Run): Cue | undefined {
  // "Not A, but B."
  if (/^but\b/.test(words) && before?.firm && !before.wants && BARE.test(words.replace(/^but /, ''))) return WANTED
  if (/^(?:but|except|not)\b/.test(words)) return BARE.test(words) ? REFUSED : undefined
  // "Where is A? And B?"
  if (/^(?:and|or|nor)\b/.test(clause) && before && BARE.test(words)) return before
  if (BARE.test(words)) return WANTED
  return marks.length > 2 || (marks.length > 1 && marks.some((mark) => mark[0] === '%')) ? WANTED : undefined
}

/** A row in parts: those joined by "or" are one, of which either would do. */
function runsOf(cue: Cue, { marks, from, to }: Run, words: string): Found[] {
  const text = words.slice(from, to)
  if (cue.once && /^[@%]\d+ ,/.test(text) && !/\b(?:n?or)\b/.test(text))
    return [
      { cue, marks: marks.slice(0, 1), either: false },
      { cue: WANTED, marks: marks.slice(1), either: false },
    ]
  // "Instead of the Mill, something free."
  const open = marks.findIndex((mark) => mark[0] === '%')
  if (!cue.wants && open > 0 && marks[0]![0] === '@' && /^@\d+ ,/.test(text) && !/\b(?:n?or|and)\b/.test(text))
    return [
      { cue, marks: marks.slice(0, open), either: false },
      { cue: WANTED, marks: marks.slice(open), either: false },
    ]
  if (!cue.wants || !/\bor\b/.test(text)) return [{ cue, marks, either: false }]
  return text
    .split(/ (?:and|plus|\+|&) (?!.*\band\b.*\bor\b)/)
    .map((part) => ({ cue, marks: part.match(/[@%]\d+/g) ?? [], either: /\bor\b/.test(part) }))
}

function matchAt(
  cues: readonly (readonly [Cue, RegExp])[],
  words: string,
  at: number,
): { cue: Cue; length: number } | undefined {
  for (const [cue, pattern] of cues) {
    pattern.lastIndex = at
    const length = pattern.exec(words)?.[0].length
    if (length) return { cue, length }
  }
  return undefined
}
