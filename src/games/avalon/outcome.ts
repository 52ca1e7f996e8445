/** Who won, and the measures of the paper (section 4.2) and beyond for one game. */
import type { Metric, Outcome } from '../../core/game.ts'
import {
  believe,
  maskOf,
  reviewTeam,
  seenBy,
  sideOf,
  viewOf,
  type QuestFact,
  type Side,
} from '../../solvers/role-worlds/index.ts'
import type { Rules } from './config.ts'
import { countQuests, type Proposal, type State } from './state.ts'
import { seatOf } from './tables.ts'

export const metrics: Readonly<Record<string, Metric>> = {
  gameWin: {
    kind: 'share',
    label: 'game won',
    better: 'more',
    headline: true,
    about: 'the just side won: three quests succeeded (and, where the assassination decides, Merlin lives)',
  },
  questWin: {
    kind: 'mean',
    label: 'quests won',
    unit: '0 to 1',
    better: 'more',
    headline: true,
    about: 'share of the quests played that succeeded',
  },
  teamAccuracy: {
    kind: 'mean',
    label: 'teams chosen well',
    unit: '0 to 1',
    better: 'more',
    headline: true,
    about: 'share of the executed quests led by the just side that succeeded',
  },
  teamAccuracyProposed: {
    kind: 'mean',
    unit: '0 to 1',
    better: 'more',
    about: 'share of the teams proposed by the just side that would succeed',
  },
  cleanTeams: {
    kind: 'mean',
    unit: '0 to 1',
    better: 'more',
    about: 'share of the teams proposed by the just side without an evil member',
  },
  gameWinAfterAssassination: {
    kind: 'share',
    label: 'won, Merlin unfound',
    better: 'more',
    headline: true,
    about: 'three quests succeeded and the Assassin did not find Merlin',
  },
  provableBlunders: {
    kind: 'mean',
    unit: 'teams',
    better: 'less',
    headline: true,
    about:
      'teams of the just side whose leader could have known better: a member certainly evil, or over 0.05 given away',
  },
  optimalityGap: {
    kind: 'mean',
    unit: '0 to 1',
    better: 'less',
    about: "what the just side's teams gave away on average: best chance of success less theirs",
  },
  quests: { kind: 'mean', unit: 'quests', label: 'quests played', about: 'quests played' },
  questsWon: {
    kind: 'mean',
    unit: 'quests',
    label: 'quests won, number',
    better: 'more',
    about: 'quests that succeeded',
  },
  justQuests: {
    kind: 'mean',
    unit: 'quests',
    label: 'quests led by the just',
    about: 'executed quests led by the just side',
  },
  justQuestsWon: {
    kind: 'mean',
    unit: 'quests',
    label: 'won quests led by the just',
    better: 'more',
    about: 'executed quests led by the just side that succeeded',
  },
  justTeams: { kind: 'mean', unit: 'teams', label: 'teams of the just', about: 'teams proposed by the just side' },
  justTeamsSound: {
    kind: 'mean',
    unit: 'teams',
    label: 'sound teams of the just',
    better: 'more',
    about: 'teams proposed by the just side that would succeed',
  },
  rejections: { kind: 'mean', unit: 'teams', label: 'teams voted down', about: 'teams voted down' },
  forcedTeams: { kind: 'mean', unit: 'teams', about: 'teams that went on a quest without approval' },
  ...Object.fromEntries(
    [1, 2, 3, 4, 5].map((round): [string, Metric] => [
      `quest${round}Win`,
      { kind: 'share', label: `quest ${round} won`, better: 'more', about: `quest ${round} succeeded` },
    ]),
  ),
}

/** The side that has won; undefined while the game goes on. */
export function winner(state: State): Side | undefined {
  if (state.phase !== 'over') return undefined
  const won = countQuests(state.proposals, true) >= 3
  return won && !(state.rules.assassination === 'decides' && merlinFound(state)) ? 'just' : 'evil'
}

export function outcome(state: State): Outcome | undefined {
  const side = winner(state)
  if (!side) return undefined
  const scores = state.roles.map((role, index) => [seatOf(index + 1), Number(sideOf(role) === side)] as const)
  return {
    scores: Object.fromEntries(scores),
    metrics: { ...measure(state), gameWin: side === 'just' },
    reason: `${explain(state)}; the ${side} side wins`,
  }
}

