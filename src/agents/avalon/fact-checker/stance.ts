/** Whether a text takes a side on the team. */

/** True: its writer is for it; false: against it; undefined: neither is said plainly. The last such sentence counts. */
export function stanceOf(text: string): boolean | undefined {
  const pattern =
    /\bI(?:'m|'ll|’m|’ll)?\s+(?:\w+\s+){0,3}?((?:not|cannot|can't|don't|won't|can’t|don’t|won’t)\s+(?:\w+\s+){0,2}?)?(approve|agree|support|in favou?r|accept|reject|disapprove|disagree|oppose|against)\b/gi
  const last = [...text.matchAll(pattern)].at(-1)
  if (!last) return undefined
  const negated = last[1] !== undefined || /\b(not|cannot|can't|don't|won't|can’t|don’t|won’t)\b/i.test(last[0])
  return /^(approve|agree|support|in fav|accept)/i.test(last[2]!) !== negated
}
