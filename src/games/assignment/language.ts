/** Assignment in words: the table as published, and proposals that can be read however they are laid out. */
import { quote } from '../../core/quote.ts'
import { Unreadable } from '../../core/errors.ts'
import type { DomainWords } from '../engines/dialogue/domain.ts'
import { explainTalk } from '../engines/dialogue/language.ts'
import { layOutColumns } from '../engines/dialogue/people.ts'
import type { AssignmentConfig } from './config.ts'
import type { AssignmentKnows, AssignmentProposal } from './rules.ts'
import type { AssignmentWorld } from './instances.ts'
import { PUBLISHED_LABELS, type Labels } from './labels.ts'

export const words: DomainWords<
  AssignmentConfig,
  AssignmentKnows,
  AssignmentProposal,
  AssignmentProposal,
  AssignmentWorld
> = {
  rules: (config, _seat, reader) =>
    [
      'You and your partner chair a conference together. Assign each paper to one reviewer, each reviewer to one paper, so that the sum of the scores of how well they fit is as high as possible.',
      'You see some of the scores, your partner sees some, partly others. Your numbers and your partner’s are multiplied by different unknown factors, so that numbers cannot be compared: say who is much better than whom. A cell that neither of you knows counts as average.',
      'Either of you may propose a complete assignment; the other accepts or rejects it. What counts in the end is the sum over the accepted assignment.',
      ...(reader === 'model'
        ? [
            'A proposal looks like this, with a line for each paper: Proposal:<br/>- Paper: Reviewer<br/>- Paper: Reviewer',
          ]
        : []),
      explainTalk(config, { propose: true }, reader),
    ].join('\n'),
  describe: ({ papers, reviewers, table }) =>
    [
      'Reviewer Paper Similarity Scores:',
      ['', ...papers.map(({ title }) => title)].join(','),
      ...table.map((row, r) => [reviewers[r], ...row.map((cell) => cell ?? '')].join(',')),
    ].join('\n'),
  speaker: () => 'Partner',
  proposed: ({ reviewerOfPaper }, { papers, reviewers }) => readable(reviewerOfPaper, { papers, reviewers }),
  parse: (text, { papers, reviewers, aliases }) => parseAssignment(text, { papers, reviewers, aliases }),
  complete: (typed) => (/^proposal\s*:/i.test(typed) ? typed : `Proposal: ${separate(typed)}`),
  say: ({ reviewerOfPaper }, { papers, reviewers }) =>
    ['Proposal:', ...reviewerOfPaper.map((r, paper) => `- ${papers[paper]!.short}: ${reviewers[r]!}`)].join('\n'),
  people: {
    knows: ({ papers, reviewers, table }) =>
      [
        'How well each reviewer fits each paper, as far as you know:',
        ...layOutColumns([
          ['', ...papers.map(({ short }) => short)],
          ...table.map((row, r) => [reviewers[r]!, ...row.map((cell) => `${cell ?? ''}`)]),
        ]),
      ].join('\n'),
    offer: ({ reviewerOfPaper }, { papers, reviewers, table }) => {
      const known = reviewerOfPaper.map((reviewer, paper) => table[reviewer]![paper] ?? null)
      return layOutColumns([
        ['', '', 'you have'],
        ...reviewerOfPaper.map((r, paper) => [papers[paper]!.short, reviewers[r]!, `${known[paper] ?? '?'}`]),
      ])
    },
    example: 'Paper: Reviewer; Paper: Reviewer; … for all papers',
  },
  choices: 'You can output one of these choices: [accept] or [reject]',
}

/** Where somebody parts the pairs by commas. */
const separate = (typed: string): string => (/[\n;|<]/.test(typed) ? typed : typed.replaceAll(',', ';'))

const layOut = (lines: readonly string[]): string =>
  ['Proposal:', ...lines.map((line) => `&emsp; - ${line}`)].join('<br/>')

/** The readable form of the published logs: papers by short name, in order of character codes. */
export function readable(reviewerOfPaper: readonly number[], { papers, reviewers }: Labels): string {
  const lines = reviewerOfPaper.map((reviewer, paper) => [papers[paper]!.short, reviewers[reviewer]!] as const)
  lines.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return layOut(lines.map(([paper, reviewer]) => `${paper}: ${reviewer}`))
}

