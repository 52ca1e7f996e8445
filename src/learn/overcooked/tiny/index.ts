/**
 * A tiny language model for kitchens: a small decoder, trained from nothing to choose the medium-level action that the
 * assistant would take, from the state as LLM-Co's prompt tells it. It plays in named kitchens and in drawn ones, with
 * partners who err, and is taught wherever its own choices lead (DAgger, Ross et al. 2011).
 */
import { z } from 'zod'
import { STATE_WORDS, writeState } from '../../../agents/overcooked/tiny/write-state.ts'
import { readState } from '../../../agents/overcooked/llm-co/read-state.ts'
import { Random } from '../../../core/random.ts'
import { engine, layouts } from '../../../games/overcooked/index.ts'
import type { TinyModel } from '../../../models/tiny/model.ts'
import { TinyReader } from '../../../models/tiny/reader.ts'
import { Vocabulary } from '../../../models/tiny/vocabulary.ts'
import { drawSlots, encodeExample, type Example } from '../../decoder/examples.ts'
import { decoderOptions, openDecoderTraining } from '../../decoder/training.ts'
import type { Json } from '../../../core/json.ts'
import type { Method } from '../../method.ts'
import { measureScore } from '../../score.ts'
import { drawKitchen } from './draw-kitchen.ts'
import { namedKitchen } from './named-kitchen.ts'
import { playOptions, type Choose } from './play-options.ts'
import { Teacher } from './teacher.ts'

const options = z.strictObject({
  ...decoderOptions,
  measured: z.int().min(1).max(1000).default(40).describe('drawn kitchens that the score is measured in at the end'),
})
type Options = z.output<typeof options>

/** Games of one iteration, and their steps. */
const GAMES = 6
const STEPS = 80
const EPISODE = 400
/** The share of games in drawn kitchens, of those that begin at random, and of those that the model itself leads. */
const [DRAWN, SCATTERED, LED] = [0.4, 0.5, 0.25]
/** When the model begins to lead: at this share of the training. */
const LED_FROM = 0.3
/** How often a cook takes any action instead of the one that it chose: one of these, drawn for each cook and game. */
const ERRORS = [0, 0.1, 0.4]
/** Kitchens for the curve, and where games that are measured begin, so that no kitchen of training is among them. */
const TRIAL = ['cramped-room', 'forced-coordination', 'counter-circuit']
const FIRST_SEED = 2 ** 31

export const tiny: Method<Options> = {
  name: 'overcooked/tiny',
  about: 'A tiny language model learns to choose LLM-Co’s medium-level actions from the state in words.',
  options,
  examples: [
    'roundtable train overcooked/tiny',
    'roundtable train overcooked/tiny --batches 500 --width 32 --layers 2',
  ],
  label: () => 'kitchens',
  begin: async (given, { seed }) => {
    const vocabulary = new Vocabulary(STATE_WORDS.map((word) => ` ${word} `))
    return openDecoderTraining({
      name: tiny.name,
      seed,
      options: given,
      vocabulary,
      play: async (random, model, share) => playGames(model, vocabulary, share, random),
      measure: async (model) => {
        const scores = TRIAL.map((name) => measureIn(namedKitchen(name), model))
        return { score: mean(scores), ...Object.fromEntries(TRIAL.map((name, i) => [name, scores[i]!])) }
      },
      async finish(model) {
        const named = Object.fromEntries(layouts.map(({ name }) => [name, measureIn(namedKitchen(name), model)]))
        const drawn = Array.from({ length: given.measured }, (_, i) => drawKitchen(new Random(FIRST_SEED + i)))
        const teacher = mean(drawn.map((kitchen) => measureIn(kitchen)))
        return {
          description: { kind: 'medium-level-actions' },
          score: measureScore(drawn.map((kitchen) => measureIn(kitchen, model))),
          data: {
            about:
              'the assistant’s choices in named and in drawn kitchens; the score is points of two in 400 steps of drawn kitchens that it never saw, where the assistant’s choices come to `teacher`; `named`: the same in each named kitchen from its start',
            teacher,
            named: named as unknown as Json,
          },
        }
      },
    })
  },
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Chooses by the model, as the prompt's state is read. */
function chooseBy(model: TinyModel): Choose {
  const reader = new TinyReader(model)
  return (manager) => {
    const { text, answers } = writeState(readState(manager.describe()))
    return manager.options[reader.choose(text, answers)]!
  }
}

/** Points of two cooks in an episode from the start: of the model, or of the teacher where none is given. */
function measureIn(kitchen: engine.Kitchen, model?: TinyModel): number {
  const teacher = new Teacher(kitchen)
  const choose: Choose = model ? chooseBy(model) : (manager, cells) => teacher.choose(manager, cells)
  return playOptions(kitchen, kitchen.start(), EPISODE, choose)
}

/** New games as examples: what the teacher would choose wherever a choice is made. */
function playGames(model: TinyModel, vocabulary: Vocabulary, share: number, random: Random): Example[] {
  const examples: Example[] = []
  for (let game = 0; game < GAMES; game++) {
    const kitchen = random.float() < DRAWN ? drawKitchen(random) : namedKitchen(random.pick(layouts).name)
    const teacher = new Teacher(kitchen)
    const leader = share >= LED_FROM && random.float() < LED ? chooseBy(model) : undefined
    const errors = [random.pick(ERRORS), random.pick(ERRORS)]
    const cells = kitchen.start()
    if (random.float() < SCATTERED) engine.scatter(kitchen, cells, { places: true, things: 0.5 }, random)
    playOptions(kitchen, cells, STEPS, (manager, now) => {
      const wanted = teacher.choose(manager, now)
      const state = readState(manager.describe())
      const { text, answers } = writeState(state, drawSlots(random))
      examples.push(encodeExample(vocabulary, text, answers[manager.options.indexOf(wanted)]!))
      if (random.float() < errors[manager.player]!) return random.pick(manager.options)
      return leader ? leader(manager, now) : wanted
    })
  }
  return examples
}
