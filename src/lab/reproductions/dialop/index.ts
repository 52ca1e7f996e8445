/** What is reproduced of the decision-oriented dialogue paper. */
import type { Reproduction } from '../reproduction.ts'
import { figure4 } from './figure-4.ts'
import { figure5 } from './figure-5.ts'
import { figure6 } from './figure-6.ts'
import { tableA1 } from './table-a1.ts'

export const reproductions: readonly Reproduction[] = [tableA1, figure4, figure5, figure6]
