/** Who is to have what, and what only lists whom and what there is to share out: "that leaves Ada and Boris for Delta and Ember". */
import type { Act } from './acts.ts'
import type { Mention } from './mentions.ts'
import type { Token } from './tokens.ts'

/** Said of what nobody has yet. */
const LEFT_OVER =
  /\b(?:leaves?|leaving|left ?overs?|left|remain(?:s|ing)?|rest|open|free|missing|unassigned|unplaced|undecided|available|spare|shar(?:e|es|ing)|split|divid(?:e|ed)|distribut(?:e|ed)|between them|among(?:st)? (?:them|these|those|each other)|yet to|(?:still|all) (?:have|has|need|needs) to|to be (?:placed|assigned|decided|settled|given|shared))\b/
/** Who says so cares for no order. */
const ANY_WAY =
  /\b(?:which ?ever|who ?ever|what ?ever|any (?:way|order)|either (?:way|order)|(?:not|never) (?:\w+ )?(?:mind|care|matter)|no matter|or the other way|vice versa)\b/
const LEAVES = new Set(['leaves', 'leaving', 'leave'])

/** Names of one kind that follow each other. */
type Run = readonly Mention[]

/** "…, which leaves": where another list begins. */
function runsOf(named: readonly Mention[], tokens: readonly Token[]): Run[] {
  const runs: Mention[][] = []
  for (const mention of named) {
    const last = runs.at(-1)
    const before = last?.at(-1)
    const isCut = before && tokens.slice(before.to, mention.from).some(({ text }) => LEAVES.has(text))
    if (last && last[0]!.kind === mention.kind && !isCut) last.push(mention)
    else runs.push([mention])
  }
  return runs
}

const isIn = (run: Run, one: Mention): boolean => run.some(({ from, id }) => from === one.from && id === one.id)
const isListed = (run: Run): boolean => new Set(run.map(({ id }) => id)).size > 1

/** The acts of a sentence without shares that it gives nobody. `named`: its own names in order. */
export function sharedOut(acts: readonly Act[], tokens: readonly Token[], named: readonly Mention[]): readonly Act[] {
  const proposed = acts.filter(({ type }) => type === 'propose').length
  if (proposed === 0) return acts
  const text = tokens.map(({ text: word }) => word).join(' ')
  if (deniesBoth(text, proposed)) return acts.filter(({ type }) => type !== 'propose')
  const kept = acts.filter((act) => act.type !== 'propose' || !isOfWhatIsLeft(act.about, text, tokens, named))
  const isOpen = LEFT_OVER.test(text) || ANY_WAY.test(text)
  const runs = runsOf(
    named.filter(({ id }) => typeof id === 'number'),
    tokens,
  )
  const lists = runs.flatMap((run, at) => {
    const next = runs[at + 1]
    const isList = next && (isOpen ? isListed(run) || isListed(next) : isListed(run) && isListed(next))
    return isList ? [[run, next] as const] : []
  })
  if (lists.length === 0) return kept
  const isAcross = (act: Act): boolean =>
    act.type === 'propose' &&
    act.yes &&
    lists.some(
      ([one, other]) => act.about.some((name) => isIn(one, name)) && act.about.some((name) => isIn(other, name)),
    )
  if (!kept.some(isAcross)) return kept
  // "Ada and Boris on Delta and Ember": each in its place.
  const inOrder = lists.flatMap(([one, other]) =>
    isOpen || one.length !== other.length || / or /.test(text)
      ? []
      : one.map((name, at) => ({ type: 'propose' as const, about: [name, other[at]!], yes: true })),
  )
  return [
    ...kept.filter((act) => !isAcross(act) && !(ANY_WAY.test(text) && act.type === 'inform' && !act.grade.raw)),
    ...inOrder,
  ]
}

/** "Ada can't do both"; "Ada is on Delta, she can't do both" says why. */
const deniesBoth = (text: string, proposed: number): boolean =>
  /\bnot (?:\w+ ){0,3}both\b/.test(text) &&
  !(proposed === 1 && / , (?:and |so |because |since |as )?(?:she|he|they) (?:\w+ )?not (?:\w+ ){0,3}both\b/.test(text))

/** "Ada on Delta, that leaves Ember", behind what was said of Ada: nothing is said of whom it is left for. */
function isOfWhatIsLeft(
  about: readonly Mention[],
  text: string,
  tokens: readonly Token[],
  named: readonly Mention[],
): boolean {
  if (!LEFT_OVER.test(text)) return false
  const own = about.filter((name) => isIn(named, name))
  const leaves = tokens.findIndex(({ text: word }) => LEAVES.has(word))
  if (own.length < about.length) return leaves >= 0 ? own.some(({ from }) => from > leaves) : own.length > 0
  return leaves >= 0 && own.some(({ from }) => from > leaves) && own.some(({ from }) => from < leaves)
}
