/** The four language agents of the paper. They differ in how a leader comes to a team. */
import { define } from './agent.ts'

export const languageAgents = [
  define('base', 'A language model with the global memory and the facts of the game; leaders answer straight away.'),
  define('cot', 'As base; leaders think step by step.'),
  define('react', 'As base; leaders think and look things up in turns.'),
  define(
    'codeact',
    'As base; leaders write a program about the facts, run it, repair it, and decide by what it prints.',
  ),
]
