/** Makes a game of the contract from the rules of a text world. */
import { IllegalAction, Unreadable } from '../../../core/errors.ts'
import * as z from 'zod'
import { type Game, type Language, type Outcome, type ToAct } from '../../../core/game.ts'
import { Random } from '../../../core/random.ts'
import type { TextConfig } from './config.ts'
import { exportStateGraph, type StateGraph } from './state-graph.ts'
import { TextWorld } from './engine.ts'
import { countCommands, textLearning, type Limits } from './learning.ts'
import { readCommand } from './read-command.ts'
import { observation, type TextObservation } from './observation.ts'
import { phrasesOf } from './phrases-of.ts'
import { PLAYER } from './player.ts'
import type { TextAction, TextState } from './state.ts'
import type { Dealt, Rules, Verdict, World } from './world.ts'
import { string } from '../string.ts'

export type { TextObservation } from './observation.ts'
export type { TextAction, TextState } from './state.ts'

export interface TextGameParts<Config extends TextConfig, Goal> {
  readonly name: string
  readonly version: number
  readonly title: string
  readonly about: string
  readonly config: z.ZodType<Config>
  readonly rules: Rules<Goal>
  deal(config: Config, seed: number): Dealt<Goal>
  /** The same to the player's eyes, with what it cannot know drawn anew. */
  redraw(state: TextState<Goal>, random: Random): Pick<TextState<Goal>, 'world' | 'situation'>
  /** How much can be done at once. */
  limits(config: Config): Limits
  /** The rules of this game in words. */
  explain(config: Config): string
}

export type TextGame<Config extends TextConfig = any, Goal = any> = Game<
  Config,
  TextState<Goal>,
  TextObservation,
  TextAction
> & {
  /** Every situation that play can come to from here, if there are not more than the limit. */
  stateGraph(state: TextState<Goal>, options?: { readonly limit?: number }): StateGraph
}

/** The fast core of an episode: for learners, and for whatever steps a world many times. */
export function openWorld<Goal>({ config, world, situation }: TextState<Goal>, rules: Rules<Goal>): TextWorld<Goal> {
  return new TextWorld({ world, situation }, rules, phrasesOf(config.world))
}

/**
 * The world in play behind plain states, one for each world that was dealt. It stands where play went last; a state from
 * elsewhere is gone back to.
 */
const live = new WeakMap<World, TextWorld<any>>()
/** The one that was asked for last: it is asked for again and again. */
let latest: TextWorld<any> | undefined

function findLive(world: World): TextWorld<any> | undefined {
  return latest?.world === world ? latest : live.get(world)
}

/** The world in play, at this state. */
function standAt<Goal>(state: TextState<Goal>, rules: Rules<Goal>): TextWorld<Goal> {
  const { world, situation, config } = state
  let play = findLive(world)
  if (!play || play.phrases !== phrasesOf(config.world)) live.set(world, (play = openWorld(state, rules)))
  if (!play.isAt(situation)) play.restore(situation)
  latest = play
  return play
}

/** How a state stands, without moving the world in play. */
function verdictOf<Goal>({ world, situation }: TextState<Goal>, rules: Rules<Goal>): Verdict {
  const play = findLive(world)
  return play?.isAt(situation) ? play.verdict : rules.judge(world, situation)
}

const actionSchema = z.strictObject({
  command: string().max(1000).describe('one of the valid actions, word for word'),
})

