/** Loads what whoever runs a server named: games and agents of their own, by path or as programs. */
import { basename } from 'node:path'
import { InvalidInput } from '../core/errors.ts'
import type { Game } from '../core/game.ts'
import { games } from '../games/index.ts'
import { isPath, loadAgent, loadGame } from '../lab/own-code/load-module.ts'
import { misnamed } from '../lab/own-code/misnamed.ts'
import { nameOnly } from '../lab/plans/prepare-plan.ts'
import { rememberedGames, rememberModule } from '../lab/reading/own-games.ts'
import { prepareProgram, readAgentSpec, seatApart, type AgentSpec } from '../lab/seating/lineup.ts'
import { prepareFound, type Player } from '../lab/seating/seat-player.ts'
import { isExec, missingScript, shortName } from '../node/exec/index.ts'
import type { OwnAgent } from './seats/own-agents.ts'

/**
 * Loads agents by path, and checks programs, before anybody sits down; `ownGames`: what can be played beside the games of
 * the package. Throws {@link InvalidInput}.
 */
export async function loadOwnAgents(given: readonly string[], ownGames: readonly string[] = []): Promise<OwnAgent[]> {
  const own: OwnAgent[] = []
  const there = [...Object.keys(games), ...ownGames]
  for (const text of new Set(given)) {
    const agent = await loadOne(text, own)
    if (agent.games && !agent.games.some((name) => there.includes(name)))
      throw new InvalidInput(`${text} plays ${agent.games.join(', ')}, and here are ${there.join(', ')}`)
    own.push(agent)
  }
  return own
}

async function loadOne(given: string, before: readonly OwnAgent[]): Promise<OwnAgent> {
  const spec = readAgentSpec(given)
  const prepare = await preparation(spec)
  const { definition } = await prepare(spec, async () => nameOnly(spec.model ?? 'any'))
  const label = labelFor(spec, before)
  return {
    ...{ given, label, agent: spec.agent, needsModel: definition.needsModel === true },
    ...(definition.games && { games: definition.games }),
    async seat(game, config, place, { openModel, options }) {
      if (definition.games && !definition.games.includes(game.name))
        throw new InvalidInput(`${label} plays ${definition.games.join(', ')}, and not ${game.name}`)
      const asked = options === undefined ? spec : { ...spec, options: options as AgentSpec['options'] & {} }
      return seatApart(game, config, place, await prepare(asked, openModel))
    },
  }
}

type Prepare = (spec: AgentSpec, openModel: Parameters<typeof prepareFound>[2]) => Promise<Player>

async function preparation({ agent }: AgentSpec): Promise<Prepare> {
  if (isExec(agent)) {
    const missing = missingScript(agent)
    if (missing !== undefined) throw new InvalidInput(`${agent}: there is no file ${missing}`)
    return prepareProgram
  }
  if (!isPath(agent)) throw new InvalidInput(`${agent}: ${misnamed(agent) ?? `no agent of your own; ${OWN}`}`)
  const definition = await loadAgent(agent)
  return (spec, openModel) => prepareFound(definition, spec, openModel)
}

const OWN =
  'name the path of its module, such as ./my-agent.mjs, or exec:<command>; those of the package are there anyway'

/** Short, and told apart from the others. */
function labelFor({ agent, options = {} }: AgentSpec, before: readonly OwnAgent[]): string {
  const name = isExec(agent) ? shortName(agent) : basename(agent)
  const label = [
    name,
    ...Object.entries(options).map(
      ([key, value]) => `${key}=${typeof value === 'string' ? basename(value) : JSON.stringify(value)}`,
    ),
  ].join(':')
  const taken = (text: string): boolean => before.some((one) => one.label === text)
  let free = label
  for (let n = 2; taken(free); n++) free = `${label} (${n})`
  return free
}

/** Loads a game by path. Throws {@link InvalidInput}. */
export async function loadOwnGame(path: string): Promise<Game> {
  if (Object.hasOwn(games, path)) throw new InvalidInput(`${path} is a game of the package, which is there anyway`)
  if (!isPath(path))
    throw new InvalidInput(
      `${path}: ${misnamed(path) ?? 'no game of your own; name the path of its module, such as ./my-game.mjs'}`,
    )
  const game = await loadGame(path)
  if (Object.hasOwn(games, game.name))
    throw new InvalidInput(`${path} calls itself ${game.name}, as a game of the package: give it another name`)
  return game
}

/**
 * Loads games by path for a server whose tables lie in `folder`, beside those that were played there before; where they lie
 * is written down there, so that what is played can be shown again. Throws {@link InvalidInput}.
 */
export async function loadOwnGames(paths: readonly string[], folder: string): Promise<Record<string, Game>> {
  const found: Record<string, Game> = {}
  for (const path of paths) {
    const game = await loadOwnGame(path)
    if (Object.hasOwn(found, game.name)) throw new InvalidInput(`${path} is the second game called ${game.name}`)
    found[game.name] = game
  }
  const before = await rememberedGames(folder)
  for (const [i, { name }] of Object.values(found).entries()) rememberModule(folder, name, paths[i])
  return { ...before, ...found }
}
