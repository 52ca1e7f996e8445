/** A kitchen as plain data: everything that the rules of one episode depend on. */

/** Extra reward for learners, per deed. Never part of the score. */
export interface Shaping {
  /** An ingredient put into a pot. */
  readonly placement: number
  /** A dish taken from a dispenser while a pot is in use and nobody has one to spare. */
  readonly dishPickup: number
  /** A soup plated from a pot. */
  readonly soupPickup: number
  /** A closed gate opened. */
  readonly gateOpening: number
}

/** A number for every soup, or the sum over its ingredients. */
export type PerSoup = number | { readonly onion: number; readonly tomato: number }

/** Everything that defines a kitchen: its plan, and the rules it is played by. */
export interface KitchenSpec {
  /**
   * Rows of equal length: blank floor, `X` counter, `O` onions, `T` tomatoes, `D` dishes, `P` pot, `S` serving,
   * `W` wall, `G` gate. The border is not walkable.
   */
  readonly grid: readonly string[]
  /** Where player 0 and player 1 start, as x (to the right) and y (down). */
  readonly starts: readonly (readonly [number, number])[]
  /**
   * `classic` (2019, the paper's): a pot starts by itself at its third ingredient, all of one kind.
   * `modern` (2020 on): any one to three ingredients, mixed, started by an empty hand.
   */
  readonly dynamics: 'classic' | 'modern'
  /** Steps from the start until a soup is ready. */
  readonly cookTime: PerSoup
  /** What a delivered soup earns. */
  readonly value: PerSoup
  /** Soups that earn anything (`ooo`, `oot`, …); null: all of them. */
  readonly orders: readonly string[] | null
  /** Soups that earn `bonus` times their value. */
  readonly bonusOrders: readonly string[]
  readonly bonus: number
  /** Classic only: soups wanted one after the other; the episode ends with the last. Null: any soup, for ever. */
  readonly orderList: readonly ('onion' | 'tomato' | 'any')[] | null
  readonly shaping: Shaping
  /** What the compact state writes as the tick of a pot that does not cook: 0 in the paper's engine, -1 in the later one. */
  readonly idleTick: 0 | -1
}
