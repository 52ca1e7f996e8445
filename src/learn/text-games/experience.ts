/**
 * What a learner by value remembers: the last episodes, and longer those that earned something, which are few at first.
 * Half of what is learnt from comes of the latter (as in Hausknecht et al. 2020), each kind of game as often.
 */
import type { Random } from '../../core/random.ts'
import type { EpisodeRecord, Transition } from './explore.ts'

interface Episode {
  readonly record: EpisodeRecord
  readonly transitions: readonly Transition[]
}

/** Episodes that are kept in all, and of each kind of game among those that earned something. */
const LAST = 600
const EARNED = 150

export class Experience {
  #last: readonly Episode[] = []
  /** By the game's place in the list of games. */
  readonly #earned: (readonly Episode[])[] = []

  keep(record: EpisodeRecord, transitions: readonly Transition[]): void {
    const episode = { record, transitions }
    this.#last = [...this.#last, episode].slice(-LAST)
    if (!transitions.some(({ reward }) => reward > 0)) return
    const others = this.#earned[record.game] ?? []
    this.#earned[record.game] = [...others, episode].slice(-EARNED)
  }

  draw(random: Random): Transition {
    const kinds = this.#earned.filter(Boolean)
    const episodes = kinds.length > 0 && random.float() < 0.5 ? random.pick(kinds) : this.#last
    return random.pick(random.pick(episodes).transitions)
  }

  /** The records of all that is remembered: given to {@link keep} in this order, they make the same experience. */
  records(): EpisodeRecord[] {
    const last = new Set(this.#last)
    const older = this.#earned.flat().filter((episode) => episode && !last.has(episode))
    return [...older, ...this.#last].map(({ record }) => record)
  }
}