/** A game that stopped half-way: nobody scores, and its measures are of what was played. */
export function cutOff(state: State): Outcome {
  return {
    scores: Object.fromEntries(state.roles.map((_, index) => [seatOf(index + 1), 0])),
    metrics: { ...measure(state), gameWin: false },
    reason: 'stopped before the end',
  }
}

const merlinFound = (state: State): boolean => state.roles[(state.assassinated ?? 0) - 1] === 'merlin'

function explain(state: State): string {
  const score = `${countQuests(state.proposals, true)} quests succeeded, ${countQuests(state.proposals, false)} failed`
  if (state.ending === 'five rejections') return `five teams in a row were rejected (${score})`
  if (state.ending !== 'assassination') return score
  return `${score}, the Assassin named player ${state.assassinated}, ${merlinFound(state) ? 'who was' : 'who was not'} Merlin`
}

function measure(state: State): Record<string, number | boolean | null> {
  const { rules, roles, proposals } = state
  const evil = (team: readonly number[]) => team.filter((player) => sideOf(roles[player - 1]!) === 'evil').length
  const led = proposals.filter(
    ({ leader, team }) => team && leader > 0 && sideOf(roles[leader - 1]!) === 'just',
  ) as (Proposal & { team: readonly number[] })[]
  const sound = led.filter(({ team, round }) => evil(team) < rules.failThresholds[round - 1]!)
  const executed = led.filter(({ quest }) => quest && quest.success !== null)
  const won = executed.filter(({ quest }) => quest!.success)
  const reviews = reviewLeaders(state, led)
  const questsWon = countQuests(proposals, true)
  const quests = questsWon + countQuests(proposals, false)
  const proposed = share(sound.length, led.length)
  const byRound = [1, 2, 3, 4, 5].map((round) => [
    `quest${round}Win`,
    proposals.find((proposal) => proposal.round === round && proposal.quest)?.quest?.success ?? null,
  ])
  return {
    gameWin: null,
    questWin: share(questsWon, quests),
    teamAccuracy: rules.teamAccUnit === 'proposed' ? proposed : share(won.length, executed.length),
    teamAccuracyProposed: proposed,
    cleanTeams: share(led.filter(({ team }) => evil(team) === 0).length, led.length),
    gameWinAfterAssassination: state.rules.assassination === 'off' ? null : questsWon >= 3 && !merlinFound(state),
    provableBlunders: reviews.filter(({ blunder }) => blunder).length,
    optimalityGap: share(
      reviews.reduce((sum, { best, chance }) => sum + best - chance, 0),
      reviews.length,
    ),
    quests,
    questsWon,
    justQuests: executed.length,
    justQuestsWon: won.length,
    justTeams: led.length,
    justTeamsSound: sound.length,
    rejections: proposals.filter(({ approved }) => approved === false).length,
    forcedTeams: proposals.filter(({ forced }) => forced).length,
    ...Object.fromEntries(byRound),
  }
}

const share = (part: number, whole: number): number | null => (whole ? part / whole : null)

/** Each team beside the best that its leader could have chosen from what the leader knew for certain then. */
function reviewLeaders({ rules, roles, proposals }: State, led: readonly (Proposal & { team: readonly number[] })[]) {
  return led.map((proposal) => {
    const { leader, round, team } = proposal
    const view = viewOf(rules.deck, { player: leader, role: roles[leader - 1]!, seen: seenBy(roles, leader) })
    const before = proposals.slice(0, proposals.indexOf(proposal))
    const belief = believe(view, knownQuests(rules, before))
    return reviewTeam(belief, maskOf(team), rules.teamSizes[round - 1]!, rules.failThresholds[round - 1]!)
  })
}

/** The quests as everybody knows them. */
function knownQuests(rules: Rules, proposals: readonly Proposal[]): QuestFact[] {
  return proposals.flatMap(({ team, quest, round }) =>
    team && quest && quest.success !== null
      ? {
          team,
          needed: rules.failThresholds[round - 1]!,
          success: quest.success,
          fails: rules.questVisibility === 'count' ? quest.fails! : undefined,
          forced: rules.questPlay === 'forced',
        }
      : [],
  )
}
