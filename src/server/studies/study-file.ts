/** A study as an experimenter writes it: `studies/<name>.yaml`, read with errors that name the line. */
import { basename } from 'node:path'
import { z } from 'zod'
import { InvalidInput } from '../../core/errors.ts'
import type { Seat } from '../../core/game.ts'
import { openYaml, type LineOf } from '../../lab/plans/yaml-file.ts'
import { isOwnName } from '../seats/own-agents.ts'
import { OUTCOME_NAMES } from './outcomes.ts'
import { questionSchema } from './questions.ts'

/** Who sits in the browser, in the words of the tables. */
export const PERSON = 'human'

const text = z.string().min(1).describe('Markdown')
const config = z.record(z.string(), z.json())
const seats = z.record(z.string(), z.string()).describe('by seat: human, or an agent')
const outcome = z.enum(OUTCOME_NAMES)
/** Minutes, or `never`: what waits for ever is a dead end that `study check` names. */
const minutes = z.union([z.number().min(0.1).max(100_000), z.literal('never')])
const name = z.string().regex(/^[a-z][a-z0-9-]*$/, 'a name is of small letters, digits and hyphens')

const common = {
  name: name.optional(),
  title: z.string().optional(),
  /** Only participants in these conditions see the step. */
  conditions: z.array(z.string()).min(1).optional(),
  /** Only participants for whom it has gone so far like this see the step. Absent: all who are still there. */
  outcomes: z.array(outcome).min(1).optional(),
}

const gameStep = {
  ...common,
  kind: z.literal('game'),
  game: z.string(),
  preset: z.string().optional(),
  config: config.default({}),
  /** Seats that are left out are `human`. */
  seats: seats.default({}),
  /** For practice: alike in all conditions, and however it ends, the participant goes on. */
  tutorial: z.boolean().default(false),
  text: text.optional(),
  /** After so long the game is ended. */
  minutes: minutes.default(60),
  /** Paid beside the base pay: the highest tier that is reached. `metric`: of the game, or `score` of the own seat. */
  bonus: z
    .array(z.strictObject({ metric: z.string(), atLeast: z.number(), pay: z.number().min(0) }))
    .min(1)
    .optional(),
  /** Whoever reaches less cannot go on. */
  pass: z.strictObject({ metric: z.string(), atLeast: z.number() }).optional(),
}

const stepSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('consent'), text }),
  z.strictObject({ ...common, kind: z.literal('text'), text }),
  z.strictObject({
    ...common,
    kind: z.literal('questionnaire'),
    text: text.optional(),
    elements: z.array(questionSchema).min(1),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('quiz'),
    text: text.optional(),
    elements: z.array(questionSchema).min(1),
    attempts: z.int().min(1).default(3),
  }),
  z.strictObject(gameStep),
])

const studySchema = z.strictObject({
  title: z.string().min(1),
  platform: z.enum(['none', 'prolific', 'mturk']).default('none'),
  /** Whom participants write to. */
  contact: z.string().optional(),
  /** Participants who may be under way or done at once; whoever leaves early makes room. Absent: any number. */
  places: z.int().min(1).optional(),
  conditions: z
    .array(
      z.strictObject({
        name,
        /** How many participants it gets, beside the others. */
        weight: z.number().min(0).default(1),
        /** Over those of each game that is no tutorial. */
        seats: seats.default({}),
        config: config.default({}),
      }),
    )
    .min(1)
    .refine((all) => all.some(({ weight }) => weight > 0), 'one condition at least has a weight above 0')
    .default([{ name: 'all', weight: 1, seats: {}, config: {} }]),
  steps: z.array(stepSchema).min(1),
  /** For others to play with. */
  waiting: z
    .strictObject({
      minutes: minutes.default(5),
      /** What follows then: out with a code, an agent in the empty seats, or another condition. */
      next: z
        .union([z.literal('release'), z.strictObject({ agent: z.string() }), z.strictObject({ condition: z.string() })])
        .default('release'),
    })
    .default({ minutes: 5, next: 'release' }),
  /** What becomes of a game when a participant is away. */
  dropOut: z
    .strictObject({
      minutes: z.number().min(0.1).max(100_000).default(2),
      policy: z.enum(['end', 'substitute', 'wait']).default('end'),
      agent: z.string().optional(),
    })
    .default({ minutes: 2, policy: 'end' }),
  /** Minutes that a participant may be away elsewhere before the place is given to somebody else. */
  absence: z.number().min(1).default(60),
  /** By outcome: the code of the platform, `unique` for a new one each, `null` for none. */
  codes: z.partialRecord(outcome, z.string().min(1).max(200).nullable()).default({}),
  /** By outcome: what the last page says, in Markdown. */
  endings: z.partialRecord(outcome, text).default({}),
  pay: z.strictObject({ currency: z.string().min(1).max(8), base: z.number().min(0).default(0) }).optional(),
})

