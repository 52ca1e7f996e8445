/**
 * What a partner says of the path that it proposed itself before: that it takes it back, "scrap my route", or that it asks what
 * it is worth or whether there is a better one. Either way it does not propose it any more.
 */
import type { Player } from '../../games/traveling-adventurers/index.ts'
import type { Act } from './english/acts.ts'
import type { Negotiation } from './negotiation.ts'
import { pathsIn } from './named-paths.ts'
import { asksForBest, asksIfBetter } from './sums-asked.ts'
import { clausesOf } from './wishes-withdrawn.ts'
import { inLetters } from './wishes.ts'

const NOUN = '(?:path|route|tour|proposal|suggestion|idea|plan|version|one|round trip|trip)'
const OWN = String.raw`(?:\bmine\b|\bmy (?:[a-z]+ ){0,2}${NOUN}\b|\b(?:the|that) (?:[a-z]+ )?${NOUN} (?:that |which )?(?:i|we)(?:['’](?:d|ve))? (?:had |have |just |first |once |only )*(?:suggest|propos|nam|sa[iy]|g[ai]v|mention|wr[oi]t|offer|describ|pick|ch[oe]+s|start|ask|put|brought|came)\w*(?: (?:first|before|earlier|about|forward|up(?: with)?|with))?|\bwhat i (?:suggested|proposed|named)(?: first| before| earlier)?)`
const OPENS = String.raw`^\W*(?:(?:no|nah|actually|ok|okay|oh|ah|well|sorry|but|wait|hm+|hey|please|so|and|then|oops|on second thoughts?|let['’]?s|let us|just|better|you can|you may|can you|could you|we can|we should|i(?:['’]d| would| want to| will|['’]ll| have to)?|rather|like to|hereby)\b\W*){0,5}`
const UP = String.raw`(?:forget(?: about)?|scrap|scratch|drop|ignore|disregard|withdraw(?:ing)?|cancel|revoke|retract|discard|skip|ditch|bin|abandon|never ?mind|nvm|delete|strike|dismiss|give up(?: on)?|leave out|leave aside|let go of|throw (?:away|out)|get rid of|step back from|back away from|(?:take|took|am taking|['’]m taking) back)`
const TAKES_BACK = new RegExp(
  [
    String.raw`${OPENS}${UP} (?:all of )?${OWN}`,
    String.raw`${OPENS}(?:am |['’]m )?(?:take|took|taking|throw|throwing|call|calling|leave|put) ${OWN} (?:back|away|out|off|aside)\b`,
    String.raw`^(?:(?!\b(?:why|if|you)\b).)*(?:n['’]t|\bnot|\bno longer|\bnever|\brather not)(?: (?:really|actually|even|want to|going to|have to))*(?: (?:take|do|use|want|like|walk|submit|hand in|stand by|go (?:with|for)|stick (?:to|with)|insist on|care (?:about|for)|need|propose|suggest|mean|bother with)){1,2} ${OWN}(?! (?:to|if)\b)`,
    String.raw`${OPENS}not ${OWN}\W*$`,
    String.raw`${OWN} (?:was|is|were|seems|looks)(?: \w+)? (?:stupid|silly|dumb|wrong|bad|poor|nonsense|rubbish|crap|a mistake|an error|no good|off the table|withdrawn|void|just an? (?:idea|example|thought|guess|shot)|only an? (?:idea|example|thought|guess|shot)|not (?:so |that |very )?(?:good|great|clever|serious|the best))`,
    String.raw`\bi(?:['’]ve| have)? changed my mind (?:about|on) ${OWN}`,
  ].join('|'),
  'i',
)
/** "I take that back", "forget it", of what was said right before. */
const TAKES_THAT_BACK = new RegExp(
  String.raw`${OPENS}(?:(?:take|took|am taking|['’]m taking) (?:that|it|this|everything) back|(?:have |['’]ve )?changed my mind|${UP}(?: (?:that|it|this|what i (?:just )?said|(?:that|this) (?:one|path|route|idea)))?|not (?:that|this)(?: (?:one|path|route))?|that (?:was|is)(?: \w+)? (?:stupid|silly|dumb|wrong|nonsense|rubbish|a mistake))(?: (?:again|please|actually|now|then|sorry))*\W*$`,
  'i',
)

