/** How a dialogue came out. */
import type { Metric, Outcome } from '../../../core/game.ts'
import type { Domain } from './domain.ts'
import { isOver } from './rules.ts'
import { wordsSpoken, type DialogueState } from './state.ts'

export const metrics: Readonly<Record<string, Metric>> = {
  normalised: {
    kind: 'mean',
    label: 'normalised reward',
    unit: '0 to 1',
    better: 'more',
    headline: true,
    about: 'reward as a share of what could be had, as the paper counts it; 0 without agreement',
  },
  rangeNormalised: {
    kind: 'mean',
    unit: '0 to 1',
    better: 'more',
    about: '(score - worst) / (best - worst); 0 without agreement',
  },
  regret: { kind: 'mean', unit: '0 to 1', better: 'less', about: '1 - normalised' },
  score: {
    kind: 'mean',
    unit: 'points',
    better: 'more',
    headline: true,
    about: 'reward of the accepted proposal; none without agreement',
  },
  best: {
    kind: 'mean',
    label: 'best possible score',
    unit: 'points',
    headline: true,
    about: 'the best score of any full proposal',
  },
  worst: { kind: 'mean', label: 'worst possible score', unit: 'points', about: 'the worst score of any full proposal' },
  words: { kind: 'mean', unit: 'words', headline: true, about: 'words in messages' },
  messages: { kind: 'mean', unit: 'messages', about: 'messages' },
  proposals: { kind: 'mean', unit: 'proposals', about: 'proposals, partial ones included' },
  agreed: { kind: 'share', better: 'more', headline: true, about: 'ended with a proposal that everybody accepted' },
  forced: { kind: 'share', about: 'the last proposal counted as accepted since the words had run out' },
}

/** How the score stands between the bounds; 1 where all proposals are equal. */
export const inRange = (score: number, { best, worst }: { best: number; worst: number }): number =>
  best === worst ? 1 : (score - worst) / (best - worst)

export function outcomeOf<World, Proposal>(
  domain: Domain<any, World, any, Proposal, any>,
  state: DialogueState<World, Proposal>,
): Outcome | undefined {
  return isOver(state) ? settle(domain, state) : undefined
}

/** The outcome as things stand. */
export function settle<World, Proposal>(
  domain: Domain<any, World, any, Proposal, any>,
  state: DialogueState<World, Proposal>,
): Outcome {
  const { world, talk, decided } = state
  const entry = decided === null ? undefined : talk[decided]
  const bounds = domain.bounds(world)
  const score = entry?.kind === 'proposal' ? domain.evaluate(world, entry.proposal) : null
  const normalise = domain.normalise ?? ((_: World, value: number) => inRange(value, bounds))
  const normalised = score === null ? 0 : normalise(world, score, bounds)
  const forced = talk.some((line) => line.kind === 'response' && line.forced)
  return {
    scores: Object.fromEntries(state.seats.map((seat) => [seat, normalised])),
    metrics: {
      normalised,
      rangeNormalised: score === null ? 0 : inRange(score, bounds),
      regret: 1 - normalised,
      score,
      best: bounds.best,
      worst: bounds.worst,
      words: wordsSpoken(talk),
      messages: talk.filter(({ kind }) => kind === 'message').length,
      proposals: talk.filter(({ kind }) => kind === 'proposal').length,
      agreed: score !== null,
      forced,
    },
    reason: score === null ? 'no decision' : forced ? 'out of words: the last proposal counts' : 'everybody accepted',
  }
}
