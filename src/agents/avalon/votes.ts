/** What ballots tell: how a player of each kind is expected to vote, by name or in numbers. */
import { z } from 'zod'
import type { VoteModel } from '../../solvers/role-worlds/index.ts'

/**
 * What symbolic players expect of one another's ballots unless they are told otherwise. It is a guess about strangers,
 * kept well away from 0 and 1 so that no single ballot proves anything: the evil side favours teams that fail, Merlin
 * opposes them, and the others mostly approve, somewhat less where they have reason for doubt.
 */
const expected: VoteModel = {
  merlin: { sound: 0.9, doomed: 0.1 },
  just: { sound: 0.75, doomed: 0.35 },
  evil: { sound: 0.08, doomed: 0.92 },
  doomedBy: 'threshold',
}

/**
 * How likely players approved another's team, by whether it held an evil member: measured on the 20 seven-player games
 * of a language model in the public logs of arXiv 2604.20582.
 */
export const measured: VoteModel = {
  merlin: { sound: 0.923, doomed: 0.234 },
  just: { sound: 0.874, doomed: 0.589 },
  evil: { sound: 0.469, doomed: 0.823 },
  doomedBy: 'any',
}

/** The evil side votes by a coin: its ballots tell nothing, those of the others as in `expected`. */
const coin: VoteModel = { ...expected, evil: { sound: 0.5, doomed: 0.5 } }

/** The models that have a name. */
export const voteModels: Readonly<Record<string, VoteModel>> = { expected, measured, coin }

const kinds = ['merlin', 'just', 'evil'] as const
const chance = z.number().min(0.001).max(0.999)
const byProspect = z.strictObject({ sound: chance, doomed: chance })

/** A model by name, as six numbers in one word, or in full. */
export const voteModel = z
  .union([
    z.string().refine((text) => readVoteModel(text) !== undefined, {
      error: `must be ${Object.keys(voteModels).join(', ')}, or the chances with which Merlin, other just players and evil players approve a team that will succeed and one that will fail, as in 0.9/0.1/0.75/0.35/0.08/0.92 (each between 0.001 and 0.999; /any behind them where any evil member counts)`,
    }),
    z.strictObject({ merlin: byProspect, just: byProspect, evil: byProspect, doomedBy: z.enum(['threshold', 'any']) }),
  ])
  .describe(
    `how each kind of player is expected to vote: ${Object.keys(voteModels).join(', ')}, or six chances (see \`roundtable import avalon-votes\`)`,
  )

/** Reads what {@link voteModel} admits; undefined where the text names no model. */
export function readVoteModel(given: string | VoteModel): VoteModel | undefined {
  if (typeof given !== 'string') return given
  if (Object.hasOwn(voteModels, given)) return voteModels[given]
  const doomedBy = given.endsWith('/any') ? 'any' : 'threshold'
  const chances = given
    .replace(/\/any$/, '')
    .split('/')
    .map((text) => (text.trim() === '' ? NaN : Number(text)))
  if (chances.length !== 6 || !chances.every((number) => chance.safeParse(number).success)) return undefined
  const pair = (kind: (typeof kinds)[number]) => {
    const at = 2 * kinds.indexOf(kind)
    return { sound: chances[at]!, doomed: chances[at + 1]! }
  }
  return { merlin: pair('merlin'), just: pair('just'), evil: pair('evil'), doomedBy }
}

/** The six numbers of a model in one word, with `any` behind them where any evil member dooms a team. */
export const writeVoteModel = (model: VoteModel): string =>
  [
    ...kinds.flatMap((kind) => [model[kind].sound, model[kind].doomed].map((share) => share.toFixed(3))),
    ...(model.doomedBy === 'any' ? ['any'] : []),
  ].join('/')

/** A ballot on another's team, with the truth about both. */
export interface Ballot {
  readonly kind: 'merlin' | 'just' | 'evil'
  /** How many evil members the team had, and with how many its quest would fail. */
  readonly evil: number
  readonly needed: number
  readonly approve: boolean
}

/**
 * The model that makes these ballots likeliest (each share with one ballot more of either sort, so that nothing is
 * certain): with teams doomed by any evil member, or by enough of them to fail the quest, whichever tells more.
 */
export function learnVoteModel(ballots: readonly Ballot[]): VoteModel & { readonly logLikelihood: number } {
  const fits = (['threshold', 'any'] as const).map((doomedBy) => {
    const share = (kind: Ballot['kind'], doomed: boolean): number => {
      const cast = ballots.filter((ballot) => ballot.kind === kind && isDoomed(ballot, doomedBy) === doomed)
      return (cast.filter(({ approve }) => approve).length + 1) / (cast.length + 2)
    }
    const of = (kind: Ballot['kind']) => ({ sound: share(kind, false), doomed: share(kind, true) })
    const model: VoteModel = { merlin: of('merlin'), just: of('just'), evil: of('evil'), doomedBy }
    return { ...model, logLikelihood: logLikelihood(model, ballots) }
  })
  return fits.reduce((best, other) => (other.logLikelihood > best.logLikelihood ? other : best))
}

const isDoomed = ({ evil, needed }: Ballot, by: VoteModel['doomedBy']): boolean => evil >= (by === 'any' ? 1 : needed)

/** How likely a model finds these ballots, as the sum of natural logarithms. */
export const logLikelihood = (model: VoteModel, ballots: readonly Ballot[]): number =>
  ballots.reduce((sum, ballot) => {
    const approval = model[ballot.kind][isDoomed(ballot, model.doomedBy) ? 'doomed' : 'sound']
    return sum + Math.log(ballot.approve ? approval : 1 - approval)
  }, 0)
