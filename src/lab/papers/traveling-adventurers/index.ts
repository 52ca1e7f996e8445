/** Jeknić, Duchnowski, Koller: Collaborative Problem-Solving in an Optimization Game (2025). */
export { figure5, figure16 } from './figures.ts'
export { table2, table5, table6 } from './suggestions.ts'
export { table1 } from './table-1.ts'
export { table3 } from './table-3.ts'
