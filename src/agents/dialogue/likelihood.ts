/** Weighing what may be by what was said and done. */

/** The logarithm of the logistic function: how likely a soft threshold is passed. */
export const logistic = (x: number): number => (x > 0 ? -Math.log1p(Math.exp(-x)) : x - Math.log1p(Math.exp(x)))

/** So many items, each as likely: heavier ones come more often. */
export function resample<Item>(
  weighted: readonly { readonly item: Item; readonly weight: number }[],
  count: number,
): Item[] {
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0)
  const chosen: Item[] = []
  let passed = 0
  for (const { item, weight } of weighted) {
    passed += weight
    while (chosen.length < count && passed >= ((chosen.length + 0.5) * total) / count) chosen.push(item)
  }
  // Rounding may leave the last ones out.
  while (chosen.length < count) chosen.push(weighted.at(-1)!.item)
  return chosen
}