type Read = z.output<typeof studySchema>
export type Step = Read['steps'][number] & { readonly name: string }
export type GameStep = Extract<Step, { kind: 'game' }>
export type Condition = Read['conditions'][number]

/** A study: its name is that of its file. */
export type Study = Omit<Read, 'steps'> & { readonly name: string; readonly steps: readonly Step[] }

/** A study with the lines of its file. */
export interface StudyFile {
  readonly study: Study
  readonly lineOf: LineOf
}

/** Reads a study. Throws {@link InvalidInput}. */
export function readStudyFile(path: string): StudyFile {
  const id = basename(path).replace(/\.(ya?ml|json)$/, '')
  if (!name.safeParse(id).success)
    throw new InvalidInput(`a study is called as its file, in small letters, digits and hyphens; not "${id}"`)
  const file = openYaml(path, 'the study')
  return { study: nameSteps(id, file.read(studySchema, 'the study')), lineOf: file.lineOf }
}

/** A study from data. Throws {@link InvalidInput}. */
export function readStudy(id: string, data: unknown): Study {
  const read = studySchema.safeParse(data)
  if (read.success) return nameSteps(id, read.data)
  const [issue] = read.error.issues
  throw new InvalidInput(`study ${id}: ${issue!.path.join('.')}: ${issue!.message}`)
}

/** A step without a name is called by its kind, numbered where there are several. */
function nameSteps(id: string, { steps, ...rest }: Read): Study {
  const taken = new Set(steps.flatMap(({ name }) => (name === undefined ? [] : [name])))
  const named = steps.map(asked).map((step): Step => {
    if (step.name !== undefined) return { ...step, name: step.name }
    let free: string = step.kind
    for (let n = 2; taken.has(free); n++) free = `${step.kind}-${n}`
    taken.add(free)
    return { ...step, name: free }
  })
  return { name: id, ...rest, steps: named }
}

/** What can be right in a quiz has to be answered, so that nobody loses an attempt by a slip. */
const asked = (step: Read['steps'][number]): Read['steps'][number] =>
  step.kind === 'quiz'
    ? {
        ...step,
        elements: step.elements.map((one) => (one.correctAnswer === undefined ? one : { ...one, isRequired: true })),
      }
    : step

/** A game as it is played in a condition. */
export function playedIn({ tutorial, seats, config }: GameStep, condition: Condition | undefined) {
  const over = tutorial ? undefined : condition
  return { seats: { ...seats, ...over?.seats }, config: { ...config, ...over?.config } }
}

/** Something of the experimenter's own that a study names, and where. */
export interface OwnName {
  readonly name: string
  readonly keys: readonly PropertyKey[]
}

/** Games and agents of the experimenter's own that the study names: by path, or as programs. */
export function ownIn({ conditions, steps, waiting, dropOut }: Study): { games: OwnName[]; agents: OwnName[] } {
  const games = steps.flatMap((step, i) =>
    step.kind === 'game' ? [{ name: step.game, keys: ['steps', i, 'game'] }] : [],
  )
  const seated = Object.entries({ conditions, steps }).flatMap(([part, all]) =>
    all.flatMap((one, i) =>
      'seats' in one ? Object.entries(one.seats).map(([seat, name]) => ({ name, keys: [part, i, 'seats', seat] })) : [],
    ),
  )
  const { next } = waiting
  const later =
    typeof next === 'object' && 'agent' in next ? [{ name: next.agent, keys: ['waiting', 'next', 'agent'] }] : []
  const after = dropOut.agent === undefined ? [] : [{ name: dropOut.agent, keys: ['dropOut', 'agent'] }]
  const isOwn = ({ name }: OwnName): boolean => isOwnName(name)
  return { games: games.filter(isOwn), agents: [...seated, ...later, ...after].filter(isOwn) }
}

/** Milliseconds of some minutes. */
export const inTime = (minutes: number | 'never'): number => (minutes === 'never' ? Infinity : minutes * 60_000)

export type Seating = Readonly<Record<Seat, string>>
