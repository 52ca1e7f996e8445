/** Data sets of others that can be brought in from where the user has them. */

export interface Importer {
  /** As in `roundtable import <name> <path>`. */
  readonly name: string
  readonly about: string
  /** Reads `path` and writes episodes or items of ours into the folder `into`; returns lines that say what was done. */
  run(path: string, into: string): Promise<readonly string[]>
}

const byName: Readonly<Record<string, () => Promise<Importer>>> = {
  dialop: async () => (await import('./dialop.ts')).dialopImporter,
  'theory-of-mind': async () => (await import('./theory-of-mind.ts')).theoryOfMindImporter,
  // one line each
}

export const importers = (): Promise<readonly Importer[]> => Promise.all(Object.values(byName).map((load) => load()))
