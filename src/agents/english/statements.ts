/**
 * Which remark belongs to which name: lists ("Greta and Boris are weak"), ellipsis ("Greta great for Gantry, weak for
 * Delta"), topics ("For Gantry, …"), comparisons, directives. Where that is not clear nothing is read.
 */
import type { About, Act } from './acts.ts'
import { Attachment, type Context } from './attachment.ts'
import { findComparisons } from './comparisons.ts'
import type { Grades, GradeSpan } from './grades.ts'
import { EXCEPT, groupsOf, PRONOUNS } from './groups.ts'
import type { Finder } from './mentions.ts'
import { readChoice, readEven, readMeasured, readRanking, readRespectively, readRivals } from './rankings.ts'
import type { Token } from './tokens.ts'
import { wordSet } from './word-set.ts'

/** What a game brings for its sentences to be read. */
export interface Grammar {
  readonly names: Finder
  readonly grades: Grades
  /** Kinds of names that together make one thing: a reviewer and a paper. One kind: each name is a thing. */
  readonly axes: readonly string[]
}

/** The acts of one sentence, and what it leaves in mind. */
export function readStatement(
  tokens: readonly Token[],
  { names, grades, axes }: Grammar,
  context: Context,
  answers = false,
): { acts: Act[]; context: Context } {
  const found = names.find(tokens)
  const places = new Uint8Array(tokens.length)
  for (const { from, to } of found) places.fill(1, from, to)
  for (const { from, to } of names.besides?.(tokens) ?? []) places.fill(1, from, to)
  const isMention = (at: number): boolean => places[at] === 1
  const spans = withoutConcessions(tokens, grades.find(tokens, isMention), isMention)
  // "Nobody comes close to Ada" is a remark that begins with a name.
  const mentions = found.filter(
    ({ from, to }) =>
      !spans.some((span) => (span.from === from && span.to > to) || (span.from < from && span.to === to)),
  )
  const ranking = readRanking(tokens, mentions, spans, axes)
  const groups = groupsOf(tokens, mentions, spans, isMention)
  // A remark without a name speaks of something only where a word points there, or where it answers.
  if (mentions.length === 0 && !answers && !tokens.some(({ text }) => PRONOUNS.has(text))) return { acts: [], context }
  const counted = mentions.filter(
    ({ from }) => !EXCEPT.has(tokens[from - 1]?.text ?? '') && !EXCEPT.has(tokens[from - 2]?.text ?? ''),
  )
  const attach = new Attachment(axes, context, { mentions: counted, words: new Set(tokens.map(({ text }) => text)) })
  const zipped = readRespectively(tokens, mentions, spans, axes)
  const told =
    zipped ??
    readMeasured(tokens, counted, spans, axes) ??
    readChoice(tokens, counted, spans, axes) ??
    readRivals(tokens, counted, spans, axes)
  if (told) return { acts: told, context }
  const even = readEven(tokens, mentions, spans, axes)
  if (ranking) attach.rank(ranking, 1)
  else if (even) attach.rank(even, -1)
  else groups.forEach((group, i) => attach.add(group, groups.slice(i + 1)))
  const read = attach.end()
  if (axes.length === 1) return read
  // "Ada fell asleep over Delta" puts nobody anywhere.
  return { ...read, acts: read.acts.filter((act) => act.type !== 'propose' || !saysMore(tokens, act, isMention)) }
}

/** Whatever is granted of the one who is spoken of, or of another. */
const GRANTS = wordSet('while although though albeit whilst')
const GRANTS_OTHERS = wordSet('whatever despite notwithstanding granted admittedly regardless')

/** "While not without merit, Boris is weak": what is granted before the remark counts for nothing beside it. */
function withoutConcessions(
  tokens: readonly Token[],
  spans: readonly GradeSpan[],
  isMention: (at: number) => boolean,
): readonly GradeSpan[] {
  const from = tokens.findIndex(({ text }) => GRANTS.has(text) || GRANTS_OTHERS.has(text))
  if (from < 0 || spans.length === 0) return spans
  const to = tokens.findIndex(({ text }, at) => at > from && text === ',')
  const namesOther =
    tokens.slice(from, to).some((_, i) => isMention(from + i)) && !GRANTS_OTHERS.has(tokens[from]!.text)
  if (to < 0 || namesOther) return spans
  const rest = spans.filter((span) => span.from < from || span.from >= to)
  const goesOn =
    rest.some((span) => span.from >= to) || findComparisons(tokens.slice(to), (at) => isMention(to + at)).length > 0
  return goesOn ? rest : spans
}

/** With one of these in it a sentence puts somebody somewhere, whatever else it says. */
const PUTS = wordSet(
  `put puts putting place placing assign assigns assigning give gives giving go goes going take takes taking want wants use using keep choose chosen pick picked select selected slated
   suggest propose proposal recommend vote opt lean leaning switch swap move set stick fix pair pairing bring brings consider considered considering
   start starting begin case like prefer think thinking let lets should could can maybe possibility entrust entrusted urge insist`,
)
/** These say nothing of anybody. */
const EMPTY = wordSet(
  `get gets getting have has having had do does doing need needs will would may might must shall leave leaves fit match cover covers handle handles review reviews reviewed reviewer
   reviewing reviewers paper papers thing guess say said believe feel hope wonder try trying plan planning preferred see sees know tell make makes sense sure fine ok okay great good
   perfect nice yes yeah right agree agreed accept deal assigned placed given matched matching paired i we you he she they it me us him her them my our your his their its this that
   these those there here who whom which what one ones the a an and or but so then also too as with for on in at to of from by if because since about instead rather than is are was
   were be been being am not no never maybe just still even now again first second third last next please thanks thank well both each all every other out up off over down into onto
   back best big option options choice candidate way spot slot left remaining remains free available open unless until while when where how more most very quite pretty least name
   hands thousand times whole table mind happy glad love comes come close near`,
)

/** Whether what stands around names says more of them than that they go together. */
function saysMore(
  tokens: readonly Token[],
  { about, yes }: { readonly about: About; readonly yes: boolean },
  isMention: (at: number) => boolean,
): boolean {
  const named = about.filter(({ from, to }) => to <= tokens.length && isMention(from))
  const [first, last] = [Math.min(...named.map(({ from }) => from)), Math.max(...named.map(({ to }) => to))]
  const from = tokens.slice(0, first).findLastIndex(({ kind }) => kind === 'mark') + 1
  const end = tokens.findIndex(({ kind }, at) => at >= last && kind === 'mark')
  const words = tokens
    .slice(from, end < 0 ? tokens.length : end)
    .filter(({ kind, value }, i) => kind === 'word' && value === undefined && !isMention(from + i))
  // "Carries Delta without much strain": what is lacking there is not the one who is named.
  if (!yes && !words.some(({ text }) => text === 'without' || text === 'neither')) return false
  return !words.some(({ text }) => PUTS.has(text)) && words.some(({ text }) => !EMPTY.has(text) && !text.endsWith('ly'))
}
