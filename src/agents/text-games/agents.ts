/** Who plays Arithmetic, MapReader, Sorting and TWC. */
export { language } from './language/agent.ts'
export { symbolic } from './symbolic.ts'
