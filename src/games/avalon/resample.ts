/** Another game that looks the same to one player: everything hidden from it is drawn anew. */
import type { Seat } from '../../core/game.ts'
import { Random } from '../../core/random.ts'
import { believe, bitOf, playersIn, seenBy, sideOf, viewOf, type Role } from '../../solvers/role-worlds/index.ts'
import { questFacts } from './facts.ts'
import type { Proposal, State } from './state.ts'
import { observe, type Observation } from './view.ts'

export function resample(state: State, seat: Seat, seed: number): State {
  const random = new Random(seed, 'avalon resample')
  const seen = observe(state, seat)
  const roles = seen.end ? state.roles : drawRoles(state, seen, random)
  return {
    ...state,
    roles,
    proposals: state.proposals.map((proposal) => redraw(proposal, seen, roles, random)),
    rng: random.state(),
  }
}

/** A deal that agrees with all that the player was told and saw. */
function drawRoles({ rules, roles, phase }: State, seen: Observation, random: Random): Role[] {
  const { player, role } = seen
  const view = viewOf(rules.deck, { player, role, seen: seen.seen })
  const { evilSets } = believe(view, questFacts(rules, seen.proposals))
  const sets = evilSets.filter((set) => agreesWithCards(set, seen))
  const deck = without(rules.deck, role)
  const evilDeck = deck.filter((other) => sideOf(other) === 'evil')
  const justDeck = deck.filter((other) => sideOf(other) === 'just')
  const everybody = (1 << rules.players) - 1
  const assassin = phase === 'assassination' ? roles.indexOf('assassin') + 1 : 0
  for (;;) {
    const set = random.pick(sets)
    const drawn: Role[] = []
    const deal = (players: number, cards: readonly Role[]) => {
      const shuffled = random.shuffle(cards)
      playersIn(players & ~bitOf(player)).forEach((other, index) => (drawn[other - 1] = shuffled[index]!))
    }
    deal(set, evilDeck)
    deal(everybody & ~set, justDeck)
    drawn[player - 1] = role
    if (assassin && drawn[assassin - 1] !== 'assassin') continue
    if (seenBy(drawn, player).join() === seen.seen.join()) return drawn
  }
}

/** A player knows its own card: if the others must have sabotaged, so many of them are evil. */
function agreesWithCards(set: number, { player, proposals }: Observation): boolean {
  return proposals.every(({ team, quest, card }) => {
    if (!team || !quest || quest.success) return true
    const others = team.filter((member) => member !== player && set & bitOf(member)).length
    const fails = quest.fails ?? quest.needed
    return others + (card === false ? 1 : 0) >= fails
  })
}

function without(deck: readonly Role[], role: Role): Role[] {
  const rest = [...deck]
  rest.splice(rest.indexOf(role), 1)
  return rest
}

function redraw(proposal: Proposal, seen: Observation, roles: readonly Role[], random: Random): Proposal {
  const own = seen.player - 1
  const votes =
    proposal.approved !== null && seen.rules.voteVisibility === 'individual'
      ? proposal.votes
      : redrawVotes(proposal, own, seen.rules.voteVisibility === 'tally', random)
  return { ...proposal, votes, quest: proposal.quest && redrawCards(proposal, seen, roles, random) }
}

/** Other ballots with the same result; with the same count too, once it is told. */
function redrawVotes({ votes, approved }: Proposal, own: number, counted: boolean, random: Random) {
  const cast = votes.flatMap((ballot, index) => (ballot === null || index === own ? [] : [index]))
  const electors = votes.filter((ballot) => ballot !== null).length
  const mine = votes[own] ? 1 : 0
  const possible = [...Array(cast.length + 1).keys()].filter((others) => {
    if (approved === null) return true
    if (counted) return others + mine === votes.filter(Boolean).length
    return (others + mine) * 2 > electors === approved
  })
  const approvers = new Set(random.shuffle(cast).slice(0, random.pick(possible)))
  return votes.map((ballot, index) => (cast.includes(index) ? approvers.has(index) : ballot))
}

/** Other cards with the same result; with the same count too, where it is told. */
function redrawCards({ quest, team, round }: Proposal, seen: Observation, roles: readonly Role[], random: Random) {
  const { rules, player } = seen
  const { cards, success, fails } = quest!
  const evil = (member: number) => sideOf(roles[member - 1]!) === 'evil'
  const needed = rules.failThresholds[round - 1]!
  if (rules.questPlay === 'forced') {
    const played = cards.map((_, index) => (team!.includes(index + 1) ? !evil(index + 1) : null))
    return { cards: played, fails: team!.filter(evil).length, success }
  }
  const free = team!.filter((member) => member !== player && cards[member - 1] !== null && evil(member))
  const mine = cards[player - 1] === false ? 1 : 0
  const possible = [...Array(free.length + 1).keys()].filter((others) => {
    if (success === null) return true
    if (rules.questVisibility === 'count') return others + mine === fails
    return others + mine < needed === success
  })
  const sabotage = random.pick(possible)
  const saboteurs = new Set(random.shuffle(free).slice(0, sabotage))
  const played = cards.map((card, index) => (card === null || index + 1 === player ? card : !saboteurs.has(index + 1)))
  return { cards: played, fails: success === null ? null : sabotage + mine, success }
}
