/**
 * A room that stands alone is where its speaker goes next: "kitchen!", "ok attic", "attic, obviously", "the kids' room it is",
 * "bath, kitchen, done". Where numbers follow it heads them.
 */
import type { Act } from './acts.ts'
import type { Rule } from './rules.ts'

const LEADS =
  '(?:and|so|then|well|ok|okay|k|hm+|oh|ah|omg|wow|wo+|wooh?oo+|yay|yes|yeah|yep|no|nah|nope|alright|lol|haha|obviously|clearly|definitely|certainly|rather|fine|cool|nice|great|good|sure|right|fair enough|in that case|of course)'
const TRAILS =
  "(?:yay|woo+|woohoo|obviously|clearly|definitely|certainly|of course|for sure|no doubt|no question|hands down|i think|i guess|i suppose|i believe|i say|i'd say|for me|it is|it's|then|now|next|first|instead|again|all the way|lol|haha|done|that's it|finished)"
/** "Attic yay", "so the kids' room it is", "bath, kitchen, done" */
const DECIDES = new RegExp(
  String.raw`^(?:${LEADS},? )*(?:to )?(?:the )?[A-Z](?:(?: ?,| and| then| -| to)+ (?:the )?[A-Z])*(?: ?,? ${TRAILS})+$`,
)
/** "Yes kitchen", "yeah, the attic" */
const YES_ROOM = new RegExp(String.raw`^(?:yes|yeah|yep|yup|sure)(?: ,? ?${LEADS})*,? (?:the )?[A-Z]$`)

/** With a word that decides. */
export const decides: Rule['when'] = ({ text, counted, question }) =>
  !counted && !question && (DECIDES.test(text) || YES_ROOM.test(text))

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
  if (isHead) return [...acts]
  const room = (acts[at] as { text: string }).text
  return acts.with(at, { kind: 'propose', path: [room], whole: false })
}
