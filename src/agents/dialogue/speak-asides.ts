/** What is said beside a game, as a table of phrases by aside: of each those are taken that were not said before. */
import type { Phrasebook } from '../english/index.ts'

/** Ways of saying one thing, all the same; or as they follow from what it is about. */
type Phrases = readonly string[] | ((...about: never[]) => readonly string[])

/** A method for each aside of a table: one of its phrases, or undefined where all were said. */
export type Asides<Table> = {
  readonly [Aside in keyof Table]: Table[Aside] extends (...about: infer About) => readonly string[]
    ? (...about: About) => string | undefined
    : () => string | undefined
}

/** A class of speakers for a table of phrases: `about` of the table is a method that says one of its phrases, and none twice. */
export function asidesOf<const Table extends Readonly<Record<string, Phrases>>>(
  table: Table,
): new (book: Phrasebook) => Asides<Table> {
  class Speaker {
    readonly book: Phrasebook

    constructor(book: Phrasebook) {
      this.book = book
    }
  }
  for (const [aside, phrases] of Object.entries<Phrases>(table))
    Object.defineProperty(Speaker.prototype, aside, {
      value(this: Speaker, ...about: never[]): string | undefined {
        return this.book.fresh(typeof phrases === 'function' ? phrases(...about) : phrases)
      },
    })
  return Speaker as unknown as new (book: Phrasebook) => Asides<Table>
}
