/** Kitchens that are in no paper, for trying planners where nobody has tuned them. */
const maze = [
  'XXXXXXXXXXXXXXX',
  'O1  X     X   P',
  'XXX X XXX X X X',
  'X   X X   X X X',
  'X XXX X XXX X X',
  'X     X     X X',
  'XXXXXXXXX XXX X',
  'D2          X S',
  'XXXXXXXXXXXXXXX',
]
const hall = [
  'X'.repeat(9) + 'P' + 'X'.repeat(19) + 'P' + 'X'.repeat(10),
  ...Array.from({ length: 18 }, (_, row) => {
    const left = row === 4 ? 'O' : row === 12 ? 'D' : 'X'
    const right = row === 6 ? 'S' : row === 13 ? 'O' : 'X'
    const inside = [...' '.repeat(38)]
    if (row === 8) inside[5] = '1'
    if (row === 9) inside[30] = '2'
    return left + inside.join('') + right
  }),
  'X'.repeat(19) + 'S' + 'X'.repeat(20),
]

export const OWN: Readonly<Record<string, object>> = {
  'long-corridor': { grid: ['XXXXXXXXXXXXXXXXXXXX', 'O1                2P', 'XXXXDXXXXXXXXXXSXXXX'] },
  maze: { grid: maze, horizon: 800 },
  'hall 40 × 20': { grid: hall },
  'four pots': { grid: ['XPXPXPXPX', 'O       O', 'X 1   2 X', 'D       S', 'XXXXXXXXX'] },
  tomatoes: { grid: ['XXTPTXX', 'T  1  D', 'X  2  X', 'XXSXXXX'] },
  'onions and tomatoes': {
    grid: ['XXOPTXX', 'O  1  T', 'D  2  S', 'XXXPXXX'],
    dynamics: 'modern',
    orders: ['oot', 'ott'],
    value: { onion: 15, tomato: 20 },
  },
  'narrow passage': { grid: ['XOXXXXXPX', 'O  1X2  P', 'X       X', 'XDXXXXXSX'] },
  'one-cell passage': { grid: ['XXXXXXXXXXX', 'O   XXX   P', 'X 1     2 X', 'D   XXX   S', 'XXXXXXXXXXX'] },
  'three small pots': { grid: ['XPXPXPX', 'X 1 2 X', 'XOXDXSX'] },
  'soups come back': { grid: ['XXXXXPX', 'X  D  D', 'X1 X  X', 'X  X  P', 'S  XX2X', 'XXOXXXX'] },
  'one place shared': { grid: ['XSXXXPX', 'O 1X 2P', 'XX XDXX', 'XXXXXXX'] },
  'two rooms': { grid: ['XXXXXXXXX', 'O   X   P', 'X 1 X 2 X', 'D   X   S', 'XXXXXXXXX'] },
  'three rooms by gates': { grid: ['WWPWWWWWW', 'O   G   S', 'D 1 W 2 O', 'WWWWWWWWW'] },
}
