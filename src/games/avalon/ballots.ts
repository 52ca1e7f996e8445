/** Reading votes out of free text. */
import { jsonBlocks as findBlocks } from '../../core/json-blocks.ts'
import { Unreadable } from '../../core/errors.ts'
import * as lexicon from './lexicon.ts'
import {
  ALONE,
  anyOf,
  LAYOUT,
  ownWords,
  plainVerdicts,
  PlainChoices,
  spaced,
  type Option,
} from '../../replies/index.ts'

/**
 * The vote in a reply: JSON with `vote` (or `approve`), or words that approve or reject, the last of which counts.
 * Throws {@link Unreadable} where there is none.
 */
export function readBallot(given: string): boolean {
  const said = plainly(
    ownWords(given).replace(NODDED, 'I approve.').replace(SHAKEN, 'I reject.').replace(BOTH_NAMED, 'Vote:'),
  )
    .replaceAll('👍', '\nThumbs up.\n')
    .replaceAll('👎', '\nThumbs down.\n')
    .replace(FOR_SOMEBODY, '…')
    .replace(
      ANSWERED,
      (all, verb: string, no: string | undefined) => `${no ? 'I do not' : 'I'} ${verb}${all.slice(-1)}`,
    )
  // "Approve: yes" answers a question; "approve - he was right" is an answer.
  const isAsked = /\bapprove\W{0,4}[:=]\W{0,4}(?:yes|no|true|false|1|0)\b/i.test(said)
  const read = (isAsked ? ASKED : BALLOTS).read(said)
  if ('value' in read) return read.value
  throw new Unreadable(`${read.reason} Say "approve" or "reject".`, given)
}

/** "Vote for me!", "my vote is for player 3", "I am voting for": no ballot, which is cast on a team and not on a person. */
const FOR_SOMEBODY = new RegExp(
  String.raw`\bvot(?:e|es|ed|ing)(?:\s{1,3}(?:is|goes|w[a-z]+ be)|\s?:)?\s{1,3}(?:for|against)\s{1,3}(?:the )?(?:${anyOf(lexicon.PERSONS)}|players?(?: ?#?\d{1,2})?|p?#?\d{1,2})\b(?!\s?#?\d|['’]|\s{1,3}(?:${lexicon.TEAMS.join('|')})\b)` +
    String.raw`|\bvot(?:e|es|ed|ing)(?:\s{1,3}(?:is|goes))?\s{1,3}for(?=["'”’*_)]{0,3}\s{0,3}(?:[.!…;\n]|$))`,
  'gi',
)

/** A label that names what there is: "Approve/reject: reject". */
const BOTH_NAMED =
  /\b(?:vote\s{0,3})?\(?(?:approve|accept|yes|for) ?(?:\/|\||or) ?(?:reject|no|against)\)?\s{0,3}[:=]/gi

/** A reply that is nothing but one of these, which in talk may merely go on. */
const nothingBut = (said: readonly string[], more = ''): RegExp =>
  new RegExp(
    `^[\\s*_"'“]*(?:(?:${anyOf(lexicon.OPENING)})[\\s,.!…]+){0,2}(?:${anyOf(said)}${more})[\\s.!*_"'”…]*$`,
    'i',
  )
const NODDED = nothingBut(lexicon.NODDING)
const SHAKEN = nothingBut(lexicon.SHAKING, '|(?:not|never) with \\d+|-1')

const plainly = plainVerdicts(['line-up', ...lexicon.GROUPS, ...lexicon.TEAMS].join('|'))

/** "Approve? Certainly not." */
const ANSWERED = new RegExp(
  `\\b(?:(?:should|do|will|would|shall) (?:I|we) )?(approve|accept|support|reject|oppose)(?: (?:it|this|that|them|(?:of )?(?:the|this) team))?\\?["')*_\\s]{1,4}(?:(?:i think |i (?:would )?say |${anyOf(lexicon.SURELY)}),? )?(?:(not|no|never|nope|no way)|${anyOf(lexicon.YES)})[.!\\n]`,
  'gi',
)

const WORDS: readonly Option<boolean>[] = [
  { value: true, phrases: spaced(lexicon.APPROVE), alone: [...ALONE.accept, ...spaced(lexicon.APPROVE_ALONE)] },
  { value: false, phrases: spaced(lexicon.REJECT), alone: [...ALONE.reject, ...spaced(lexicon.REJECT_ALONE)] },
]

/** What is voted on: a team, and not somebody's reasons. */
const THIS = /^(?:it|this|that|these|them)$/

/** "I agree with player 2", "I accept that …" do not vote; "I agree with this team" does. */
const isVotedOn = (said: string, following: readonly string[]): boolean => {
  const object = following.slice(0, 5)
  // "I say yes to rejecting"
  if (object[0] === 'to' && said !== 'approve' && lexicon.REJECT.includes(object[1]!)) return false
  // "I say no more."
  if (lexicon.NO_MORE.includes(object[0]!)) return false
  if (/^no objections?$/.test(said)) return /^(?:here|from (?:m|us)|to (?:it|th))/.test(object.join(' '))
  const isOpinion = !lexicon.COPULAS.includes(object[0]!) && object.some((word) => lexicon.OPINIONS.includes(word))
  if (
    (object[0] !== 'of' && !/agree|support$|accept|object$|oppose|vote (?:for|against)|in favou?r/.test(said)) ||
    /^(?:has|have|gets?)/.test(said)
  )
    return !isOpinion
  const [first, second] = /^(?:with|of|to)$/.test(object[0]!) ? object.slice(1) : object
  const isIt = THIS.test(first ?? '') && (second === undefined || !THIS.test(second))
  return (
    !isOpinion &&
    (isIt || lexicon.BEHIND_VOTES.includes(object[0]!) || object.some((word) => lexicon.TEAMS.includes(word)))
  )
}

const SETTING = { opposites: true, mayFollow: isVotedOn, others: ['player', 'players', 'leader'] }
const BALLOTS = new PlainChoices<boolean>(WORDS, { ...SETTING, labels: ['vote', 'ballot'] }, LAYOUT)
const ASKED = new PlainChoices<boolean>(WORDS, { ...SETTING, labels: ['vote', 'ballot', 'approve'] }, LAYOUT)

/** Every JSON value that stands in the text, the last first; a trailing comma is forgiven. */
export const jsonBlocks = (text: string): unknown[] =>
  [...findBlocks(text, (block) => block.replace(/,\s*([}\]])/g, '$1'))].reverse()
