/** Assignment as a decision problem: an idealised matching of reviewers to papers (section 3.1). */
import { IllegalAction } from '../../core/errors.ts'
import { z } from 'zod'
import { type Seat } from '../../core/game.ts'
import type { Domain } from '../dialogue/domain.ts'
import { inRange } from '../dialogue/outcome.ts'
import { config, type AssignmentConfig } from './config.ts'
import { OWN_LABELS, PUBLISHED_LABELS, type Labels, type Paper } from './labels.ts'
import { dealTable, displayed, redrawTable, type AssignmentWorld } from './instances.ts'
import { assignmentBounds, scoreAssignment } from './outcome.ts'

/** For each paper (column) its reviewer (row). */
export interface AssignmentProposal {
  readonly reviewerOfPaper: readonly number[]
}

/** What a player knows: its own numbers, on its own scale; null where it sees nothing. */
export interface AssignmentKnows {
  readonly papers: readonly Paper[]
  readonly reviewers: readonly string[]
  readonly aliases?: readonly string[]
  readonly table: readonly (readonly (number | null)[])[]
}

const SEATS: readonly Seat[] = ['player-1', 'player-2']

export const assignmentDomain: Omit<
  Domain<AssignmentConfig, AssignmentWorld, AssignmentKnows, AssignmentProposal, AssignmentProposal>,
  'words'
> = {
  name: 'assignment',
  version: 1,
  title: 'Assignment',
  about: 'two chairs who each know a part of a table assign reviewers to papers',
  config,
  proposal: z.strictObject({ reviewerOfPaper: z.array(z.int()) }),
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
