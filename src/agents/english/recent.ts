/** What was found last, by what it was found in: several readers look at the same words one after the other. */

/** As many as one message is looked at by; a map of all would grow with every message of a long run. */
const KEPT = 8

export class Recent<Key extends object, Found> {
  readonly #keys: (Key | undefined)[] = new Array<Key | undefined>(KEPT).fill(undefined)
  readonly #found: (Found | undefined)[] = new Array<Found | undefined>(KEPT).fill(undefined)
  #next = 0

  get(key: Key): Found | undefined {
    const at = this.#keys.indexOf(key)
    return at < 0 ? undefined : this.#found[at]
  }

  set(key: Key, found: Found): void {
    this.#keys[this.#next] = key
    this.#found[this.#next] = found
    this.#next = (this.#next + 1) % KEPT
  }

  clear(): void {
    this.#keys.fill(undefined)
    this.#found.fill(undefined)
  }
}
