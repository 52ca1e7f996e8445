/**
 * The paths that were named in the talk so far, so that a partner may take one by its total, by its order, or by pointing:
 * "the 73 one", "your first path", "that one then". What is only offered, at its price, stands in brackets.
 */
import { samePath } from '../../games/traveling-adventurers/index.ts'
import { ASKS_WHICH, isOfProposed } from './assent.ts'
import { pathsIn } from './named-paths.ts'
import { withoutRejected } from './rejected-alternatives.ts'
import { inLetters, keeps, wishesIn } from './wishes.ts'

type Path = readonly string[]

/** Names paths that nobody asked for one by one: the next best, others as good. */
const IN_PASSING = /\b(?:next best|beside mine|backwards|most that we can|one more is|as much,)/i
const IN_BRACKETS = /\(([A-Z](?: [A-Z]){3,12})\)/g

export class Offers {
  /** Proposed by the listener, the first first. */
  readonly proposed: Path[] = []
  /** Offered by the listener in brackets. */
  offered: Path[] = []
  /** Offered, and not wanted. */
  readonly unwanted: Path[] = []
  /** What was offered when the listener last spoke. */
  #latest: Path | undefined
  /** Whether the listener proposed a path when it last spoke, which "that one" is then. */
  #proposes = false
  /** The path that the partner pointed to when it last spoke. */
  pointed: Path | undefined
  /** The path that the partner asked about last. */
  theirs: Path | undefined
  /** What the listener spoke of last beside what it proposed, until it proposes anew. */
  discussed: Path | undefined

  /** Whether the partner turned one down when it last spoke. */
  #rejected = false
  /** Whether the listener asked which of two paths is meant when it last spoke. */
  asksWhich = false

  /** What the listener says itself; what is left proposes. */
  speak(text: string): string {
    this.#latest = undefined
    this.asksWhich = ASKS_WHICH.test(text)
    this.#proposes = false
    if (!text.includes('(')) return text
    return text
      .split(/(?<=[.!?]) /)
      .filter((sentence) => {
        const found = [...sentence.matchAll(IN_BRACKETS)].map(([, path]) => path!.split(' '))
        this.offered.push(...found)
        this.#latest = found.at(-1) ?? this.#latest
        if (found.length > 0 && !IN_PASSING.test(sentence)) this.discussed = found.at(-1)
        return found.length === 0
      })
      .join(' ')
  }

  propose(path: Path): void {
    this.#proposes = true
    this.discussed = undefined
    if (!this.proposed.some((old) => samePath(old, path))) this.proposed.push(path)
  }

  /** What was spoken of, or offered beside a proposal, is not wanted either. */
  refuse(): void {
    this.#refuse(this.asksWhich ? this.discussed : this.#proposes ? this.#latest : undefined)
  }

  /** A message without what it says against the path spoken of beside the one proposed, which is not wanted then. */
  withoutRejected(text: string, standing: Path | undefined): string {
    const earlier = standing && this.proposed.findLast((path) => !samePath(path, standing))
    const beside = this.#latest ?? this.discussed ?? earlier
    const just = this.#latest !== undefined && !this.#proposes && !this.asksWhich
    const kept = withoutRejected(text, { other: beside !== undefined, just })
    this.#rejected = kept.rejects
    if (!kept.rejects) return text
    this.#refuse(beside)
    this.#latest = undefined
    return kept.text
  }

