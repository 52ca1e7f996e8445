/**
 * Where a game of Avalon stands, and what is asked of the player, in a sentence. The small parts of the game that the
 * board needs are taken from their files: its index would bring the whole game along.
 */
import type { Observation } from 'roundtable/games/avalon'
import { listOf } from '../../../../src/games/avalon/words.ts'

export { questFacts } from '../../../../src/games/avalon/facts.ts'
export { describeRole, describeSight, titles } from '../../../../src/games/avalon/words.ts'

/** The present proposal. */
export const current = ({ proposals }: Observation): Observation['proposals'][number] => proposals.at(-1)!

/** How many go on the present quest. */
export const sizeNow = (observation: Observation): number =>
  observation.rules.teamSizes[current(observation).round - 1]!

export function describeTask(observation: Observation): string {
  const { team, leader } = current(observation)
  switch (observation.task) {
    case 'team':
      return `You lead: pick ${sizeNow(observation)} players at the table, yourself if you like.`
    case 'message':
      return observation.phase === 'debate'
        ? `It is your turn to speak: whom should player ${leader} choose?`
        : `It is your turn to speak: what do you think of the team of ${listOf(team ?? [])}?`
    case 'vote':
      return `Vote: may the team of ${listOf(team ?? [])} go?`
    case 'quest':
      return 'You are on the quest: play your card.'
    case 'assassinate':
      return 'Name the player whom you take for Merlin.'
    case null:
      return observation.phase === 'over' ? '' : 'Please wait for the other players.'
  }
}
