/** Looks for dead ends in a study: reads it through, plays its games once, and walks bots through it. */
import { InvalidInput } from '../../core/errors.ts'
import type { Holder } from '../../core/episode.ts'
import { isRemote } from '../../core/episode.ts'
import { play } from '../../core/play.ts'
import { validate } from '../../core/schema.ts'
import { seatableNames, seatAgent, type Available } from '../seats/holders.ts'
import { ALIKE } from './assign.ts'
import { openingOf } from './open-study.ts'
import { OUTCOMES, type ParticipantOutcome } from './outcomes.ts'
import { prepareStudy, type PlayedGame, type PreparedStudy } from './prepare-study.ts'
import type { StudyFile, Step } from './study-file.ts'
import { Walker } from './walk.ts'

export interface CheckOptions {
  /** Bots in each of the walks. Default 50. */
  readonly bots?: number
  /** Walks, each with another seed. Default 4. */
  readonly walks?: number
  /** Milliseconds that one game may take agents. Default 20,000. */
  readonly deadline?: number
  /** Whom there is beside the agents of the package; games with a model cost what it costs. */
  readonly available?: Available
}

export interface Checked {
  /** What leads nowhere, with its line. Empty: the study can be opened. */
  readonly deadEnds: readonly { readonly where: string; readonly what: string }[]
  /** What an experimenter may have forgotten, and what need not be mended. */
  readonly remarks: readonly string[]
  readonly bots: number
  /** By outcome, how many bots came to it. */
  readonly outcomes: Readonly<Partial<Record<ParticipantOutcome, number>>>
  /** By condition, how many bots completed the study in it. */
  readonly conditions: Readonly<Record<string, number>>
}

export async function checkStudy(
  { study, lineOf }: StudyFile,
  { bots = 50, walks = 4, deadline = 20_000, available = {} }: CheckOptions = {},
): Promise<Checked> {
  const prepared = await prepareStudy(study, available)
  const deadEnds = prepared.problems.map(({ keys, what }) => ({ where: lineOf(keys), what }))
  const lineOfStep = (step: Pick<Step, 'name'>): string =>
    lineOf(['steps', study.steps.findIndex(({ name }) => name === step.name)])
  for (const played of prepared.games) {
    const what = await tryGame(prepared, played, deadline, available)
    if (what) deadEnds.push({ where: lineOfStep(played.step), what })
  }
  const outcomes: Partial<Record<ParticipantOutcome, number>> = {}
  const conditions: Record<string, number> = Object.fromEntries(study.conditions.map(({ name }) => [name, 0]))
  // Where a game cannot be seated nobody can be walked to it.
  const isWalkable = study.steps.every(
    (step) =>
      step.kind !== 'game' ||
      (step.tutorial ? [ALIKE] : study.conditions.map(({ name }) => name)).every(
        (name) => prepared.seatings[step.name]?.[name],
      ),
  )
  if (isWalkable) {
    const stuck = new Map<string, number>()
    const reached = new Set<string>()
    for (let seed = 1; seed <= walks; seed++) {
      const walk = new Walker(openingOf(prepared, seed, 0), { bots, seed }).walk()
      for (const event of walk.events) if ('step' in event && !('skipped' in event)) reached.add(event.step)
      for (const { paid, condition } of Object.values(walk.state.participants)) {
        if (!paid) continue
        outcomes[paid.outcome] = (outcomes[paid.outcome] ?? 0) + 1
        if (paid.outcome === 'completed' && condition !== undefined) conditions[condition]!++
      }
      for (const { step } of walk.stuck) {
        const { name } = study.steps[step]!
        stuck.set(name, (stuck.get(name) ?? 0) + 1)
      }
    }
    for (const [name, count] of stuck)
      deadEnds.push({
        where: lineOfStep({ name }),
        what: `step ${name}: ${count} of ${bots * walks} bots never came away from it`,
      })
    for (const step of study.steps)
      if (!reached.has(step.name))
        deadEnds.push({ where: lineOfStep(step), what: `step ${step.name}: no bot ever came to it` })
    for (const { name, weight } of study.conditions)
      if (weight > 0 && study.steps.some(({ kind }) => kind === 'game') && conditions[name] === 0 && stuck.size === 0)
        deadEnds.push({ where: lineOf(['conditions']), what: `no bot ever completed the study in condition ${name}` })
    if (study.platform !== 'none')
      for (const outcome of Object.keys(outcomes) as ParticipantOutcome[])
        if (study.codes[outcome] === undefined && !deadEnds.some(({ what }) => what.includes(OUTCOMES[outcome][0])))
          deadEnds.push({
            where: lineOf(['codes']),
            what: `whoever ${OUTCOMES[outcome][0]} is told no code: add \`${outcome}: <code>\` (null: none is given)`,
          })
  }
  return { deadEnds, remarks: remarksOn(study), bots: bots * walks, outcomes, conditions }
}

function remarksOn({ steps }: StudyFile['study']): string[] {
  const remarks: string[] = []
  if (!steps.some(({ kind }) => kind === 'consent'))
    remarks.push('nobody is asked for consent: a step of kind consent does that, before anything is kept')
  else if (steps[0]!.kind !== 'consent')
    remarks.push(`step ${steps[0]!.name} comes before consent: what is answered there is kept without it`)
  return remarks
}

/** Plays a game with agents in all seats. What was wrong with it, if anything. */
async function tryGame(
  { seatings }: PreparedStudy,
  { step, condition, game, config }: PlayedGame,
  deadline: number,
  available: Available,
): Promise<string | undefined> {
  const valid = validate(game.config, config, `config of ${game.name}`)
  const names = await seatableNames(game)
  const seats: Record<string, Exclude<Holder, { remote: string }>> = {}
  for (const [seat, who] of Object.entries(seatings[step.name]![condition?.name ?? ALIKE]!)) {
    const holder = await firstSeated(who === 'human' ? names : [who], (name) =>
      seatAgent(game, valid, seat, name, available),
    )
    if (!holder || isRemote(holder)) return `step ${step.name}: no agent can try out seat ${seat}`
    seats[seat] = holder
  }
  const stop = AbortSignal.timeout(deadline)
  const { status, reason } = await play({ game, config: valid, seed: 1, seats, stop })
  const where = condition && !step.tutorial ? `step ${step.name} in condition ${condition.name}` : `step ${step.name}`
  if (stop.aborted) return `${where}: agents did not end the game in ${deadline / 1000} s`
  return status === 'failed' ? `${where}: the game broke off: ${reason}` : undefined
}

async function firstSeated(
  names: readonly string[],
  seat: (name: string) => Promise<Holder>,
): Promise<Holder | undefined> {
  for (const name of names) {
    try {
      return await seat(name)
    } catch (error) {
      if (!InvalidInput.isInstance(error)) throw error
    }
  }
  return undefined
}
