/** What the language agents of Planning are told beside the rules. */
import type { DialogueTexts } from '../dialogue/language/agent.ts'

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
  example: {
    config: { sites: 12, preferences: 6 },
    seed: -1,
    lines: [
      {
        by: 'user',
        think: 'Room for our group matters most to me. The museum and a shop are musts, and I do not want to go far.',
        says: '[message] Hi! We are a big group and like the famous sights. We want to see the Museum of Small Machines and go to some shop, without long ways in between.',
      },
      {
        by: 'assistant',
        think: 'The museum is given. I do not know yet which shop takes groups and lies near it, so I look.',
        searches: [
          'Search(fields=[name, touristy, good for groups], filters=[category == shop], sort_by=[distance_to(Museum of Small Machines)])',
        ],
        says: '[message] Of the two shops only Rosewood Arcade takes groups, and tourists like it. Would the third stop have to be a famous sight, or is a park fine if it is closer?',
      },
      {
        by: 'user',
        think: 'A famous sight would be nicer, but ways cost me a lot, and the group has to fit in.',
        says: '[message] A sight if there is one nearby, otherwise a park with room for all of us. And no live music, please: we want to talk.',
      },
      {
        by: 'assistant',
        think: 'I look for what takes groups, closest to the museum first, and see which of it is a sight.',
        searches: [
          'Search(fields=[name, category, touristy], filters=[good for groups], sort_by=[distance_to(Museum of Small Machines)])',
        ],
        says: '[message] I begin with a sight.\n[propose] [Whispering Steps, Museum of Small Machines, Rosewood Arcade]',
      },
      {
        by: 'user',
        think:
          'Every wish is met here, but the two ways cost me points. The agent spoke of a closer park: I want to see that first.',
        says: '[reject] Everything fits, only the ways are long. Could you keep the museum and the shop, and take that closer park?',
      },
      {
        by: 'assistant',
        think:
          'Heron Meadow takes groups and is closer to the museum than anything else. It is no famous sight, but the user would take a park for shorter ways.',
        says: '[propose] [Rosewood Arcade, Heron Meadow, Museum of Small Machines]',
      },
      {
        by: 'user',
        think: 'It scores higher than the first one: the shorter ways are worth more than the sight was. I take it.',
        says: '[accept]',
      },
    ],
  },
}
