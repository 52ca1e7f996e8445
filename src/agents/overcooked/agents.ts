/** Who can play Overcooked. */
export { assistant } from './assistant/index.ts'
export { greedy } from './greedy.ts'
export { llmCo } from './llm-co/index.ts'
export { policy, trainedPolicies } from './policy/index.ts'
export { symbolic } from './symbolic/index.ts'
