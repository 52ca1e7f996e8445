/**
 * The path that a partner wants in place of the one that is agreed on or handed in, where it names both or says that it stays
 * with the other: "you handed in L B …, I want L C …", "you had L C …. We stay with that one."
 */
import { samePath } from '../../games/traveling-adventurers/index.ts'
import { pathsIn } from './named-paths.ts'
import { piecesOf } from './pieces.ts'

type Path = readonly string[]

/** ¶ stands for the path. */
const WANTS =
  /\b(?:i|we)(?:'d| would)? (?:\w+ )?(?:want(?:ed)?|meant?|need|prefer(?:red)?|said|chose|like[d]?|wrote|typed|asked for|agreed on)\b|\b(?:should|must|has to|have to|ought to) be\b|\b(?:please|instead|rather|correct (?:one|path)|right (?:one|path))\b|\b(?:hand in|submit|take|change (?:it )?to|switch to|go (?:back to|with)|stay with|stick (?:to|with)|keep|let's)\b[^.!?]*¶|^\W*(?:(?:no|sorry|wait|but|it's|it is|mine is|so)\W+)*¶\W*$/i
/** Says of a path named before that it is to stay so. */
const STAYS =
  /\b(?:stay|stick|keep|go|leave|settle|take|want|mean|meant|prefer|do|use)\b[^.!?]*\b(?:that(?: one| path)?|this(?: one| path)?|it)\b|\b(?:that|this)(?: one| path)?(?:'s| is| was) (?:the one|right|it|what (?:i|we) (?:want|mean|meant|said))\b/i
const DENIED =
  /(?:\b(?:not|never|instead of|rather than|no longer|without|than|except)|n't(?: \w+){0,2})\b[^.!?,;:]{0,25}¶/i
/** Says that what was handed in or agreed on is another one than was meant, so that the one named is. */
const WRONG =
  /(?<!\b(?:not|n['’]t|nothing) (?:\w+ )?)\bwrong (?:one|path|route|tour|way|order)\b|(?:\bnot|n['’]t) (?:the (?:one|path|route) (?:that )?|what )(?:i|we)\b/i
/** Asks to do it. */
const ASKS_TO =
  /\b(?:can|could|would|will|shall|may|should|do you mind|would you mind)\b[^.!?]*\b(?:you|we)?\b[^.!?]*\b(?:hand(?:ing)? in|submit(?:ting)?|take|do|chang(?:e|ing)|switch(?:ing)?|use|go (?:back|with)|put in)\b/i

/** `now`: the path that is agreed on, or else the one that the listener proposed. */
export function wantedInstead(plain: string, rooms: readonly string[], now: Path | undefined): Path | undefined {
  if (!now) return undefined
  const pieces = piecesOf(plain)
  const found = pieces.flatMap((piece, i) =>
    pathsIn(piece.text, rooms)
      .filter(({ path }) => !samePath(path, now))
      .map((named) => ({ ...named, piece, i })),
  )
  const [first, ...more] = found
  if (!first || more.some(({ path }) => !samePath(path, first.path))) return undefined
  const isWrong = pieces.some(({ text, asks }) => !asks && WRONG.test(text))
  const wants = found.some(({ piece, i, from, to }) => {
    const text = `${piece.text.slice(0, from)}¶${piece.text.slice(to)}`
    if (DENIED.test(text) || (piece.asks && plain.includes('?') && !ASKS_TO.test(text))) return false
    const [next] = pieces.slice(i + 1)
    return (
      isWrong || WANTS.test(text) || ASKS_TO.test(text) || (next !== undefined && !next.asks && STAYS.test(next.text))
    )
  })
  return wants && !pieces.some(({ text }) => /^\W*(?:and |but |so )*why\b/i.test(text)) ? first.path : undefined
}
