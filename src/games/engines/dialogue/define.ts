/** A game from a domain: the shared rules of talking and deciding put around one decision problem. */
import { own } from '../../../core/boundary.ts'
import { freeze } from '../../../core/frozen.ts'
import type { Game } from '../../../core/game.ts'
import { Random } from '../../../core/random.ts'
import { actionSchema, type DialogueAction } from './action.ts'
import type { Domain } from './domain.ts'
import { hear } from './hear.ts'
import { describe, parse, say } from './language.ts'
import { SMALL_TALK } from './lexicon.ts'
import type { Manners } from './manners.ts'
import { news } from './news.ts'
import { observationSchema, type DialogueObservation } from './observation.ts'
import { observe } from './observe.ts'
import { metrics, outcomeOf, settle } from './outcome.ts'
import { describeForPeople } from './people.ts'
import { resample } from './resample.ts'
import { act, turnOf } from './rules.ts'
import { begin } from './begin.ts'
import { isFree, type DialogueState } from './state.ts'

const SOURCE = 'Lin et al. 2024, Decision-Oriented Dialogue for Human-AI Collaboration'

export type DialogueGame<Config, World, Knows, Proposal, Shown> = Game<
  Config,
  DialogueState<World, Proposal>,
  DialogueObservation<Knows, Shown>,
  DialogueAction<Proposal>
>

export function defineDialogue<Config extends Manners, World, Knows extends object, Proposal, Shown>(
  domain: Domain<Config, World, Knows, Proposal, Shown>,
): DialogueGame<Config, World, Knows, Proposal, Shown> {
  return {
    name: domain.name,
    version: domain.version,
    title: domain.title,
    about: domain.about,
    source: SOURCE,
    config: domain.config,
    action: actionSchema(domain.proposal),
    observation: observationSchema(domain.knowledge, domain.shown),
    metrics,
    ...(domain.reveals && { reveals: true }),
    seats: (config) => domain.seats(config),
    start: (config, seed) => begin(domain, config, seed),
    turn: (state) => (isFree(state) ? { must: [], may: turnOf(state) } : { must: turnOf(state), may: [] }),
    observe: (state, seat) => freeze(observe(domain, state, seat)),
    act: (state, seat, action) => act(domain, state, seat, own(action)),
    outcome: (state) => outcomeOf(domain, state),
    news: (before, after) => news(domain, before, after),
    cutOff: (state) => settle(domain, state),
    sample: (observation, random) => sample(domain, observation, random),
    resample: (state, seat, seed) => resample(domain, state, seat, seed),
    language: {
      rules: (config, seat) => domain.words.rules(config, seat, 'model'),
      describe: (observation) => describe(domain, observation),
      parse: (reply, observation) => parse(domain, reply, observation),
      say: (action, observation) => say(domain, action, observation),
      people: {
        rules: (config, seat) => domain.words.rules(config, seat, 'person'),
        describe: (observation) => describeForPeople(domain, observation),
        parse: (text, observation) => hear(domain, text, observation),
      },
    },
  }
}

function sample<Knows extends object, Proposal, Shown>(
  domain: Domain<any, any, Knows, Proposal, Shown>,
  observation: DialogueObservation<Knows, Shown>,
  random: Random,
): DialogueAction<Proposal> {
  const { may } = observation
  if (may.answer) return { type: random.float() < 0.5 ? 'accept' : 'reject' }
  if (may.propose && random.float() < 0.5)
    return { type: 'propose', proposal: domain.sampleProposal(observation, random) }
  if (may.message.length === 0 || random.float() < 0.1) return { type: 'think', text: random.pick(SMALL_TALK) }
  const to = random.pick(may.message)
  return { type: 'message', text: random.pick(SMALL_TALK), ...(domain.words.recipients?.prefix(to) && { to }) }
}
