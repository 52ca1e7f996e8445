/** Finds the choice that a reply speaks of elsewhere: "… That is my team.", chances in percent. */
import { RANKED, type Meant } from './clause.ts'
import * as lexicon from './lexicon.ts'
import { isHeldBack } from './scope.ts'

/** How a reader finds what is chosen in a text. */
type Find<Value> = (text: string) => readonly Meant<Value>[]

/** "1, 3, 5 and 6 voted well. That is my team.": what the words before name, if that is one thing; `labels`: what the game calls an answer. */
export function pointedAt<Value>(
  text: string,
  labels: readonly string[] = [],
  find: Find<Value>,
): { readonly value: Value } | undefined {
  if (!/\bth(?:at|is|ese|ose)\b/i.test(text.slice(-100))) return undefined
  const pointing = new RegExp(
    `(?:^|[.!?\\n])\\s{0,4}([^.!?\\n]{1,300})[.!\\n]{1,2}\\s{0,4}(?:that|this|these|those)(?:['’]s| is| are| will be| would be) (?:my|our) (?:final |own )?(?:${[...lexicon.LABELS, ...lexicon.HEADS, ...labels].join('|')})[.!\\s*_]{0,6}$`,
    'i',
  )
  const [all, before] = pointing.exec(text.slice(-400)) ?? []
  if (all === undefined || isHeldBack(before!, true) || before!.includes('?')) return undefined
  const named = find(before!)
  const values = new Set(named.map(({ value }) => value))
  return values.size === 1 && named.every(({ stance }) => stance !== 'refused' && stance !== 'other')
    ? { value: named[0]!.value }
    : undefined
}

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
