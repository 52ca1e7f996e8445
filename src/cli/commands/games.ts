/** `roundtable games`: what can be played, and by whom. */
import type { Command } from 'commander'
import type { AgentDefinition } from '../../core/agent.ts'
import { InvalidInput } from '../../core/errors.ts'
import { schemasOf, toJsonSchema, type JsonSchema } from '../../core/json-schema.ts'
import { typeName } from '../../core/type-name.ts'
import { validate } from '../../core/schema.ts'
import { collect, toConfig, toWhole } from '../options.ts'

export function addGames(program: Command): void {
  program
    .command('games')
    .argument('[game]', 'one game, by name or the path of its module: its seats, parameters, agents and metrics')
    .description('What can be played, and by whom.')
    .option('--prompt <agent>', 'print the prompt that a language agent of this game sends first')
    .option('--prompts <folder>', 'with --prompt: as published, from the texts in this folder')
    .option('--rules <seat>', 'print the rules as told to a seat')
    .option('--seat <seat>', 'whose prompt (default: the first seat)')
    .option('--seed <n>', 'of which episode', '1')
    .option('--set <key=value>', 'a parameter of the game', collect)
    .option('--schema', 'print the JSON Schemas of its config, actions and observations')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Examples:
  roundtable games
  roundtable games traveling-adventurers
  roundtable games traveling-adventurers --schema
  roundtable games traveling-adventurers --prompt problem-solving`,
    )
    .action(async (name: string | undefined, flags) => {
      if (name) await showGame(name, flags)
      else await listGames(flags)
    })
}

async function listGames({ json }: { json?: boolean }): Promise<void> {
  const { games } = await import('../../games/index.ts')
  const { agents } = await import('../../agents/index.ts')
  const all = await Promise.all(Object.values(games).map((load) => load()))
  const list = await Promise.all(
    all.map(async ({ name, title, about, source }) => ({
      name,
      title,
      about,
      ...(source && { source }),
      agents: (await agents(name)).map((agent) => agent.name),
    })),
  )
  if (json) return console.log(JSON.stringify(list))
  for (const { name, about, agents } of list) console.log(`${name}\n  ${about}\n  agents: ${agents.join(', ')}\n`)
  console.log('roundtable games <game> tells more about one; roundtable run <game> plays it.')
}

async function showGame(
  name: string,
  flags: {
    prompt?: string
    prompts?: string
    rules?: string
    seat?: string
    seed: string
    set?: string[]
    schema?: boolean
    json?: boolean
  },
) {
  const { findGame } = await import('../../lab/own-code/find-game.ts')
  const { agents } = await import('../../agents/index.ts')
  const { findAgent, prepare, readAgentSpec } = await import('../../lab/seating/lineup.ts')
  const game = await findGame(name)
  if (flags.schema) return console.log(JSON.stringify(schemasOf(game), null, 2))
  const config = validate(game.config, toConfig(flags.set ?? []), `config of ${name}`)
  const seats = game.seats(config)
  const place = flags.seat ?? flags.rules ?? seats[0]!
  if (!seats.includes(place)) throw new InvalidInput(`there is no seat ${place}; the seats are ${seats.join(', ')}`)
  if (flags.rules) return console.log(game.language.rules(config, place))
  if (flags.prompt) {
    const definition = await findAgent(game, readAgentSpec(flags.prompt).agent)
    if (!definition.prompt) throw new InvalidInput(`agent ${flags.prompt} sends no prompt: it asks no language model`)
    const model = { name: 'none', ask: () => Promise.reject(new Error('nothing is asked')) }
    const { takePrompts } = await import('../../lab/seating/take-prompts.ts')
    const spec = readAgentSpec(flags.prompt)
    const told =
      flags.prompts === undefined ? spec : (await takePrompts(game, { [place]: spec }, flags.prompts))[place]!
    const { options } = await prepare(game, told, async () => model)
    const observation = game.observe(game.start(config, toWhole(flags.seed, '--seed')), place)
    return console.log(definition.prompt({ game, config, seat: place, options }, observation))
  }
  const players = await agents(name)
  const parameters = toJsonSchema(game.config, 'input')
  if (flags.json)
    return console.log(
      JSON.stringify({
        name: game.name,
        version: game.version,
        title: game.title,
        about: game.about,
        source: game.source,
        seats,
        parameters,
        action: toJsonSchema(game.action, 'input'),
        agents: players.map(({ name, about, needsModel = false, options }) => ({
          name,
          about,
          needsModel,
          ...(options && { options: toJsonSchema(options, 'input') }),
        })),
        metrics: game.metrics,
      }),
    )
  console.log(
    `${game.title} (${game.name}, version ${game.version})\n${game.about}${game.source ? `\nSource: ${game.source}` : ''}\n`,
  )
  console.log(`Seats: ${seats.join(', ')}\n`)
  console.log('Parameters (--set key=value; --preset name):')
  for (const option of optionsOf(parameters)) console.log(`  ${describeOption(option)}`)
  for (const [preset, set] of Object.entries(game.presets ?? {}))
    console.log(`  preset ${preset}: ${JSON.stringify(set)}`)
  console.log('\nActions (as data; in words, as --rules <seat> tells):')
  for (const line of describeActions(toJsonSchema(game.action, 'input'))) console.log(`  ${line}`)
  console.log('\nAgents (--agents name:option=value):')
  printAgents(players)
  console.log('\nMetrics:')
  for (const [metric, { kind, about }] of Object.entries(game.metrics)) console.log(`  ${metric} (${kind}): ${about}`)
}

/** Each agent with the options that only it has; what several share is told once, below. */
function printAgents(players: readonly AgentDefinition[]): void {
  const all = players.map(({ name, options }) => ({
    name,
    options: options ? optionsOf(toJsonSchema(options, 'input')) : [],
  }))
  const holders = new Map<string, string[]>()
  for (const { name, options } of all)
    for (const { key } of options) holders.set(key, [...(holders.get(key) ?? []), name])
  const isShared = ({ key }: Option): boolean => holders.get(key)!.length > 1
  for (const [i, { name, about, needsModel }] of players.entries()) {
    console.log(`  ${name}${needsModel ? ' (language model)' : ''}: ${about}`)
    for (const option of all[i]!.options) if (!isShared(option)) console.log(`      ${describeOption(option)}`)
  }
  const groups = new Set(
    all.flatMap(({ options }) => options.filter(isShared).map(({ key }) => holders.get(key)!.join(', '))),
  )
  for (const names of groups) {
    console.log(`\nOptions of ${names}:`)
    const members = all.filter(({ name }) => names.split(', ').includes(name))
    for (const option of members[0]!.options)
      if (holders.get(option.key)!.join(', ') === names)
        console.log(`  ${describeOption(option, defaultsOf(option, members))}`)
  }
}

interface Option {
  readonly name: string
  readonly type: string
  readonly fallback: string
  readonly about: string
  /** The same for agents that have the same option, whatever its default. */
  readonly key: string
}

/** The default that most have, and those who have another. */
function defaultsOf(
  { key }: Option,
  members: readonly { readonly name: string; readonly options: readonly Option[] }[],
) {
  const byDefault = new Map<string, string[]>()
  for (const { name, options } of members) {
    const { fallback } = options.find((option) => option.key === key)!
    byDefault.set(fallback, [...(byDefault.get(fallback) ?? []), name])
  }
  const [[most], ...others] = [...byDefault].sort(([, a], [, b]) => b.length - a.length) as [[string, string[]]]
  return [
    most,
    ...(others as [string, string[]][]).map(([fallback, names]) => `${names.join(', ')}: ${fallback || 'none'}`),
  ]
    .filter(Boolean)
    .join('; ')
}

const describeOption = ({ name, type, about, fallback }: Option, defaults = fallback): string =>
  `${name}${type && ` (${type})`}${defaults && ` [${defaults}]`}${about && `: ${about}`}`

function optionsOf(schema: any): Option[] {
  const variants: any[] = schema?.anyOf ?? schema?.oneOf ?? [schema]
  return variants.flatMap((variant) =>
    Object.entries<any>(variant?.properties ?? {}).map(([name, property]) => {
      const type = typeName(property)
      const fallback = property.default === undefined ? '' : JSON.stringify(property.default)
      const about: string = property.description ?? ''
      return { name, type, fallback, about, key: `${name}\n${type}\n${about}` }
    }),
  )
}

/** A line for each kind of action, with its fields; `?` behind what may be left out. */
function describeActions(schema: JsonSchema): string[] {
  const variants = (schema['oneOf'] ?? schema['anyOf'] ?? [schema]) as readonly ActionSchema[]
  return variants.map((variant) => {
    const { properties, required = [] } = variant
    if (!properties) return typeName({ ...variant })
    const fields = Object.entries(properties).map(([name, field]) => {
      const about = field.description === undefined ? '' : `: ${field.description}`
      return {
        text: `${name}${required.includes(name) ? '' : '?'}`,
        about,
        type: typeName(field),
        isFixed: 'const' in field,
      }
    })
    const shown = fields.map(({ text, type, about, isFixed }) =>
      isFixed ? `${text} "${type}"` : `${text} (${type})${about}`,
    )
    return shown.join('; ')
  })
}

interface ActionSchema {
  readonly properties?: Readonly<Record<string, JsonSchema & { readonly description?: string }>>
  readonly required?: readonly string[]
}
