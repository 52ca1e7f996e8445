/** Shortest ways in any graph whose steps all cost the same. */

/** Steps from `start` to every node that can be reached, in breadth-first order; `start` itself is 0 steps away. */
export function distancesFrom<Node>(start: Node, neighbours: (node: Node) => readonly Node[]): Map<Node, number> {
  const found = new Map([[start, 0]])
  for (const [node, steps] of found)
    for (const next of neighbours(node)) if (!found.has(next)) found.set(next, steps + 1)
  return found
}
