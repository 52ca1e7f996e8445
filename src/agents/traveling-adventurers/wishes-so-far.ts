/** What the partner has wished of a path so far. */
import { conceded } from './concessions.ts'
import { withoutSaidComplete } from './english/said-complete.ts'
import { sentencesIn } from './rows-meant.ts'
import { thresholdIn } from './thresholds-asked.ts'
import { clausesOf, forgetsIt, withdrawnIn } from './wishes-withdrawn.ts'
import { hallwayIn, inLetters, keeps, nameOfWish, wishesIn, type Wish } from './wishes.ts'

const REFUSES =
  /^\W*(?:(?:oh|hm+|well|sorry|but)\W+)*(?:no|nope|nah|not that|i don['’]?t (?:like|want) (?:it|that)|that['’]?s not (?:it|that|what))\b(?! (?:problem|worries|idea|more|matter))/i

export class WishesSoFar {
  all: readonly Wish[] = []
  /** Names of all that was ever wished or asked for. */
  readonly #names = new Set<string>()
  /** The hallway that the partner named last. */
  #hallway: readonly [string, string] | undefined

  /**
   * The wishes of a message. `named`: the path that the listener proposes: who asks before there is any demands nothing; who
   * wishes the same again does.
   */
  hear(text: string, rooms: readonly string[], named: readonly string[] | undefined): readonly Wish[] {
    const { rest, concedes } = conceded(withoutSaidComplete(text, rooms))
    const all = wishesIn(rest, rooms, this.#lastRoom, this.#hallway, named)
    const once = all.filter((wish, i) => !all.some((one, j) => covers(one, wish, j < i)))
    // Whoever wants so many coins besides does not want it at any price.
    const isBound = thresholdIn(inLetters(text, rooms), rooms) !== undefined
    // Who refuses a path and says how it should be wants it so.
    const refuses = named !== undefined && REFUSES.test(text)
    const wishes = once.map(({ demand, ...wish }): Wish => {
      if (isBound) return { ...wish, asked: true }
      if (refuses && !keeps(named, wish)) return { ...wish, demand: true }
      const again = named !== undefined && this.#names.has(nameOfWish(wish))
      // Who names the price beside it has accepted it.
      return (demand && (wish.not || named)) || again || (concedes && named) ? { ...wish, demand: true } : wish
    })
    // What is wished now holds, whatever was wished before.
    this.all = [
      ...this.all.filter((old) => !wishes.some((wish) => isOpposite(old, wish))),
      ...wishes.filter(({ asked, not }) => !(asked && not)),
    ]
    for (const wish of wishes) this.#names.add(nameOfWish(wish))
    this.#hallway = hallwayIn(inLetters(text, rooms), rooms) ?? this.#hallway
    return wishes
  }

  /** Forgets the wishes that a message gives up, its own too, and returns what else it says. */
  withdraw(given: string, rooms: readonly string[]): string {
    const text = this.#forget(given, rooms)
    if (this.#names.size === 0) return text
    return clausesOf(text)
      .filter((clause) => {
        const withdrawn = withdrawnIn(clause, rooms)
        if (!withdrawn) return true
        const { hallway, room } = withdrawn
        const [a, b] = hallway ?? []
        const names =
          a !== undefined && b !== undefined
            ? [nameOfWish({ about: 'hallway', a, b })]
            : room !== undefined
              ? [
                  ...(['first', 'last'] as const).map((about) => nameOfWish({ about, room })),
                  ...this.all.filter((wish) => wish.about === 'place' && wish.room === room).map(nameOfWish),
                ]
              : [...this.#names]
        if (!names.some((name) => this.#names.has(name))) return true
        this.all = this.all.filter((wish) => !names.includes(nameOfWish(wish)))
        for (const name of names) this.#names.delete(name)
        return false
      })
      .join('')
  }

  /** "Could we begin with K? No, forget it." says nothing; "forget it" alone gives up what was wished before. */
  #forget(text: string, rooms: readonly string[]): string {
    const sentences = sentencesIn(text)
    const at = sentences.findIndex(forgetsIt)
    if (at < 0) return text
    const before = at > 0 && wishesIn(sentences[at - 1]!, rooms).length > 0
    if (!before && (at > 0 || this.all.length === 0)) return text
    if (!before) {
      this.all = []
      this.#names.clear()
    }
    return sentences.filter((_, i) => i !== at && !(before && i === at - 1)).join('')
  }

  /** The partner proposes a path of its own: it demands nothing that this does not keep to. */
  propose(path: readonly string[]): void {
    this.all = this.all.filter((wish) => wish.demand !== true || keeps(path, wish))
  }

  get #lastRoom(): string | undefined {
    const wish = this.all.findLast(({ about }) => about === 'first' || about === 'last')
    return wish?.about === 'hallway' ? undefined : wish?.room
  }
}

/** Whether one of two wishes of a message says all that the other does. */
const covers = (one: Wish, wish: Wish, before: boolean): boolean =>
  one !== wish && nameOfWish(one) === nameOfWish(wish) && (one.demand === wish.demand ? before : one.demand === true)

/** Whether a later wish leaves nothing of an earlier one. */
function isOpposite(old: Wish, wish: Wish): boolean {
  // A room has one place.
  if (old.about === 'place' || wish.about === 'place')
    return old.about !== 'hallway' && wish.about !== 'hallway' && old.room === wish.room && !old.not && !wish.not
  if (old.about !== wish.about) return false
  if (nameOfWish({ ...old, not: true }) === nameOfWish({ ...wish, not: true })) return true
  return wish.about !== 'hallway' && !old.not && !wish.not
}
