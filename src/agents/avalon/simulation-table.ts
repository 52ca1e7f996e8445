/** The reference simulation: settings without a language model whose figures are known, so that ours can be checked. */
import type { Outcome } from '../../core/game.ts'
import { readEvilPolicy } from './policies.ts'
import type { Setting } from './simulation.ts'
import { measured } from './votes.ts'

/** The figures of 5,000 games: share of games won, of quests won, accuracy of the teams proposed and of those executed. */
export interface SimulationRow extends Setting {
  readonly name: string
  readonly about: string
  readonly expected: readonly [gameWin: number, questWin: number, proposed: number, executed: number]
  /** Whether these figures are a floor: the setting is described too loosely to be rebuilt, and ours does better. */
  readonly atLeast?: true
}

const silent = { discussionRounds: 0, assassination: 'off' }
const counted = { ...silent, questVisibility: 'count' }

export const simulationTable: readonly SimulationRow[] = [
  {
    name: 'A1',
    about: 'just leaders choose at random with themselves, all approve, evil leaders choose at random',
    config: silent,
    options: { lead: 'self', vote: 'approve', evil: 'random+approve' },
    expected: [0.184, 0.324, 0.377, 0.377],
  },
  {
    name: 'B1',
    about: 'exact leaders, all approve, evil leaders choose at random',
    config: silent,
    options: { ties: 'random', vote: 'approve', evil: 'random+approve' },
    expected: [0.614, 0.559, 0.79, 0.79],
  },
  {
    name: 'B2',
    about: 'exact leaders, all approve, evil leaders choose at random with themselves',
    config: silent,
    options: { ties: 'random', vote: 'approve', evil: 'self+approve' },
    expected: [0.464, 0.476, 0.774, 0.774],
  },
  {
    name: 'C2',
    about: 'exact leaders and voters (caution 0.6), evil leaders and voters at random',
    config: silent,
    options: { ties: 'random', caution: 0.6, evil: 'random' },
    expected: [0.987, 0.923, 0.846, 0.946],
  },
  {
    name: 'D2',
    about: 'exact leaders and voters (caution 0.2) with fail counts, evil leaders take themselves and vote as a block',
    config: counted,
    options: { ties: 'random', caution: 0.2, evil: 'block' },
    expected: [0.79, 0.67, 0.846, 0.846],
  },
  {
    name: 'F2',
    about: 'as D2 without fail counts, ballots open and used as evidence',
    config: { ...silent, voteVisibility: 'individual' },
    options: { ties: 'random', caution: 0.2, evil: 'block' },
    expected: [0.967, 0.803, 0.905, 0.902],
  },
  {
    name: 'F2 counted',
    about: 'as D2, ballots open and used as evidence',
    config: { ...counted, voteVisibility: 'individual' },
    options: { ties: 'random', caution: 0.2, evil: 'block' },
    expected: [0.989, 0.821, 0.92, 0.919],
  },
  {
    name: 'H0',
    about: 'voters as measured, just leaders at random with themselves, evil leaders take themselves',
    config: silent,
    options: { lead: 'self', vote: 'approve', evil: 'self' },
    voters: measured,
    expected: [0.112, 0.277, 0.373, 0.381],
  },
  {
    name: 'H3',
    about: 'voters as measured, exact leaders with fail counts, evil leaders take themselves',
    config: counted,
    options: { ties: 'random', evil: 'self' },
    voters: measured,
    expected: [0.642, 0.563, 0.82, 0.826],
  },
  {
    name: 'H4',
    about: 'leaders with votes: as H3, ballots open and used as evidence',
    config: { ...counted, voteVisibility: 'individual' },
    options: { evil: 'self', votes: 'measured' },
    voters: measured,
    expected: [0.722, 0.599, 0.878, 0.882],
  },
  {
    name: 'I2',
    about: 'vote advice: exact leaders and just voters (caution 0.5) with fail counts, evil voters as measured',
    config: counted,
    options: { ties: 'random', caution: 0.5, evil: 'self' },
    voters: measured,
    measured: 'evil',
    expected: [0.869, 0.751, 0.838, 0.864],
    atLeast: true,
  },
  {
    name: 'I2 open',
    about: 'as I2, ballots open and used as evidence',
    config: { ...counted, voteVisibility: 'individual' },
    options: { ties: 'random', caution: 0.5, evil: 'self', votes: 'measured' },
    voters: measured,
    measured: 'evil',
    expected: [0.88, 0.76, 0.85, 0.85],
    atLeast: true,
  },
  {
    name: 'D4',
    about: 'exact leaders and voters (caution 0.2) with fail counts, deceptive evil leaders that vote as a block',
    config: counted,
    options: { ties: 'random', caution: 0.2, evil: 'deceptive' },
    expected: [0.619, 0.549, 0.839, 0.839],
  },
  {
    name: 'F3 counted',
    about: 'as D4, ballots open and used as evidence',
    config: { ...counted, voteVisibility: 'individual' },
    options: { ties: 'random', caution: 0.2, evil: 'deceptive' },
    expected: [0.915, 0.784, 0.92, 0.919],
    atLeast: true,
  },
]

/** Whom a row plays against: how the evil side leads and votes. */
export const opponentOf = ({ options, voters }: SimulationRow): string => {
  const { evil } = options as { evil: string }
  const { lead, vote } = readEvilPolicy(evil)!
  return `leads ${lead}, votes ${voters ? 'as measured' : vote}`
}

/** The four measures of the table over all games together: each a share of so many trials. */
export function pool(games: readonly Outcome['metrics'][]): { readonly share: number; readonly trials: number }[] {
  const sum = (name: string) => games.reduce((total, metrics) => total + Number(metrics[name]), 0)
  const share = (part: string, trials: number) => ({ share: sum(part) / trials, trials })
  return [
    share('gameWin', games.length),
    share('questsWon', sum('quests')),
    share('justTeamsSound', sum('justTeams')),
    share('justQuestsWon', sum('justQuests')),
  ]
}
