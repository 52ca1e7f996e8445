/** The hidden roles of Avalon: which side each is on, and whom each sees. */

export const roleNames = [
  'merlin',
  'percival',
  'servant',
  'morgana',
  'mordred',
  'oberon',
  'assassin',
  'minion',
] as const

/** A role of Avalon. */
export type Role = (typeof roleNames)[number]

/** The just side wants the quests to succeed, the evil side wants them to fail. */
export type Side = 'just' | 'evil'

/** The side that a role is on. */
export const sideOf = (role: Role): Side =>
  role === 'merlin' || role === 'percival' || role === 'servant' ? 'just' : 'evil'

/** What the players seen by a role are to it: evil players, one Merlin and one Morgana, its teammates, or nothing. */
export function sightOf(role: Role): 'evil' | 'merlin-or-morgana' | 'teammates' | 'nothing' {
  if (role === 'merlin') return 'evil'
  if (role === 'percival') return 'merlin-or-morgana'
  return role === 'servant' || role === 'oberon' ? 'nothing' : 'teammates'
}

/**
 * The players (numbered from 1, ascending) that `player` sees when `roles` are dealt in order of seats. The numbers tell
 * nothing more than {@link sightOf} says: Percival does not learn which is which, Merlin no roles, the evil side no
 * roles. Mordred is hidden from Merlin; Oberon sees nobody and his own side does not see him.
 */
export function seenBy(roles: readonly Role[], player: number): number[] {
  const own = roles[player - 1]!
  const sight = sightOf(own)
  const seen: number[] = []
  roles.forEach((role, index) => {
    if (index + 1 === player) return
    const visible =
      sight === 'evil'
        ? sideOf(role) === 'evil' && role !== 'mordred'
        : sight === 'merlin-or-morgana'
          ? role === 'merlin' || role === 'morgana'
          : sight === 'teammates' && sideOf(role) === 'evil' && role !== 'oberon'
    if (visible) seen.push(index + 1)
  })
  return seen
}
