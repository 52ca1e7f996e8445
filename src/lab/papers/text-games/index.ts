/** Large Language Models Are Neurosymbolic Reasoners (2024). */
export { table4, table5, table6, table7 } from './tables.ts'
