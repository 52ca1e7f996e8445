/** What the language agents of Assignment are told beside the rules. */
import type { DialogueTexts } from '../dialogue/language/agent.ts'
import { createSymbolic } from './symbolic.ts'

export const texts: DialogueTexts = {
  advice: () =>
    [
      'Say for each paper whom you know to fit it, and how well: perfect, great, good, decent, mediocre, weak or terrible. Your highest numbers are what the decision turns on, but low ones keep your partner from a mistake.',
      'Ask for what you cannot see. Do not say numbers: your partner’s are on another scale.',
      'Propose when both have told what they know. For each reviewer and paper take what either of you knows; a cell that nobody knows is average. Look for the assignment with the greatest sum, not for the best reviewer of each paper one after the other.',
      'Accept a proposal that fits what you know; reject one that puts somebody where you know them to be poor, and say so.',
    ].join('\n'),
  thought(_observation, action) {
    if (action.type === 'message') return 'My partner cannot see my column of numbers, so I tell each cell in words.'
    if (action.type === 'propose')
      return 'I have both parts now. I match them so that the sum is greatest and propose it.'
    return undefined
  },
  seated: () => createSymbolic({ numbers: false }),
  config: { size: 4, margin: 1.1 },
}