export function textGame<Config extends TextConfig, Goal>(parts: TextGameParts<Config, Goal>): TextGame<Config, Goal> {
  const { rules } = parts
  return {
    name: parts.name,
    version: parts.version,
    title: parts.title,
    about: parts.about,
    source: 'Fang et al., Large Language Models Are Neurosymbolic Reasoners, AAAI 2024 (arXiv 2401.09334)',
    config: parts.config,
    action: actionSchema,
    observation,
    metrics: {
      score: {
        kind: 'mean',
        unit: '0 to 1',
        better: 'more',
        headline: true,
        about: 'the score reached, 0 to 1; a lost game counts 0',
      },
      success: { kind: 'share', better: 'more', headline: true, about: 'everything was done' },
      failure: { kind: 'share', better: 'less', headline: true, about: 'the game was lost' },
      steps: {
        kind: 'mean',
        unit: 'commands',
        headline: true,
        about: 'commands followed by the game (module steps are counted apart, as tools)',
      },
    },
    seats: () => [PLAYER],
    start(config, seed) {
      const dealt = parts.deal(config, seed)
      const { world, envStepLimit, endless, invalid } = config
      const play = new TextWorld(dealt, rules, phrasesOf(world))
      live.set(dealt.world, play)
      const kept = { world, envStepLimit, endless, ...(invalid === 'step' && { invalid }) }
      return { config: kept, world: dealt.world, situation: play.save(), steps: 0 }
    },
    turn: (state) => (outcomeOf(state, rules) ? NOBODY : PLAYERS_TURN),
    observe(state) {
      // Nothing is put off until it is read: the world in play keeps what it has written, and to write the rest costs
      // no more than an object whose parts can be put off.
      const { text, look, inventory, validActions, verdict } = standAt(state, rules)
      // The world in play keeps the list as well.
      Object.freeze(validActions)
      const { raw: scoreRaw, score, success, failure } = verdict
      const { world, steps } = state
      return { text, look, inventory, validActions, score, scoreRaw, success, failure, task: world.task, steps }
    },
    act(state, seat, { command }) {
      if (seat !== PLAYER) throw new IllegalAction(`There is no seat ${seat} in this game, only ${PLAYER}.`)
      if (outcomeOf(state, rules)) throw new IllegalAction('The game is over.')
      const play = standAt(state, rules)
      const { config, world, steps } = state
      const words = command.trim()
      if (config.invalid === 'step' && !play.validActions.includes(words)) {
        const situation = { ...state.situation, text: play.phrases.unknown(words) }
        return { config, world, situation, steps: steps + 1 }
      }
      play.say(command)
      return { config, world, situation: play.save(), steps: steps + 1 }
    },
    outcome: (state) => outcomeOf(state, rules),
    news(before, after) {
      const [was, is] = [rules.judge(before.world, before.situation), rules.judge(after.world, after.situation)]
      const said = after.situation.text.trim()
      return [...(said ? [said] : []), ...(is.score === was.score ? [] : [`The score is ${is.score}.`])]
    },
    cutOff: (state) => judge(state, rules, 'the player could not act'),
    sample: ({ validActions }, random) => ({ command: random.pick(validActions) }),
    resample: (state, _, seed) => ({ ...state, ...parts.redraw(state, new Random(seed, 'redraw')) }),
    language: language(parts),
    learning: textLearning({ ...parts, actionCount: (config) => countCommands(config, rules, parts.limits(config)) }),
    stateGraph: (state, options) => exportStateGraph(openWorld(state, rules), options),
  }
}

const NOBODY: ToAct<TextAction> = Object.freeze({ must: Object.freeze([]), may: Object.freeze([]) })
const PLAYERS_TURN: ToAct<TextAction> = Object.freeze({ must: Object.freeze([PLAYER]), may: NOBODY.may })

function outcomeOf<Goal>(state: TextState<Goal>, rules: Rules<Goal>): Outcome | undefined {
  const { envStepLimit, endless } = state.config
  if (endless) return undefined
  const { success, failure, why } = verdictOf(state, rules)
  if (success) return judge(state, rules, 'everything is done')
  if (failure) return judge(state, rules, why ?? 'something that cannot be made good was done')
  return state.steps >= envStepLimit ? judge(state, rules, `${envStepLimit} steps are used up`) : undefined
}

function judge<Goal>(state: TextState<Goal>, rules: Rules<Goal>, reason: string): Outcome {
  const { score, success, failure } = verdictOf(state, rules)
  const { steps } = state
  const earned = Math.max(0, score)
  return { scores: { [PLAYER]: earned }, metrics: { score: earned, success, failure, steps }, reason }
}

function language<Config extends TextConfig>({
  explain,
}: TextGameParts<Config, any>): Language<Config, TextObservation, TextAction> {
  return {
    rules: (config) => explain(config) + HOW_TO_PLAY,
    describe,
    parse(reply, { validActions }) {
      const read = readCommand(reply, validActions)
      if ('reason' in read) throw new Unreadable(`${read.reason} Name exactly one of the valid actions.`, reply)
      return { command: read.value }
    },
    say: ({ command }) => command,
  }
}

const HOW_TO_PLAY =
  '\n\nYou act by giving one command at a time, word for word as it stands among the valid actions. Taking, putting, moving, ' +
  'reading, opening and closing each cost a step; so do "look around" and "inventory", although what they would say is ' +
  'always shown to you.'

function describe({ text, look, inventory, validActions, score, steps, task }: TextObservation): string {
  return [
    `Task: ${task}`,
    `Step ${steps}, score ${score}.`,
    text.trim(),
    ...(look === text ? [] : [look.trim()]),
    inventory.trim(),
    `Valid actions:\n${validActions.map((action) => `- ${action}`).join('\n')}`,
  ].join('\n\n')
}
