/** Another dialogue that looks the same from one seat: its problem and all that the seat could not hear, drawn anew. */
import type { Seat } from '../../../core/game.ts'
import { Random } from '../../../core/random.ts'
import type { Domain } from './domain.ts'
import { isVisible } from './observe.ts'
import { awaited, type DialogueState, type Entry } from './state.ts'

const FILLER = ['yes', 'no', 'maybe', 'later', 'early', 'cheap', 'good', 'fine', 'sure', 'which', 'one', 'please']

export function resample<World, Proposal>(
  domain: Domain<any, World, any, Proposal, any>,
  state: DialogueState<World, Proposal>,
  seat: Seat,
  seed: number,
): DialogueState<World, Proposal> {
  const random = new Random(seed, 'resample', seat)
  const proposals = state.talk.flatMap((entry) => (entry.kind === 'proposal' ? [entry.proposal] : []))
  const world = domain.redraw(state.world, seat, proposals, random)
  // An open proposal's hidden answers may be turned round only while somebody else has yet to answer.
  const talk = state.talk.map((entry, at): Entry<Proposal> => {
    if (isVisible(domain, state, seat, at)) return entry
    switch (entry.kind) {
      case 'message':
      case 'think':
        return { ...entry, text: redrawWords(entry.text, random) }
      case 'search':
        return { ...entry, query: redrawWords(entry.query, random), result: redrawWords(entry.result, random) }
      case 'response':
        return state.open !== null && at > state.open && awaited(state).length > 0
          ? { ...entry, accept: random.pick([true, false]) }
          : entry
      default:
        return entry
    }
  })
  return { ...state, world, talk }
}

/** As many words, since a limit on words counts them. */
const redrawWords = (text: string, random: Random): string =>
  text
    .split(' ')
    .map(() => random.pick(FILLER))
    .join(' ')
