/** How a game goes: whose turn it is, what each action does (paper, section 2.2). */
import { IllegalAction } from '../../core/errors.ts'
import { type Seat } from '../../core/game.ts'
import { Random } from '../../core/random.ts'
import { sideOf } from '../../solvers/role-worlds/index.ts'
import type { Config } from './config.ts'
import { deal } from './instances.ts'
import { countQuests, present, type Action, type Message, type Proposal, type State } from './state.ts'
import { playerOf, seatOf } from './tables.ts'
import { longestMessage } from './action.ts'

export function start(config: Config, seed: number): State {
  const { roles: _, leader: __, ...rules } = config
  const { roles, leader, rng } = deal(config, seed)
  const blank: State = {
    rules,
    roles,
    phase: 'team',
    proposals: [],
    speakers: [],
    assassinated: null,
    ending: null,
    rng,
  }
  return propose(blank, 1, 1, leader)
}

export function turn(state: State): readonly Seat[] {
  return toAct(state).map(seatOf)
}

/** The players who may act now. */
export function toAct(state: State): readonly number[] {
  const proposal = present(state)
  switch (state.phase) {
    case 'debate':
    case 'discussion':
      return state.speakers.slice(0, 1)
    case 'team':
      return [proposal.leader]
    case 'vote':
      return voters(state, proposal)
    case 'quest':
      return proposal.team!.filter((player) => proposal.quest!.cards[player - 1] === null)
    case 'assassination':
      return [state.roles.indexOf('assassin') + 1]
    case 'over':
      return []
  }
}

export function act(state: State, seat: Seat, action: Action): State {
  const player = playerOf(seat)
  const wanted = expected(state)
  if (!toAct(state).includes(player)) throw new IllegalAction(`It is not the turn of ${seat}; ${waiting(state)}.`)
  if (action.type !== wanted)
    throw new IllegalAction(`This is no time for "${action.type}": the action is "${wanted}".`)
  switch (action.type) {
    case 'team':
      return chooseTeam(state, action.members)
    case 'message':
      return speak(state, player, action.text)
    case 'vote':
      return vote(state, player, action.approve)
    case 'quest':
      return playCard(state, player, action.success)
    case 'assassinate':
      return assassinate(state, player, action.player)
  }
}

/** The type of action that the present phase takes. */
export function expected(state: Pick<State, 'phase'>): Action['type'] | undefined {
  switch (state.phase) {
    case 'debate':
    case 'discussion':
      return 'message'
    case 'assassination':
      return 'assassinate'
    case 'over':
      return undefined
    default:
      return state.phase
  }
}

const waiting = (state: State): string =>
  state.phase === 'over' ? 'the game is over' : `${turn(state).join(', ')} can act`

/** Opens an attempt with a new leader. */
function propose(state: State, round: number, attempt: number, leader: number): State {
  const nobody = Array<null>(state.rules.players).fill(null)
  const proposal: Proposal = {
    round,
    attempt,
    leader,
    messages: [],
    team: null,
    votes: nobody,
    approved: null,
    forced: false,
    quest: null,
  }
  const opened: State = { ...state, phase: 'team', proposals: [...state.proposals, proposal] }
  return state.rules.discussionWhen === 'after' ? opened : discuss(opened, 'debate', opened)
}

/** Lets everybody speak, or goes on to `silent` where there is no communication. */
function discuss(state: State, phase: 'debate' | 'discussion', silent: State): State {
  const { discussionRounds, players, speakOrder } = state.rules
  if (discussionRounds === 0) return silent
  const random = new Random(state.rng)
  const first = speakOrder === 'fromLeader' ? present(state).leader : 1
  const seated = Array.from({ length: players }, (_, index) => ((first - 1 + index) % players) + 1)
  const speakers: number[] = []
  for (let round = 0; round < discussionRounds; round++)
    speakers.push(...(speakOrder === 'random' ? random.shuffle(seated) : seated))
  return { ...state, phase, speakers, rng: speakOrder === 'random' ? random.state() : state.rng }
}

function chooseTeam(state: State, members: readonly number[]): State {
  const { players, onFifthReject } = state.rules
  const { round, attempt } = present(state)
  const size = state.rules.teamSizes[round - 1]!
  const strangers = members.filter((member) => !Number.isInteger(member) || member < 1 || member > players)
  if (strangers.length)
    throw new IllegalAction(`There is no player ${strangers.join(', ')}: players are 1 to ${players}.`)
  if (new Set(members).size !== members.length) throw new IllegalAction('The team names a player twice.')
  if (members.length !== size)
    throw new IllegalAction(`The team has ${members.length} members, but quest ${round} takes exactly ${size}.`)
  const team = [...members].sort((a, b) => a - b)
  if (onFifthReject === 'sixthForced' && attempt === 6) return embark(amend(state, { team, forced: true }))
  const chosen: State = amend({ ...state, phase: 'vote' }, { team })
  return state.rules.discussionWhen === 'before' ? chosen : discuss(chosen, 'discussion', chosen)
}

