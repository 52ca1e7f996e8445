/** Who can play Collab Capture. */
export { greedy } from './greedy.ts'
export { llmCo } from './llm-co.ts'
export { symbolic } from './symbolic.ts'
