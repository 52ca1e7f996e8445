/** How long a program takes in the box, started afresh and kept warm. `npx tsx bench/interpreter.ts [runs]` */
import { Interpreter } from '../src/agents/modules/interpreter/index.ts'

const runs = Number(process.argv[2] ?? 10)

/** Programs like the one that the paper prints (figure 8): a list of players, and marks that are set one by one. */
const programs = {
  python: `players = [None] * 7
for good in (2, 4, 7):
    players[good - 1] = True
players[0] = False
players[2] = True
players[4] = False
players[5] = True
print([index + 1 for index, is_good in enumerate(players) if is_good])
`,
  javascript: `const players = Array(7).fill(null)
for (const good of [2, 4, 7]) players[good - 1] = true
players[0] = false
players[2] = true
players[4] = false
players[5] = true
console.log(players.flatMap((isGood, index) => (isGood ? [index + 1] : [])))
`,
} as const

for (const language of ['python', 'javascript'] as const) {
  const cold = new Interpreter({ language, spare: 0 })
  const warm = new Interpreter({ language, spare: 1 })
  // The first start of all makes the snapshot, once for each version of Pyodide and Node.
  console.log(`${language}: first of all ${Math.round(await time(() => cold.run(programs[language])))} ms`)
  const fresh: number[] = []
  const waiting: number[] = []
  for (let run = 0; run < runs; run++) {
    fresh.push(await time(() => cold.run(programs[language])))
    await warm.warm()
    waiting.push(await time(() => warm.run(programs[language])))
  }
  console.log(`${language}: fresh ${show(fresh)}, warm ${show(waiting)}`)
  await Promise.all([cold.close(), warm.close()])
}

async function time(work: () => Promise<{ status: string }>): Promise<number> {
  const started = performance.now()
  const { status } = await work()
  if (status !== 'ok') throw new Error(`the program ended with ${status}`)
  return performance.now() - started
}

function show(times: number[]): string {
  const sorted = times.sort((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!)
  return `median ${at(0.5)} ms, 95 % within ${at(0.95)} ms`
}
