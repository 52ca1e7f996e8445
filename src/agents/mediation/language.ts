/** What the language agents of Mediation are told beside the rules. */
import type { DialogueTexts } from '../dialogue/language/agent.ts'
import { createAssistant } from './assistant.ts'
import { createUser } from './user.ts'

export const texts: DialogueTexts = {
  advice: (seat) =>
    seat === 'assistant'
      ? [
          'Find for each user the flights that miss few shared meetings and cost little, then pairs of these that arrive close together.',
          'Ask each user only for what can change the choice: how important the meetings are that a good flight would miss, and whether there are private ones at those times.',
          'Talk with every user before you propose. Flights are named by their numbers in the lists above: use no others.',
          'After a rejection ask what was wrong with it; the sum over all users counts, so that one may have to give way.',
        ].join('\n')
      : [
          'Tell the assistant when you are privately busy and how important your meetings are, the important ones first.',
          'A proposal shows you its score in parts: missed meetings, price, waiting for your friends. Say which part is bad.',
          'Accept what is good for all of you together, even if another flight were a little better for you.',
        ].join('\n'),
  thought(observation, action) {
    if (observation.seat !== 'assistant') {
      if (action.type === 'accept')
        return 'The assistant has come back to this flight, so it is best for all of us. I accept.'
      if (action.type === 'reject')
        return 'I do not know yet whether there is a better one. I reject and say what it was worth.'
      return 'The assistant sees neither my private meetings nor importances, so I tell them.'
    }
    return action.type === 'propose'
      ? 'These flights miss what matters least, are cheap, and arrive close together.'
      : 'These meetings are in the way of the best flights. Their importance decides.'
  },
  seated: (seat) => (seat === 'assistant' ? createAssistant({ proposals: 3, hope: 1 }) : createUser()),
  config: { flights: 6, days: 1 },
}
