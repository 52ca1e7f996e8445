/** What people call out before an answer, and whom they call behind it: "jeez, no", "I don't like that, honey". It says nothing itself. */
import { wordSet } from '../../english/typing/word-set.ts'
import type { Token } from './tokens.ts'
import { isMark, wordOf } from './token.ts'

const CALLS = wordSet(
  'ugh oof jeez jaysus jesus christ gosh god lord gawd goodness heavens crikey blimey damn dang darn eek yikes ouch ow argh aargh sheesh eesh yuck ew eww bah pff pfft tsk och ach ay oi oy aiyo aiya alas aww',
)
/** Before one of those, or before a mark and one. */
const LEADING = wordSet('oh ah my good dear aw well')
const ADDRESSEES = wordSet(
  "honey hun hon darling dear dearie sweetie sweetheart pet lad lads lass boyo habibi cuz sis bruv pal bud chief sir ma'am madam amigo",
)

/** So many may stand one behind the other. */
const MOST = 4

/** The tokens without what is called out before them and who is called behind, where anything else is left. */
export function withoutCalls(tokens: readonly Token[]): readonly Token[] {
  let from = 0
  for (let i = 0; i < Math.min(MOST, tokens.length - 1); i++) {
    const token = tokens[i]!
    const word = wordOf(token)
    if (CALLS.has(word)) from = i + 1
    else if (!(LEADING.has(word) || isMark(token, ','))) break
    else if (token.kind === 'mark' && from === i) from = i + 1
  }
  let to = tokens.length
  while (
    to - from > 1 &&
    ADDRESSEES.has(wordOf(tokens[to - 1])) &&
    !/^(?:a|the|my|our|no)$/.test(wordOf(tokens[to - 2]))
  )
    to--
  const comma = tokens[to - 1]
  if (to < tokens.length && to - from > 2 && isMark(comma, ',')) to--
  return from === 0 && to === tokens.length ? tokens : tokens.slice(from, to)
}
