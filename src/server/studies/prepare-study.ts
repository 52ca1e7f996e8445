/** Finds the games and agents that a study names, and what in its file leads nowhere. */
import { messageOf } from '../../core/boundary.ts'
import { validate } from '../../core/schema.ts'
import type { Game } from '../../core/game.ts'
import type { Json } from '../../core/json.ts'
import { findGameHere, holderFor, readConfig, type Available } from '../seats/holders.ts'
import { ALIKE, placesOf } from './assign.ts'
import { OUTCOMES, type ParticipantOutcome } from './outcomes.ts'
import { someAnswer, wrongAnswer } from './questions.ts'
import type { Seatings } from './state.ts'
import { PERSON, playedIn, type Condition, type GameStep, type Step, type Study } from './study-file.ts'

/** Something in the file that leads nowhere, and where it stands. */
export interface Problem {
  readonly keys: readonly PropertyKey[]
  readonly what: string
}

/** One game in one condition, as a table is opened for it. */
export interface PlayedGame {
  readonly step: GameStep
  readonly condition: Condition | undefined
  readonly game: Game
  readonly config: Readonly<Record<string, Json>>
}

export interface PreparedStudy {
  readonly study: Study
  readonly seatings: Seatings
  readonly games: readonly PlayedGame[]
  readonly problems: readonly Problem[]
}

/**
 * Looks through a study. What is wrong is told in `problems`; with any of these it cannot be opened. `available`: whom
 * there is beside the agents of the package.
 */
export async function prepareStudy(study: Study, available: Available = {}): Promise<PreparedStudy> {
  const problems: Problem[] = [
    ...flowProblems(study),
    ...study.steps.flatMap((step, i) => stepProblems(study, step, i)),
  ]
  const seatings: Record<string, Record<string, Record<string, string>>> = {}
  const games: PlayedGame[] = []
  for (const [i, step] of study.steps.entries()) {
    if (step.kind !== 'game') continue
    seatings[step.name] = {}
    const faults: Problem[] = []
    const conditions = step.tutorial ? [undefined] : study.conditions
    for (const [c, condition] of conditions.entries()) {
      const keys = condition && (condition.config || condition.seats) ? ['steps', i, 'game'] : ['steps', i]
      try {
        const played = await prepareGame(study, step, condition, available)
        seatings[step.name]![condition?.name ?? ALIKE] = played.seating
        games.push(played)
        const people = placesOf(played.seating).length
        if (people === 0)
          problems.push({ keys, what: `in condition ${condition?.name ?? 'any'} no seat is for a participant` })
        if (study.places !== undefined && people > study.places)
          problems.push({
            keys: ['places'],
            what: `${step.name} needs ${people} participants at once, and there are ${study.places} places`,
          })
        if (people > 1 && study.waiting.minutes === 'never')
          problems.push({
            keys: ['waiting', 'minutes'],
            what: `whoever waits for others in ${step.name} may wait for ever`,
          })
      } catch (error) {
        faults.push({ keys: ['conditions', c], what: `${step.name}: ${messageOf(error)}` })
      }
    }
    // What is wrong alike in all conditions is wrong in the step.
    const isAlike = faults.length === conditions.length && distinctBy(faults, ({ what }) => what).length === 1
    problems.push(...faults.map((fault) => (isAlike ? { ...fault, keys: ['steps', i] } : fault)))
  }
  return { study, seatings, games, problems: distinctBy(problems, ({ keys, what }) => `${keys.join('.')} ${what}`) }
}

async function prepareGame(study: Study, step: GameStep, condition: Condition | undefined, available: Available) {
  const game = await findGameHere(step.game, available)
  const { seats, config: own } = playedIn(step, condition)
  const given = { ...(step.preset !== undefined && game.presets?.[step.preset]), ...own } as Record<string, Json>
  const config = readConfig(game, { config: own, ...(step.preset !== undefined && { preset: step.preset }) })
  const places = game.seats(validate(game.config, config, `config of ${game.name}`))
  for (const seat of Object.keys(seats))
    if (!places.includes(seat)) throw new Error(`there is no seat ${seat}; the seats are ${places.join(', ')}`)
  const seating = Object.fromEntries(places.map((seat) => [seat, seats[seat] ?? PERSON]))
  for (const [seat, who] of Object.entries(seating))
    if (who !== PERSON) await holderFor(game, config, seat, who, available)
  const { waiting, dropOut } = study
  if (typeof waiting.next === 'object' && 'agent' in waiting.next && placesOf(seating).length > 1)
    for (const seat of placesOf(seating)) await holderFor(game, config, seat, waiting.next.agent, available)
  if (dropOut.policy === 'substitute' && dropOut.agent !== undefined)
    for (const seat of placesOf(seating)) await holderFor(game, config, seat, dropOut.agent, available)
  for (const { metric } of [...(step.bonus ?? []), ...(step.pass ? [step.pass] : [])])
    if (metric !== 'score' && !Object.hasOwn(game.metrics, metric))
      throw new Error(`there is no metric ${metric}; there are score, ${Object.keys(game.metrics).join(', ')}`)
  return { step, condition, game, config: given, seating }
}

