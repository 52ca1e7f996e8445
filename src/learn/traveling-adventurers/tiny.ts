/**
 * A tiny language model for Traveling Adventurers: a small decoder, trained from nothing to write the messages that the
 * symbolic agent would send, from what the prompts of the language agents show. It learns from their dialogues, in drawn
 * houses, and is taught wherever its own messages lead (DAgger, Ross et al. 2011).
 */
import { z } from 'zod'
import { decideByWords } from '../../agents/traveling-adventurers/tiny/decide.ts'
import { House, type Path } from '../../agents/traveling-adventurers/tiny/house.ts'
import { wholePath, writeOwn } from '../../agents/traveling-adventurers/tiny/own-message.ts'
import { splitMessage } from '../../agents/traveling-adventurers/tiny/words.ts'
import { nearest, STATE_WORDS, writeHallways, writeState } from '../../agents/traveling-adventurers/tiny/write-state.ts'
import type { Prompt } from '../../agents/traveling-adventurers/stand-in/read-prompt.ts'
import type { Json } from '../../core/json.ts'
import { play } from '../../core/play.ts'
import { Random } from '../../core/random.ts'
import { travelingAdventurers as game, SEATS, type Action } from '../../games/traveling-adventurers/index.ts'
import type { TinyModel } from '../../models/tiny/model.ts'
import { TinyReader } from '../../models/tiny/reader.ts'
import { learnVocabulary, type Vocabulary } from '../../models/tiny/vocabulary.ts'
import { bestTour, setWeight, unknownWeights } from '../../solvers/tours/index.ts'
import { drawSlots, encodeExample, type Example } from '../decoder/examples.ts'
import { decoderOptions, openDecoderTraining } from '../decoder/training.ts'
import type { Method, Score } from '../method.ts'
import { measureScore } from '../score.ts'
import { houseOf, languageSeat, playDialogue, seatOf, teach, type Say } from './dialogues.ts'

const options = z.strictObject({
  ...decoderOptions,
  // Two layers look a word back and look for what followed it: what is copied here needs no more.
  batches: decoderOptions.batches.default(1200),
  layers: decoderOptions.layers.default(2),
  measured: z
    .int()
    .min(1)
    .max(1000)
    .default(40)
    .describe('dialogues of each pair of agents that are measured at the end'),
})
type Options = z.output<typeof options>

/** Dialogues of one iteration, each prompt in so many orders of slots; and dialogues that the vocabulary is learnt from. */
const [DIALOGUES, ORDERS] = [8, 4]
const READ = 40
/** How often two tokens of the vocabulary are joined. */
const MERGES = 100
/** The share of dialogues that the model itself leads, and from which share of the training on. */
const [LED, LED_FROM] = [0.2, 0.6]
/** How often something is said at random instead, and a word of a text is one that nobody knows. */
const [ERRORS, UNKNOWN_WORDS] = [0.04, 0.02]
/** Dialogues for the curve, and where those that are measured begin, so that none of training is among them. */
const TRIAL = 4
const FIRST_SEED = 2 ** 31
const ROOMS = 6
/** Agents that are measured: one whose prompt names the best path, one that sees its own coins only. */
const MEASURED = ['problem-solving', 'baseline']

export const tinyAdventurer: Method<Options> = {
  name: 'traveling-adventurers/tiny',
  about: 'A tiny language model learns to write the symbolic agent’s messages from what prompts show.',
  options,
  examples: [
    'roundtable train traveling-adventurers/tiny',
    'roundtable train traveling-adventurers/tiny --batches 500 --width 32 --layers 2',
  ],
  label: () => 'houses',
  begin: async (given, { seed }) => {
    const vocabulary = await (read ??= readVocabulary())
    return openDecoderTraining({
      name: tinyAdventurer.name,
      seed,
      options: given,
      vocabulary,
      play: (random, model, share) => playDialogues(model, vocabulary, share, random),
      async measure(model) {
        const { mean } = await measurePair(sayBy(model), 'problem-solving', undefined, TRIAL)
        return { score: mean }
      },
      async finish(model) {
        const say = sayBy(model)
        const pairs: Record<string, Score> = {}
        for (const name of MEASURED) {
          pairs[`${name}, with itself`] = await measurePair(say, name, undefined, given.measured)
          pairs[`${name}, with symbolic`] = await measurePair(say, name, 'symbolic', given.measured)
        }
        return {
          description: { kind: 'messages' },
          score: pairs['problem-solving, with itself']!,
          data: {
            about:
              'dialogues of the language agents in drawn houses of four to eight rooms, each prompt answered as the symbolic agent would; the score is the mean share of the optimum of problem-solving with itself in houses of six rooms that were never played; `pairs`: the same of each agent',
            pairs: pairs as unknown as Json,
          },
        }
      },
    })
  },
}

