/** How a dialogue came out. */
import type { Metric, Outcome } from '../../../core/game.ts'
import type { Domain } from './domain.ts'
import { isOver } from './rules.ts'
import { wordsSpoken, type DialogueState } from './state.ts'

export const metrics: Readonly<Record<string, Metric>> = {
  normalised: {
    kind: 'mean',
    about: 'reward as a share of what could be had, as the paper counts it; 0 without agreement',
  },
  rangeNormalised: { kind: 'mean', about: '(score - worst) / (best - worst); 0 without agreement' },
  regret: { kind: 'mean', about: '1 - normalised' },
  score: { kind: 'mean', about: 'reward of the accepted proposal; none without agreement' },
  best: { kind: 'mean', about: 'the best score of any full proposal' },
  worst: { kind: 'mean', about: 'the worst score of any full proposal' },
  words: { kind: 'mean', about: 'words in messages' },
  messages: { kind: 'mean', about: 'messages' },
  proposals: { kind: 'mean', about: 'proposals, partial ones included' },
  agreed: { kind: 'share', about: 'ended with a proposal that everybody accepted' },
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
