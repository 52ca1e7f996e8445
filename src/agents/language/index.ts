/**
 * The language agent: a shell, and the shape of the modules it is given.
 *
 * @module roundtable/agents/language
 */
export { languageAgent, printChat, writePrompt, type LanguageAgentParts } from './language-agent.ts'
export type { Module, Section } from './module.ts'
