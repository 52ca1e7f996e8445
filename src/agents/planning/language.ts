/** What the language agents of Planning are told beside the rules. */
import type { DialogueTexts } from '../dialogue/language/agent.ts'
import { createAssistant } from './assistant.ts'
import { createUser } from './user.ts'

export const texts: DialogueTexts = {
  advice: (seat) =>
    seat === 'user'
      ? [
          'Tell the agent all that you want in few words, the most important first.',
          'After a proposal you see a score for each stop, each way and each wish. Say where points are lost: “the second stop has live music, and the way to it is too long”. What the agent does not know it cannot mend.',
          'Reject while something can obviously be better; accept when a proposal is as good as the best so far and the agent has run out of ideas.',
        ].join('\n')
      : [
          'Ask first what matters: budget, sites or kinds of sites to see, food and drink, ambience, ratings, children, groups.',
          'Search for sites that fit several wishes at once, then look at distances between the candidates. Do not propose a site that no search has shown you.',
          'Prices add up against the budget, ways add up too: three good sites next to each other beat three excellent ones far apart.',
          'After a rejection keep what was worth points and replace what lost most.',
        ].join('\n'),
  thought(observation, action) {
    if (observation.seat === 'user') {
      if (action.type === 'accept') return 'The agent has come back to the best itinerary so far. I accept.'
      if (action.type === 'reject') return 'There may be something better. I reject and say what each part was worth.'
      return 'The agent knows the town but not my wishes, so I tell them.'
    }
    if (action.type === 'propose')
      return observation.talk.some((line: { kind: string }) => line.kind === 'proposal')
        ? 'The scores tell me which wishes weigh most. I keep what was worth points and change what lost them.'
        : 'I know the wishes now. These sites meet several of them and are close together.'
    return 'I need to know more before I can propose.'
  },
  searches({ seat, talk, sites }, action) {
    if (seat === 'user' || action.type !== 'propose') return []
    if (talk.some((line: { kind: string }) => line.kind === 'proposal')) return []
    const asked = /at least one (\w+)/.exec(talk.map((line: { text?: string }) => line.text ?? '').join(' '))?.[1]
    const first = sites.find(({ id }: { id: number }) => id === action.proposal.events[0])
    return [
      ...(asked ? [`Search(fields=[name, price, features], filters=[category == ${asked}])`] : []),
      `Search(fields=[name, category, features], sort_by=[distance_to(${first.name})], limit=6)`,
    ]
  },
  seated: (seat) => (seat === 'user' ? createUser() : createAssistant({ proposals: 3, hope: 1 })),
  config: { sites: 12, preferences: 6 },
}
