/** Who can answer theory-of-mind questions. */
export { base, cot } from './answer.ts'
export { surface } from './surface.ts'
