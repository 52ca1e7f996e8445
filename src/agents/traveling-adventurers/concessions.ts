/**
 * What somebody takes into account who wishes something of a path: "…, even if it's less", "I don't care about the 4 coins". Who
 * says so wants it at its price; the words themselves turn nothing down.
 */
const CHEAPER = String.raw`(?:less|fewer|lower|worse|cost\w*|los[es]\w*|coins?|points?|price|expens\w*|not (?:the )?(?:best|as (?:good|much|many)|optimal)|pay|give up|poorer|short\w*|\d)`
const CONCEDES = new RegExp(
  [
    String.raw`[,(]? ?\b(?:even|also) (?:if|though|when)\b[^.!?;\n]{0,40}\b${CHEAPER}[^.!?;,\n)]*\)?`,
    String.raw`[,(]? ?\b(?:al)?though\b[^.!?;\n]{0,40}\b${CHEAPER}[^.!?;,\n)]*\)?`,
    String.raw`[,(]? ?\b(?:no matter|regardless(?: of)?|whatever|never mind|irrespective of|despite|in spite of)\b(?: (?:how (?:much|many)|what|the|that|it|if|of|those|these|any))*[^.!?;\n]{0,20}\b${CHEAPER}[^.!?;,\n)]*\)?`,
    String.raw`[,(]? ?(?:and |but )?\b(?:i|we) (?:don['’]?t|do not|would not|wouldn['’]t) (?:really |even )?(?:care|mind)\b[^.!?;\n]{0,30}\b${CHEAPER}[^.!?;,\n)]*\)?`,
    String.raw`[,(]? ?\bat any (?:price|cost)\b`,
  ].join('|'),
  'gi',
)
const LONGEST = 2000

/** The message without such words, and whether it has any. */
export function conceded(text: string): { readonly rest: string; readonly concedes: boolean } {
  if (text.length > LONGEST) return { rest: text, concedes: false }
  const rest = text.replace(CONCEDES, '')
  return { rest, concedes: rest !== text }
}
