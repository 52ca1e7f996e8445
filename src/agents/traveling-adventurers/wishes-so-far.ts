/** What the partner has wished of a path so far. */
import { keeps, nameOfWish, wishesIn, type Wish } from './wishes.ts'

export class WishesSoFar {
  all: readonly Wish[] = []
  /** Names of all that was ever wished or asked for. */
  readonly #names = new Set<string>()

  /**
   * The wishes of a message. `named`: the path that the listener proposes: who asks before there is any demands nothing; who
   * wishes the same again does.
   */
  hear(text: string, rooms: readonly string[], named: readonly string[] | undefined): readonly Wish[] {
    const wishes = wishesIn(text, rooms, this.#lastRoom).map(({ demand, ...wish }): Wish => {
      const again = named !== undefined && this.#names.has(nameOfWish(wish))
      return (demand && (wish.not || named)) || again ? { ...wish, demand: true } : wish
    })
    this.all = [...this.all, ...wishes.filter(({ asked, demand }) => demand || !asked)]
    for (const wish of wishes) this.#names.add(nameOfWish(wish))
    return wishes
  }

  /** The partner proposes a path of its own: it demands nothing that this does not keep to. */
  propose(path: readonly string[]): void {
    this.all = this.all.filter((wish) => wish.demand !== true || keeps(path, wish))
  }

  get #lastRoom(): string | undefined {
    const wish = this.all.findLast(({ about }) => about !== 'hallway')
    return wish?.about === 'hallway' ? undefined : wish?.room
  }
}
