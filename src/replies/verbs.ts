/** Verbs as they are written in the present: the past tells what has been, and is left out. */

/** `pick` as `pick`, `picks` and `picking`, for each verb of a list. */
export function verbs(list: string): string[] {
  return list.split(/\s+/).flatMap((verb) => {
    const { third, gerund } = inflected(verb)
    return [verb, third, gerund]
  })
}

/** What an action is called where somebody does it, and while it is done: `takes` and `taking`. */
export function inflected(verb: string): { readonly third: string; readonly gerund: string } {
  const stem = verb.endsWith('e') && !verb.endsWith('ee') ? verb.slice(0, -1) : verb
  const doubled = DOUBLING.test(verb) ? stem + verb.at(-1)! : stem
  const third = /(?:s|sh|ch|x|o)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`
  return { third, gerund: `${doubled}ing` }
}

/** Verbs that double their last letter. */
const DOUBLING = /^(?:put|get|begin|commit|step|stop|opt|submit|plan|grab|let|set|run|bet)$/
