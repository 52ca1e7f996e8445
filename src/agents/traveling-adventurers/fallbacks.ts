/** What a message would do in another case than the one it speaks of: "…, otherwise I'd stay with yours". It is said to nothing yet. */

const FALLBACK =
  /(?:(?:^|[.!?;,]|\s[-–—]|\b(?:and|but))\s*)\b(?:otherwise|or else|else|if not|failing that|in (?:any|every) other case|if (?:it|that|this) (?:does(?: not|n['’]t)|is(?: not|n['’]t)|can(?:not|['’]t))[^.!?;,]{0,30}|if there(?: is|['’]s) (?:none|no such(?: one| path)?|nothing))\b,? (?:then )?(?=(?:i|we|let['’]?s|let us|yours?|mine|stay|stick|keep|take|just|it)\b)[^.!?;]{1,80}[.!]?/gi
const LONGEST = 800

/** A message without it; one that says nothing else stays as it is. */
export function withoutFallback(text: string): string {
  if (text.length > LONGEST) return text
  const rest = text.replace(FALLBACK, (all) => (/^[.!?;]/.test(all) ? all.charAt(0) : '.'))
  return /[a-z]{2}/i.test(rest) ? rest : text
}
