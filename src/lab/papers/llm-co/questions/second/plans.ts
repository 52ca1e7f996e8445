/** What somebody will do next who keeps to one of some plans, as far as what was seen of it tells. */

/** A way to go on: everything that somebody who keeps to it may do in a scene; nothing where it cannot be kept to. */
export interface Plan<Scene> {
  readonly name: string
  actions(scene: Scene): readonly string[]
}

/** Something that was done, and what was the case then. */
export interface Observed<Scene> {
  readonly scene: Scene
  readonly action: string
}

/** The plans that everything seen is in line with. */
export const possiblePlans = <Scene>(
  plans: readonly Plan<Scene>[],
  seen: readonly Observed<Scene>[],
): readonly Plan<Scene>[] =>
  plans.filter((plan) => seen.every(({ scene, action }) => plan.actions(scene).includes(action)))
