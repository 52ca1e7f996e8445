/** What somebody wants of the path, whatever it is worth: where it begins or ends, and a hallway in it. */

export type Wish = (
  | { readonly about: 'first' | 'last'; readonly room: string }
  /** Between the first and the last it may come in: 1 is right behind the start. */
  | { readonly about: 'place'; readonly room: string; readonly from: number; readonly to: number }
  | { readonly about: 'hallway'; readonly a: string; readonly b: string }
) & {
  /** Whether it must not be so. */
  readonly not?: true
  /** Whether it is only asked whether it can be so. */
  readonly asked?: true
  /** Whether a path is wanted that keeps to it, though it be worth less. */
  readonly demand?: true
}
