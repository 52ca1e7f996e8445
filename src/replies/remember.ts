/** Keeps what was made last, so that the same list of actions is prepared once and not for every reply. */

/** How many are kept. */
const KEPT = 8

/** `make`, which is asked again only for keys that have not come lately. */
export function remember<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>()
  return (key) => {
    let found = made.get(key)
    if (found === undefined) {
      found = make(key)
      if (made.size >= KEPT) made.delete(made.keys().next().value!)
      made.set(key, found)
    }
    return found
  }
}
