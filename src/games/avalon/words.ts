/** Small pieces of the game's English, used by its language and by its agents' prompts. */
import type { Role, Side } from '../../solvers/role-worlds/index.ts'
import type { Observation, SeenProposal } from './view.ts'

/** `1`, `1 and 4`, `2, 3 and 6`. */
export function listOf(items: readonly (string | number)[]): string {
  if (items.length <= 1) return items.join('')
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** `player 4`, `players 2, 3 and 6`. */
export const playersNamed = (players: readonly number[]): string =>
  `player${players.length === 1 ? '' : 's'} ${listOf(players)}`

/** The text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `1 quest`, `2 quests`. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

/** What a role is called in a sentence. */
export const titles: Readonly<Record<Role, string>> = {
  merlin: 'Merlin',
  percival: 'Percival',
  servant: 'a Loyal Servant of Arthur',
  morgana: 'Morgana',
  mordred: 'Mordred',
  oberon: 'Oberon',
  assassin: 'the Assassin',
  minion: 'a Minion of Mordred',
}

/** What a side is called in a sentence. */
export const sideNames: Readonly<Record<Side, string>> = { just: 'the just side', evil: 'the evil side' }

/** Whom Percival is shown: `Merlin and Morgana` where both are dealt. */
export function percivalSees(deck: readonly Role[]): string {
  const shown = (['merlin', 'morgana'] as const).filter((role) => deck.includes(role))
  return listOf(shown.map((role) => titles[role])) || 'nobody'
}

/** What a role means for the one who has it. */
export function describeRole({ role, side, rules }: Pick<Observation, 'role' | 'side' | 'rules'>): string {
  const { deck } = rules
  const hunt = deck.includes('merlin') && deck.includes('assassin') ? rules.assassination : 'off'
  const fellows = 'you know your fellows'
  const about: Record<Role, string> = {
    merlin: `you know who is evil${deck.includes('mordred') ? ', except Mordred' : ''}${
      {
        off: '',
        report:
          ', but should not let it show: if three quests succeed, the Assassin tries to name you, which is put on record but does not change who wins',
        decides:
          ', but must not let it show: if three quests succeed, the Assassin tries to name you, and if he does the evil side has won after all',
      }[hunt]
    }`,
    percival:
      deck.includes('merlin') && deck.includes('morgana')
        ? 'you are shown Merlin, but Morgana poses as Merlin for you, and you cannot tell which is which'
        : `you are shown ${percivalSees(deck)}`,
    servant: 'you were told nothing and must judge the others by what they do and say',
    morgana: deck.includes('percival') ? 'you pose as Merlin for Percival' : fellows,
    mordred: deck.includes('merlin') ? 'you are hidden from Merlin' : fellows,
    oberon: 'you do not know your fellows and they do not know you',
    assassin: {
      off: fellows,
      report:
        'if three quests succeed, you name the player whom you take for Merlin; whether you are right is put on record but does not change who wins',
      decides:
        'if three quests succeed, you name the player whom you take for Merlin, and win for your side if you are right',
    }[hunt],
    minion: fellows,
  }
  const goal = side === 'just' ? 'make the quests succeed' : 'make the quests fail without being found out'
  return `You are ${titles[role]}, on ${sideNames[side]}: ${about[role]}. Your aim is to ${goal}.`
}

/** What the role was shown when the roles were dealt; empty where it was shown nothing. */
export function describeSight({ sight, seen, rules }: Pick<Observation, 'sight' | 'seen' | 'rules'>): string {
  if (sight === 'nothing') return ''
  if (sight === 'evil') return seen.length ? `${capital(playersNamed(seen))} ${belong(seen)} to the evil side.` : ''
  if (sight === 'teammates')
    return seen.length ? `Your evil ${seen.length === 1 ? 'fellow is' : 'fellows are'} ${playersNamed(seen)}.` : ''
  if (seen.length === 2)
    return `Among ${playersNamed(seen)}, one is Merlin (good) and the other is Morgana (evil), but you cannot tell which.`
  return rules.deck.includes('merlin')
    ? `${capital(playersNamed(seen))} is Merlin.`
    : `${capital(playersNamed(seen))} is Morgana.`
}

const belong = (players: readonly number[]): string => (players.length === 1 ? 'belongs' : 'belong')

/** How a quest went, as one sentence that holds all that it proves. */
export function describeQuest(round: number, { team, quest, forced }: SeenProposal): string {
  const { success, needed, fails } = quest!
  const unapproved = forced ? ' without approval' : ''
  const count = fails === null ? '' : `, with ${counted(fails, 'sabotage card')}`
  return (
    `In round ${round}, ${playersNamed(team!)} went on the quest${unapproved} ` +
    `(it fails with ${counted(needed, 'sabotage card')}${needed === 1 ? ' or more' : ' or more, not with fewer'}), ` +
    `which ended in ${success ? 'success' : 'failure'}${count}.`
  )
}
