/** How likely each player is evil for the one who looks: from its role, what this was shown, and the quests, exactly. */
import type { Observation } from 'roundtable/games/avalon'
import { believe, evilChances, viewOf } from 'roundtable/solvers'
import { questFacts } from './moment.ts'

/** By player, from the first. */
export function suspect({ rules, player, role, seen, proposals }: Observation): readonly number[] {
  return evilChances(believe(viewOf(rules.deck, { player, role, seen }), questFacts(rules, proposals)))
}
