/** Everybody who can sit at a table of Avalon, besides those who play anything. */
export { languageAgents } from './language/index.ts'
export { scripted, symbolic } from './symbolic.ts'