function speak(state: State, player: number, given: string): State {
  const text = given.trim()
  if (!text) throw new IllegalAction('A message needs words.')
  if (text.length > longestMessage)
    throw new IllegalAction(`The message has ${text.length} characters; at most ${longestMessage} are allowed.`)
  const early = state.phase === 'debate'
  const message: Message = early ? { player, text, early } : { player, text }
  const messages = [...present(state).messages, message]
  const speakers = state.speakers.slice(1)
  const next = speakers.length ? state.phase : early ? 'team' : 'vote'
  return amend({ ...state, speakers, phase: next }, { messages })
}

/** Who is still to vote on a team. */
function voters({ rules }: State, { leader, votes }: Proposal): number[] {
  const abstains = rules.leaderVotes ? 0 : leader
  const open: number[] = []
  for (let player = 1; player <= rules.players; player++)
    if (player !== abstains && votes[player - 1] === null) open.push(player)
  return open
}

function vote(state: State, player: number, approve: boolean): State {
  const votes = present(state).votes.with(player - 1, approve)
  const voted = amend(state, { votes })
  if (voters(voted, present(voted)).length > 0) return voted
  const approvals = votes.filter((ballot) => ballot === true).length
  const rejections = votes.filter((ballot) => ballot === false).length
  return settle(amend(state, { votes, approved: approvals > rejections }))
}

/** What follows when the votes are in. */
function settle(state: State): State {
  const { round, attempt, leader, approved } = present(state)
  const next = (leader % state.rules.players) + 1
  if (approved) return embark(state)
  if (attempt < 5) return propose(state, round, attempt + 1, next)
  switch (state.rules.onFifthReject) {
    case 'force':
      return embark(amend(state, { forced: true }))
    case 'evilWins':
      return { ...state, phase: 'over', ending: 'five rejections' }
    case 'sixthForced':
      return propose(state, round, 6, next)
    case 'randomTeam': {
      const random = new Random(state.rng)
      const everybody = state.roles.map((_, index) => index + 1)
      const team = random.shuffle(everybody).slice(0, state.rules.teamSizes[round - 1])
      const drawn = propose({ ...state, rng: random.state() }, round, 6, 0)
      return embark(amend({ ...drawn, speakers: [] }, { team: team.sort((a, b) => a - b), forced: true }))
    }
  }
}

/** Sends the present team on its quest. */
function embark(state: State): State {
  const { team } = present(state)
  const forced = state.rules.questPlay === 'forced'
  const cards = state.roles.map((role, index) => (forced && team!.includes(index + 1) ? sideOf(role) === 'just' : null))
  const begun = amend({ ...state, phase: 'quest' }, { quest: { cards, fails: null, success: null } })
  return forced ? finishQuest(begun) : begun
}

function playCard(state: State, player: number, success: boolean): State {
  if (!success && sideOf(state.roles[player - 1]!) === 'just')
    throw new IllegalAction('The just side cannot sabotage a quest: play success.')
  const { team, quest } = present(state)
  const cards = quest!.cards.with(player - 1, success)
  const played = amend(state, { quest: { ...quest!, cards } })
  return team!.some((member) => cards[member - 1] === null) ? played : finishQuest(played)
}

function finishQuest(state: State): State {
  const { round, leader, quest } = present(state)
  const fails = quest!.cards.filter((card) => card === false).length
  const success = fails < state.rules.failThresholds[round - 1]!
  const done = amend(state, { quest: { ...quest!, fails, success } })
  const successes = countQuests(done.proposals, true)
  const failures = countQuests(done.proposals, false)
  if (state.rules.stopAtThree && successes === 3) return finish(done, 'three successes')
  if (state.rules.stopAtThree && failures === 3) return finish(done, 'three failures')
  if (round === 5) return finish(done, 'five quests')
  return propose(done, round + 1, 1, nextLeader(done, leader))
}

function nextLeader(state: State, last: number): number {
  const { players, leaderRotation } = state.rules
  const attempts = state.proposals.filter(({ round }) => round === present(state).round)
  // A team drawn by lot has no leader: the seat moves on from the last who had it.
  const from = leaderRotation === 'perRound' ? attempts[0]!.leader : last || attempts.at(-2)!.leader
  return (from % players) + 1
}

/** Ends the quests: the Assassin has a last word if the just side has won three. */
function finish(state: State, ending: State['ending']): State {
  const { deck, assassination } = state.rules
  const hunt = assassination !== 'off' && deck.includes('merlin') && deck.includes('assassin')
  if (hunt && countQuests(state.proposals, true) >= 3) return { ...state, phase: 'assassination' }
  return { ...state, phase: 'over', ending }
}

function assassinate(state: State, assassin: number, player: number): State {
  if (!Number.isInteger(player) || player < 1 || player > state.rules.players)
    throw new IllegalAction(`There is no player ${player}: players are 1 to ${state.rules.players}.`)
  if (player === assassin) throw new IllegalAction('The Assassin cannot name himself.')
  return { ...state, phase: 'over', assassinated: player, ending: 'assassination' }
}

/** The state with the present proposal changed. */
const amend = (state: State, change: Partial<Proposal>): State => ({
  ...state,
  proposals: state.proposals.with(-1, { ...present(state), ...change }),
})
