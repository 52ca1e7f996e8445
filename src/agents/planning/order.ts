/** In which order somebody would see the stops of a plan: "A first, then B", "the other way round", "B in the middle", "a shorter round". */
import { miles, type Site } from '../../games/planning/index.ts'

export type Order =
  | { readonly way: 'reversed' | 'other' }
  /** Names, in the order in which they are to come; others may come between. */
  | { readonly way: 'row'; readonly names: readonly string[] }
  | { readonly way: 'first' | 'last' | 'middle'; readonly name: string }
  /** These two change places. */
  | { readonly way: 'swapped'; readonly names: readonly [string, string] }

const M = '(@\\d+)'
const REVERSED =
  /\b(?:(?:the )?(?:other|wrong|opposite) way (?:a?round|about)|(?:in|the) revers(?:e|ed)(?: order)?|reverse (?:the |its )?(?:order|route|sequence|stops)|backwards|(?:the )?opposite (?:order|direction)|from (?:the )?(?:end|back) to (?:the )?(?:start|front|beginning)|start at the other end)\b/
const OTHER =
  /\b(?:swap|switch|change|rearrange|reorder|re ?- ?order|mix up|shuffle|improve|optimi[sz]e|alter|adjust|fix) (?:\w+ ){0,3}?(?:order|sequence)\b|\b(?:different|other|another|better|shorter|new|smarter|nicer|more sensible|cleverer) (?:order|sequence)\b|\b(?:rearrange|reorder|re ?- ?order) (?:them|it|the \w+|these|those|this|that|@\d+)|\b(?:order|sequence) (?:\w+ )?(?:is|makes?|looks?|seems?|does) (?:\w+ )?(?:wrong|bad|odd|strange|no sense|not|silly|inefficient|awkward)|\bsame (?:\w+ )?(?:three |places|stops|ones|sites|plan )+(?:\w+ ){0,3}?(?:differently|order|around|round)\b|\bonly (?:\w+ ){0,3}order\b/

/** The orders that a clause asks for. `namesOf`: what a mark stands for; only stops of the plan can be put in order. */
export function ordersIn(
  words: string,
  namesOf: (mark: string) => readonly string[],
  stops: readonly (string | null)[],
): Order[] {
  const one = (mark: string | undefined): string | undefined => {
    const names = mark === undefined ? [] : namesOf(mark)
    return names.length === 1 ? names[0] : undefined
  }
  const marks = words.match(/@\d+/g) ?? []
  const isIn = marks.every((mark) => namesOf(mark).length === 1 && stops.includes(namesOf(mark)[0]!))
  const swapped = new RegExp(
    `\\b(?:swap|switch|exchange|flip|interchange|change)(?: the (?:order|places) of)?(?: out)? ${M} (?:and|with|for) ${M}`,
  ).exec(words)
  if (swapped && isIn && swapped[1] !== swapped[2])
    return [{ way: 'swapped', names: [one(swapped[1])!, one(swapped[2])!] }]
  const found: Order[] = []
  const put = (way: 'first' | 'last' | 'middle', pattern: string): void => {
    for (const match of words.matchAll(new RegExp(pattern, 'g'))) {
      const name = one(match[1] ?? match[2])
      if (name !== undefined) found.push({ way, name })
    }
  }
  // "@0 first , then @1 , then @2", "@0 before @1", "first @0 then @1".
  const row = new RegExp(
    `(?:\\bfirst (?:to |comes? |go to |see )?${M}|${M} (?:comes |goes |should be |to be |at )?first)(?: at)?(?:[ ,]+(?:and |followed by |then |after(?: that| which)? |next |to |finally |lastly |last |at the end )+(?:to |comes? |see |go to )?@\\d+)+`,
  ).exec(words)
  const named = (row?.[0].match(/@\d+/g) ?? []).flatMap((mark) => one(mark) ?? [])
  if (named.length > 1) return [{ way: 'row', names: named }]
  for (const [, a, way, b] of words.matchAll(
    new RegExp(`${M} (?:\\w+ ){0,2}?(before|after|behind|prior to) ${M}`, 'g'),
  )) {
    const pair = [one(a), one(b)]
    if (pair[0] !== undefined && pair[1] !== undefined)
      found.push({ way: 'row', names: (way === 'before' || way === 'prior to' ? pair : pair.toReversed()) as string[] })
  }
  put(
    'first',
    `\\b(?:start|begin|starting|beginning|kick off|kick it off)(?: (?:off|out|the day|it|us|today|us off))?(?: (?:with|at|from|in))+ ${M}`,
  )
  put(
    'last',
    `\\b(?:end|finish|ending|finishing|end up|close|conclude|wrap up)(?: (?:off|the day|it|up|today))?(?: (?:with|at|in|by))+ ${M}`,
  )
  put(
    'first',
    `${M} (?:as the |to be |should be |comes? |goes |at )?(?:the )?first(?: (?:stop|one|place|thing))?(?= ?(?:$|,|please|and|then|instead))`,
  )
  put(
    'last',
    `${M} (?:as the |to be |should be |comes? |goes |at )?(?:the )?(?:last|at the end|finally|to finish)(?: (?:stop|one|place|thing))?(?= ?(?:$|,|please|and|then|instead))`,
  )
  put(
    'middle',
    `${M} (?:\\w+ ){0,2}?(?:midway|in between|second in line)(?! (?:is|are|was|were|seems?|looks?|feels?|means|makes|costs?|has)\\b)|${M} (?:\\w+ ){0,2}?between @\\d+ and @\\d+`,
  )
  if (found.length > 0) return found
  // "Another order: A, B, C."
  const single = marks.flatMap((mark) => one(mark) ?? [])
  const isMeant = REVERSED.test(words) || OTHER.test(words)
  if (isMeant && single.length > 1 && single.length === stops.length && single.every((name) => stops.includes(name)))
    return [{ way: 'row', names: single }]
  if (marks.length > 0 && !isIn) return []
  if (REVERSED.test(words)) return [{ way: 'reversed' }]
  return OTHER.test(words) ? [{ way: 'other' }] : []
}

