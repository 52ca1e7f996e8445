/**
 * Leaves out what says that all was told but for something: "you now have everything except L-C", "that is all of mine apart
 * from the attic". It tells no coins and asks for none, and what it excepts is no wish to be without it.
 */
import { roomName } from '../../../games/traveling-adventurers/index.ts'

const NOUNS = '(?:hallways?|numbers?|coins?|values?|corridors?|connections?|rows?|entries|information|data|figures?)'
const ALL = `(?:everything|all(?: of)?(?: (?:my|the|mine|them|it|those|these))?(?: other)?(?: ${NOUNS})?|(?:every|each)(?: single| one| other)?(?: of)?(?: (?:my|the|mine))?(?: ${NOUNS})?|(?:the|my) (?:whole|full|complete|entire) (?:list|table|set|picture|row|world|side))`
/** Whose telling is complete. */
const TOLD = String.raw`(?:you(?:['’]ve|(?: now| already| then| should| must| will| do| by now)* (?:have|got|know|see|heard|received|were told))|(?:that|this|it)(?:['’]s| is| was| should be| would be| makes)|(?:these|those) (?:are|were)|here(?:['’]s| is| are)|i(?:['’]ve| have|['’]d)?(?: now| already| just)* (?:told|given|gave|said|listed|sent|mentioned|named|reported|covered|shared|disclosed|stated))(?: (?:got|you|now|already|then|heard|been|told|all|known|have|that|us|i think|i believe|by now|from me)){0,4}`
const BUT = String.raw`,? (?:except(?:ing)?(?: for)?|apart from|aside from|besides|save(?: for)?|other than|bar|but(?: not| for)?|excluding|minus|only not)\b`
const COMPLETE = new RegExp(
  String.raw`\b(?:(?:and|so|now|then|with (?:that|this)|i (?:think|believe|guess|suppose))[, ]+){0,4}(?:(?:${TOLD} ${ALL}|all (?:of )?my ${NOUNS})(?: (?:from|of|for|about|in|on|that|which|i|have|my|mine|the|side|me|[A-Z]|(?:\w+ )?room|\w+)){0,6}?)${BUT}[^.!?;\n]*[.!?;]*`,
  'gi',
)
/** Tells or wishes something besides. */
const MORE =
  /\d|\b(?:one coin|two|three|four|five|six|seven|eight|nine|ten|want|wants|like|likes|love|fine|happy|ok|okay|good|agree|accept|use|uses|take|takes|walk|go|path|paths|route|routes|tour|right|correct|wrong)\b/i
const LONGEST = 200

export function withoutSaidComplete(text: string, rooms: readonly string[]): string {
  if (!/\b(?:all|every|everything|each|whole|full|complete|entire)\b/i.test(text)) return text
  const names = rooms.map((room) => roomName(room).replace(/['’].*$| room$/g, '')).join('|')
  const room = new RegExp(String.raw`\b(?:[${rooms.join('')}]\b|(?:${names}))`, 'i')
  return text.replace(COMPLETE, (said) => {
    const [, excepted = ''] = said.split(new RegExp(BUT, 'i'), 2)
    return said.length > LONGEST || MORE.test(said) || !room.test(excepted) ? said : '. '
  })
}
