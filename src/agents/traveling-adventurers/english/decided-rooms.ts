/**
 * A room that stands alone is where its speaker goes next: "kitchen!", "ok attic", "attic, obviously", "the kids' room it is",
 * "bath, kitchen, done". Where numbers follow it heads them.
 */
import type { Act } from './acts.ts'
import { shapeOf, tokensTo } from './retelling.ts'
import type { Rule } from './rules.ts'
import type { Sentence, Token } from './tokens.ts'

const LEADS =
  '(?:and|so|then|well|ok|okay|k|hm+|oh|ah|omg|wow|wo+|wooh?oo+|yay|yes|yeah|yep|no|nah|nope|alright|lol|haha|obviously|clearly|definitely|certainly|rather|fine|cool|nice|great|good|sure|right|fair enough|in that case|of course)'
const TRAILS =
  "(?:yay|woo+|woohoo|obviously|clearly|definitely|certainly|of course|for sure|no doubt|no question|hands down|i think|i guess|i suppose|i believe|i reckon|i say|i'd say|for me|it is|it's|then|now|next|first|instead|again|all the way|lol|haha|done|that's it|finished)"
/** "Attic yay", "so the kids' room it is", "bath, kitchen, done" */
const DECIDES = new RegExp(
  String.raw`^(?:${LEADS},? )*(?:to )?(?:the )?[A-Z](?:(?: ?,| and| then| -| to)+ (?:the )?[A-Z])*(?: ?,? ${TRAILS})+$`,
)
/** "Yes kitchen", "yeah, the attic" */
const YES_ROOM = new RegExp(String.raw`^(?:yes|yeah|yep|yup|sure)(?: ,? ?${LEADS})*,? (?:the )?[A-Z]$`)

/** "Great, so attic. (From there …)": a sentence of its own. */
const SO_ROOM = new RegExp(String.raw`^(?:${LEADS},? )*so (?:then )?(?:the )?[A-Z]$`)

/** With a word that decides. */
export const decides: Rule['when'] = ({ text, counted, question, clause }) =>
  !counted && !question && (DECIDES.test(text) || YES_ROOM.test(text) || (SO_ROOM.test(text) && !clause.goesOn))

/** Behind these a room names what is spoken of. */
const ASKS: ReadonlySet<Act['kind']> = new Set(['ask', 'invite', 'unclear'])
/** Belongs to a room that heads it. */
const OF_ROOM: ReadonlySet<Act['kind']> = new Set(['tell', 'ask', 'unclear', 'propose', 'read-back', 'submit'])

/** A room alone, with nothing behind it that it might head. `text`: the message. */
export function withDecidedRoom(acts: readonly Act[], rooms: readonly string[], text: string): readonly Act[] {
  const isRoom = (act: Act): boolean => act.kind === 'other' && rooms.indexOf(act.text) > 0
  const at = acts.findIndex(isRoom)
  const isHead =
    at < 0 ||
    // Rooms on lines of their own say nothing of an order.
    acts.slice(at + 1).some(isRoom) ||
    /[:?]\s*$/.test(text) ||
    acts.slice(0, at).some(({ kind }) => ASKS.has(kind)) ||
    acts.slice(at + 1).some(({ kind }) => OF_ROOM.has(kind))
  if (isHead) return acts
  const room = (acts[at] as { text: string }).text
  return acts.with(at, { kind: 'propose', path: [room], whole: false })
}

/** "Attic, because bath-empty is a 2 for me": a room, and why. */
const WITH_REASON = new RegExp(
  String.raw`^((?:(?!(?:no|nah|nope) [^,])${LEADS}(?: ,)? )*)((?:the )?[A-Z](?: (?:then|next|first|i think))?)(?: ,)? (?:because|since|as|cause|cuz|bc) (?=.*\d)`,
)
/** "(A-B 8, A-E 3) so bath, and then empty" */
const CONCLUDED = / (so (?:then |better |rather |maybe |i say |i'd say )?(?:the )?[A-Z])(?= ,| and then| then|$)/
/** "(So kids, kitchen, bathroom,) and we still need the attic": which are left. */
const STILL_NEEDED =
  /(?: ,)? (?:and|but|then) (?:we |i )(?:still |then |only )*(?:need|have|miss)(?: to (?:do|visit|see|take))? (?:the )?[A-Z](?: (?:,|and) (?:the )?[A-Z])*(?: left| too| as well)?$/

const THEN: Token = { kind: 'word', word: 'then' }

/** A room that is decided on and what is said behind or before it, as sentences of their own. */
export const partDecidedRooms = (sentences: readonly Sentence[]): Sentence[] =>
  sentences.flatMap((sentence) => {
    const { tokens } = sentence
    if (sentence.question || tokens.length > LONGEST) return [sentence]
    const shape = shapeOf(tokens)
    const reason = WITH_REASON.exec(shape)
    if (reason) {
      const [, lead = '', named = ''] = reason
      const from = tokensTo(shape, lead.length)
      const room = tokens.slice(from, tokensTo(shape, lead.length + named.length)).filter(({ kind }) => kind === 'room')
      return [
        // "No, attic because …" answers, too.
        { ...sentence, tokens: [...tokens.slice(0, from), THEN, ...room] },
        { ...sentence, tokens: tokens.slice(tokensTo(shape, reason[0].length)) },
      ]
    }
    const left = STILL_NEEDED.exec(shape)
    if (left && (shape.slice(0, left.index).match(/\b[A-Z]\b/g)?.length ?? 0) > 1)
      return [{ ...sentence, tokens: tokens.slice(0, tokensTo(shape, left.index)) }]
    const so = CONCLUDED.exec(shape)
    if (!so || !/[A-Z].*\d/.test(shape.slice(0, so.index))) return [sentence]
    const from = tokensTo(shape, so.index)
    return [
      { ...sentence, tokens: tokens.slice(0, from) },
      { ...sentence, tokens: tokens.slice(from) },
    ]
  })

/** In longer sentences nothing is said so briefly. */
const LONGEST = 60
