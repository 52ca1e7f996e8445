/** What people say before, behind and beside a sentence that leaves what it says as it is: "by the way", "to be honest", "lol". */
import { BREATH, LAUGHTER, OF_SAYING } from '../english/typing/asides.ts'

/** No more than the pause before a sentence, where a comma or dots follow. */
const PAUSE = `${BREATH}|well|o+h|a+h|ok(?:ay)? so|so|right|any(?:way|ways|how)|look|listen|see|like|i mean|basically|you know|let me (?:see|think)|let's see|to be clear|you see`

/** Before a sentence. */
const LEAD = new RegExp(
  String.raw`(?<=^|[.!?\n] |\n)(?:(?:${OF_SAYING})(?:,|\.{2,}|…|:| [–—-](?= ))? (?!(?:about|to)\b)|(?:${PAUSE})(?:,|\.{2,}|…) |(?:${BREATH}|ok(?:ay)? so) (?=[\w']))`,
  'gi',
)
/** Behind a sentence. */
const TAIL = new RegExp(
  String.raw`(?:,| ?[–—-](?= ))? (?:${OF_SAYING}|i must (?:say|admit)|${LAUGHTER})(?= ?(?:[.!?;\n]|$))|, (?:i (?:think|believe|reckon)|my (?:dear )?friends?)(?= ?(?:[.!?;\n]|$))`,
  'gi',
)
/** Faces that smile, which end a sentence. */
const SMILES =
  /[ \t]{0,2}(?::-?[)D]|;-?\)|=\)|\^\^|<3|xD|[\u{1F600}-\u{1F60C}\u{1F642}\u{1F643}\u{1F917}\u{1F606}]){1,6}(?=\s|$)/gu

/** The text without these. */
export function withoutAsides(text: string): string {
  const plain = text.replace(SMILES, (_, at: number) =>
    /[\w)'"’]$/.test(text.slice(Math.max(0, at - 1), at)) ? '.' : '',
  )
  return plain.replace(LEAD, '').replace(LEAD, '').replace(TAIL, '').replace(TAIL, '')
}
