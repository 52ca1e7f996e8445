/**
 * Clauses that turn down the path that was spoken of beside the one proposed: "not the other one, please", "no, I don't want
 * that one, …", "but then we'd end in K". What else the message says tells what is wanted in its place; where it says nothing
 * else, what was proposed stands as it did.
 */

import { tellsOutcome } from './outcomes-told.ts'

const NOUN = '(?:one|path|route|tour|way|proposal|suggestion|idea|version|plan|option)'
/** The one beside the proposal, whenever it was spoken of. */
const OTHER = String.raw`\b(?:the|that|this|your) (?:other|second|latter|alternative|new|newer|last) ${NOUN}\b|\bthe (?:other|second|latter|alternative)(?= *(?:$|[.,;!?)]|(?:is|was|isn['’]?t|wasn['’]?t|ends?|starts?|begins?|has|does|doesn['’]?t|because|since|please|then|at all|for|either|as)\b))|\b(?:that|the|your) alternative\b`
/** The one spoken of just now. */
const THAT = String.raw`\b(?:that|this) ${NOUN}\b|\b(?:that|this|it)\b(?=['’]s\b| *(?:$|[.,;!?)]|(?:is|was|isn['’]?t|ends?|starts?|begins?|either|at all|because|since|doesn['’]?t|does not|sounds|seems|looks)\b))`

