/** Sorting: its rules in words. */
export const explain = (): string =>
  'Things of different quantities lie about: counted ones (7 buoys) or measured ones (25g of tar, 3kg of cork). Bring them ' +
  'into the box in ascending order: first the smallest, then the next, until all are in it. Units count: 3kg is more than ' +
  '25g. If at any moment the box holds something that is not among the smallest, the game is lost; each thing rightly ' +
  'placed earns its share.'
