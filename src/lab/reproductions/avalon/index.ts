/** Cooperation on the Fly: Exploring Language Agents for Ad Hoc Teamwork in the Avalon Game (2023). */
import type { Reproduction } from '../reproduction.ts'
import { figure5, figure6 } from './sides.ts'
import { table2, table3 } from './tables.ts'

export const reproductions: readonly Reproduction[] = [table2, table3, figure5, figure6]
