/** The leader's facts as data for a program, and a helper that lists the worlds they leave. */
import type { Json } from '../../../core/json.ts'
import { errand, type Observation } from '../../../games/avalon/index.ts'
import { sideOf } from '../../../solvers/role-worlds/index.ts'
import type { Language } from '../../modules/interpreter/index.ts'

export function factsOf(observation: Observation): Record<string, Json> {
  const { player, side, sight, seen, rules, proposals } = observation
  const { size, needed } = errand(observation)
  return {
    players: rules.deck.map((_, index) => index + 1),
    team_size: size,
    fails_needed: needed,
    evil_count: rules.deck.filter((role) => sideOf(role) === 'evil').length,
    quests: proposals.flatMap(({ round, team, quest }) =>
      team && quest ? { round, team, success: quest.success, fails_needed: quest.needed, fails: quest.fails } : [],
    ),
    private: {
      player,
      good: side === 'just',
      known_good: side === 'just' ? [player] : [],
      known_evil:
        sight === 'evil' || sight === 'teammates'
          ? [...(side === 'evil' ? [player] : []), ...seen]
          : side === 'evil'
            ? [player]
            : [],
      one_of_pairs: sight === 'merlin-or-morgana' && seen.length === 2 ? [[...seen]] : [],
    },
  }
}

/** The helper's source. It takes every quest for played by the rule that evil members must sabotage. */
export const helperFor = (language: Language): string => (language === 'python' ? python : javascript)

const python = `import itertools
def consistent_worlds():
    worlds = []
    for evil in itertools.combinations(players, evil_count):
        evil = set(evil)
        if evil & set(private["known_good"]) or not set(private["known_evil"]) <= evil:
            continue
        if any(len(evil & set(pair)) != 1 for pair in private["one_of_pairs"]):
            continue
        def fits(quest):
            bad = len(evil & set(quest["team"]))
            if quest["fails"] is not None:
                return bad == quest["fails"]
            return (bad < quest["fails_needed"]) == quest["success"]
        if all(fits(quest) for quest in quests):
            worlds.append(sorted(evil))
    return worlds
`

const javascript = `function consistent_worlds() {
  const choose = (items, many) => many === 0 ? [[]] : items.flatMap((item, i) => choose(items.slice(i + 1), many - 1).map((rest) => [item, ...rest]))
  const both = (a, b) => a.filter((x) => b.includes(x)).length
  return choose(players, evil_count).filter((evil) =>
    both(evil, private_.known_good) === 0 &&
    both(evil, private_.known_evil) === private_.known_evil.length &&
    private_.one_of_pairs.every((pair) => both(evil, pair) === 1) &&
    quests.every((quest) => quest.fails !== null ? both(evil, quest.team) === quest.fails : (both(evil, quest.team) < quest.fails_needed) === quest.success))
}
`.replaceAll('private_', 'globalThis.private')
