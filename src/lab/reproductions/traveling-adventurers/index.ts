/** The tables and figures of the paper behind Traveling Adventurers. */
import type { Reproduction } from '../reproduction.ts'
import { figure16, figure5 } from './figures.ts'
import { table2, table5, table6 } from './suggestions.ts'
import { table1 } from './table-1.ts'
import { table3 } from './table-3.ts'

export const reproductions: readonly Reproduction[] = [table1, table2, table3, table5, table6, figure5, figure16]
