/** The page of a game: what it is made of, from its schemas and the registries. */
import { agents } from '../src/agents/index.ts'
import { sharedConfig, schemasOf, toJsonSchema, validate, type AgentDefinition, type Game } from '../src/index.ts'
import { cell, fenced, table, type Page } from './page.ts'
import { apiAddress } from './sidebar.ts'
import { schemaTables, type Schema } from './schema-rows.ts'

/** Pages by hand that tell more: a guide to the game, and its paper. */
export interface More {
  readonly guide: string
  readonly paper: string
}

export async function gamePage(game: Game, { guide, paper }: More): Promise<Page> {
  const { name, title, about, version, source } = game
  const schemas = schemasOf(game) as unknown as Readonly<Record<'config' | 'action' | 'observation', Schema>>
  const players = await agents(name)
  const sections: readonly (readonly [string, string])[] = [
    ['Play it', fenced(commandsOf(game, players), 'sh')],
    ['What it looks like', firstLook(game)],
    ['Config', configOf(game, schemas.config)],
    ['Actions', schemaTables(schemas.action)],
    ['Observation', `All that a seat may know.\n\n${schemaTables(schemas.observation)}`],
    ['Agents', agentsOf(players)],
    ['Metrics', metricsOf(game)],
  ]
  const heading = [
    `# ${title}`,
    about,
    `\`${name}\`, version ${version}${source ? `. From: ${source}` : ''}.`,
    `How it is played, and where it differs from what was published: [the guide](/${guide}). Its tables: [the paper](/${paper}). From a program: [\`roundtable/games/${name}\`](${apiAddress(`roundtable/games/${name}`)}).`,
  ]
  return {
    address: `games/${name}`,
    title,
    text: [...heading, ...sections.map(([head, text]) => `## ${head}\n\n${text}`)].join('\n\n'),
  }
}

function commandsOf({ name }: Game, players: readonly AgentDefinition[]): string {
  const onModel = players.find(({ needsModel }) => needsModel)
  return [
    `npx roundtable run ${name} --episodes 20`,
    ...(onModel ? [`npx roundtable run ${name} --agents ${onModel.name} --model stand-in --episodes 5`] : []),
    `npx roundtable play ${name} --terminal`,
    `npx roundtable games ${name} --schema`,
  ].join('\n')
}

/** The beginning of the episode with seed 1, as the first seat to act is told. */
function firstLook(game: Game): string {
  const config = validate(game.config, {}, `config of ${game.name}`)
  const state = game.start(config, 1)
  const { must, may } = game.turn(state)
  const seats = game.seats(config)
  const seat = must[0] ?? may[0] ?? seats[0]!
  const shared = sharedConfig(game, config)
  return [
    `Seats: ${seats.map((seat) => `\`${seat}\``).join(', ')}. With the default config and seed 1, \`${seat}\` is told the rules`,
    fenced(game.language.rules(shared, seat)),
    'and sees this first:',
    fenced(game.language.describe(game.observe(state, seat))),
  ].join('\n\n')
}

function configOf({ presets = {} }: Game, schema: Schema): string {
  const named = Object.entries(presets).map(([name, config]) => [`\`${name}\``, `\`${cell(JSON.stringify(config))}\``])
  return [
    'Parameters, as `--set key=value`, in a plan file, or from a program.',
    schemaTables(schema),
    ...(named.length > 0 ? [table(['preset', 'sets'], named)] : []),
  ].join('\n\n')
}

function agentsOf(players: readonly AgentDefinition[]): string {
  const rows = players.map(({ name, about, needsModel }) => [
    `\`${name}\``,
    needsModel ? 'language model' : '',
    cell(about),
  ])
  // Agents that have all their options in common share a table.
  const holders = new Map<string, string[]>()
  for (const { name, options } of players) {
    if (!options) continue
    const text = schemaTables(toJsonSchema(options, 'input'))
    holders.set(text, [...(holders.get(text) ?? []), `\`${name}\``])
  }
  const options = [...holders].map(([text, names]) => `### Options of ${names.join(', ')}\n\n${text}`)
  return [
    'As `--agents name`, or `--agents name:option=value`.',
    table(['agent', 'needs', 'how it plays'], rows),
    ...options,
  ].join('\n\n')
}

const metricsOf = ({ metrics }: Game): string =>
  table(
    ['metric', 'kind', 'meaning'],
    Object.entries(metrics).map(([name, { kind, about }]) => [`\`${name}\``, kind, cell(about)]),
  )
