/**
 * Answers what a partner asks of the end. It depends on how far the two have come, since a path counts only once both have handed
 * it in.
 */
import type { Observation } from '../../games/traveling-adventurers/index.ts'
import type { Conversation } from './conversation.ts'
import { endAskedIn, type EndAsked } from './end-asked.ts'
import type { Choose } from './english/voice.ts'

/** `submitted`: what the listener has handed in. Undefined: nothing is asked of the end, or it is too early to say. */
export function answerOfEnd(
  { lastWords, negotiation, me, consent, informed }: Conversation,
  submitted: readonly string[] | undefined,
  { start }: Observation,
  choose: Choose,
): string | undefined {
  const asked = endAskedIn(lastWords)
  if (asked === undefined) return undefined
  const named = negotiation.proposals[me]?.path
  const agreed = negotiation.agreed ?? (consent === 'takes' ? named : undefined)
  if (submitted) return choose(AFTER[asked](submitted.join(' ')))
  // Who is not sure yet that it is the best asks on beside this: no path is named as the one to hand in.
  if (agreed)
    return choose([
      'Once that is settled, each of us hands in the same path: its rooms, named or clicked in order.',
      'Both of us hand in the one path we settle on, its rooms named or clicked in order.',
    ])
  if (named) {
    const path = named.join(' ')
    return choose(
      asked === 'how'
        ? [
            `If ${path} suits you, say so; then each of us hands it in, the rooms named or clicked in that order.`,
            `First tell me whether ${path} suits you; then each of us hands in the rooms in that order.`,
          ]
        : [
            `What is missing is your word on ${path}; then each of us hands it in.`,
            `Not yet: once ${path} suits you, each of us hands it in.`,
          ],
    )
  }
  return asked === 'how' && !informed
    ? choose([
        `Once a path suits both, each of us hands in the same one: the rooms in its order, from ${start} back to ${start}.`,
        `When we agree on a path, both of us hand in just that one, room by room from ${start} to ${start}.`,
      ])
    : undefined
}

/** What is left once the listener has handed in its path. */
const AFTER: Readonly<Record<EndAsked, (path: string) => readonly string[]>> = {
  how: (path) => [
    `Please hand in ${path} as well: the rooms named or clicked in just that order, and then it is over.`,
    `Name or click the rooms in the order ${path} and hand that in; mine is in already, so that ends it.`,
  ],
  duty: (path) => [
    `Yes, one thing is left: please hand in ${path} as well, as I did.`,
    `Only your side is missing: please hand in ${path} too.`,
  ],
  over: (path) => [
    `Almost: ${path} is in from me, and it counts once it comes from you as well.`,
    `Not quite: please hand in ${path} too, then we are through.`,
  ],
}