  #refuse(path: Path | undefined): void {
    if (!path) return
    this.unwanted.push(path)
    this.offered = this.offered.filter((one) => !samePath(one, path))
    this.discussed = undefined
  }

  /** Whether a path was offered, or proposed and is pointed to. */
  has(path: Path): boolean {
    return [...this.offered, ...(this.pointed ? [this.pointed] : [])].some((one) => samePath(one, path))
  }

  /**
   * The message with the path itself where it points to one. `standing`: what the listener proposes; `agreed`: what both stand
   * by; `total`: what a path is worth to both; NaN if that is unknown.
   */
  resolve(text: string, rooms: readonly string[], { standing, agreed, total, fits, owns }: Standing): string {
    this.pointed = undefined
    if (text.length > LONGEST) return text
    // Who names a path itself points to that.
    if (pathsIn(inLetters(text, rooms), rooms).length > 0) return this.#turned(text)
    const known = [...(standing ? [standing] : []), ...this.proposed.toReversed(), ...this.offered.toReversed()]
    const byTotal = (all: string, ...groups: unknown[]): string => {
      const sum = Number(groups.slice(0, -2).find((group) => group !== undefined))
      return this.#point(
        all,
        known.find((path) => total(path) === sum),
      )
    }
    const byOrder = (path: Path | undefined) => (all: string, at: number) =>
      pathsIn(text.slice(at + all.length, at + all.length + 60), rooms).length > 0 ? all : this.#point(all, path)
    const now = agreed ?? standing
    const others = known.filter((path) => now === undefined || !samePath(path, now))
    const fitting = others.filter(fits)
    const other =
      standing && agreed && !samePath(standing, agreed) ? standing : fitting.length === 1 ? fitting[0] : undefined
    // Before what was only spoken of stands what was proposed.
    const previous =
      standing && this.#latest && !this.#proposes
        ? standing
        : (this.proposed.findLast((path) => standing === undefined || !samePath(path, standing)) ?? standing)
    const [described] = DESCRIBED.exec(text) ?? []
    const isSo = described === undefined ? [] : wishesIn(`I want the one ${described}`, rooms)
    const before = [previous, standing].find((path) => path && isSo.every((wish) => keeps(path, wish))) ?? previous
    const open = known.filter((path) => !this.unwanted.some((one) => samePath(one, path)))
    const byPlaces = (all: string): string => this.#point(all, describedBy(all, open, rooms))
    let resolved = text
      .replaceAll(BY_PLACES, byPlaces)
      .replaceAll(BY_TOTAL, byTotal)
      .replaceAll(FIRST, byOrder(this.proposed[0]))
      .replaceAll(PREVIOUS, byOrder(before))
    // "6 more is good, let's do that one" is of the richer one.
    const isLast = !this.#proposes || ECHOES.test(text)
    if (this.#latest && isLast && !isOfProposed(text) && !/\b\d+ more\b|\bmore coins\b/i.test(text))
      resolved = resolved.replaceAll(THAT, byOrder(this.#latest)).replaceAll(DO_THAT, byOrder(this.#latest))
    if (standing) {
      // "Backwards, with C first" is of the path that is so.
      const turned = [standing, ...known].map((path) => path.toReversed())
      const back = [...turned, ...known].find(fits) ?? standing.toReversed()
      resolved = resolved.replaceAll(REVERSED, byOrder(back))
    }
    if (this.#latest || this.#rejected || others.length > 0) resolved = resolved.replaceAll(YOURS, byOrder(standing))
    if (this.#latest) resolved = resolved.replaceAll(SECOND, byOrder(this.#latest))
    else if (other && fits(other)) resolved = resolved.replaceAll(OTHER, byOrder(other))
    const theirs = this.theirs ?? this.discussed
    if (theirs && !owns && MINE.test(resolved)) {
      // What costs more than nothing is proposed, and has not been offered by having been priced.
      const isAsGood = standing !== undefined && total(theirs) >= total(standing)
      if (!isAsGood) this.offered = this.offered.filter((path) => !samePath(path, theirs))
      resolved = resolved.replace(MINE, (all, ...groups: unknown[]) =>
        isAsGood ? byOrder(theirs)(all, Number(groups.at(-2))) : theirs.join(' '),
      )
    }
    if (this.discussed) {
      const rather = `I'd rather take ${this.discussed.join(' ')}.`
      resolved = resolved.replaceAll(SWITCHES, (all) => (this.#point(all, this.discussed), rather))
      resolved = resolved.replaceAll(ASKED_ABOUT, byOrder(this.discussed))
    }
    return this.#turned(resolved)
  }

  /** "I'd rather do L K … L, but backwards" */
  #turned(text: string): string {
    return text.replaceAll(TURNED, (_, before: string, path: string) => {
      const turned = path.split(' ').toReversed()
      return `${before}${this.#point(path, turned)}`
    })
  }

  #point(said: string, path: Path | undefined): string {
    if (path === undefined) return said
    this.pointed = path
    return path.join(' ')
  }
}

/** What the talk stands at. */
export interface Standing {
  readonly standing: Path | undefined
  readonly agreed: Path | undefined
  readonly total: (path: Path) => number
  /** Whether a path keeps to what the partner wants of one. */
  readonly fits: (path: Path) => boolean
  /** Whether the partner has proposed a path, which "mine" is then. */
  readonly owns: boolean
}

const LONGEST = 400
/** "I'd rather walk mine", of a path that its author has only asked about. */
const MINE =
  /(?<=\b(?:rather|prefer|take|walk|do|have|keep|use|choose|go with|go for|stick with|stick to|stay with|submit|want|like)(?: (?:to|have|take|walk|do|keep|use|go with|stay with|stick to))* )(?:mine|my (?:path|route|one|version|way|tour|proposal|idea))\b(?!['’])/i
/** "Mind switching?", to what was spoken of. */
const SWITCHES =
  /(?:\b(?:would|do) you )?\b(?:mind (?:switching|changing(?: over| it)?|swapping)|(?:shall|can|could|may|might|should) (?:we|you|i) (?:please |still |maybe |perhaps )*(?:switch|change(?: over| it)|swap)|(?:let['’]?s|let us|i(?:['’]d| would) (?:like|love|prefer) to|is it too late to|(?:is it )?possible to|any chance to) (?:switch|change over|change it|swap))(?: over)?(?: (?:to (?:that|it|that one|the other(?: one)?)|please|then|now|still|after all))*(?=\s*(?:[?.!,;]|$))[?.!]?/gi
/** "The one we spoke of", "the kitchen one that I asked about" */
const ASKED_ABOUT =
  /\bthe (?:\w+ )?(?:one|path|route) (?:that |which )?(?:we|i|you) (?:just |have |was |were )*(?:ask(?:ed|ing)|spoke|talk(?:ed|ing)|mention(?:ed|ing)|discuss(?:ed|ing)|speaking)(?: (?:of|about|for))?(?: just now| last| before)?/gi
/** A path that is wanted the other way round. */
const TURNED =
  /(\b(?:rather|want|take|do|go|go with|prefer|walk|have|let['’]s \w+|use|choose|submit) )([A-Z](?: [A-Z]){4,12}),? (?:but |only |just |and |then |simply ){0,2}(?:(?:walked |taken |done |turned )?(?:backwards?|reversed?|in reverse)|(?:in )?the (?:other|opposite|reverse) (?:way(?: a?round)?|direction))\b/g
const NOUN = '(?:one|path|route|tour|way|proposal|suggestion|idea|version|plan)'
const BY_TOTAL = new RegExp(
  String.raw`\b(?:the|that|your|this) (\d{2,3})(?:[- ]coins?)? ${NOUN}\b|\b(?:(?:the|that|your|this) ${NOUN}|yours) (?:with|of|worth|for|at|that (?:gives|has|brings|makes|is worth)(?: us)?) (?:the )?(\d{2,3})(?: coins?\b)?(?: together)?|\b(?<=(?:take|have|do|prefer|choose|pick|with|for|to) )the (\d{2,3})(?: coins?)?(?=\s*(?:$|[.,!?]|then\b|please\b|instead\b))|\b(\d{2,3})(?: coins?)?(?= (?:is|are|sounds?|looks?|works?|would be) (?:fine|good|great|ok|okay|perfect|for me)\b)`,
  'gi',
)
/** "The one with the attic first", "the path that ends in K", "the attic one" */
const BY_PLACES = new RegExp(
  String.raw`\bthe ${NOUN} (?:(?:with|where|that|which|through|via|over)\b|(?=(?:start|begin|end|finish)ing\b))(?! \d)[^.!?;,]{3,60}?(?=\s*(?:[.!?;,]|$|(?:is|was|please|then|instead|again|and|but|so|because)\b))|\bthe (?:empty room|living room|children['’]?s? room|kids['’]? room|[a-z]+) ${NOUN}\b(?! (?:with|worth|of|that|which) )`,
  'gi',
)
/** "…, with the attic first" */
const DESCRIBED = /\b(?:with|where|that|which) [^.!?;,]{1,40} (?:first|last|at the (?:start|end|beginning))\b/i
/** The one path of several that is as it is described; undefined: none is, or more than one. */
function describedBy(said: string, paths: readonly Path[], rooms: readonly string[]): Path | undefined {
  const [, room] = /^(?:the )?([A-Z]) \w+$/.exec(inLetters(said, rooms)) ?? []
  const wishes = room === undefined ? wishesIn(`I want ${inTurn(said, rooms)}`, rooms) : []
  const isSo = (path: Path): boolean =>
    room === undefined
      ? wishes.length > 0 && wishes.every((wish) => keeps(path, wish))
      : path[1] === room || path.at(-2) === room
  const [found, ...more] = paths.filter(isSo)
  return found && more.every((path) => samePath(path, found)) ? found : undefined
}

/** "The one through B then K": with the hallway between them. */
const inTurn = (said: string, rooms: readonly string[]): string =>
  inLetters(said, rooms).replace(
    /\b(?:through|via|over|goes?|with) ([A-Z])(?:,? (?:and )?then (?:the )?| to (?:the )?)([A-Z])\b/,
    'with $1-$2',
  )

const FIRST = new RegExp(
  String.raw`\b(?:the|your) (?:very )?(?:first|original|initial) (?:${NOUN}|order)\b(?! was\b(?! (?:better|good|nice|fine|best)))`,
  'gi',
)
const PREVIOUS = new RegExp(
  String.raw`\b(?:the|your) (?:previous|old|earlier|last|former) ${NOUN}\b|\b(?:the|your) (?:one|path|route) (?:from )?before\b(?! (?:home|the|we|that|it|this|[A-Z])\b)`,
  'gi',
)
const THAT = new RegExp(String.raw`\b(?:that|this|the new|the fairer) ${NOUN}\b(?! (?:with|worth|of) \d)`, 'gi')
/** "Just as many? Then that one": repeats what was said of what was offered beside a proposal. */
const ECHOES = /\b(?:just )?as (?:many|much)\b(?! as\b)|\b(?:\d+|only|just) (?:\w+ )?(?:fewer|less)\b/i
/** "Ok, do that", of what was offered alone. */
const DO_THAT = new RegExp(
  String.raw`(?<=\b(?:do|take|go with|go for|use|choose|want|have|prefer|accept|like) )(?:that|this)\b(?! (?:${NOUN}|hallway|room|corridor))`,
  'gi',
)
/** "The same in the other direction" */
const REVERSED = new RegExp(
  String.raw`(?:\b(?:the )?same(?: ${NOUN})?,? (?:but |only |just )?|(?<=\b(?:go|walk|do|take|have|want|turn) )(?:it |that |this )?)(?:in )?(?:the )?(?:other|opposite|reverse|reversed) (?:way(?: a?round)?|direction|order)\b|(?<=\b(?:go|walk|do|take) )(?:it |that )?(?:backwards|in reverse)\b|(?<=^(?:(?:no|ok|okay|then|rather|better|please|so),? ){0,2})(?:the other way a?round|backwards|in the (?:other|opposite|reverse) direction)(?=(?: (?:then|please|rather|instead))*\W*$)`,
  'gi',
)
const YOURS =
  /(?<=\b(?:rather|then|take|prefer|choose|go with|better|better is|accept|is|stick with|stick to|stay with|stay at|keep|keep to|leave it at|leave it with|have|do|use|want|meant|mean|back to|ok|okay|ok,) )(?:yours|your (?:path|route|one|proposal|version)|(?:the (?:one|path|route)|what) (?:that )?you (?:have |had |yourself )?(?:first |just )?(?:proposed?|suggest(?:ed)?|named?|had|sa(?:id|y)|told|wrote|gave|mentioned)(?: (?:at )?first| before| earlier| previously| yourself| in the beginning)?)(?=\W|$)/gi
/** What was offered beside what is proposed. */
const SECOND = new RegExp(
  String.raw`\b(?:the|that|this|your) (?:other|second|latter|alternative) ${NOUN}\b(?! (?:with|worth|of) \d)|\bthe (?:second|other|latter|alternative)(?=\s*(?:$|[.,!?]|then\b|please\b|instead\b))`,
  'gi',
)
const OTHER = new RegExp(String.raw`\bthe other ${NOUN}\b(?! (?:with|worth|of) \d)`, 'gi')
