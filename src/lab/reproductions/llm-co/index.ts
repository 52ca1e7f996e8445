/** Evaluating Multi-Agent Coordination Abilities in Large Language Models (2023). */
import type { Reproduction } from '../reproduction.ts'
import { figure5 } from './figure-5.ts'
import { table1 } from './table-1.ts'
import { table2 } from './table-2.ts'
import { table3, table4 } from './table-3.ts'

export const reproductions: readonly Reproduction[] = [table1, table2, table3, table4, figure5]
