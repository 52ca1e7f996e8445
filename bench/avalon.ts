/** Avalon without a language model: the reference simulation's table, and how fast games go. `npx tsx bench/avalon.ts [games] [row]` */
import { simulator } from '../src/agents/avalon/simulation.ts'
import { opponentOf, pool, simulationTable } from '../src/agents/avalon/simulation-table.ts'

const games = Number(process.argv[2] ?? 5000)
const only = process.argv[3]

console.log(
  `${games} games a row: share (reference; distance in standard errors of two samples), games a second of one core`,
)
for (const [index, row] of simulationTable.entries()) {
  if (only && row.name !== only) continue
  // A block of seeds of its own for each row, so that one lucky block of deals does not move them all.
  const first = 1 + index * 1_000_000
  const play = simulator(row)
  const started = process.cpuUsage()
  const shares = pool(Array.from({ length: games }, (_, game) => play(first + game).metrics))
  const { user, system } = process.cpuUsage(started)
  const cells = shares.map(({ share, trials }, column) => {
    const expected = row.expected[column]!
    const error = Math.sqrt(expected * (1 - expected) * (1 / trials + games / (5000 * trials)))
    return `${share.toFixed(3)} (${row.atLeast ? '≥ ' : ''}${expected.toFixed(3)}; ${((share - expected) / error).toFixed(1)})`
  })
  console.log(
    `${row.name.padEnd(11)} ${opponentOf(row).padEnd(36)} ${cells.join('  ')}  ${Math.round(games / ((user + system) / 1e6))} games/s`,
  )
}
