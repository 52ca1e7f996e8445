/** Assignment as a decision problem: an idealised matching of reviewers to papers (section 3.1). */
import { IllegalAction } from '../../core/errors.ts'
import * as z from 'zod'
import { type Seat } from '../../core/game.ts'
import type { ValueOf } from '../../core/schema.ts'
import type { Domain } from '../engines/dialogue/domain.ts'
import { inRange } from '../engines/dialogue/outcome.ts'
import { config, type AssignmentConfig } from './config.ts'
import { OWN_LABELS, PUBLISHED_LABELS, type Labels } from './labels.ts'
import { dealTable, displayed, redrawTable, type AssignmentWorld } from './instances.ts'
import { assignmentBounds, scoreAssignment } from './outcome.ts'
import { string } from '../engines/string.ts'

const proposal = z.strictObject({
  reviewerOfPaper: z.array(z.int()).describe('for each paper, in order, its reviewer: the place in the list, from 0'),
})
/** A reviewer for each paper, by place in the lists; null: left open in a partial proposal. */
export type AssignmentProposal = ValueOf<typeof proposal>

const knowledge = z.strictObject({
  papers: z
    .array(
      z.strictObject({
        short: string().describe('the paper as people say it; one word'),
        title: string().describe('the whole title'),
      }),
    )
    .describe('the papers: the columns of the table'),
  reviewers: z.array(string()).describe('the reviewers: the rows of the table'),
  aliases: z.array(string()).optional().describe('full names that some reviewers also go by'),
  table: z
    .array(z.array(z.number().nullable()))
    .describe(
      'how well each reviewer (row) fits each paper (column), on the player’s own scale; null: it cannot see that',
    ),
})
/** What a player knows: its own numbers, on its own scale. */
export type AssignmentKnows = ValueOf<typeof knowledge>

const SEATS: readonly Seat[] = ['player-1', 'player-2']

export const assignmentDomain: Omit<
  Domain<AssignmentConfig, AssignmentWorld, AssignmentKnows, AssignmentProposal, AssignmentProposal>,
  'words'
> = {
  name: 'assignment',
  version: 1,
  title: 'Assignment',
  about: 'Two chairs who each know a part of a table assign reviewers to papers.',
  config,
  proposal,
  knowledge,
  shown: proposal,
  seats: () => SEATS,
  rooms: () => [['player-1', 'player-2']],
  mayPropose: () => true,
  deal(config, seed) {
    const { instance, normalisation } = config
    const { values, masks, scales } = instance ?? dealTable(config, seed)
    return { values, masks, scales, labels: labelsFor(config), normalisation }
  },
  check({ values }, { reviewerOfPaper }) {
    const size = values.length
    const known = reviewerOfPaper.every((reviewer) => reviewer >= 0 && reviewer < size)
    if (reviewerOfPaper.length !== size || !known || new Set(reviewerOfPaper).size !== size)
      throw new IllegalAction(
        `A proposal gives each of the ${size} papers one reviewer (0 to ${size - 1}), each reviewer once.`,
      )
  },
  isFull: () => true,
  evaluate: (world, { reviewerOfPaper }) => scoreAssignment(world, reviewerOfPaper),
  bounds: assignmentBounds,
  normalise: ({ normalisation }, score, bounds) =>
    normalisation === 'range' ? inRange(score, bounds) : bounds.best === 0 ? 1 : score / bounds.best,
  knows: (world, seat) => ({
    papers: world.labels.papers,
    reviewers: world.labels.reviewers,
    ...(world.labels.aliases && { aliases: world.labels.aliases }),
    table: displayed(world, SEATS.indexOf(seat)),
  }),
  show: (_world, _seat, proposal) => proposal,
  redraw: (world, seat, _proposals, random) => redrawTable(world, SEATS.indexOf(seat), 0.4, random),
  sampleProposal: ({ papers }, random) => ({ reviewerOfPaper: random.shuffle(papers.map((_, paper) => paper)) }),
}

function labelsFor({ labels, instance, size }: AssignmentConfig): Labels {
  const count = instance?.values.length ?? size
  const chosen = labels ?? (instance && count <= 8 ? 'published' : 'own')
  if (typeof chosen === 'object') return chosen
  const all = chosen === 'own' ? OWN_LABELS : PUBLISHED_LABELS
  return {
    papers: all.papers.slice(0, count),
    reviewers: all.reviewers.slice(0, count),
    ...(all.aliases && { aliases: all.aliases.slice(0, count) }),
  }
}
