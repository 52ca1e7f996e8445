/** What a symbolic player says of a team: true sentences about the record, which give no secret away. */
import { current, errand, listOf, playersNamed, type Observation } from '../../games/avalon/index.ts'
import { evilChances, maskOf, successChance, type Belief } from '../../solvers/role-worlds/index.ts'

/**
 * A remark on the present team (or, before there is one, on the record). `agrees` is the speaker's stance; reasons come
 * from `known` alone, what everybody at the table can conclude, so that no remark shows what its speaker was told.
 */
export function remark(observation: Observation, agrees: boolean, known: Belief): string {
  const { team } = current(observation)
  const certain = evilChances(known).flatMap((chance, index) => (chance === 1 ? [index + 1] : []))
  const proven = certain.length
    ? ` The quests prove that ${playersNamed(certain)} ${certain.length === 1 ? 'is' : 'are'} evil.`
    : ''
  if (!team) return `${recordOf(observation)}${proven}`.trim()
  const { needed } = errand(observation)
  const chance = Math.round(successChance(known, maskOf(team), needed) * 100)
  return `I ${agrees ? 'approve' : 'reject'} the team of ${playersNamed(team)}. From the quests alone it succeeds with ${chance}%.${proven}`
}

function recordOf({ proposals }: Observation): string {
  const failed = proposals.filter(({ quest }) => quest?.success === false).map(({ round }) => round)
  if (failed.length === 0) return 'No quest has failed so far.'
  return `Quest${failed.length === 1 ? '' : 's'} ${listOf(failed)} failed; beware of who went.`
}
