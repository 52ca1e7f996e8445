/** The shape of an importer: a data set of others, brought in from where the user has it. */

export interface Importer {
  /** As in `roundtable import <name> <path>`. */
  readonly name: string
  readonly about: string
  /** Reads `path` and writes episodes or items of ours into the folder `into`; returns lines that say what was done. */
  run(path: string, into: string): Promise<readonly string[]>
}
