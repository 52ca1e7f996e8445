/** Which decision to propose next under uncertainty: that from which most is still to be hoped, until nothing is. */

export interface Prospect<World, Decision> {
  /** Problems that agree with all that is known, each equally likely. */
  readonly worlds: readonly World[]
  /** Decisions that were proposed already. */
  readonly tried: readonly Decision[]
  /** The best decision for the problem as expected. */
  readonly expected: Decision
  solve(world: World): Decision
  score(world: World, decision: Decision): number
  /** How many of the worlds are solved for candidates. */
  readonly candidates: number
}

export interface Choice<Decision> {
  readonly decision: Decision
  /** What is hoped to be gained over the best one tried, in points; undefined where none was tried. */
  readonly hope?: number
}

/** Of the decisions that are best in some world the one of greatest expected improvement over those tried. */
export function chooseByHope<World, Decision>(prospect: Prospect<World, Decision>): Choice<Decision> {
  const { worlds, tried, expected, candidates } = prospect
  if (tried.length === 0) return { decision: expected }
  const scores = (decision: Decision): number[] => worlds.map((world) => prospect.score(world, decision))
  const before = tried.map(scores)
  const best = worlds.map((_, i) => Math.max(...before.map((each) => each[i]!)))
  let choice: { decision: Decision; hope: number } = { decision: expected, hope: 0 }
  for (const decision of [expected, ...worlds.slice(0, candidates).map((world) => prospect.solve(world))]) {
    const hope = scores(decision).reduce((sum, score, i) => sum + Math.max(0, score - best[i]!), 0) / best.length
    if (hope > choice.hope) choice = { decision, hope }
  }
  return choice
}

/** What is hoped to be gained, in points, by any other decision over this one, tried or not. */
export function hopeBeyond<World, Decision>(prospect: Prospect<World, Decision>, decision: Decision): number {
  const { worlds, tried, expected, candidates, solve, score } = prospect
  const own = worlds.map((world) => score(world, decision))
  const others = [...tried, expected, ...worlds.slice(0, candidates).map(solve)]
  const gain = (other: Decision): number =>
    worlds.reduce((sum, world, i) => sum + Math.max(0, score(world, other) - own[i]!), 0) / worlds.length
  return Math.max(...others.map(gain))
}

/** Of the decisions tried the one that is best as expected; the first of equal ones. */
export function bestOfTried<World, Decision>({
  worlds,
  tried,
  score,
}: Pick<Prospect<World, Decision>, 'worlds' | 'tried' | 'score'>): Decision | undefined {
  const worth = tried.map((decision) => worlds.reduce((sum, world) => sum + score(world, decision), 0))
  return tried[worth.indexOf(Math.max(...worth))]
}
