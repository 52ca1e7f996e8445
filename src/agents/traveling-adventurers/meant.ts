/** What of the acts read in a message is meant, given what was proposed before it: what only asks, wishes or checks is no answer. */
import { samePath } from '../../games/traveling-adventurers/index.ts'
import { asksToTake, takesAsNamed } from './asked-to-take.ts'
import { assentIn, type Between } from './assent.ts'
import type { Condition } from './conditions.ts'
import { consentOf, type Consent } from './consent-heard.ts'
import type { Act } from './english/acts.ts'
import { asksOfPaths, isHesitant, OF_COINS } from './path-cues.ts'
import { pathsIn } from './named-paths.ts'
import { alongPath, pathsAsked } from './paths-mentioned.ts'
import { depends, isOfProceeding, piecesOf, putsOff, wantsElse } from './pieces.ts'
import { asksShares, claimedIn } from './shares-asked.ts'
import { thresholdIn } from './thresholds-asked.ts'
import { stepsAsked } from './steps-asked.ts'
import { asksMost, asksSums } from './sums-asked.ts'
import { isNamedIn, keeps, wishesIn, type Wish } from './wishes.ts'

interface Context extends Between {
  readonly text: string
  /** The path that the listener has proposed. */
  readonly named: readonly string[] | undefined
  /** Whether it is known what both get on it. */
  readonly isKnown: boolean
  readonly wishes: readonly Wish[]
  /** Whether a yes or no of the message is to numbers. */
  readonly ofNumbers: boolean
  /** Whether it takes back a yes. */
  readonly unsays: boolean
  /** The path that it points to: "the 73 one". */
  readonly pointed: readonly string[] | undefined
  /** The condition of its yes, if it has one of which it is known whether it is met. */
  readonly condition: Condition | undefined
  /** Whether the listener asked for coins when it last spoke. */
  readonly asksCoins: boolean
  /** So many coins a hallway has at most. */
  readonly most: number
}

/** Whether a question is only about hallways that are wished in a path, or out of it. */
const isOfWished = (act: Act & { kind: 'ask' }, wishes: readonly Wish[], [start]: readonly string[]): boolean =>
  !act.all &&
  act.pairs.length + act.from.length > 0 &&
  wishes.length > 0 &&
  act.from.every(
    (room) =>
      room === start ||
      wishes.some(
        (wish) => isNamedIn([room], wish) || (wish.about === 'hallway' && (wish.a === room || wish.b === room)),
      ),
  ) &&
  act.pairs.every((pair) => wishes.some((wish) => isNamedIn(pair, wish)))

interface Meant {
  readonly acts: readonly Act[]
  /** What is said to the path that was proposed, if anything. */
  readonly consent: Consent | undefined
  /** The paths that are asked about. */
  readonly askedPaths: readonly (readonly string[])[]
  /** The two paths of which it takes one, and nothing says which. */
  readonly either?: readonly [proposed: readonly string[], discussed: readonly string[]]
  /** Whether nothing is agreed any more. */
  readonly reopens: (agreed: readonly string[] | undefined) => boolean
}

/** Takes what it points to. */
const TAKES_POINTED =
  /\b(?:rather|prefer|better|want|back|have|take|do|go|choose|pick|use|then|ok|okay|fine|yes|agree|deal|like|please|keep|submit|same|settle|accept\w*|choose|approve|stay|stick|leave|meant|mean|return|nicer|best|good|love|right|mine is|vote|give)\b/i

/** Whether it ends with a question, and not only with "happy?" */
function asksAtEnd(plain: string): boolean {
  if (!/\?\W*$/.test(plain)) return false
  const pieces = piecesOf(plain)
  return pieces.length < 2 || !isOfProceeding(pieces.at(-1)!)
}

/** "…, too much. Your first one." */
const namesAlone = (plain: string, path: readonly string[]): boolean =>
  plain
    .split(/[.,!;\n]+/)
    .some((sentence) => sentence.replace(/^\W*(?:(?:so|then|well|ok)\W+)*/i, '').trim() === path.join(' '))

