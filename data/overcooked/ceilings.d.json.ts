/** What the file holds, so that its text is not type-checked. */
import type { Ceiling } from '../../src/agents/overcooked/ceilings.ts'

declare const ceilings: readonly Ceiling[]
export = ceilings
