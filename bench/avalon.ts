/** Avalon without a language model: the reference simulation's table, and how fast games go. `npx tsx bench/avalon.ts [games] [row]` */
import { simulate } from '../src/agents/avalon/simulation.ts'
import { simulationTable } from '../src/agents/avalon/simulation-table.ts'

const games = Number(process.argv[2] ?? 5000)
const only = process.argv[3]

console.log(`${games} games a row: share (reference; distance in standard errors)`)
for (const row of simulationTable) {
  if (only && row.name !== only) continue
  const started = performance.now()
  const played = Array.from({ length: games }, (_, index) => simulate(row, index + 1).metrics as Record<string, number>)
  const seconds = (performance.now() - started) / 1000
  const sum = (name: string) => played.reduce((total, metrics) => total + Number(metrics[name]), 0)
  const ours = [
    sum('gameWin') / games,
    sum('questsWon') / sum('quests'),
    sum('justTeamsSound') / sum('justTeams'),
    sum('justQuestsWon') / sum('justQuests'),
  ]
  const trials = [games, sum('quests'), sum('justTeams'), sum('justQuests')]
  const cells = ours.map((share, index) => {
    const expected = row.expected[index]!
    const error = Math.sqrt((expected * (1 - expected)) / trials[index]!)
    return `${share.toFixed(3)} (${expected.toFixed(3)}; ${((share - expected) / error).toFixed(1)})`
  })
  console.log(`${row.name.padEnd(11)} ${cells.join('  ')}  ${Math.round(games / seconds)} games/s`)
}
