/** Finds the choice that a reply speaks of elsewhere: "… That is my team.", an explanation below it, chances in percent. */
import { RANKED, type Meant } from './clause.ts'
import * as lexicon from './lexicon.ts'
import { isWithdrawn, revisionsIn } from './revisions.ts'
import { isHeldBack } from './scope.ts'
import { LISTED } from './words.ts'

/** How a reader finds what is chosen in a text. */
type Find<Value> = (text: string) => readonly Meant<Value>[]

/** What the remarks in a text say is chosen; `labels`: what the game calls an answer. */
export function remarked<Value>(
  text: string,
  labels: readonly string[] = [],
  readLine: (line: string) => Value | undefined,
  find: Find<Value>,
): { readonly value: Value } | undefined {
  const value = explained(text, readLine, find) ?? pointedAt(text, labels, find)
  return value === undefined ? undefined : { value }
}

/** "1, 3, 5 and 6 voted well. That is my team.": what the words before name, if that is one thing. */
function pointedAt<Value>(text: string, labels: readonly string[], find: Find<Value>): Value | undefined {
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
    ? named[0]!.value
    : undefined
}

/** The choice that the first line is, where all that follows is called its explanation and takes nothing back. */
function explained<Value>(
  text: string,
  readLine: (line: string) => Value | undefined,
  find: Find<Value>,
): Value | undefined {
  const [line, heading, behind] = /^\s{0,20}(\S[^\n]*)\n\s{0,20}([^\n]*)([^]*)$/.exec(text)?.slice(1) ?? []
  if (line === undefined || !EXPLANATION.test(heading!) || LISTED.test(line)) return undefined
  const value = readLine(line)
  const why = heading! + behind!
  const isOpen = revisionsIn(why).some(({ isStrong }) => isStrong) || isWithdrawn(why)
  return isOpen || find(why).some((one) => one.value === value && one.stance === 'refused') ? undefined : value
}

/** Behind a choice that stands alone: what tells why. */
const EXPLANATION = new RegExp(`^[\\s*_(#>"-]{0,6}(?:my )?(?:${lexicon.EXPLAINING.join('|')})\\b`, 'i')

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
