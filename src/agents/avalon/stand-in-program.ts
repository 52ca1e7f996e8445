/** The program that the stand-in model writes from the facts of a prompt. */
import type { Facts } from './stand-in-facts.ts'

export const writeProgram = (facts: Facts, language: 'python' | 'javascript'): string =>
  language === 'python' ? writePython(facts) : writeJavaScript(facts)

function writePython({ players, evilCount, player, evil, knownEvil, pair, fellows, size, quests }: Facts): string {
  const lines = quests.map(({ round, team, needed, success, fails }) => {
    const count = `len(evil & {${team.join(', ')}})`
    const test =
      fails !== undefined ? `${count} == ${fails}` : success ? `${count} < ${needed}` : `${count} >= ${needed}`
    return `        and ${test}  # round ${round}`
  })
  return `from itertools import combinations

players = range(1, ${players + 1})
worlds = []
for chosen in combinations(players, ${evilCount}):
    evil = set(chosen)
    if (
        ${evil ? `{${[player, ...fellows].join(', ')}} <= evil` : `${player} not in evil`}
${knownEvil.length ? `        and {${knownEvil.join(', ')}} <= evil\n` : ''}${pair.length ? `        and len(evil & {${pair.join(', ')}}) == 1\n` : ''}${lines.join('\n')}
    ):
        worlds.append(evil)

# How often each player is good in the worlds that are left.
good = {p: sum(p not in evil for evil in worlds) for p in players}
best = sorted(players, key=lambda p: -good[p])[:${size}]
print(sorted(best))
`
}

function writeJavaScript({ players, evilCount, player, evil, knownEvil, pair, fellows, size, quests }: Facts): string {
  const facts = {
    players,
    evilCount,
    good: evil ? [] : [player],
    evil: evil ? [player, ...fellows] : knownEvil,
    pair,
    quests,
  }
  return `const facts = ${JSON.stringify(facts)}
const all = Array.from({ length: facts.players }, (_, index) => index + 1)
const choose = (items, many) =>
  many === 0 ? [[]] : items.flatMap((item, i) => choose(items.slice(i + 1), many - 1).map((rest) => [item, ...rest]))
const both = (a, b) => a.filter((x) => b.includes(x)).length
const worlds = choose(all, facts.evilCount).filter(
  (evil) =>
    both(evil, facts.good) === 0 &&
    both(evil, facts.evil) === facts.evil.length &&
    (facts.pair.length === 0 || both(evil, facts.pair) === 1) &&
    facts.quests.every(({ team, needed, success, fails }) =>
      fails !== undefined ? both(evil, team) === fails : both(evil, team) < needed === success,
    ),
)
const good = (player) => worlds.filter((evil) => !evil.includes(player)).length
console.log(all.sort((a, b) => good(b) - good(a)).slice(0, ${size}).sort((a, b) => a - b))
`
}
