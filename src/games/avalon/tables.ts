/** The tables of the board game, by number of players. */
import type { Role } from '../../solvers/role-worlds/index.ts'

/** Players who go on each of the five quests. */
export const teamSizes: Readonly<Record<number, number[]>> = {
  5: [2, 3, 2, 3, 3],
  6: [2, 3, 4, 3, 4],
  7: [2, 3, 3, 4, 4],
  8: [3, 4, 4, 5, 5],
  9: [3, 4, 4, 5, 5],
  10: [3, 4, 4, 5, 5],
}

/** How many players are evil. */
export const evilCounts: Readonly<Record<number, number>> = { 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4 }

/** Sabotaging cards that make each quest fail. The paper asks for two in the fifth quest as well (section 2.2). */
export function failTable(preset: 'paper' | 'official', players: number): number[] {
  if (players < 7) return [1, 1, 1, 1, 1]
  return preset === 'paper' ? [1, 1, 1, 2, 2] : [1, 1, 1, 2, 1]
}

/** The roles of the paper (section 2.1), filled up with servants and minions for other numbers of players. */
export function usualDeck(players: number): Role[] {
  const evil: Role[] = ['assassin', 'morgana', 'minion', 'minion']
  const just: Role[] = ['merlin', 'percival', 'servant', 'servant', 'servant', 'servant']
  const many = evilCounts[players] ?? 0
  return [...evil.slice(0, many), ...just.slice(0, players - many)]
}

/** The seat of a player: `player-3` for 3. */
export const seatOf = (player: number): string => `player-${player}`

/** The player of a seat: 3 for `player-3`. */
export const playerOf = (seat: string): number => Number(seat.slice('player-'.length))

/** The seats of a game with so many players. */
export const seatsOf = (players: number): string[] => Array.from({ length: players }, (_, index) => seatOf(index + 1))
