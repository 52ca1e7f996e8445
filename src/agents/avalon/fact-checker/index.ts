/** The fact checker: what players say about the game, held against its log. */
export { check, type Finding, type GameRecord } from './check.ts'
export { checkMessage, contradictions, recordAt } from './check-message.ts'
export { claim, claimTypes, type Claim } from './claim.ts'
export { claimsRequest, readClaims } from './extract-by-model.ts'
export { extractByRule } from './extract-by-rule.ts'
