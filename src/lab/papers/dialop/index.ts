/** Decision-Oriented Dialogue for Human-AI Collaboration (2024). */
export { figure4 } from './figure-4.ts'
export { figure5 } from './figure-5.ts'
export { figure6 } from './figure-6.ts'
export { failures } from './failures.ts'
export { dialopImporter } from './import-dialogues.ts'
export { tableA1 } from './table-a1.ts'
