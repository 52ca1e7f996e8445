/**
 * Whether a partner takes the path that was proposed to it, or only names it - while it checks, asks, adds up or doubts - or
 * says yes to it and keeps that back: "fine, but how many are mine?"
 */
import { samePath } from '../../games/traveling-adventurers/index.ts'
import { asksToTake, isContentWith } from './asked-to-take.ts'
import type { Act } from './english/acts.ts'
import { pathsIn, withoutPaths } from './named-paths.ts'
import { wishesIn } from './wishes.ts'
import { depends, isOfProceeding, piecesOf, putsOff, wantsElse, type Piece } from './pieces.ts'

/** `asks which`: whether it is that one, or another; `of numbers`: the yes is to numbers. */
export type Consent = 'takes' | 'keeps back' | 'speaks of it' | 'asks which' | 'of numbers'

export interface Said {
  /** The message, rooms as letters. */
  readonly plain: string
  readonly rooms: readonly string[]
  /** The path that was proposed. */
  readonly path: readonly string[]
  /** Whether the message wishes something that the path does not keep to. */
  readonly wishesElse: boolean
  /** Whether all that it wishes is so on the path. */
  readonly wishesSo: boolean
  /** Whether it tells coins that it was asked for, to which a yes may be. */
  readonly answers?: boolean
  readonly read: (text: string) => readonly Act[]
}

