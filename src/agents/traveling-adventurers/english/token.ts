/** The pieces of a sentence, once every letter is a room or a word. */
export type Token =
  /** `named`: by more than its letter. */
  | { readonly kind: 'room'; readonly room: string; readonly named?: true }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'word'; readonly word: string }
  /** A dash, or an `arrow`; `loose`: with space on either side, and not between two rooms. `at`: where in the text. */
  | { readonly kind: 'join'; readonly loose?: boolean; readonly arrow?: true; readonly at?: number }
  /** `at`: where in the text, of marks that end a sentence. */
  | { readonly kind: 'mark'; readonly mark: string; readonly at?: number }

/** The word that a token is; empty for anything else, and for none. */
export const wordOf = (token: Token | undefined): string => (token?.kind === 'word' ? token.word : '')

/** Whether it is one of these marks, each a single character. */
export const isMark = (token: Token | undefined, marks: string): boolean =>
  token?.kind === 'mark' && marks.includes(token.mark)
