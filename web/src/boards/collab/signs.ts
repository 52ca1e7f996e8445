/** The hunter and the hunted: outlines in a square of 20 by 20 that no seat has. */

/** A masked face. */
export const THIEF = 'M10 1a9 9 0 1 1 0 18a9 9 0 1 1 0-18ZM2.5 7v4c1.5 2.5 6 2.5 7.5-.5c1.5 3 6 3 7.5.5V7Z'

/** A skull. */
export const KILLER =
  'M10 1a8 8 0 0 1 8 8c0 3-1.5 4.6-3.5 5.5V19h-9v-4.5C3.5 13.6 2 12 2 9a8 8 0 0 1 8-8ZM6.8 7.5a2 2 0 1 0 0 4a2 2 0 1 0 0-4ZM13.2 7.5a2 2 0 1 0 0 4a2 2 0 1 0 0-4Z'
