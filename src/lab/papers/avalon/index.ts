/** Cooperation on the Fly: Exploring Language Agents for Ad Hoc Teamwork in the Avalon Game (2023). */
export { avalonVotesImporter } from './import-votes.ts'
export { figure5, figure6 } from './sides.ts'
export { simulation } from './simulation.ts'
export { table2, table3 } from './tables.ts'
