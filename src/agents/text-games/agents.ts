/** Who plays Arithmetic, MapReader, Sorting and TWC. */
export { clone, cloneByModel } from './clone/index.ts'
export { drrn } from './drrn/index.ts'
export { language } from './language/agent.ts'
export { symbolic } from './symbolic.ts'