const sayBy = (model: TinyModel): Say => {
  const reader = new TinyReader(model)
  return (prompt) => decideByWords(prompt, reader)
}

/** The share of the optimum that an agent comes to, beside itself or somebody who needs no model. */
async function measurePair(say: Say, name: string, partner: string | undefined, dialogues: number): Promise<Score> {
  const config = houseOf(ROOMS)
  const ratios: number[] = []
  for (let i = 0; i < dialogues; i++) {
    const [one, other] = (i % 2 === 0 ? SEATS : [...SEATS].reverse()) as readonly [string, string]
    const seats = {
      [one]: await languageSeat(name, one, config, say),
      [other]: partner
        ? await seatOf(partner, other, config, { strategy: 'full-exchange' })
        : await languageSeat(name, other, config, say),
    }
    const { outcome } = await play({ game, config, seed: FIRST_SEED + i, seats })
    ratios.push(Number(outcome?.metrics.ratio ?? 0))
  }
  return measureScore(ratios)
}

interface Lesson {
  readonly text: string
  readonly answer: string
}

/**
 * A prompt and what the teacher says to it, in the small format, where the format has words for that; and, where the prompt
 * names no path, the hallways and the path that is worth most.
 */
function writeLessons(prompt: Prompt, order?: readonly number[]): Lesson[] {
  const house = new House(prompt, order)
  const wanted = teach(prompt)
  const said = ('text' in wanted && wanted.text) || ''
  const lessons: Lesson[] = []
  if (!house.best) {
    const best = bestDraft(house)
    const isBest = (path: Path | undefined): path is Path =>
      path !== undefined && house.expectedWorth(path) === house.expectedWorth(best)
    house.draft = [wholePath(splitMessage(said, house), house), house.theirs, house.mine].find(isBest) ?? best
    lessons.push({ text: writeHallways(house), answer: join(best.map((room) => house.slotOf(room))) })
  }
  const words = writeOwn(said, house)
  if (words && words.length > 0) lessons.push({ text: writeState(prompt, house), answer: join(words) })
  return lessons
}

const join = (words: readonly string[]): string => words.map((word) => ` ${word} `).join('')

/** The path that is worth most, unknown coins as they are on average; of its two directions the one that begins richer. */
function bestDraft(house: House): Path {
  const { rooms } = house
  const weights = unknownWeights(rooms.length)
  for (const [a, b] of house.hallways) setWeight(weights, rooms.indexOf(a), rooms.indexOf(b), house.expected(a, b))
  const { tour } = bestTour(weights)
  const path = [...tour, 0].map((place) => rooms[place]!)
  const order = nearest(rooms[0]!, house)
  return order.indexOf(path[1]!) < order.indexOf(path.at(-2)!) ? path : path.toReversed()
}

let read: Promise<Vocabulary> | undefined

/** Words of dialogues that the teacher leads, and what often stands together. */
async function readVocabulary(): Promise<Vocabulary> {
  const texts: string[] = []
  const random = new Random(1, 'vocabulary')
  for (let i = 0; i < READ; i++)
    await playDialogue(random, (prompt) => {
      for (const { text, answer } of writeLessons(prompt)) texts.push(text, answer)
      return teach(prompt)
    })
  const words = new Set(
    texts.flatMap((text) => text.split(/ +/).filter((word) => word !== '' && !/^<\d+>$/.test(word))),
  )
  return learnVocabulary(texts, [...new Set([...STATE_WORDS, ...words])], MERGES)
}

/** New dialogues as examples: what the teacher would say to each prompt. */
async function playDialogues(
  model: TinyModel,
  vocabulary: Vocabulary,
  share: number,
  random: Random,
): Promise<Example[]> {
  const examples: Example[] = []
  const own = sayBy(model)
  for (let i = 0; i < DIALOGUES; i++) {
    const isLed = share >= LED_FROM && random.float() < LED
    await playDialogue(random, (prompt) => {
      for (let order = 0; order < ORDERS; order++)
        for (const { text, answer } of writeLessons(prompt, drawSlots(random)))
          examples.push(encodeExample(vocabulary, forgetWords(text, random), answer))
      if (random.float() < ERRORS) return saySomething(prompt, random)
      return isLed ? own(prompt) : teach(prompt)
    })
  }
  return examples
}

const saySomething = ({ observation }: Prompt, random: Random): Action => game.sample(observation, random)

/** The text with some of its plain words in place of which stands one that nobody knows. */
const forgetWords = (text: string, random: Random): string =>
  text.replace(/ [a-z]+ /g, (word) => (random.float() < UNKNOWN_WORDS ? ' … ' : word))
