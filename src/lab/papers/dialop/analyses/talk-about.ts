/** What the dialogue games are about, as far as rules find it in words: things by name, and facts that can be checked. */
import type { AssignmentKnows, AssignmentProposal } from '../../../../games/assignment/index.ts'
import type { MediationKnows, MediationProposal } from '../../../../games/mediation/index.ts'
import type { PlanningProposal, Site } from '../../../../games/planning/index.ts'

/** One game. A thing is a site, a paper with its reviewer, a flight by its number. */
export interface Talk {
  isFull(proposal: unknown): boolean
  /** The things in an offer. */
  offered(proposal: unknown, sees: unknown): ReadonlySet<string>
  /** The things that a clause names. */
  named(clause: string, sees: unknown): readonly string[]
  /** How many statements in a text are not so, or beyond what the speaker can know. */
  invented(text: string, sees: unknown): number
}

/** By game. */
export const TALK: Readonly<Record<string, Talk>> = {
  assignment: {
    isFull: () => true,
    offered: (proposal) =>
      new Set((proposal as AssignmentProposal).reviewerOfPaper.map((reviewer, paper) => `${paper}:${reviewer}`)),
    named: (clause, sees) => {
      const pair = pairIn(clause, sees as AssignmentKnows)
      return pair ? [`${pair.paper}:${pair.reviewer}`] : []
    },
    invented: (text, sees) =>
      clausesWithNumbers(text).filter(({ clause, numbers }) => {
        const knows = sees as AssignmentKnows
        const pair = pairIn(clause, knows)
        if (!pair || numbers.length !== 1) return false
        const cell = knows.table[pair.reviewer]?.[pair.paper]
        return cell === null || cell === undefined || Math.abs(cell - numbers[0]!) > ROUNDED * Math.max(cell, 10)
      }).length,
  },
  planning: {
    isFull: (proposal) => (proposal as PlanningProposal).events.every((event) => event !== null),
    offered: (proposal, sees) => {
      const sites = (sees as { sites?: readonly Site[] }).sites ?? []
      const ids = (proposal as PlanningProposal).events
      return new Set(sites.filter(({ id }) => ids.includes(id)).map(({ name }) => name.toLowerCase()))
    },
    named: (clause, sees) => sitesIn(clause, sees).map((name) => name.toLowerCase()),
    invented: (text, sees) => {
      const { sites } = sees as { sites?: readonly Site[] }
      let about: Site | undefined
      return clausesOf(text).filter((clause) => {
        const named = sites?.filter(({ name }) => clause.toLowerCase().includes(name.toLowerCase())) ?? []
        // "It costs …" is of the one that was named last.
        if (named.length > 0) about = named.length === 1 ? named[0] : undefined
        const prices = [...clause.matchAll(/\$\s?(\d+)/g)].map(([, price]) => Number(price))
        return about !== undefined && prices.length === 1 && prices[0] !== about.price
      }).length
    },
  },
  mediation: {
    isFull: (proposal) => (proposal as MediationProposal).flights.every((flight) => flight !== null),
    offered: (proposal) =>
      new Set(
        (proposal as MediationProposal).flights.flatMap((flight) => (flight === null ? [] : [`flight ${flight}`])),
      ),
    named: (clause) =>
      [...clause.matchAll(/\b(?:flight|id|option)\s*#?\s?(\d{1,2})\b/gi)].map(([, id]) => `flight ${id}`),
    invented: (text, sees) => {
      const { users } = sees as MediationKnows
      if (!users) return 0
      const prices = new Set(users.flatMap(({ flights }) => flights.map(({ price }) => price)))
      const most = Math.max(...users.map(({ flights }) => flights.length))
      const told = clausesWithNumbers(text).filter(
        ({ clause }) => !/\b(?:under|below|over|above|about|less|more|save)\b/i.test(clause),
      )
      return told.flatMap(({ clause }) => [
        ...[...clause.matchAll(/\$\s?(\d+)/g)].filter(([, price]) => !prices.has(Number(price))),
        ...[...clause.matchAll(/\b(?:flight|id)\s*#?\s?(\d{1,3})\b/gi)].filter(([, id]) => Number(id) >= most),
      ]).length
    },
  },
}

/** People round what they say. */
const ROUNDED = 0.15

const clausesOf = (text: string): string[] => text.split(/[;!?\n]|\.(?!\d)|,(?!\d)|\band\b/)

const clausesWithNumbers = (text: string): { clause: string; numbers: number[] }[] =>
  clausesOf(text)
    .map((clause) => ({ clause, numbers: (clause.match(/\d+(?:\.\d+)?/g) ?? []).map(Number) }))
    .filter(({ numbers }) => numbers.length > 0)

/** A clause about one paper and one reviewer. */
function pairIn(
  clause: string,
  { papers, reviewers }: AssignmentKnows,
): { paper: number; reviewer: number } | undefined {
  const words = new Set(clause.toLowerCase().match(/[a-z]+/g) ?? [])
  const named = (names: readonly string[]): number[] =>
    names.flatMap((name, i) => (words.has(name.toLowerCase().split(' ')[0]!) ? [i] : []))
  const [paper, ...otherPapers] = named(papers.map(({ short }) => short))
  const [reviewer, ...otherReviewers] = named(reviewers)
  if (paper === undefined || reviewer === undefined || otherPapers.length + otherReviewers.length > 0) return undefined
  return { paper, reviewer }
}

/** Names of sites in a clause. */
function sitesIn(clause: string, sees: unknown): string[] {
  const { sites = [] } = sees as { sites?: readonly Site[] }
  const told = clause.toLowerCase()
  return sites.map(({ name }) => name).filter((name) => told.includes(name.toLowerCase()))
}
