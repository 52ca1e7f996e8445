/** What the pages are told at a seat, as it goes over the wire. */

/** An observation of which parts may have been left out. */
export interface Changes {
  readonly observation: unknown
  /** Parts that are as they were in the observation before. */
  readonly kept?: readonly string[]
}
