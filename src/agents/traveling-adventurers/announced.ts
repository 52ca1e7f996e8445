/** What a partner says that it stays with, hands in or has handed in, which may be another path than the one agreed on. */
import type { Player } from '../../games/traveling-adventurers/index.ts'
import { partnerOf, samePath } from '../../games/traveling-adventurers/index.ts'
import type { Act } from './english/acts.ts'
import type { Choose } from './english/voice.ts'
import { pathsIn } from './named-paths.ts'
import type { Negotiation } from './negotiation.ts'
import { takesOwn } from './own-path.ts'
import { piecesOf } from './pieces.ts'
import { wantedInstead } from './wanted-instead.ts'

type Path = readonly string[]

/** "I won't change my mind", "please take mine", "X or nothing", "why don't you just agree?" */
const INSISTS =
  /\b(?:insist|(?:will not|won['’]?t) (?:change|budge|give in|move)|(?:take|do|use|choose|pick|want|accept|stick (?:to|with)|stay with|going with|go with) (?:it|mine|my (?:path|route|way|plan|idea))|my (?:path|route|way) or|or nothing|running out of|(?:am|['’]m) (?:taking|going with)|(?:take it or leave it)|don['’]?t care about|just agree|agree for once|please (?:just )?(?:take|do|agree)|(?:do|take|submit|choose) the same|(?:all|only) (?:i|i['’]ll|i will) (?:accept|take|want)|(?:final|last) (?:offer|word))\b|\b(?:i have|i(?:['’]ve| have) got|with) (?:no|one|two|1|2|only \w+) (?:more )?(?:turns?|messages?|moves?)\b|\b(?:no|last|final) (?:turns?|messages?)\b/gi
/** Hands a path in: "I submitted X", "I'm putting in X", "mine is already submitted". */
const HANDS_IN =
  /\b(?:i|mine|i['’]m|i['’]ve|i['’]ll|we|it|path|route|have|am|is|just|now|already|will)\b[^.!?]{0,80}?\b(?:submit(?:ted|ting)?|(?:put|putting|hand(?:ed|ing)?|send|sent|sending|enter(?:ed|ing)?|typ(?:e|ed|ing)|click(?:ed|ing)?|fill(?:ed|ing)?|giv(?:en|ing))(?: (?:it|that|this|mine))? (?:in|it|now|already|¶|the)|(?:enter|typ|click)(?:ed|ing))\b|¶ (?:has been|have been|is|was|got) (?:already |now |just )?(?:submitted|handed in|entered|sent)\b|^\W*(?:submitted|submitting|putting in|entering)\b/i
const NOT_YET =
  /\b(?:let['’]?s|let us|shall|should|could|can|would|please|before|if|when|once|want|don['’]?t|didn['’]?t|not|haven['’]?t|you (?:submit|submitted|put|have|hand)|did you)\b/i
const DONE = /\b(?:submitted|already|have|['’]ve|handed|entered|typed|clicked|put(?! it)|sent|done)\b/i

export interface Announced {
  readonly path: Path | undefined
  /** Whether it is done already. */
  readonly done: boolean
}

/** The path that a message says is handed in, if it says so. `plain`: rooms as letters. */
function announcedIn(plain: string, rooms: readonly string[]): Announced | undefined {
  for (const piece of piecesOf(plain)) {
    const [named] = pathsIn(piece.text, rooms)
    const text = named ? `${piece.text.slice(0, named.from)}¶${piece.text.slice(named.to)}` : piece.text
    // What stands before the path says what is done with it.
    const [before = ''] = named ? text.split('¶') : [text]
    const said = HANDS_IN.test(before) ? before : text
    if (piece.asks || NOT_YET.test(said) || !HANDS_IN.test(said)) continue
    const mine = /\b(?:mine|my (?:path|route|one))\b/i.test(text)
    if (named || mine) return { path: named?.path, done: DONE.test(text) }
  }
  return undefined
}

export interface Stance {
  readonly acts: readonly Act[]
  /** How often more the partner is now heard to stay with its own path. */
  readonly insists: number
  /** The path that it hands in though another one is agreed on. */
  readonly differs: Path | undefined
  /** The path that it wants in place of that one. */
  readonly instead?: Path
  /** Whether it names the path that is agreed on, whatever it said of it before. */
  readonly confirms: boolean
}

/** So strongly stays with its path who has handed it in. */
const SETTLED = 2

/** What a message makes of the path that its author stands for. `before`: what it was heard to hand in last. */
export function stanceIn(
  acts: readonly Act[],
  plain: string,
  rooms: readonly string[],
  { agreed, proposals, refused, pondered }: Negotiation,
  partner: Player,
  before: Path | 'as agreed' | undefined,
): Stance {
  const mine = proposals[partnerOf(partner)]?.path ?? refused.findLast(({ by }) => by !== partner)?.path
  const own = (proposals[partner] ?? pondered ?? refused.findLast(({ by }) => by === partner))?.path
  const announced = announcedIn(plain, rooms)
  const handedIn = announced && (announced.path ?? own)
  const marks = Math.min(plain.match(INSISTS)?.length ?? 0, 1)
  const others = acts.filter(({ kind }) => !OF_PATHS.includes(kind))
  const none = { differs: undefined, confirms: false }
  if (handedIn && agreed && !samePath(handedIn, agreed)) {
    const isKept = marks > 0 || (before !== undefined && before !== 'as agreed' && samePath(before, handedIn))
    if (!isKept) return { acts: others, insists: 0, differs: handedIn, confirms: false }
  }
  if (pondered && !agreed && !proposals[partner] && takesOwn(plain))
    return { acts: [...others, { kind: 'propose', path: pondered.path, whole: true }], insists: marks, ...none }
  const isSettled = agreed !== undefined || acts.some(({ kind }) => kind === 'agree' || kind === 'submit')
  const instead = isSettled && !handedIn ? wantedInstead(plain, rooms, agreed ?? mine) : undefined
  if (instead)
    return { acts: [...others, { kind: 'propose', path: instead, whole: true }], insists: marks, ...none, instead }
  const paths = pathsIn(plain, rooms).map(({ path }) => path)
  if (agreed && paths.length > 0 && paths.every((path) => samePath(path, agreed)))
    return { acts: others, insists: 0, differs: undefined, confirms: true }
  if (handedIn) {
    const isOther = mine !== undefined && !samePath(mine, handedIn)
    return {
      acts: [...others, { kind: 'propose', path: handedIn, whole: true }],
      insists: isOther || announced.done ? SETTLED : 0,
      ...none,
    }
  }
  const named = acts.find((act): act is Act & { kind: 'propose' } => act.kind === 'propose' && act.whole)?.path
  const again = named && refused.some(({ by, path }) => by === partner && samePath(path, named)) ? 1 : 0
  return { acts, insists: marks + again, ...none }
}

/** What is said to a partner that hands in something, where a path is agreed on. */
export function answerAnnounced(
  handsIn: Path | 'as agreed' | undefined,
  agreed: Path | undefined,
  choose: Choose,
): string[] {
  if (handsIn === undefined || agreed === undefined) return []
  const path = agreed.join(' ')
  if (handsIn === 'as agreed')
    return [choose(['Yes, that is the one that I handed in.', 'Yes, exactly that one.', 'That is it, yes.'])]
  const at = handsIn.findIndex((room, i) => room !== agreed[i])
  const parts = (one: Path): string => one.slice(at).join(' ')
  return [
    choose([
      `Careful, you wrote … ${parts(handsIn)} (${handsIn.join(' ')}), where we had … ${parts(agreed)}: the path is ${path}.`,
      `That is not the same (${handsIn.join(' ')}): we had agreed on ${path}, with … ${parts(agreed)} at its end.`,
    ]),
  ]
}

const OF_PATHS: readonly Act['kind'][] = ['agree', 'disagree', 'propose', 'submit', 'invite']
