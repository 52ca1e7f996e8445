/** What the language agents of Mediation are told beside the rules. */
import type { DialogueTexts } from '../dialogue/language/agent.ts'

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
  example: {
    config: { flights: 6, days: 1 },
    seed: -1,
    lines: [
      {
        by: 'user-0',
        think: 'The assistant does not see my private afternoon. It is worth 1 to me, so nothing has to turn on it.',
        says: '[message] Hi! I have something private from 12:30 to 4:30 PM, but it is hardly important.',
      },
      {
        by: 'user-1',
        think: 'My evening is private and worth 4; of the meetings that the assistant sees, 2 PM is worth most (6).',
        says: '[message] Hello! I am busy from 5:30 to 9:30 PM, which I would miss only if I must. My meeting at 2 PM matters more. Is there a cheap flight that spares it?',
      },
      {
        by: 'assistant',
        think:
          'For user 0 the cheap flights 1 and 3 both miss the shared meeting at 6 PM. Whether that matters decides.',
        says: '0: [message] How important is your meeting at 6 PM?',
      },
      {
        by: 'user-0',
        think: 'It is worth 2 to me: little, if a good flight is at that time.',
        says: '[message] Not very, I can miss it for a good flight.',
      },
      {
        by: 'assistant',
        think:
          'For user 1 flight 5 costs 50 and misses only the evening. For user 0 flight 1 is the cheapest and misses little. They land four hours apart, but I try what is cheapest for each.',
        says: 'all: [propose] user 0: id 1, user 1: id 5',
      },
      {
        by: 'user-0',
        think: 'The price is fine, but I land four hours before my friend, and that costs me most.',
        says: '[reject] Cheap, but I would wait for hours until my friend is there.',
      },
      {
        by: 'user-1',
        think: 'I miss my evening, but the flight is cheap. What bothers me is that my friend waits so long.',
        says: '[reject] The flight is good for me, only we should arrive closer together.',
      },
      {
        by: 'assistant',
        think:
          'Flight 5 is good for user 1. Flight 3 of user 0 lands two hours after it instead of four before, and misses only the meeting at 6 PM, which hardly matters.',
        says: 'all: [propose] user 0: id 3, user 1: id 5',
      },
      {
        by: 'user-0',
        think: 'It costs more than before but misses nothing important, and we arrive closer together. I accept.',
        says: '[accept]',
      },
      {
        by: 'user-1',
        think: 'The same flight for me, and half the wait for us. I accept.',
        says: '[accept]',
      },
    ],
  },
}
