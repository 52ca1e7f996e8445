/**
 * A text in plainer words before it is read: what people write for short, in idioms or for show, said in the words that
 * grammars know. Each game has tables of its own; `shorthand.ts` has what no game owns.
 */

/** What is written, and what is read in its place. */
export type Rewriting = readonly [written: RegExp, plainly: string | ((...found: string[]) => string)]

/** The text after all rewritings, in the order of the tables and of their lines. */
export function rewrite(text: string, ...tables: readonly (readonly Rewriting[])[]): string {
  for (const table of tables) for (const [written, plainly] of table) text = text.replace(written, plainly as string)
  return text
}
