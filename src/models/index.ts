/**
 * Language models: `openModel` by name, the ledger of a run, and the stand-in server.
 *
 * @module roundtable/models
 */
export type { Admission, EpisodeLimits, Ticket } from './account.ts'
export { ProviderFailure } from './failure.ts'
export { readLastJson } from './json-in-text.ts'
export { Ledger, type Budget, type LedgerSnapshot } from './ledger.ts'
export { parseModelName, type ModelName } from './name.ts'
export { openModel, type ModelOptions, type ModelSnapshot, type OpenedModel } from './open.ts'
export { priceOf, pricesOf, readPrices, type Price, type Prices } from './prices.ts'
export type { Means } from './provider.ts'
export { publicModelName } from './public-name.ts'
export { textFaults, transportFaults, type Fault, type FaultSettings } from './stand-in/faults.ts'
export type { Responder, StandInRequest } from './stand-in/responder.ts'
export { startStandIn, type StandIn, type StandInSettings } from './stand-in/server.ts'
export type { StandInStats } from './stand-in/stats.ts'
export { Limits, type LimitOptions, type LimitSnapshot } from './wrappers/limit.ts'
export type { Retry, RetryOptions } from './wrappers/retry.ts'
