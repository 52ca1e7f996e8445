/** A place at the table, by name: `USER`, `assistant`, `player-3`. */
export type Seat = string
