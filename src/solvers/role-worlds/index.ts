/** Exact reasoning about hidden roles: all the ways they may have been dealt, and what follows from what was seen. */
export * from './belief.ts'
export * from './roles.ts'
export * from './sets.ts'
export * from './teams.ts'
export * from './worlds.ts'
