/**
 * Which path a yes is to, where another one was spoken of after the one that was proposed: "only 2 fewer, deal!" takes the one
 * spoken of, "then yours" the one proposed; a bare "ok" may be either, and it is asked which.
 */
import { samePath } from '../../games/traveling-adventurers/index.ts'
import { consentOf } from './consent-heard.ts'
import type { Act } from './english/acts.ts'
import type { Choose } from './english/voice.ts'
import { pathsIn } from './named-paths.ts'
import { depends, isOfProceeding, piecesOf, putsOff, wantsElse } from './pieces.ts'

type Path = readonly string[]

export type Assent = 'proposed' | 'discussed' | 'doubtful'

export interface Between {
  /** The message, rooms as letters. */
  readonly plain: string
  readonly rooms: readonly string[]
  /** The path that the listener proposed last. */
  readonly proposed: Path | undefined
  /** The one that it spoke of since. */
  readonly discussed: Path | undefined
  /** How many coins fewer that one is worth to both; NaN: not known. */
  readonly cost: number
  /** Whether it was asked which of the two is meant. */
  readonly isAsked: boolean
  readonly read: (text: string) => readonly Act[]
}

const KIND = '(?:path|route|one|way|tour|proposal|suggestion|plan|idea|version|solution|choice|offer)'
/** The one that the listener proposed. */
const YOURS = new RegExp(
  String.raw`\byours\b|\byour (?:\w+ )?${KIND}\b|\bthe (?:best|better|richest|richer|optimal|higher|highest|first|original|old|previous|former|proposed|suggested|bigger|maximum)(?: ${KIND}| of (?:the|those) two)?\b|\b(?:the one|what|as|like) you (?:first )?(?:named|proposed|suggested|had|said|say|found|like|want|prefer)\b|\byou (?:are|were) right\b|\byou['’]re right\b|\bi give in\b|\b(?:all|as many|most|every|the) (?:of )?(?:the )?\d+ (?:coins|points)\b`,
  'i',
)
/** What is only compared with, or denied. */
const NOT_YOURS = new RegExp(
  String.raw`(?:\b(?:than|not|instead of|over|as(?: good| much| many)?(?= (?:on|with|as|yours))) |n['’]t (?:\w+ ){0,2})(?:on |with |for |as )?(?:yours|your ${KIND}|the (?:best|first|original|optimal)(?: ${KIND})?)\b`,
  'gi',
)
/** Gives up what was spoken of. */
const GIVES_UP =
  /(?<!\b(?:not|isn['’]t|not that|nothing) )\b(?:too (?:bad|much|many|little|low|few|poor|expensive)|pity|shame|worse|no good|never ?mind|nvm|forget (?:it|that|this|the|about)|drop (?:it|that)|leave (?:it|that)|skip (?:it|that)|scrap (?:it|that)|then not|rather not)\b|\b(?:not|n['’]t)(?: really| quite)? (?:worth|so good|as good|good enough|enough|want|like)\b|\b(?:lose|loses|losing|costs us|cost us)\b/i
/** "I don't care that it is worse": what changes nothing. */
const CONCEDED =
  /(?:(?:n['’]t|\bnot|\bdont|\bdoesnt)(?: really| much)? (?:care|matter|mind|bother me)|\beven (?:if|though)|\balthough|\bthough|\bno matter|\bdespite)\b[^.!?;,]{0,80}/gi
/** Takes what was just spoken of, at what it costs. */
const TAKES_IT = new RegExp(
  [
    String.raw`\b(?:only|just|merely) (?:\d+|one|two|three|a (?:coin|few|couple|bit|little))(?: coins?)? (?:fewer|less|off|short|worse|away)\b`,
    String.raw`\b(?:\d+|one|two|three|a few)(?: coins?)? (?:fewer|less|off|short|more)(?: (?:is|are|isn['’]t|sounds?|seems?|would be))? (?:\w+ ){0,2}(?:ok|okay|fine|nothing|good|acceptable|bad|alright|all right|great|no problem|problem|much|a lot|the end of)\b`,
    String.raw`\b(?:good|close|near) enough\b|\b(?:will|['’]ll|would) do\b|\bfair enough\b`,
    String.raw`\blive with (?:it|that|this)\b|\b(?:live|okay|ok|fine|happy|content|good|cool|alright|satisfied|all right|on board) with (?:\d+|only|fewer|less|the|those|a (?:few|little|bit|couple)|one|two|three)\b`,
    String.raw`\bworth (?:it|that|the)\b|\bi(?:['’]d| would)? (?:like|love|prefer) (?:it|that|this)\b`,
    String.raw`\b(?:take|do|use|choose|have|pick|accept|submit|walk|hand|go (?:with|for)|settle (?:for|on)|agree (?:to|on|with)|stick (?:with|to)|try) (?:it|that|this)\b`,
    String.raw`\b(?:it|that|this)(?:['’]s| is| would be) (?:it|the one|acceptable|a deal)\b`,
    String.raw`\b(?:\w*wife|husband|\w*son|daughter|kids?|mum|mom|dad|friend|colleague|he|she|they)(?: \w+)? (?:(?:also )?(?:agrees?|likes? (?:it|that|this))|says? (?:yes|ok|okay|fine|good|it|that|this|go)|(?:is|are) (?:ok|okay|fine|happy|content))\b`,
  ].join('|'),
  'i',
)
/** Praises it. */
const PRAISES_IT = new RegExp(
  [
    String.raw`\b(?:it|that|this)(?:['’]s| is| was| sounds| looks| seems|['’]d be| would be) (?:\w+ )?(?:ok|okay|fine|good|great|perfect|lovely|nice|alright|all right|excellent|wonderful)\b`,
    String.raw`\b(?:it|that|this) (?:works|suits)\b|\bworks for (?:me|us)\b|\bsounds (?:good|great|fine|perfect|lovely)\b`,
    String.raw`\b(?:perfect|great|excellent|lovely|wonderful|awesome|super|brilliant|fantastic|splendid|marvell?ous)\b`,
  ].join('|'),
  'i',
)
/** Who praises a path that costs both more than this may not have heard that it does. */
const MUCH = 3
const OPENS = /^\W*(?:i see|ah|oh|hm+)\b[\s,.]*/i

const TAKES: readonly Act['kind'][] = ['agree', 'submit']

/** Which path a message says yes to; undefined: to none, or there is but one that it can mean. */
export function assentIn(acts: readonly Act[], between: Between): Assent | undefined {
  const { plain, rooms, proposed, discussed, cost, isAsked, read } = between
  if (!proposed || !discussed || samePath(proposed, discussed) || plain.length > LONGEST) return undefined
  if (pathsIn(plain, rooms).length > 0) return undefined
  if (acts.some(({ kind }) => kind === 'propose' || kind === 'tell' || kind === 'ask')) return undefined
  const takes = acts.some((act) => TAKES.includes(act.kind) && !('path' in act && act.path))
  const said = plain.replace(OPENS, '')
  if (isAsked && MINE.test(said)) return 'discussed'
  const isOfYours = YOURS.test(said.replace(NOT_YOURS, ' '))
  const likes = TAKES_IT.test(said) || (PRAISES_IT.test(said) && cost <= MUCH)
  if (takes) {
    const consent = consentOf({ plain, rooms, path: proposed, wishesElse: false, wishesSo: false, read })
    if (consent !== 'takes') return undefined
  } else if (!(isAsked && isOfYours)) {
    const pieces = piecesOf(plain)
    const isOpen = pieces.some(
      (piece) => (piece.asks && !isOfProceeding(piece)) || putsOff(piece) || depends(piece) || wantsElse(piece),
    )
    if (!likes || isOpen || acts.some(({ kind }) => kind === 'disagree')) return undefined
  }
  if (isOfYours || GIVES_UP.test(said.replace(CONCEDED, ' '))) return 'proposed'
  if (likes || cost <= 0) return 'discussed'
  return isAsked ? 'proposed' : 'doubtful'
}

const LONGEST = 300

/** Whether a message speaks of the path that the listener proposed, and of no other. */
export const isOfProposed = (plain: string): boolean => YOURS.test(plain.replace(NOT_YOURS, ' '))

/** How {@link whichOfTwo} is known again. */
export const ASKS_WHICH = /\bWhich one do you mean, mine \(|\bYes to which of the two: to mine \(/
/** "Mine": the one that the speaker asked about. */
const MINE = /^\W*(?:(?:to|oh|ok|well|sorry)\W+)*(?:mine|my (?:one|path|route))\b/i

/** Asks which of two paths a yes was to. */
export const whichOfTwo = (proposed: Path, discussed: Path, choose: Choose): string =>
  choose([
    `Which one do you mean, mine (${proposed.join(' ')}) or the one that we just spoke of (${discussed.join(' ')})?`,
    `Yes to which of the two: to mine (${proposed.join(' ')}), or to the other one (${discussed.join(' ')})?`,
  ])
