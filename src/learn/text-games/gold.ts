/** Games as they are solved: what was seen before each action, and the action. What the clone imitates. */
import type { Turn } from '../../core/agent.ts'
import { Random } from '../../core/random.ts'
import { viewOf, type View } from '../../agents/text-games/clone/view.ts'
import { optionsSchema } from '../../agents/text-games/language/options.ts'
import { toolsFor } from '../../agents/text-games/language/tools.ts'
import { readTask } from '../../agents/text-games/policies/map-reader.ts'
import { symbolic } from '../../agents/text-games/symbolic.ts'
import type { Toolbox } from '../../agents/text-games/toolbox.ts'
import { readResult } from '../../agents/modules/calculator.ts'
import { readInventory, readRoom } from '../../agents/modules/room-text.ts'
import type { TextConfig } from '../../games/engines/text-world/config.ts'
import { PLAYER } from '../../games/engines/text-world/player.ts'
import type { TextGame, TextObservation } from '../../games/engines/text-world/text-game.ts'

/** One example: an action, or a question to a module, and what was seen before it. */
export interface Step {
  readonly view: View
  /** All that could be done or asked. */
  readonly commands: readonly string[]
  readonly command: string
}

/** Plays one game as it is solved, with questions to the modules as Wang et al. (2022, section 4) put them in, or without any. */
export async function playGold(game: TextGame, config: TextConfig, seed: number, modules: boolean): Promise<Step[]> {
  const tools = toolsFor(game.name, config, optionsSchema.parse({ modules: modules ? 'ours' : 'none' }))
  const decide = modules ? solvers[game.name]! : planned(game, config)
  const random = new Random(seed, 'answers')
  const steps: Step[] = []
  let state = game.start(config, seed)
  let did = ''
  while (!game.outcome(state) && steps.length < 200) {
    const observation = game.observe(state, PLAYER)
    tools.watch(observation)
    let view = viewOf(observation, did)
    for (;;) {
      const command = await decide({ ...observation, ...view })
      steps.push({ view, commands: [...observation.validActions, ...tools.commands()], command })
      did = command
      if (observation.validActions.includes(command)) break
      view = { ...view, did, said: ask(tools, observation, command, random) }
    }
    state = game.act(state, PLAYER, { command: did })
  }
  return steps
}

/** Of several places where a thing is kept, the order means nothing, and is drawn anew. */
function ask(tools: Toolbox, observation: TextObservation, command: string, random: Random): string {
  const answer = tools
    .find(command)
    ?.run(command)
    ?.replace(/(?<= kept here: ).+(?=\.$)/, (places) => random.shuffle(places.split(', ')).join(', '))
  if (answer === undefined) throw new Error(`a solver gave "${command}", which is neither valid nor of a module`)
  tools.watch({ ...observation, text: answer })
  return answer
}

type Seen = TextObservation & View
type Solver = (seen: Seen) => Promise<string> | string

/** The symbolic player, whose own questions to modules are not seen. */
function planned(game: TextGame, config: TextConfig): Solver {
  const agent = symbolic.create({ game, config, seat: PLAYER, options: undefined })
  const turn: Partial<Turn> = {
    random: new Random(0),
    use: async (_tool, _input, run) => run(new AbortController().signal),
  }
  return async (seen) => (await agent.act(seen, turn as Turn)).action!.command
}

/** How each game is solved by what is seen now and the modules alone. */
const solvers: Readonly<Record<string, Solver>> = {
  arithmetic: ({ validActions, did, said }) => {
    if (did === '') return validActions.find((action) => /^take (math problem|problem sheet)$/.test(action))!
    if (/^take (math problem|problem sheet)$/.test(did)) return did.replace('take', 'read')
    if (did.startsWith('read ')) return writeCalculation(said)
    if (did.startsWith('take ')) return `put ${did.slice(5)} in box`
    const result = readResult(said)
    return validActions.find((action) => action.startsWith('take ') && Number.parseInt(action.slice(5), 10) === result)!
  },
  'map-reader': ({ task, inventory, look, did, said }) => {
    if (did === '') return 'read map'
    const { coin, box } = readTask(task)
    const goal = readInventory(inventory).includes('coin') ? box : coin
    const { name, ways } = readRoom(look)!
    if (name === goal) return goal === box ? 'put coin in box' : 'take coin'
    const direction = /, go (\w+)/.exec(said)?.[1]
    if (!direction || !did.startsWith('next step ')) return `next step to ${goal}`
    const closed = ways.some((way) => way.direction === direction && way.closed)
    return closed ? `open door to ${direction}` : `move ${direction}`
  },
  sorting: ({ did, said }) => {
    if (did.startsWith('take ')) return `put ${did.slice(5)} in box`
    if (!did.startsWith('sort ')) return 'sort ascending'
    const [next] = said
      .slice(said.indexOf(': ') + 2, -1)
      .split(', ')
      .filter((name) => !name.endsWith('(in the box)'))
    return `take ${next}`
  },
  twc: ({ validActions, inventory, look, did, said }) => {
    const [carried] = readInventory(inventory)
    const take = validActions.find((action) => action.startsWith('take '))
    const isGathering = did === '' || did.startsWith('take ')
    if (isGathering && take !== undefined) return inTextOrder(look, validActions)
    if (!/^(query|open) /.test(did)) return `query ${carried}`
    if (did.startsWith('open ')) return `put ${carried} in ${did.slice(5)}`
    const { things } = readRoom(look)!
    const places = /kept here: (.+)\.$/.exec(said)![1]!.toLowerCase().split(', ')
    const [home] = places.flatMap((place) => things.filter(({ name, holds }) => holds && name.toLowerCase() === place))
    return home!.open === false ? `open ${home!.name}` : `put ${carried} in ${home!.name}`
  },
}

/** The thing to take that is told of first. */
function inTextOrder(look: string, validActions: readonly string[]): string {
  const takes = validActions.filter((action) => action.startsWith('take '))
  return takes.reduce((a, b) => (look.indexOf(b.slice(5)) < look.indexOf(a.slice(5)) ? b : a))
}

const VERBS = { Add: 'add', Subtract: 'sub', 'Multiply by': 'mul', 'Divide by': 'div' } as const

/** The question to the calculator that a problem of one operation asks for. */
function writeCalculation(problem: string): string {
  const ours = /Start with (\d+)\. (Add|Subtract|Multiply by|Divide by) (\d+)\./.exec(problem)
  if (ours) return `${VERBS[ours[2] as keyof typeof VERBS]} ${ours[1]} ${ours[3]}`
  const [, verb, a, b] = /(add|subtract|multiply|divide) (\d+) \w+ (\d+)/.exec(problem)!
  if (verb === 'subtract') return `sub ${b} ${a}`
  return `${verb === 'add' ? 'add' : verb === 'multiply' ? 'mul' : 'div'} ${a} ${b}`
}
