/** The shape of a recipe: how one paper's prompts are found in what a user has of it. */
import type { PromptsManifest } from '../../agents/published/index.ts'
import type { Source } from './sources.ts'

/** Texts that were found, with what is said of them. */
export interface FoundPrompts extends Pick<PromptsManifest, 'edition' | 'whole'> {
  readonly from: readonly Source[]
  /** By the name of the file that each becomes. */
  readonly texts: Readonly<Record<string, string>>
}

export interface Recipe {
  readonly paper: string
  /** What can be given, in a few words. */
  readonly takes: string
  /**
   * The prompts in these files, one entry for each wording that is there, the one to be preferred last. Throws
   * `InvalidInput` where a file is the right one and a part of it is not where it should be.
   */
  find(sources: readonly Source[]): readonly FoundPrompts[]
}
