/** How players of each kind vote, learned from recorded games, as a plan in which symbolic players expect just that. */
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { learnVoteModel, logLikelihood, voteModels, writeVoteModel, type Ballot } from '../../../agents/avalon/votes.ts'
import { InvalidInput } from '../../../core/errors.ts'
import { replay, startOf } from '../../../core/replay.ts'
import { avalon, type State } from '../../../games/avalon/index.ts'
import { readLog } from '../../../node/log.ts'
import { makeFolder } from '../../../node/make-folder.ts'
import { sideOf } from '../../../solvers/role-worlds/index.ts'
import type { Importer } from '../importer.ts'

export const avalonVotesImporter: Importer = {
  name: 'avalon-votes',
  about:
    'How players of each kind vote, learned from the logs of a run of Avalon (a folder), as a plan that expects it.',
  async run(path, into) {
    const logs = findLogs(path)
    const ballots = logs.flatMap(ballotsOf)
    if (ballots.length === 0)
      throw new InvalidInput(
        `${path} has no ballot of Avalon in it; give the folder of a run of Avalon, or one of its logs`,
      )
    const model = learnVoteModel(ballots)
    const text = writeVoteModel(model)
    const plan = {
      game: 'avalon',
      config: { voteVisibility: 'individual' },
      agents: [{ agent: 'symbolic', options: { votes: text } }],
      episodes: 100,
    }
    makeFolder(into)
    const target = join(into, `avalon-votes-${basename(path.replace(/\/+$/, ''), '.jsonl')}.json`)
    writeFileSync(target, `${JSON.stringify(plan, null, 1)}\n`)
    const bits = (sum: number): string => (-sum / ballots.length / Math.LN2).toFixed(3)
    const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
    return [
      `${ballots.length} ballots on others’ teams in ${logs.length} games (${model.doomedBy === 'any' ? 'a team counts as bad with any evil member' : 'a team counts as bad with enough evil members to fail'})`,
      ...(['merlin', 'just', 'evil'] as const).map(
        (kind) =>
          `${kind}: approve ${percent(model[kind].sound)} of the good teams, ${percent(model[kind].doomed)} of the bad (${ballots.filter((ballot) => ballot.kind === kind).length} ballots)`,
      ),
      `bits a ballot, on the same games: ${bits(model.logLikelihood)} as learned, ${Object.entries(voteModels)
        .map(([name, other]) => `${bits(logLikelihood(other, ballots))} ${name}`)
        .join(', ')}`,
      `play with: roundtable run avalon --set voteVisibility=individual --agents symbolic:votes=${text}`,
      `or with the plan ${target}`,
    ]
  },
}

/** The logs of a run, or one log. */
function findLogs(path: string): string[] {
  if (!existsSync(path)) throw new InvalidInput(`there is no ${path}`)
  if (!statSync(path).isDirectory()) return [path]
  const folder = [join(path, 'episodes'), path].find((one) => existsSync(one))!
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .map((file) => join(folder, file))
}

/** All ballots of a game that were cast on another's team, with the truth about voter and team. */
function ballotsOf(path: string): Ballot[] {
  const events = readLog(path)
  if (startOf(events).game !== avalon.name) return []
  const last = [...replay<State>(avalon, events)].at(-1)
  if (!last) return []
  const { roles, proposals, rules } = last.state
  const isEvil = (player: number): boolean => sideOf(roles[player - 1]!) === 'evil'
  return proposals.flatMap(({ team, votes, leader, round }) =>
    votes.flatMap((approve, index): Ballot[] => {
      const player = index + 1
      if (!team || approve === null || player === leader) return []
      return [
        {
          kind: isEvil(player) ? 'evil' : roles[index] === 'merlin' ? 'merlin' : 'just',
          evil: team.filter(isEvil).length,
          needed: rules.failThresholds[round - 1]!,
          approve,
        },
      ]
    }),
  )
}
