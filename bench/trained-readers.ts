/**
 * How long the trained players of text games that come with the package take for a decision, questions to modules counted
 * one by one: milliseconds of processor time, the median and the longest but 5 %; the first game warms up.
 *
 * `npx tsx bench/trained-readers.ts [<games of each kind, 10>]`. Says how busy the machine was.
 */
import { loadavg } from 'node:os'
import { play } from '../src/core/play.ts'
import { validate } from '../src/core/schema.ts'
import { agents } from '../src/agents/index.ts'
import { comesAlong } from '../src/agents/text-games/index.ts'
import { games } from '../src/games/index.ts'
import { PLAYER } from '../src/games/engines/text-world/player.ts'

const episodes = Number(process.argv[2] ?? 10)
const KINDS = ['arithmetic', 'map-reader', 'sorting', 'twc'] as const

const quantile = (values: readonly number[], share: number): string =>
  values.toSorted((a, b) => a - b)[Math.floor(share * values.length)]!.toFixed(1)

for (const name of ['clone', 'drrn'] as const) {
  for (const modules of [true, false]) {
    if (!comesAlong(name, modules)) continue
    for (const kind of KINDS) {
      const game = await games[kind]!()
      const config = validate(game.config, { fold: 'test' }, 'config')
      const definition = (await agents(kind)).find((one) => one.name === name)!
      const options: unknown = validate(definition.options!, { modules }, 'options')
      const times: number[] = []
      let asked = 0
      for (let seed = 0; seed <= episodes; seed++) {
        const agent = definition.create({ game, config, seat: PLAYER, options })
        const timed = {
          async act(...[observation, turn]: Parameters<typeof agent.act>) {
            let questions = 0
            const use: typeof turn.use = (...input) => (questions++, turn.use(...input))
            const start = process.cpuUsage()
            const acted = await agent.act(observation, Object.assign(Object.create(turn) as typeof turn, { use }))
            const { user, system } = process.cpuUsage(start)
            if (seed === 0) return acted
            const each = (user + system) / 1000 / (questions + 1)
            for (let i = 0; i <= questions; i++) times.push(each)
            asked += questions
            return acted
          },
        }
        await play({ game, config, seed, seats: { [PLAYER]: { name, agent: timed } } })
      }
      console.log(
        `${name}${modules ? ' with modules' : ''}, ${kind}: ${quantile(times, 0.5)} ms, 95 %: ${quantile(times, 0.95)} ms (n ${times.length}, ${asked} of them questions)`,
      )
    }
  }
}
console.log(`load: ${loadavg()[0]!.toFixed(1)}`)
