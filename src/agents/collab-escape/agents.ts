/** Who can play Collab Escape. */
export { greedy } from './greedy.ts'
export { llmCo } from './llm-co.ts'
export { symbolic } from './symbolic.ts'
