/** `roundtable games`: what can be played, and by whom. */
import { InvalidInput } from '../../core/errors.ts'
import type { Command } from 'commander'
import { schemasOf, toJsonSchema } from '../../core/json-schema.ts'
import { validate } from '../../core/schema.ts'
import { collect, toConfig } from '../options.ts'

export function addGames(program: Command): void {
  program
    .command('games')
    .argument('[game]', 'one game: its seats, parameters, agents and metrics')
    .description('What can be played, and by whom.')
    .option('--prompt <agent>', 'print the prompt that a language agent of this game sends first')
    .option('--rules <seat>', 'print the rules as told to a seat')
    .option('--seat <seat>', 'whose prompt (default: the first seat)')
    .option('--seed <n>', 'of which episode (default: 1)', '1')
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
    rules?: string
    seat?: string
    seed: string
    set?: string[]
    schema?: boolean
    json?: boolean
  },
) {
  const { findGame } = await import('../../lab/run.ts')
  const { agents } = await import('../../agents/index.ts')
  const { findAgent, prepare } = await import('../../lab/lineup.ts')
  const game = await findGame(name)
  if (flags.schema) return console.log(JSON.stringify(schemasOf(game), null, 2))
  const config = validate(game.config, toConfig(flags.set ?? []), `config of ${name}`)
  const seats = game.seats(config)
  const place = flags.seat ?? flags.rules ?? seats[0]!
  if (!seats.includes(place)) throw new InvalidInput(`there is no seat ${place}; the seats are ${seats.join(', ')}`)
  if (flags.rules) return console.log(game.language.rules(config, place))
  if (flags.prompt) {
    const definition = await findAgent(game, flags.prompt)
    if (!definition.prompt) throw new InvalidInput(`agent ${flags.prompt} sends no prompt: it asks no language model`)
    const model = { name: 'none', ask: () => Promise.reject(new Error('nothing is asked')) }
    const { options } = await prepare(game, { agent: flags.prompt }, async () => model)
    const observation = game.observe(game.start(config, Number(flags.seed)), place)
    return console.log(definition.prompt({ game, config, seat: place, options }, observation))
  }
  const players = await agents(name)
  const parameters = toJsonSchema(game.config, 'input')
  if (flags.json)
    return console.log(
      JSON.stringify({
        name,
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
    `${game.title} (${name}, version ${game.version})\n${game.about}${game.source ? `\nSource: ${game.source}` : ''}\n`,
  )
  console.log(`Seats: ${seats.join(', ')}\n`)
  console.log('Parameters (--set key=value):')
  printProperties(parameters)
  console.log('\nAgents (--agents name:option=value):')
  for (const { name, about, needsModel, options } of players) {
    console.log(`  ${name}${needsModel ? ' (language model)' : ''}: ${about}`)
    if (options) printProperties(toJsonSchema(options, 'input'), '      ')
  }
  console.log('\nMetrics:')
  for (const [metric, { kind, about }] of Object.entries(game.metrics)) console.log(`  ${metric} (${kind}): ${about}`)
}

function printProperties(schema: any, indent = '  '): void {
  const variants = schema?.anyOf ?? schema?.oneOf ?? [schema]
  for (const variant of variants)
    for (const [name, property] of Object.entries<any>(variant?.properties ?? {})) {
      const type = typeOf(property)
      const fallback = property.default === undefined ? '' : ` [${JSON.stringify(property.default)}]`
      const about = property.description ? `: ${property.description}` : ''
      console.log(`${indent}${name}${type && ` (${type})`}${fallback}${about}`)
    }
}

const typeOf = (property: any): string =>
  property.enum?.join(' | ') ??
  property.const ??
  (property.anyOf ?? property.oneOf)?.map(typeOf).join(' | ') ??
  property.type ??
  ''
