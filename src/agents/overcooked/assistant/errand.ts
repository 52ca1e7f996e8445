/** What a cook should do with what it holds. */
import { engine, llmCo } from '../../../games/overcooked/index.ts'
import { FAR, type Transport } from '../planner/transport.ts'
import { findNeeds, isDishAwaited, LONG } from './needs.ts'
import type { Situation, Target } from './situation.ts'

const { ADDED, DISH, NOTHING, ONION, SOUP } = engine

export interface Errand {
  readonly kind: 'place' | 'load' | 'meet' | 'wait'
  readonly target?: Target
}

/** What handing something over a counter costs beyond the steps, where there is another way. */
const HANDOVER = 6
/** What a cook who is busy needs to be back with a dish, about. */
const ROUND = 8

export function findErrand(situation: Situation, player: number): Errand {
  const own = findOwn(situation, player)
  return mustYield(situation, player, own) ? putDown(situation, player) : own
}

/**
 * Two with full hands before a gate wait for each other for ever, since only free hands open it: who carries what is sooner had
 * again puts it down. So does who is shut in where it stands in the other's way.
 */
function mustYield(situation: Situation, player: number, own: Errand): boolean {
  const partner = 1 - player
  if (!isWaiting(own) || situation.held(partner) === NOTHING || situation.tables.objects.g.length === 0) return false
  const theirs = findOwn(situation, partner)
  if (own.kind !== 'meet' && theirs.kind !== 'meet') return false
  const free = (cook: number) => putDown(situation, cook).kind === 'place'
  if (!free(player)) return false
  if (!isWaiting(theirs)) return situation.blocksEverywhere(player, theirs.target!)
  const worth = (cook: number) => Math.min(situation.held(cook), SOUP + 1)
  const [mine, other] = [worth(player), worth(partner)]
  return !free(partner) || mine < other || (mine === other && player === 1)
}

const isWaiting = ({ kind }: Errand): boolean => kind === 'meet' || kind === 'wait'

/** What it would do if it never had to yield. */
function findOwn(situation: Situation, player: number): Errand {
  const held = situation.held(player)
  const { objects, toServing } = situation.tables
  if (held > SOUP) return carry(situation, player, objects.d, toServing, 'place')
  return held === DISH ? errandWithDish(situation, player) : errandWithIngredient(situation, player, held)
}

/** To the pot that it can serve soonest, unless the partner's dish is nearer. */
function errandWithDish(situation: Situation, player: number): Errand {
  const full = situation.pots
    .filter(({ cooking, ready }) => cooking || ready)
    .map((pot) => ({ ...pot, steps: Math.max(situation.carry(player, pot.index), pot.left) }))
    .filter(({ steps }) => steps < FAR)
    .sort((a, b) => a.steps - b.steps)
  const partnerHasDish = situation.held(1 - player) === DISH
  const first = full[0]
  const mine = first && partnerHasDish && !situation.isFirst(player, first.index) ? full[1] : first
  if (mine) return carry(situation, player, [mine.pot], situation.tables.toPot[mine.index]!, 'load')
  const filling = situation.pots.some(({ size }) => size > 0)
  // What more than the partner's next trip is still to come is fetched sooner with free hands.
  const missing = findNeeds(situation).ingredients.reduce((sum, { count }) => sum + count, 0)
  const canHelp = missing > (situation.held(1 - player) === NOTHING ? 1 : 0)
  return filling && !partnerHasDish && !canHelp ? { kind: 'wait' } : putDown(situation, player)
}

/** To the nearest pot that takes it, fuller ones first, unless the partner has the last place. */
function errandWithIngredient(situation: Situation, player: number, held: number): Errand {
  const { kitchen, toPot } = situation.tables
  const open = situation.pots
    .filter(
      ({ pot, contents }) => llmCo.takes(kitchen, situation.cells, pot.word, held) && !spoils(kitchen, contents, held),
    )
    .map((pot) => ({ ...pot, steps: situation.carry(player, pot.index) - 3 * pot.size }))
    .sort((a, b) => a.steps - b.steps)
  const first = open[0]
  const lastPlace = open.length === 1 && first!.size === 2
  const taken = lastPlace && situation.held(1 - player) === held && !situation.isFirst(player, first!.index)
  if (first && !taken) return carry(situation, player, [first.pot], toPot[first.index]!, 'place')
  const isForLater = situation.pots.some(({ cooking, ready }) => cooking || ready) || taken
  const soon = Math.min(...situation.pots.map(({ left }) => left)) <= LONG
  return isForLater && soon && !shouldFreeHands(situation, player) ? { kind: 'wait' } : putDown(situation, player)
}

/** Whether one more of an ingredient makes a soup that earns less. */
function spoils({ best }: engine.Kitchen, contents: number, item: number): boolean {
  return best[ADDED[2 * contents + item - ONION]!]! < best[contents]!
}

/** Everything cooks: whether this cook would have a dish at a pot well before its partner could. */
function shouldFreeHands(situation: Situation, player: number): boolean {
  const partner = 1 - player
  const held = situation.held(partner)
  const { objects, toServing } = situation.tables
  const busy =
    held > SOUP
      ? toServing.held[situation.pose(partner)]!
      : Math.min(...situation.pots.map(({ index }) => situation.carry(partner, index)))
  for (const index of findNeeds(situation).dishes) {
    const { pot, left } = situation.pots[index]!
    const isOurs = situation.canBring(player, index) && !situation.canBring(partner, index)
    if (held === NOTHING && !isOurs) continue
    const serve = situation.serveFrom(partner, pot)
    const theirs = isOurs ? FAR : busy + (held === DISH ? 6 + serve : 2) + ROUND + serve
    const places = isOurs ? [...objects.p, ...situation.lying((item) => item === DISH)] : objects.p
    const mine = 4 + situation.nearestSource(player, places, index)[1]
    if (left <= mine && mine + situation.serveFrom(player, pot) < theirs) return true
  }
  return false
}

/** To the goal on foot, or over a counter where that is the only or a much shorter way; to the gate where one is shut. */
function carry(
  situation: Situation,
  player: number,
  goals: readonly Target[],
  onward: Transport,
  kind: 'place' | 'load',
): Errand {
  const gate = situation.shutGate(player, goals)
  if (gate) return { kind: 'meet', target: gate }
  const onFoot = situation.nearest(player, goals)
  const handOver = situation.nearest(player, listFree(situation, player), ({ word }) => onward.lying[word]! + HANDOVER)
  const partnerIsFree = situation.held(1 - player) === NOTHING
  if (onFoot && !(handOver && partnerIsFree && handOver.steps < onFoot.steps)) return { kind, target: onFoot.target }
  return handOver ? { kind: 'place', target: handOver.target } : { kind: 'wait' }
}

/** The counters on which a cook may put what it holds: not where a soup has to pass, nor where a dish is waited for. */
function listFree(situation: Situation, player: number): Target[] {
  const free = situation.lying((item) => item === NOTHING)
  const held = situation.held(player)
  const hasToPass =
    situation.hasSoupToPass() || (held !== DISH && situation.freePassages().length < 2 && isDishAwaited(situation))
  if (held > SOUP || !hasToPass) return free
  const passages = situation.passages()
  return free.filter((at) => !passages.includes(at))
}

function putDown(situation: Situation, player: number): Errand {
  const free = situation.nearest(player, listFree(situation, player))
  return free ? { kind: 'place', target: free.target } : { kind: 'wait' }
}
