/** What a player makes of the other's words: who was said to fit which paper, and how well. */
import type { AssignmentKnows } from '../../games/assignment/index.ts'
import { clauses, isLike, wordsOf } from '../dialogue/text.ts'
import { shareOf } from './levels.ts'

/** That somebody said how well a reviewer fits a paper. */
export interface Claim {
  readonly reviewer: number
  readonly paper: number
  /** Share of the speaker's highest number; null: the speaker knows nothing of this cell. */
  readonly share: number | null
  /** Said of the cell itself; else only hinted at, by a suggestion or a question. */
  readonly plain: boolean
}

type Names = Pick<AssignmentKnows, 'papers' | 'reviewers' | 'aliases'>

interface Mention {
  readonly kind: 'paper' | 'reviewer'
  readonly index: number
  /** Place among the words of the clause. */
  readonly at: number
}

/** What the words of a message name, so that each is compared with all names once. */
type Known = Map<string, Omit<Mention, 'at'> | undefined>

/** Reads one player's message. What is open at the end (`topic`) is handed to the next message. */
export function hear(text: string, names: Names): Claim[] {
  const known: Known = new Map()
  const listed = hearList(text, names, known)
  if (listed) return listed
  const claims: Claim[] = []
  let topic: Mention | undefined
  for (const clause of clauses(text)) {
    const words = wordsOf(clause)
    const mentions = findMentions(words, names, known)
    if (mentions.length === 0) continue
    const share = shareOf(clause)
    const asks = /\?|^(?:how|what|who|do|does|is|are|any|can|could)\b/i.test(clause)
    const said = pairUp(mentions, topic)
    for (const { reviewer, paper, from, to } of said) {
      // The words around a pair speak of it, where a clause has several.
      const own = said.length > 1 && to - from < FAR ? shareOf(words.slice(from, to + 1).join(' ')) : share
      const value = own === undefined ? share : own
      if (value === undefined || (asks && value !== null && !/\bi (?:have|see|think|like)\b/i.test(clause)))
        claims.push({ reviewer, paper, share: 0.78, plain: false })
      else claims.push({ reviewer, paper, share: value, plain: true })
    }
    const last = mentions.at(-1)
    if (last && (mentions.length === 1 || !said.length)) topic = last
    else if (last) topic = undefined
  }
  return claims
}

/** Words that are so many apart do not speak of each other. */
const FAR = 60

/** Controlled English: `Anchor: Ada great, Boris weak. Beacon: …`, or the same with reviewers before the colon. */
function hearList(text: string, names: Names, known: Known): Claim[] | undefined {
  const parts = text.split(/[.\n]\s*/).filter((part) => part.includes(':'))
  if (parts.length === 0) return undefined
  const claims: Claim[] = []
  for (const part of parts) {
    const [head, ...rest] = part.split(':')
    const [topic, ...more] = findMentions(wordsOf(head!), names, known)
    if (!topic || more.length > 0) return undefined
    for (const item of rest.join(':').split(',')) {
      const other = findMentions(wordsOf(item), names, known).find(({ kind }) => kind !== topic.kind)
      const number = /\b(\d+)\b/.exec(item)
      const share = number ? Number(number[1]) : shareOf(item)
      if (!other || share === undefined) return undefined
      const cell =
        topic.kind === 'paper'
          ? { paper: topic.index, reviewer: other.index }
          : { paper: other.index, reviewer: topic.index }
      claims.push({ ...cell, share, plain: true })
    }
  }
  return claims
}

function findMentions(words: readonly string[], names: Names, known: Known): Mention[] {
  return words
    .flatMap((word, at): Mention[] => {
      if (!known.has(word)) known.set(word, findName(word, names))
      const found = known.get(word)
      return found ? [{ ...found, at }] : []
    })
    .filter((mention, i, all) => i === 0 || all[i - 1]!.kind !== mention.kind || all[i - 1]!.index !== mention.index)
}

/** Whom or what a word names. */
function findName(word: string, names: Names): Omit<Mention, 'at'> | undefined {
  const reviewer = names.reviewers.findIndex((name, r) =>
    [...name.split(' '), ...(names.aliases?.[r] === undefined ? [] : [names.aliases[r]])].some((part) =>
      isLike(word, part.toLowerCase()),
    ),
  )
  if (reviewer >= 0) return { kind: 'reviewer', index: reviewer }
  const exact = names.papers.findIndex(({ short }) => short.toLowerCase() === word.replace(/'s$/, ''))
  const paper = exact >= 0 ? exact : names.papers.findIndex(({ short }) => isLike(word, short.toLowerCase()))
  return paper >= 0 ? { kind: 'paper', index: paper } : undefined
}

interface Pair {
  readonly reviewer: number
  readonly paper: number
  readonly from: number
  readonly to: number
}

/** Which reviewers and papers of a clause belong together: one with all, one by one, or with what was spoken of before. */
function pairUp(mentions: readonly Mention[], topic: Mention | undefined): Pair[] {
  const reviewers = mentions.filter(({ kind }) => kind === 'reviewer')
  const papers = mentions.filter(({ kind }) => kind === 'paper')
  const pair = (r: Mention, p: Mention): Pair => ({
    reviewer: r.index,
    paper: p.index,
    from: Math.min(r.at, p.at),
    to: Math.max(r.at, p.at),
  })
  if (reviewers.length === 0 || papers.length === 0) {
    if (!topic || mentions.length !== 1 || topic.kind === mentions[0]!.kind) return []
    return [topic.kind === 'paper' ? pair(mentions[0]!, topic) : pair(topic, mentions[0]!)]
  }
  if (reviewers.length === 1) return papers.map((paper) => pair(reviewers[0]!, paper))
  if (papers.length === 1) return reviewers.map((reviewer) => pair(reviewer, papers[0]!))
  // Each mention belongs to those of the other kind that follow it, up to the next of its own kind.
  const leading = mentions[0]!.kind
  const pairs: Pair[] = []
  let lead = mentions[0]!
  for (const mention of mentions.slice(1)) {
    if (mention.kind === leading) lead = mention
    else pairs.push(leading === 'reviewer' ? pair(lead, mention) : pair(mention, lead))
  }
  return pairs
}
