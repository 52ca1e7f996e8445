/** MapReader: its rules in words. */
import type { MapReaderConfig } from './config.ts'

export const explain = ({ world, includeDoors, limitInventorySize }: MapReaderConfig): string =>
  [
    'You start beside a box, with a map. A coin lies in another place, which the task names. Go there, take the coin, come back ' +
      'and put it in the box. The map says which places are joined, not in which direction; that you see on the spot.',
    world === 'ours' ? 'Only the coin in the box counts.' : 'Carrying the coin is worth half of the score.',
    ...(includeDoors ? ['Some ways are closed by doors; open them first.'] : []),
    ...(limitInventorySize ? ['You can carry two things at most, the map included.'] : []),
  ].join(' ')
