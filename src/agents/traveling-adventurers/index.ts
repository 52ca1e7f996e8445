/** Who plays Traveling Adventurers. */
export { floors } from './floors.ts'
export { languageAgents } from './language/index.ts'
export { symbolic } from './symbolic.ts'
export const standIn = () => import('./stand-in.ts')
