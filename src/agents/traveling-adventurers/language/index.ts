/** The language agents of Traveling Adventurers: the paper's four, and two that go beyond. */
import { CHOICES } from './choices.ts'
import { define } from './agent.ts'

export const languageAgents = [
  define(
    'baseline',
    'A language model with its own coins and its past actions before it (paper, section 4.2).',
    CHOICES.baseline,
  ),
  define(
    'grounding',
    "As baseline, with the partner's coins extracted from each message (section 4.3).",
    CHOICES.grounding,
  ),
  define(
    'state-tracking',
    'As grounding, with visited and remaining rooms in place of past actions (section 4.4).',
    CHOICES['state-tracking'],
  ),
  define(
    'problem-solving',
    'As state-tracking, with the best path so far from an exact solver (section 4.5).',
    CHOICES['problem-solving'],
  ),
  define(
    'backtracking',
    'Keeps a ledger of agreements that it can take back, and solves once more before it ends.',
    CHOICES.backtracking,
  ),
  define('structured', 'As backtracking, answering in one JSON object.', CHOICES.structured),
]
