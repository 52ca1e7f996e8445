/** The shorter ways to say an action in which words that no other action needs are left out: `put onion`, `take acorns`. */

const PLACES = new Set('in into on onto at from to with for off under behind through inside'.split(' '))

/**
 * For each phrase the forms with modifiers or the place left out, where they stand for one value alone. What is left out is
 * never the verb, nor the thing that it is done to.
 */
export function ellipses<Value>(
  phrases: readonly (readonly [phrase: string, value: Value])[],
): (readonly [phrase: string, value: Value])[] {
  const byForm = new Map<string, Set<Value>>()
  for (const [phrase, value] of phrases)
    for (const form of formsOf(phrase)) byForm.set(form, (byForm.get(form) ?? new Set()).add(value))
  const whole = new Set(phrases.map(([phrase]) => phrase))
  return [...byForm].flatMap(([form, values]) =>
    values.size === 1 && !whole.has(form) ? [[form, [...values][0]!] as const] : [],
  )
}

function formsOf(phrase: string): string[] {
  const words = phrase.toLowerCase().replace(/[.!]$/, '').split(/\s+/)
  const at = words.findIndex((word, i) => i > 1 && PLACES.has(word))
  const particle = /^(?:up|down|out|off)$/.test(words[1] ?? '') ? 2 : 1
  const [verb, thing, place] = [
    words.slice(0, particle),
    words.slice(particle, at < 0 ? words.length : at),
    at < 0 ? [] : words.slice(at),
  ]
  // Without its number or name a thing without a place is not told from another of its kind.
  if (thing.length === 0) return []
  const things = [...thing.map((_, i) => thing.slice(i)), ['it'], ['them']]
  const places = place.length === 0 ? [[]] : [place, [place[0]!, ...place.slice(-1)], []]
  return things.flatMap((one) => places.map((where) => [...verb, ...one, ...where].join(' ')))
}
