/** What nobody in a dialogue says, for whoever reads it: what a search found, what a proposal would earn. */
import type { Domain } from './domain.ts'
import type { DialogueState } from './state.ts'

export function news<World, Proposal>(
  domain: Domain<any, World, any, Proposal, any>,
  before: DialogueState<World, Proposal>,
  { talk, world }: DialogueState<World, Proposal>,
): readonly string[] {
  return talk.slice(before.talk.length).flatMap((entry) => {
    if (entry.kind === 'search') return [entry.result]
    if (entry.kind !== 'proposal') return []
    const { proposal, full } = entry
    return [
      ...(domain.words.explain?.(world, proposal) ?? []),
      ...(full ? [`It would earn ${domain.evaluate(world, proposal)} of at most ${domain.bounds(world).best}.`] : []),
    ]
  })
}