/** Where somebody could wait for ever, or be sent to what is not there. */
function flowProblems({ conditions, waiting, dropOut, steps, codes, platform }: Study): Problem[] {
  const problems: Problem[] = []
  const names = conditions.map(({ name }) => name)
  for (const name of repeated(names)) problems.push({ keys: ['conditions'], what: `two conditions are called ${name}` })
  for (const name of repeated(steps.map((step) => step.name)))
    problems.push({ keys: ['steps'], what: `two steps are called ${name}` })
  if (typeof waiting.next === 'object' && 'condition' in waiting.next && !names.includes(waiting.next.condition))
    problems.push({ keys: ['waiting', 'next', 'condition'], what: `there is no condition ${waiting.next.condition}` })
  if (dropOut.policy === 'substitute' && dropOut.agent === undefined)
    problems.push({ keys: ['dropOut', 'policy'], what: 'substitute needs an agent: add `agent: symbolic`' })
  const untimed = steps.findIndex((step) => step.kind === 'game' && step.minutes === 'never')
  if (dropOut.policy === 'wait' && untimed >= 0)
    problems.push({
      keys: ['dropOut', 'policy'],
      what: `${steps[untimed]!.name} has no time limit, so a partner may wait for ever`,
    })
  if (platform !== 'none')
    for (const outcome of reachable(steps, conditions.length))
      if (codes[outcome] === undefined)
        problems.push({
          keys: ['codes'],
          what: `whoever ${OUTCOMES[outcome][0]} is told no code: add \`${outcome}: <code>\` (null: none is given)`,
        })
  return problems
}

/** The outcomes that these steps can lead to, whoever takes part. */
function reachable(steps: readonly Step[], conditions: number): ParticipantOutcome[] {
  const has = (kind: Step['kind']): boolean => steps.some((step) => step.kind === kind)
  const real = steps.some((step) => step.kind === 'game' && !step.tutorial)
  return [
    'completed',
    ...(has('consent') ? (['declined'] as const) : []),
    ...(has('quiz') ? (['failed-quiz'] as const) : []),
    ...(steps.some((step) => step.kind === 'game' && step.pass) ? (['not-qualified'] as const) : []),
    ...(real && conditions > 0 ? (['timeout', 'partner-left', 'failed', 'no-partner'] as const) : []),
  ]
}

/** Points of a rating that a page can show beside each other. */
const MOST_POINTS = 101

function stepProblems({ conditions }: Study, step: Step, i: number): Problem[] {
  const problems: Problem[] = []
  const at = (...keys: PropertyKey[]): PropertyKey[] => ['steps', i, ...keys]
  for (const name of step.conditions ?? [])
    if (!conditions.some((one) => one.name === name))
      problems.push({ keys: at('conditions'), what: `step ${step.name}: there is no condition ${name}` })
  if (step.kind === 'game' && step.minutes === 'never')
    problems.push({
      keys: at('minutes'),
      what: `step ${step.name}: whoever sits there and does nothing keeps everybody for ever; give it minutes`,
    })
  if (step.kind !== 'questionnaire' && step.kind !== 'quiz') return problems
  for (const name of repeated(step.elements.map((question) => question.name)))
    problems.push({ keys: at('elements'), what: `step ${step.name}: two questions are called ${name}` })
  step.elements.forEach((question, q) => {
    const keys = at('elements', q)
    const { name, correctAnswer, isRequired } = question
    const isAsked = isRequired || correctAnswer !== undefined
    if (question.type === 'rating') {
      const { rateMin, rateMax } = question
      if (rateMax <= rateMin || rateMax - rateMin >= MOST_POINTS)
        problems.push({
          keys,
          what: `step ${step.name}: ${name} rates from ${rateMin} to ${rateMax}: give it 2 to ${MOST_POINTS} points`,
        })
    }
    if (isAsked && someAnswer(question) === undefined)
      problems.push({
        keys,
        what: `step ${step.name}: nobody can answer ${name}${correctAnswer === undefined ? '' : ` rightly: ${JSON.stringify(correctAnswer)} is none of its answers`}`,
      })
    if (step.kind === 'quiz' && correctAnswer !== undefined && wrongAnswer(question) === undefined)
      problems.push({ keys, what: `step ${step.name}: nobody can answer ${name} wrongly` })
  })
  if (step.kind === 'quiz' && step.elements.every(({ correctAnswer }) => correctAnswer === undefined))
    problems.push({ keys: at('elements'), what: `step ${step.name}: a quiz needs a correctAnswer` })
  return problems
}

const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, i) => names.indexOf(name) !== i)),
]

const distinctBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
]