/** Says yes, whatever else is said beside it. */
const TAKES =
  /\b(?:let['’]?s|let us|let it be|make it|deal|agreed?|i agree|go(?:ing)? (?:with|for)|i(?:['’]d| would)? (?:propose|suggest|vote|recommend|pick|choose|also propose)|my (?:proposal|suggestion|vote|answer|choice)|we(?:['’]ll| will| should| both| can)* (?:take|go|do|use|pick|choose|walk|submit)|i(?:['’]ll| will| would|['’]d)? (?:take|go|do|use|pick|choose|accept|submit|like|love)|settle\w*|i(?: do| hereby| herewith| also| reluctantly)* (?:consent|assent|concur|acquiesce)|works|(?:it|that) is$|it['’]?s (?:a deal|settled|perfect|great|fine)|(?:it|that)(?:['’]ll| will) be|submit\w*|accept\w*|confirm(?:ed|s)?|fine|good|great|perfect|lovely|nice|excellent|wonderful|super|cool|awesome|yes|yeah|yep|sure|ok|okay|alright|all right|sounds|is (?:also |indeed |really )?(?:the )?best|as the best|optimal|final|finalize\w*|stick with|same (?:here|path|result|one))\b|¶ (?:then|it is)\W*$|^\W*(?:so |then |ok |okay )+¶/i
/** Takes that back, or only looks at it. */
const LOOKS =
  /\b(?:only if|only when|why|how|unless|instead|not|never|rather than|better than|versus|vs|check(?:ing)?|draw(?:ing)?|understand|see that|i see|noticed?|summari[sz]e|recap|list|compare|before|whether|think about|consider(?:ing)?|maybe|perhaps|would (?:give|be|bring|get|make|mean|cost)|your (?:proposal|suggestion|route|path|idea)|proposed|suggested)\b|n['’]t\b|[?]\s*\W*$/i
/** Words that carry a path that is named to take it, and nothing else. */
const CARRIERS = new Set(
  (
    "so then ok okay alright well and let's lets let us do go going goes with take taking for it is that it's that's we i we'll i'll our the path route tour way trip order a my get got found have also too as best final plan answer result same indeed here there right now please both will be me you all total coins together in " +
    'first by through from to back home again thus hence just simply finally thanks thank great good yes yeah yep'
  ).split(' '),
)

/** Whether a piece of a message that names the path takes it. */
function takesNamed({ text, asks }: Piece, rooms: readonly string[]): boolean {
  const rest = withoutPaths(text, rooms).replaceAll('’', "'")
  // "…, shall we hand it in?" asks how to go on.
  const [said = '', ...tags] = rest.split(/,\s+(?=(?:shall|should|do|can) we\b)/i)
  if (
    (!asks || (tags.length > 0 && isOfProceeding({ text: tags.join(' '), asks, objects: false }))) &&
    isContentWith(said)
  )
    return true
  const words = rest.toLowerCase().match(/[a-z']+/g) ?? []
  if (asks && ASKS_WHICH.test(rest)) return false
  if (asks) return CONFIRMS.test(rest) && !/\d/.test(rest) && !LOOKS.test(rest.replace(/\?\W*$/, ''))
  if (words.every((word) => CARRIERS.has(word)) && !/\d ?\+ ?\d|\bi (?:get|got|have) \d/i.test(rest)) return true
  return TAKES.test(rest) && !LOOKS.test(rest)
}

/** "So it is ¶ then?", "we take ¶, right?" */
const CONFIRMS =
  /^\W*(?:(?:great|ok|okay|yes|good|perfect|nice|cool|and|alright)\W+)*(?:so|then|we(?:'ll| will| both)*|i(?:'ll| will)|it(?:'s| is)|let's|shall we|do we|should we)\b/i

/** "¶ or the other way round?", "is it ¶ that you mean?" */
const ASKS_WHICH = /\bor\b|\b(?:you|u) (?:mean|meant|said|say|suggest\w*|propos\w+|named?)\b|\bdid you\b|\bwhich\b/i

const FIGURES = '(?:numbers?|coins|values|entries|figures|ones|rows?|amounts?|counts?)'
/** Says that numbers are right, not the path. */
const OF_NUMBERS = new RegExp(
  [
    String.raw`\b(?:these|those|they|[A-Z] ${FIGURES}|(?:my|the|all|your|our)(?: (?:my|the|your))? (?:[\w']+ ){0,3}${FIGURES}|all of (?:these|them|those|(?:my|the|your) (?:[\w']+ ){0,3}${FIGURES})|what (?:you|i)(?:['’]ve| have)? (?:just )?(?:read|told|wrote|said|heard|understood|understand|noted)\b)[^.!?]*\b(?:right|correct|fine|good|ok|okay|true|accurate|confirmed|match\w*|as (?:i|you) (?:have|had|said|told|see|wrote|read|noted))\b`,
    String.raw`\b(?:right|correct|confirmed|true) (?:for|about|with|on|are) (?:the|my|those|these|all) (?:[\w']+ ){0,3}${FIGURES}\b`,
  ].join('|'),
  'i',
)
/** Names the path beside them. */
const OF_PATH = /\b(?:path|route|tour|proposal|suggestion|plan|walk)\b/i
/** A yes that is one beside coins too. */
const STRONG =
  /\b(?:deal|agreed?|let['’]?s (?:do|take|go|submit|walk)|(?:i|we)(?:['’]ll| will) (?:take|do|go) |submit\w*|(?:fine|ok|okay|good|works) (?:with|for|by) me\W*$|sounds good|your (?:path|route|proposal|plan)|that (?:path|route)|go (?:with|for))\b/i
/** Wants a hallway in, or something to be so. */
const WISHES_IN =
  /\b(?:want|like|love|prefer|need|have)\b[^.!?]*\b(?:in|into|part of|included?|in there|in (?:it|the (?:path|route)|our (?:path|route)))\W*$/i

/** Waits for a path to be named, and has none to say yes to. */
const EXPECTS =
  /\b(?:expect(?:ing)?|await(?:ing)?|wait(?:ing)? for|want|need|hope for|make(?: me)?|give me|let me (?:hear|have|see)|now for|would like|what(?:['’]s| is)) (?:a |an |your |the |another |some |to (?:hear|see) (?:a|an|your) )(?:\w+ )?(?:offer|proposal|suggestion|path|route)\b(?! (?:that i|i) (?:like|agree|accept))/i

export function consentOf({ plain, rooms, path, wishesElse, wishesSo, answers, read }: Said): Consent {
  const pieces = piecesOf(plain)
  let open = -1
  let yes = -1
  let named = false
  let lost = false
  let which = -1
  for (const [i, piece] of pieces.entries()) {
    const paths = pathsIn(piece.text, rooms)
    const isMine = paths.length === 1 && samePath(paths[0]!.path, path)
    named ||= isMine
    if (isMine && takesNamed(piece, rooms) && !putsOff(piece) && !(depends(piece) && !wishesSo)) yes = i
    else if (isMine && piece.asks) {
      open = i
      if (ASKS_WHICH.test(withoutPaths(piece.text, rooms))) which = i
    } else if (asksToTake(piece.text)) {
      if (open < 0) yes = i
    } else if (
      EXPECTS.test(piece.text) ||
      putsOff(piece) ||
      (depends(piece) && !wishesSo) ||
      (wantsElse(piece) && !wishesSo)
    )
      open = i
    else if (piece.asks && !isOfProceeding(piece)) {
      // What is so already is not asked for.
      if (!wishesSo || wishesIn(piece.text, rooms, '?', undefined, path).length === 0) open = i
    } else if (!isMine && read(piece.text).some(({ kind }) => kind === 'agree')) {
      if (isOfCoins(piece.text, read) || (answers && !STRONG.test(piece.text))) lost = true
      else yes = i
    }
  }
  if (wishesElse && open < 0) open = yes < 0 ? pieces.length : Math.max(0, wishAt(pieces))
  if (yes > open) return 'takes'
  if (open >= 0) return open === which ? 'asks which' : yes >= 0 ? 'keeps back' : 'speaks of it'
  // What was heard of the message as a whole, and of no part of it.
  return named ? 'speaks of it' : lost ? 'of numbers' : 'takes'
}

/** The last piece that wishes something, after which a yes may still follow: "…, but ok". */
const wishAt = (pieces: readonly Piece[]): number =>
  pieces.findLastIndex(({ text }) =>
    /\b(?:like|rather|prefer|want|could|can|without|with|wish|start|begin|end|finish|instead)\b/i.test(text),
  )

const isOfCoins = (text: string, read: Said['read']): boolean =>
  (OF_NUMBERS.test(text) && !OF_PATH.test(text) && !STRONG.test(text)) ||
  (WISHES_IN.test(text) &&
    !STRONG.test(text) &&
    !/^\W*(?:yes|yeah|yep|ok|okay|sure|great|perfect|fine|cool|super)\b/i.test(text)) ||
  (read(text).some(({ kind }) => kind === 'tell') && !STRONG.test(text))