/** What of a conversation tells whose path it is. */
interface Talk {
  readonly rooms: readonly string[]
  readonly partner: Player
  readonly negotiation: Negotiation
  /** How much of the dialogue is heard, and where the listener last spoke in it. */
  readonly length: number
  readonly spokeAt: number
}

/** A message without the clauses that take back its author's own path, which is taken back. */
export function withoutTakenBack(text: string, { rooms, partner, negotiation, length, spokeAt }: Talk): string {
  const own = negotiation.proposals[partner]
  if (!own || text.length > LONG) return text
  const isFresh = !negotiation.agreed && own.at >= spokeAt - 1
  const kept = clausesOf(text).filter((clause) => {
    if (clause.length > LONGEST || /\?\s*$/.test(clause)) return true
    const plain = inLetters(clause, rooms)
    return !(TAKES_BACK.test(plain) || (isFresh && TAKES_THAT_BACK.test(plain)))
  })
  const rest = kept.join('')
  if (rest !== text) negotiation.drop(partner, length)
  return rest
}
const LONG = 1500
const LONGEST = 140

const ASKS =
  /^\W*(?:(?:and|but|so|ok|okay|now|then|also|well|hey|hm+|dude|bro|bruh|man|yes|thanks?|great|oh|wait|please|sorry|tell me|or)\b\W+)*(?:what|how|is|are|was|were|does|do|did|would|which|who|where|could|can)(?:['’]?s)?\b/i
/** Wants it taken, and asks for no more than that. */
const URGES =
  /\b(?:shall|should|can|could|may|will|would|do|want to|why (?:not|don['’]?t|can['’]?t|won['’]?t))\b[^.!?]*\b(?:take|do|go|use|agree|accept|submit|walk|hand|pick|choose|stick|stay|have|try|happy|like|want)\b|\b(?:agree|accept)\b|\b(?:ok|okay|fine|good|alright|all right) (?:for|with|by) (?:you|us)\b|\bwhat do you (?:say|think)\b|\bwhy\b|\bdeal\b/i
const OF_OWN = new RegExp(OWN, 'i')

/**
 * Whoever asks what its own path is worth, or whether there is a better one, only ponders it. The path is returned where its
 * worth is asked for. `plain`: rooms as letters.
 */
export function ponderOwn(
  plain: string,
  acts: readonly Act[],
  { rooms, partner, negotiation }: Talk,
): readonly (readonly string[])[] {
  const own = negotiation.agreed ? undefined : (negotiation.proposals[partner] ?? negotiation.pondered)
  if (!own || pathsIn(plain, rooms).length > 0 || acts.some(({ kind }) => STANDS.includes(kind))) return []
  const pieces = plain.match(/[^.!?;\n]+[.!?;\n]*/g)?.filter(({ length }) => length < LONGEST * 2) ?? []
  const ofWorth = pieces.some((piece) => ASKS.test(piece) && OF_OWN.test(piece) && !URGES.test(piece))
  if (
    ofWorth ||
    pieces.some((piece) => asksIfBetter(piece) || asksForBest(piece)) ||
    acts.some(({ kind }) => kind === 'invite')
  )
    negotiation.ponder(partner)
  return ofWorth ? [own.path] : []
}
const STANDS: readonly Act['kind'][] = ['agree', 'submit', 'propose']

const TAKES_OWN = new RegExp(
  String.raw`\b(?:take|do|use|want|prefer|choose|pick|keep|submit|hand in|walk|like|love|insist on|stick (?:to|with)|stay with|go (?:with|for)|stand by|back to|rather|then|accept) ${OWN}(?![^.!?;,]*\?)|^\W*(?:no\W+|then\W+|ok\W+|please\W+)*${OWN}(?: (?:please|then|it is|instead))*\W*$`,
  'i',
)
/** Comes back to its own path after all. `plain`: rooms as letters. */
export const takesOwn = (plain: string): boolean =>
  plain.length < LONG && TAKES_OWN.test(plain) && !TAKES_BACK.test(plain)
