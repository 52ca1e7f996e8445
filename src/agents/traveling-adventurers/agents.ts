/** Who plays Traveling Adventurers. */
export { languageAgents } from './language/index.ts'
export { symbolic } from './symbolic.ts'
