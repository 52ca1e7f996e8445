/**
 * Which remark belongs to which name: lists ("Greta and Boris are weak"), ellipsis ("Greta great for Gantry, weak for
 * Delta"), topics ("For Gantry, …"), comparisons, directives. Where that is not clear nothing is read.
 */
import type { Act } from './acts.ts'
import { Attachment, type Context } from './attachment.ts'
import { withoutConcessions } from './concessions.ts'
import type { Grades } from './grades.ts'
import { EXCEPT, groupsOf, PRONOUNS } from './groups.ts'
import type { Finder, Mention } from './mentions.ts'
import { saysMore } from './proposing.ts'
import { readEven, readRanking, readRespectively } from './rankings.ts'
import { readRivalry, withoutRivals } from './rivals.ts'
import type { Token } from './tokens.ts'

/** What a game brings for its sentences to be read. */
export interface Grammar {
  readonly names: Finder
  readonly grades: Grades
  /** Kinds of names that together make one thing: a reviewer and a paper. One kind: each name is a thing. */
  readonly axes: readonly string[]
}

const isNobody = (tokens: readonly Token[], { from }: Mention): boolean =>
  tokens[from]!.text === 'nobody' || (tokens[from]!.text === 'no' && tokens[from + 1]?.text === 'one')

/** "Nobody wants Ada on Delta" denies; "nobody but Ada", "nobody is better than Ada" speak of all others. */
function withoutDenial(tokens: readonly Token[], mentions: readonly Mention[]): readonly Mention[] {
  if (!mentions.some((mention) => isNobody(tokens, mention))) return mentions
  return mentions.filter((mention) => {
    const end = tokens.findIndex(({ text }, at) => at >= mention.to && CLAUSES.has(text))
    const to = end < 0 ? tokens.length : end
    const others = mentions.some(
      ({ kind, from, id }) => kind === mention.kind && id !== mention.id && from >= mention.to && from < to,
    )
    return !(
      isNobody(tokens, mention) &&
      others &&
      !tokens.slice(mention.to, to + 1).some(({ text }) => LIKENS.has(text))
    )
  })
}
const CLAUSES = new Set([',', ':', 'and', 'but', 'while', 'whereas', 'though'])
const LIKENS = new Set(['than', 'like', 'but', 'except', 'way', 'as', 'besides', 'else', 'over', 'close', 'near'])

const NOTHING: Context = new Map()

/** The acts of one sentence, and what it leaves in mind. */
export function readStatement(
  tokens: readonly Token[],
  { names, grades, axes }: Grammar,
  context: Context,
  answers = false,
): { acts: Act[]; context: Context } {
  const found = withoutDenial(tokens, names.find(tokens))
  const places = new Uint8Array(tokens.length)
  for (const { from, to } of found) places.fill(1, from, to)
  for (const { from, to } of names.besides?.(tokens) ?? []) places.fill(1, from, to)
  const isMention = (at: number): boolean => places[at] === 1
  const spans = withoutRivals(tokens, found, withoutConcessions(tokens, grades.find(tokens, isMention), isMention))
  // "Nobody comes close to Ada" is a remark that begins with a name.
  const mentions = found.filter(
    ({ from, to }) =>
      !spans.some(
        (span) => span.spends === from || (span.from === from && span.to > to) || (span.from < from && span.to === to),
      ),
  )
  const ranking = readRanking(tokens, mentions, spans, axes)
  const groups = groupsOf(tokens, mentions, spans, isMention)
  // A remark without a name speaks of something only where a word points there, or where it answers.
  if (mentions.length === 0 && !answers && !tokens.some(({ text }) => PRONOUNS.has(text))) return { acts: [], context }
  const counted = mentions.filter(
    ({ from }) => !EXCEPT.has(tokens[from - 1]?.text ?? '') && !EXCEPT.has(tokens[from - 2]?.text ?? ''),
  )
  // "Importance 1 goes to the one at 5 pm": who names something at last speaks of nothing said before.
  const isAnew = axes.length === 1 && mentions.length > 0 && !answers && !tokens.some(({ text }) => PRONOUNS.has(text))
  const attach = new Attachment(axes, isAnew ? NOTHING : context, {
    mentions: counted,
    words: new Set(tokens.map(({ text }) => text)),
  })
  const zipped = readRespectively(tokens, mentions, spans, axes)
  const told = zipped ?? readRivalry(tokens, counted, spans, axes)
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