/** "I don't want L K …", in the sentence that names it. */
const isDenied = (plain: string, path: readonly string[]): boolean =>
  plain
    .split(/(?<=[.!?;])\s+|\n+/)
    .some((sentence) => sentence.includes(path.join(' ')) && /n['’]t (?:want|like)\b/.test(sentence))

const OF_PATHS: readonly Act['kind'][] = ['agree', 'disagree', 'propose']
const AGREES =
  /^\W*(?:(?:ok|okay|oh|well|so|then)\W+)*(?:agreed|i(?: would|['’]d)? (?:agree|accept)|deal|fine|yes|yeah|great|good|perfect|sounds good|ok|okay)\b/i
const isMet = ({ named, wishes }: Context): boolean =>
  named !== undefined && wishes.length > 0 && wishes.every((wish) => keeps(named, wish))

export function meantBy(read: readonly Act[], context: Context): Meant {
  const { pointed, plain } = context
  const takesPointed =
    pointed !== undefined &&
    !asksAtEnd(plain) &&
    !/\b(?:tell|show|name)(?: it)? (?:to )?me\b/i.test(plain) &&
    (TAKES_POINTED.test(plain) || namesAlone(plain, pointed)) &&
    claimedIn(plain, context.rooms) === undefined &&
    !isDenied(plain, pointed)
  if (takesPointed) {
    const others = read.filter(({ kind }) => !OF_PATHS.includes(kind) && kind !== 'unclear' && kind !== 'invite')
    return meantOf([...others, { kind: 'propose', path: pointed, whole: true }], context, 'takes')
  }
  // Who asks about what it points to takes nothing.
  if (pointed !== undefined)
    return withAsked(
      meantOf(
        read.filter((act) => act.kind !== 'propose' || !act.whole || !samePath(act.path, pointed)),
        context,
      ),
      pointed,
    )
  const assent = context.unsays ? undefined : assentIn(read, context)
  const { proposed, discussed } = context
  if (assent !== undefined && proposed && discussed) {
    const others = read.filter(({ kind }) => ![...OF_PATHS, 'submit', 'invite', 'unclear'].includes(kind))
    if (assent === 'doubtful') return { ...meantOf(others, context, 'speaks of it'), either: [proposed, discussed] }
    const path = assent === 'discussed' ? discussed : proposed
    return meantOf([...others, { kind: 'propose', path, whole: true }], context, 'takes')
  }
  // "If you get 28, I agree", where it is so or not.
  const { condition } = context
  if (context.named && condition) {
    const others = read.filter(({ kind }) => ![...OF_PATHS, 'submit', 'sum', 'unclear', 'ask', 'invite'].includes(kind))
    const { named, wishes } = context
    const isOpen = piecesOf(condition.rest).some(
      (piece) => (piece.asks && !isOfProceeding(piece)) || putsOff(piece) || wantsElse(piece) || depends(piece),
    )
    return condition.met && !isOpen && wishes.every((wish) => keeps(named, wish))
      ? meantOf([...others, { kind: 'agree' }], context, 'takes')
      : meantOf(others, context, 'keeps back')
  }
  // "Shall we take it?", with nothing else that could be meant.
  const last = piecesOf(plain).at(-1)
  const isFree = read.every(({ kind }) => !OF_PATHS.includes(kind)) && pathsIn(plain, context.rooms).length === 0
  const asNamed = piecesOf(plain).some(({ text, asks }) => !asks && takesAsNamed(text))
  if (context.named && asNamed && isFree) return meantOf([...read, { kind: 'agree' }], context, 'takes')
  if (context.named && last && asksToTake(last.text) && isFree) return meantOf([...read, { kind: 'agree' }], context)
  // "Agreed, if K is last", where it is.
  const others = read.filter((act) => act.kind !== 'propose' || act.whole)
  if (isMet(context) && AGREES.test(plain) && others.every(({ kind }) => !OF_PATHS.includes(kind)))
    return meantOf([...others, { kind: 'agree' }], context)
  return meantOf(read, context)
}

const withAsked = (meant: Meant, path: readonly string[]): Meant => ({
  ...meant,
  askedPaths: [...meant.askedPaths, path],
})

const asksOfTotals = (plain: string, rooms: readonly string[]): boolean =>
  asksShares(plain, rooms) || asksMost(plain) || thresholdIn(plain, rooms) !== undefined

/** "Why not K to C?", "what is the best path without E-K?": what is asked is not coins. */
const asksOther = (plain: string): boolean => {
  const questions = (plain.match(/[^.!?\n]*\?/g) ?? []).filter(({ length }) => length < LONGEST)
  return questions.length > 0 && questions.every((question) => OF_ELSE.test(question) && !OF_OWN.test(question))
}
const LONGEST = 300
const OF_ELSE =
  /\bwhy\b|\b(?:what|which|is there|are there|do you know|do we have|know of)\b[^?]*\b(?:best|better|other|another|third|second|next|any|a)\b[^?]{0,20}\b(?:path|route|tour|round trip|loop|way round)\b/i
const OF_OWN = /\b(?:coins?|numbers?|values?|how (?:many|much)|tell me|what (?:do |have )?you (?:have|got)|your)\b/i

/** "By my count it is 30": more than both can have of a hallway, so of a path. */
const isOfTotal = (act: Act, { most }: Context): boolean =>
  act.kind === 'unclear' && Number(/^(\d+) coins cannot be/.exec(act.why)?.[1] ?? 0) > 2 * most

/** `known`: what is said to the path that was proposed, where that is plain already. */
function meantOf(all: readonly Act[], context: Context, known?: Consent): Meant {
  const { text, plain, rooms, named, wishes, ofNumbers, unsays, read } = context
  const demands = wishes.filter(({ demand }) => demand)
  const keptAlready = named !== undefined && demands.length > 0 && demands.every((wish) => keeps(named, wish))
  const differs = demands.length > 0 && !keptAlready
  const isWay = (stepsAsked(plain, rooms)?.length ?? 0) > 2 && !OF_COINS.test(text)
  const ofPaths = named !== undefined && all.every(({ kind }) => kind !== 'tell') && (isWay || asksOfPaths(text, plain))
  const takes = (act: Act): boolean =>
    act.kind === 'agree' ||
    (act.kind === 'propose' && act.whole && named !== undefined && samePath(act.path, named)) ||
    (act.kind === 'submit' && (act.path === undefined || act.asks === true))
  const consent =
    known ??
    (named && all.some(takes)
      ? consentOf({
          plain,
          rooms,
          path: named,
          wishesElse: wishes.some((wish) => !keeps(named, wish)),
          wishesSo: isMet(context),
          answers: context.asksCoins && all.some(({ kind }) => kind === 'tell'),
          read,
        })
      : undefined)
  const askedPaths = known === 'takes' ? [] : pathsAsked(plain, rooms)
  const isAsked = (path: readonly string[]): boolean => askedPaths.some((asked) => samePath(asked, path))
  const tellsNone = all.every(({ kind }) => kind !== 'tell')
  const ofShares = named !== undefined && context.isKnown && tellsNone && asksOfTotals(plain, rooms)
  const wishesSeveral = wishes.filter(({ about }) => about === 'hallway').length > 1
  const claims = claimedIn(plain, rooms) !== undefined
  const along = alongPath(plain, named, rooms)
  const held = consent !== undefined && consent !== 'takes'
  // Who names another path takes that one, and not the one that was proposed.
  const isOther = (act: Act): boolean =>
    act.kind === 'propose' && act.whole && named !== undefined && !samePath(act.path, named) && !isAsked(act.path)
  const namesOther = all.some(isOther)
  const hesitates = unsays || (consent !== 'takes' && isHesitant(text))
  const acts = all.filter(
    (act) =>
      !((ofNumbers || keptAlready || (ofShares && claims)) && act.kind === 'disagree') &&
      // Who was asked which of two it means refuses none of them yet.
      !(context.isAsked && act.kind === 'disagree' && !/\b(?:neither|none|not either)\b/i.test(plain)) &&
      !(isOfTotal(act, context) && (named !== undefined || pathsIn(plain, rooms).length > 0)) &&
      // What is wished, and what is said beside it, is no riddle.
      !(act.kind === 'unclear' && named && wishes.length > 0 && (tellsNone || wishesIn(act.text, rooms).length > 0)) &&
      !((hesitates || differs || namesOther) && act.kind === 'agree') &&
      !(held && takes(act)) &&
      !(hesitates && act.kind === 'disagree') &&
      !(act.kind === 'ask' && (ofPaths || asksOther(plain))) &&
      // Hallways that are wished for together are no path.
      !(act.kind === 'propose' && act.whole && wishesSeveral && pathsIn(plain, rooms).length === 0) &&
      // What is asked about is not proposed, and asks for no coins.
      !(act.kind === 'propose' && act.whole && (isAsked(act.path) || along !== undefined)) &&
      !(askedPaths.length > 0 && tellsNone && ['ask', 'sum', 'unclear'].includes(act.kind)) &&
      !(along && act.kind === 'ask') &&
      !(named && (act.kind === 'sum' || (act.kind === 'ask' && !OF_COINS.test(text))) && asksSums(text)) &&
      !(ofShares && ['ask', 'sum', 'unclear'].includes(act.kind)) &&
      // "Is there a path that goes from E to C?" asks for no coins.
      !(act.kind === 'ask' && !OF_COINS.test(text) && isOfWished(act, wishes, rooms)) &&
      !(
        act.kind === 'ask' &&
        wishes.some((wish) => wish.demand && wish.about !== 'hallway' && act.from[0] === wish.room)
      ) &&
      // What must not be in a path is no step of one.
      !(act.kind === 'propose' && !act.whole && wishes.some((wish) => wish.not && isNamedIn(act.path, wish))),
  )
  return {
    acts: along ? [...acts, along] : acts,
    consent,
    askedPaths,
    reopens: (agreed) => differs && !demands.every((wish) => keeps(agreed ?? [], wish)),
  }
}