/** Where a clause begins within a sentence. */
const CLAUSES =
  /(?<=[.!?;\n])\s*|(?<=,)\s*(?=(?:but|and|so|then|let['’]?s|let us|i|i['’]\w+|we|we['’]\w+|please|rather|can|could|the|that|this|it|it['’]s|yours?|your|not|nor|ok|okay|just|keep|stay|stick|take|better|no|thanks?|thank)\b)|\s+(?=[-–—]\s)|\s+(?=(?:but|(?:so |then )?let['’]s)\b)|\s+(?=(?:and|so) (?:then )?(?:stay|stick|take|keep|go|use|do|leave|return|i|we|let)\b)/i
/** Gives the reason of what stands before it. */
const REASON = /^\W*(?:because|since|cause|as it|for it|it|that['’]s|it['’]s)\b/i

const NEGATED =
  /\b(?:not|no|never|neither|nor|aint|(?:do|does|did|is|was|would|could|should|ca|wo)nt|cannot|without|nothing)\b|n['’]t\b/i
/** Denies that anything speaks against it. */
const NOT_AGAINST =
  /\b(?:not|n['’]t|no|nothing|never|hardly)\b(?: \w+){0,3} (?:mind|bad|worse|problem|problems|wrong|against|only|less|objections?|complain|complaints?|poor|matter|doubt|cost|far|know|sure|see|understand|believe|think)\b|\bwhy not\b|\bnot to (?:mention|say)\b|\bno (?:way|idea)\b(?= (?:around|what|how))|\bno,|\bno longer (?:mind|against)\b/i
/** Says what speaks against it, and that this changes nothing. */
const CONCEDES =
  /\b(?:even (?:if|though|so)|although|though|anyway|nevertheless|nonetheless|despite|no matter|all the same)\b|(?:n['’]t|\bnot|\bdont|\bdoesnt)(?: really| much)? (?:care|matter|bother|mind)\b/i
/** Takes it in spite of what speaks against it. */
const YET =
  /\b(?:yes|yeah|yep|ok|okay|still|anyway|deal|agreed?|better for me|fine|good)\b|\b(?:take|do|have|want|accept) (?:it|that|this)\b/i
const OF_PROPOSED = /\byours?\b|\byou\b|\bthe (?:first|original|old|best|previous|one)\b/i
const TURNS_DOWN =
  /\b(?:hate|dislike|reject|refuse|decline|forget|drop|scrap|skip|ignore|discard|veto|leave out|never ?mind|against|worse|bad|poor|terrible|awful|horrible|stupid|ugly|unfair|useless|wrong|rubbish|crap|sucks?|stinks?|boring|pointless|out of the question|too (?:few|little|low|bad|poor|far|expensive|much|unfair|risky|costly)|rather not|better not|anything but|except|pass on|gives? me less|costs? (?:us|me) (?:too|more)|unacceptable|leaves? me)\b/i
/** "Yours rather than the other one": what is only compared with. */
const COMPARED = String.raw`,? *\b(?:and not|but not|not|rather than|instead of|in place of|over|than|better than)(?: with| for| on| to)? (?:#)(?: please)?`
/** "But that one ends in K" */
const BUT_IT =
  /^\W*(?:(?:hm+|oh|well|no|wait|ah|aww?|yes|yeah|ok|okay)\b\W+){0,3}but #(?:['’]s)? (?:is|was|ends?|starts?|begins?|finish\w*|comes?|goes|has|gives?|costs?|brings?|puts?|leaves?|makes?|would|does|doesn['’]?t|leads?)\b/i
const SPEAKS_FOR =
  /\b(?:better|best|good|great|fine|nice|perfect|more|richer|fair(?:er)?|ok|okay|like|love|take|as much|the same)\b/i
/** A no to what was just said, and nothing else. */
const BARE =
  /^\W*(?:(?:hm+|oh|well|ah|sorry|uh|um+|aww?|so|then)\b\W+){0,2}(?:no|nope|nah|nay|rather not|better not|not really|no way)(?:,? (?:no|nope|thanks?|thank you|thx|sorry|please|dear|then|rather not))*\W*$/i
const LEADING_NO =
  /^(\W*(?:(?:hm+|oh|well|ah|sorry|uh|um+|aww?)\b\W+){0,2})(?:no|nope|nah)\b(?:,? (?:no|thanks?|thank you|sorry))?[\s,.!–—-]*/i
/** Points to a path, whichever. */
const POINTS = /\b(?:the|your|that) (?:\S+ ){0,3}(?:one|path|route|tour|proposal|version)\b|\byours\b/i
const ASKS = /\?\W*$/

export interface Beside {
  /** Whether a path was spoken of beside the one proposed. */
  readonly other: boolean
  /** Whether it was the last that was spoken of. */
  readonly just: boolean
}

export interface Kept {
  readonly text: string
  /** Whether the path spoken of beside the proposal is turned down. */
  readonly rejects: boolean
}

export function withoutRejected(text: string, { other, just }: Beside): Kept {
  if (!other || text.length > LONGEST) return { text, rejects: false }
  const pattern = new RegExp(just ? `${OTHER}|${THAT}` : OTHER, 'gi')
  const compared = new RegExp(COMPARED.replace('#', just ? `${OTHER}|${THAT}` : OTHER), 'gi')
  const points = (clause: string): boolean => clause.search(pattern) >= 0
  const kept: string[] = []
  /** What it would come to, of which the rest says whether it is wanted. */
  const outcomes: string[] = []
  let rejects = false
  let dropped = false
  let denies = false
  for (const clause of text.split(CLAUSES)) {
    const marked = clause.replace(pattern, '#')
    dropped = (dropped && REASON.test(clause)) || turnsDown(marked) || (just && objects(marked, clause))
    rejects ||= dropped
    denies ||= dropped && NEGATED.test(marked)
    if (dropped) continue
    if (just && tellsOutcome(clause)) outcomes.push(clause)
    const rest = points(clause) ? clause.replace(compared, '') : clause
    denies ||= rest !== clause
    kept.push(rest)
  }
  const left = kept.join(' ')
  // "It is worse, but I take it"
  if (rejects && !denies && YET.test(left) && !OF_PROPOSED.test(left)) return { text, rejects: false }
  rejects ||= denies
  // A no is to what is turned down, or to what was just said.
  const isNo = (clause: string): boolean => BARE.test(clause)
  const answers =
    rejects ||
    (just &&
      !kept.some((clause) => points(clause) && !ASKS.test(clause)) &&
      (kept.some(isNo) || LEADING_NO.test(left)) &&
      (POINTS.test(left) || kept.every((clause) => isNo(clause) || ASKS.test(clause))))
  if (!answers) return { text, rejects: false }
  const said = kept.filter((clause) => !isNo(clause) && !outcomes.includes(clause)).join(' ')
  return { text: /\w/.test(said) ? said.replace(LEADING_NO, '$1') : '', rejects: true }
}

/** `marked`: with # for the path spoken of. */
function turnsDown(marked: string): boolean {
  if (!marked.includes('#') || ASKS.test(marked)) return false
  // "No, the other one is better" denies something else.
  const said = marked.replace(LEADING_NO, '')
  if (NOT_AGAINST.test(said) || CONCEDES.test(said)) return false
  // "Yours is better, not #" and "I want #, not yours" say which of two.
  if (
    /\b(?:not|rather than|instead of|over|than)\b(?! (?:\w+ )?#)[^#]*$/i.test(said.slice(said.indexOf('#') + 1)) &&
    /\b(?:yours?|mine)\b/i.test(said.slice(said.indexOf('#')))
  )
    return false
  if (/\b(?:yours?|you)\b[^#]*\b(?:not|rather than|instead of|over|than)\b(?: with| for| on)? #/i.test(said))
    return false
  return NEGATED.test(said) || TURNS_DOWN.test(said)
}

const objects = (marked: string, clause: string): boolean =>
  !SPEAKS_FOR.test(clause) &&
  ((/^\W*(?:\w+\W+)?but\b/i.test(clause) && tellsOutcome(clause)) || (BUT_IT.test(marked) && !ASKS.test(marked)))

const LONGEST = 400
