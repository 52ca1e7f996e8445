/** Weighs choices by the chances that a reply gives them, in percent. */
import { RANKED, type Meant } from './clause.ts'

/** "A: 20 %, B: 70 %": the likeliest is wanted, if it is likelier than all others together. */
export function weighed<Value>(text: string, meant: readonly Meant<Value>[]): Meant<Value>[] {
  const percents = meant.map(({ end }) =>
    Number(/^[\s:(,=*|–-]{1,5}(?:about |~)?(\d{1,3}) ?(?:%|points?|votes?|\/)/.exec(text.slice(end, end + 20))?.[1]),
  )
  if (percents.filter((percent) => !Number.isNaN(percent)).length < 2) return [...meant]
  return meant.map((one, i) =>
    Number.isNaN(percents[i]) || !RANKED.has(one.stance)
      ? one
      : { ...one, stance: percents[i]! > 50 ? 'wanted' : 'considered' },
  )
}
