/** Who can play Assignment. */
import { languageAgents } from '../dialogue/language/agent.ts'
import { texts } from './language.ts'

export const language = languageAgents(texts)
export { silent } from './silent.ts'
export { symbolic } from './symbolic.ts'