/** The stops in the order that was asked for, the shortest of those that are; `other`: not as they are. */
export function arranged(
  events: readonly number[],
  orders: readonly Order[],
  sites: readonly Site[],
): readonly number[] {
  const nameOf = (id: number): string => sites.find((site) => site.id === id)!.name
  const fits = (row: readonly number[], order: Order): boolean => {
    const names = row.map(nameOf)
    switch (order.way) {
      case 'reversed':
        return row.join() === events.toReversed().join()
      case 'other':
        return row.join() !== events.join()
      case 'swapped': {
        const [a, b] = order.names
        return (
          names.join() ===
          events
            .map(nameOf)
            .map((name) => (name === a ? b : name === b ? a : name))
            .join()
        )
      }
      case 'row': {
        const own = names.filter((name) => order.names.includes(name))
        return own.join() === order.names.filter((name) => names.includes(name)).join()
      }
      case 'first':
        return !names.includes(order.name) || names[0] === order.name
      case 'last':
        return !names.includes(order.name) || names.at(-1) === order.name
      case 'middle':
        return !names.includes(order.name) || (names[0] !== order.name && names.at(-1) !== order.name)
    }
  }
  const rows = rowsOf(events).map((row) => ({
    row,
    met: orders.filter((order) => fits(row, order)).length,
    way: lengthOf(row, sites),
  }))
  return rows.sort((a, b) => b.met - a.met || a.way - b.way)[0]!.row
}

/** The names that orders put somewhere. */
export const namesOrdered = (orders: readonly Order[]): string[] =>
  orders.flatMap((order) => ('names' in order ? order.names : 'name' in order ? [order.name] : []))

/** Miles between the stops, to one decimal. */
export const lengthOf = (events: readonly number[], sites: readonly Site[]): number => {
  const stops = events.map((id) => sites.find((site) => site.id === id)!)
  return Math.round(10 * stops.slice(1).reduce((sum, site, i) => sum + miles(stops[i]!, site), 0)) / 10
}

const rowsOf = (events: readonly number[]): number[][] =>
  events.length < 2
    ? [[...events]]
    : events.flatMap((id, i) => rowsOf(events.toSpliced(i, 1)).map((rest) => [id, ...rest]))
