/** Stops that somebody leaves open: "another bar", "a cheaper one", "something near them". */
import { mostOf } from './quoted.ts'
import { SITE_TYPES, type SiteType } from '../../games/planning/index.ts'

export interface Opening {
  /** Undefined: of any kind. */
  readonly type: SiteType | undefined
  readonly price: 'free' | 'cheap' | 'cheaper' | undefined
  /** What it may cost at most. */
  readonly most?: number
  /** Another than the one that was there. */
  readonly other: boolean
  /** Close to the others, or to these. */
  readonly near: boolean
  /** The closest there is. */
  readonly nearest?: boolean
  readonly beside: readonly string[]
  /** Names that it must not be. */
  readonly not: readonly string[]
}

const TYPE = `(?:${SITE_TYPES.join('|')}|café|coffee shop|store|pub)`
const HOW =
  '(?:other|different|new|cheaper|cheap|inexpensive|affordable|free|closer|nearer|nearby|better|nicer|nice|good|small|more|local|decent|real|quiet|less (?:expensive|pricey))'
const HEAD = `(?:(?:an?|one|some|any|another|just one)(?: (?:more|other))? (?:${HOW} )*${TYPE}|(?:${HOW} )+${TYPE}|(?:an?|some|any|the) (?:${HOW} )+(?:one|place|thing|stop|spot|site|option|alternative)|another(?: ${HOW})?(?: (?:one|place|thing|stop|spot|site|option))?|(?:something|anything|somewhere|anywhere|someplace|some place|whatever|anyplace)(?! (?:but|except|with|that has|which has|having)\\b)(?: (?:else|different|other|new|${HOW}))*|a third(?: (?:one|place|stop|thing))?)`
const NAMES = '@\\d+(?:(?: ,| or| and)+ @\\d+)*'
const TAIL = `(?:(?: ,)? one(?= that| which))?(?: (?:(?:that|which) (?:is|are|does|costs?(?! (?:less|nothing)\\b))|is|and|but|maybe|as well))*(?: (?:(?:is )?not(?: (?:so|too|that|as|very))? (?:expensive|pricey|dear|costly|far)|(?:is )?(?:not|other than|(?<=else )than|besides|except|apart from) (?:the )?(?:${NAMES})|(?:really |very |quite )?(?:cheap|cheaper|free|inexpensive|affordable|nearby|near by|close by|closer|nearer|around(?= there| here)|else|different|less expensive|for (?:free|nothing|little money|less(?! than)))(?: (?:there|here))?|(?:for )?(?:under|below|less than|up to|at most|cheaper than) (?:\\$ ?)?\\d+(?: (?:dollars?|bucks?))?|(?:near|close to|(?:is |'s )?(?:the )?(?:closest|nearest)(?: to)?|next to|beside|around|closer to|nearer to|near to|between)(?: (?:both|all|the|of)){0,2}(?: (?:them|those|these|it|there|here|that|others?|two|both|${NAMES}))+|(?:(?:that|which) )?cost\\w* (?:less|nothing)))`
const OPENING = new RegExp(
  `\\b(?<!\\b(?:no|not|never|without|is|are|was|were|does|did) )(?:${HEAD})(?:${TAIL})*(?![\\w])`,
  'g',
)

/** The words with `%0`, `%1` in place of such stops, which `openings` gets; `meant` are the names that each `@` stands for. */
export function openingsOf(words: string, meant: readonly (readonly string[])[], openings: Opening[]): string {
  return words.replace(OPENING, (said) => {
    const kind = new RegExp(`\\b${TYPE}`).exec(said)?.[0]
    const type = kind && (kind === 'café' || kind === 'coffee shop' ? 'cafe' : kind === 'store' ? 'shop' : kind)
    const most = mostOf(said)
    const nearest = /\b(?:closest|nearest)\b/.test(said)
    const near = nearest || /\b(?:near|nearby|close|closer|nearer|next to|beside|around|between)\b/.test(said)
    const named = [...said.matchAll(/@(\d+)/g)].map(([, number]) => Number(number))
    openings.push({
      type: (type === 'pub' ? 'bar' : type) as SiteType | undefined,
      ...(most !== undefined && { most }),
      price: /\b(?:free|nothing)\b/.test(said)
        ? 'free'
        : most === undefined && /\b(?:cheaper|less)\b/.test(said)
          ? 'cheaper'
          : /\b(?:cheap|inexpensive|affordable|(?:expensive|pricey|dear|costly)|little money)\b/.test(said)
            ? 'cheap'
            : undefined,
      other: /\b(?:another|other|different|else|cheaper|closer|nearer|better|nicer|new|alternative)\b/.test(said),
      near,
      ...(nearest && { nearest }),
      not: near ? [] : named.flatMap((number) => meant[number]!),
      beside: near ? named.flatMap((number) => meant[number]!) : [],
    })
    return `%${openings.length - 1}`
  })
}
