/** What the symbolic modules of text agents have in common: they watch what is read, offer commands, and answer them. */

/** What a text agent reads at a step; after a module's answer, `text` is that answer. */
export interface Reading {
  readonly text: string
  readonly look: string
  readonly inventory: string
}

/** A symbolic module with the memory of one episode. It knows only what it watched. */
export interface TextModule {
  /** As in tables of ablations and in the log. */
  readonly name: string
  /** What it is for and how it is asked, in words for a language model. */
  readonly about: string
  /** Takes in what the player reads at this step. */
  watch(reading: Reading): void
  /** The commands that it answers now, in an order that follows from what it watched. */
  commands(): readonly string[]
  /** The answer to a command; undefined where the command is none of its own. It may understand more than it offers. */
  run(command: string): string | undefined
}
