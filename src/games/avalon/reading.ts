/** From a reply in words to the action it stands for; what cannot be read is refused with words for the player. */
import { Unreadable } from '../../core/errors.ts'
import { longestMessage } from './action.ts'
import * as lexicon from './lexicon.ts'
import { LAYOUT, PlainChoices, remember, spaced } from '../../replies/index.ts'
import { readBallot } from './ballots.ts'
import { readTeam } from './teams.ts'
import { errand, type Observation } from './view.ts'
import type { Action } from './state.ts'

export function readAction(reply: string, observation: Observation): Action {
  const text = reply.trim()
  switch (observation.task) {
    case 'team':
      return {
        type: 'team',
        members: readTeam(text, { ...errand(observation), ...observation.rules, self: observation.player }),
      }
    case 'message':
      return readMessage(text)
    case 'vote':
      return { type: 'vote', approve: readBallot(text) }
    case 'quest':
      return { type: 'quest', success: readCard(text, observation) }
    case 'assassinate':
      return { type: 'assassinate', player: readName(text, observation) }
    default:
      throw new Unreadable('It is not your turn.', reply)
  }
}

function readMessage(text: string): Action {
  if (!text) throw new Unreadable('The message is empty: say something.', text)
  if (text.length > longestMessage)
    throw new Unreadable(`The message is too long: at most ${longestMessage} characters.`, text)
  return { type: 'message', text }
}

function readCard(text: string, { side }: Observation): boolean {
  const read = CARDS.read(text)
  if ('reason' in read) throw new Unreadable(`${read.reason} Answer with one word: success or fail.`, text)
  if (!read.value && side === 'just')
    throw new Unreadable('The just side cannot sabotage a quest: answer success.', text)
  return read.value
}

const CARDS = new PlainChoices<boolean>(
  [
    { value: true, phrases: lexicon.SUCCESS, alone: spaced(lexicon.SUCCESS_ALONE) },
    { value: false, phrases: lexicon.FAIL, alone: spaced(lexicon.FAIL_ALONE) },
  ],
  { labels: ['success', 'card', 'quest card'], opposites: true, mayFollow: () => true, others: ['player', 'players'] },
  LAYOUT,
)

/** The player whom the Assassin names. */
function readName(text: string, { rules, player }: Observation): number {
  const read = namesFor(`${rules.players}`).read(text)
  if ('reason' in read) throw new Unreadable(`${read.reason} Name exactly one player, as in: I name player 4.`, text)
  if (read.value > rules.players || read.value === player)
    throw new Unreadable(`Name one of the other players, from 1 to ${rules.players}.`, text)
  return read.value
}

const namesFor = remember((players) => {
  const numbers = Array.from({ length: Number(players) }, (_, index) => index + 1)
  const options = numbers.map((value) => {
    const [phrases, alone] = [lexicon.NAMES, lexicon.NAMES_ALONE].map((list) =>
      spaced(list).map((said) => said.replace('0', `${value}`)),
    )
    return { value, phrases: phrases!, alone: alone! }
  })
  return new PlainChoices(
    options,
    { synonyms: NAMING, labels: ['name', 'player', 'merlin', 'target'], praise: MERLIN },
    LAYOUT,
  )
})

const NAMING = Object.fromEntries([
  ...lexicon.NAMING.map((verb) => [verb, 'name']),
  ...lexicon.NUMBERS.map((word, i) => [word, `${i + 1}`]),
])
const MERLIN: ReadonlySet<string> = new Set(['merlin', 'best', 'target'])
