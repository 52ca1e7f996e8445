/** TWC: its rules in words. */
import type { TwcConfig } from './config.ts'

export const explain = ({ world, includeDoors, limitInventorySize, numItemsToPutAway }: TwcConfig): string =>
  [
    `${numItemsToPutAway === 1 ? 'One thing is' : `${numItemsToPutAway} things are`} out of place. Take each and put it where ` +
      'such a thing is usually kept: dirty clothes to the laundry, bread to the bread bin. Open what is closed first.',
    world === 'ours'
      ? 'Each thing in its place earns its share of the score; one that is put into a wrong place loses the game.'
      : 'Carrying a thing earns half of its share, its right place all of it; a wrong place earns nothing.',
    ...(includeDoors ? ['Some ways are closed by doors; open them first.'] : []),
    ...(limitInventorySize ? ['You can carry only a few things at a time.'] : []),
  ].join(' ')