/** Reads a proposal: one `Paper: Reviewer` for each paper, by title, short name, full name, first name or number. */
export function parseAssignment(text: string, { papers, reviewers, aliases = [] }: Labels): AssignmentProposal {
  const size = papers.length
  const [head, ...rest] = text
    .replaceAll('&emsp;', ' ')
    .replace(/proposal:\s*(?=[^\s<])/i, 'Proposal:\n')
    .split(/\n|<br\s*\/?>|[;|]/)
    .map((line) => line.trim())
    .filter(Boolean)
  if (head?.toLowerCase() !== 'proposal:' || rest.length !== size)
    throw new Unreadable(
      `Your proposal must start with 'Proposal:' and have ${size} lines, one for each slot.${missing(rest, papers)}`,
      text,
    )
  const reviewerOfPaper: (number | undefined)[] = Array.from({ length: size })
  for (const line of rest) {
    const split = line.lastIndexOf(':')
    if (split < 0) throw new Unreadable('Each line of your proposal must be of the form Paper: Reviewer', text)
    const left = paperPart(line)
    const right = line.slice(split + 1)
    const paper = findPaper(left, papers)
    const reviewer = find(
      right,
      reviewers.map((name, r) => [name, ...(aliases[r] === undefined ? [] : [aliases[r]]), ...name.split(' ')]),
      'reviewer',
    )
    if (paper === undefined)
      throw new Unreadable(
        `There is no paper '${quote(left.trim())}'. Papers: ${papers.map(({ short }) => short).join(', ')}.`,
        text,
      )
    if (reviewer === undefined)
      throw new Unreadable(`There is no reviewer '${quote(right.trim())}'. Reviewers: ${reviewers.join(', ')}.`, text)
    if (reviewerOfPaper[paper] !== undefined)
      throw new Unreadable(`Your proposal names the paper ${papers[paper]!.short} twice.`, text)
    reviewerOfPaper[paper] = reviewer
  }
  return { reviewerOfPaper: reviewerOfPaper as number[] }
}

/** What a line says before its last colon, without a dash or dot that lists begin with. */
const paperPart = (line: string): string => line.slice(0, Math.max(0, line.lastIndexOf(':'))).replace(/^[-*•\s]+/, '')

const findPaper = (said: string, papers: Labels['papers']): number | undefined =>
  find(
    said,
    papers.map(({ short, title }) => [title, short]),
    'paper',
  )

/**
 * Which papers an incomplete proposal leaves out; nothing where it names none, which is no proposal at all, nor on the
 * published tables, whose players read the published text.
 */
function missing(lines: readonly string[], papers: Labels['papers']): string {
  if (papers.every(({ title }) => PUBLISHED_LABELS.papers.some((paper) => paper.title === title))) return ''
  // So many lines are no proposal with something left out.
  if (lines.length > 4 * papers.length) return ''
  const named = new Set(lines.map((line) => findPaper(paperPart(line), papers)))
  const left = papers.filter((_, paper) => !named.has(paper))
  return left.length === 0 || left.length === papers.length
    ? ''
    : ` Missing: ${left.map(({ short }) => short).join(', ')}.`
}

/** The thing that is called so: by any of its names, by its number (`paper 3`), or by the only name that begins so. */
function find(said: string, things: readonly (readonly string[])[], kind: string): number | undefined {
  const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ')
  const wanted = plain(said)
  const exact = things.findIndex((names) => names.some((name) => plain(name) === wanted))
  if (exact >= 0) return exact
  const number = new RegExp(`^${kind} (\\d+)$`).exec(wanted)
  if (number) return Number(number[1]) >= 1 && Number(number[1]) <= things.length ? Number(number[1]) - 1 : undefined
  const begin = things.flatMap((names, i) =>
    names.some((name) => wanted.length >= 2 && (plain(name).startsWith(wanted) || wanted.startsWith(`${plain(name)} `)))
      ? [i]
      : [],
  )
  const [only, ...others] = begin
  if (only === undefined || others.length > 0) return undefined
  // "Ada or Boris", "Ada/Boris": words behind a name are let be, another of the names leaves it open who is meant.
  const isNamed = (name: string): boolean => new RegExp(`\\b${escape(plain(name))}\\b`).test(wanted)
  return things.some((names, i) => i !== only && names.some(isNamed)) ? undefined : only
}

const escape = (text: string): string => text.replace(/[^\p{L}\p{N} ]/gu, '\\$&')
