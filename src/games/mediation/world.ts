/** Flights, calendars and what people mind. Fields as in the published games. */

export interface Flight {
  readonly carrier: string
  /** Dollars. */
  readonly price: number
  readonly start: string
  readonly end: string
  readonly duration: string
}

/** A meeting in a calendar; times as `2031-05-14T09:30`. */
export interface Meeting {
  readonly start: string
  readonly end: string
  /** From 1 to 10. */
  readonly importance: number
  /** Whether the assistant sees it (without its importance). */
  readonly shared: boolean
}

/** What belongs to one user: flights, calendar and tastes. */
export interface Traveller {
  /** In order of arrival; a flight's id is its place here. */
  readonly flights: readonly Flight[]
  /** In order of time. */
  readonly calendar: readonly Meeting[]
  /** Places in the calendar of the shared meetings, in the order in which they are told. */
  readonly sharedOrder: readonly number[]
  readonly meanPrice: number
  /** How much a price above the mean counts, from 1 to 20. */
  readonly pricePref: number
}

/** A whole deal of Mediation, as `instance` may give it. */
export interface MediationWorld {
  /** How much three hours between two arrivals count, from 1 to 10; the same for all. */
  readonly arrivalPref: number
  readonly users: readonly Traveller[]
}

/** For each user a flight by id; null: none yet, in a partial proposal. */
export interface MediationProposal {
  readonly flights: readonly (number | null)[]
}
