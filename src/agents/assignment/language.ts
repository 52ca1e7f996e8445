/** What the language agents of Assignment are told beside the rules. */
import type { DialogueTexts } from '../dialogue/language/agent.ts'

export const texts: DialogueTexts = {
  advice: () =>
    [
      'Say for each paper whom you know to fit it, and how well: perfect, great, good, decent, mediocre, weak or terrible. Your highest numbers are what the decision turns on, but low ones keep your partner from a mistake.',
      'Ask for what you cannot see. Do not say numbers: your partner’s are on another scale.',
      'Propose when both have told what they know. For each reviewer and paper take what either of you knows; a cell that nobody knows is average. Look for the assignment with the greatest sum, not for the best reviewer of each paper one after the other.',
      'Accept a proposal that fits what you know; reject one that puts somebody where you know them to be poor, and say so.',
    ].join('\n'),
  example: {
    config: { size: 4, margin: 1.1 },
    seed: -1,
    lines: [
      {
        by: 'player-1',
        think:
          'My two highest numbers are Dmitri on Delta (654) and Ada on Cobalt (647); no other reviewer comes near them there. On Anchor I see only Ada, who is poor, so I have to ask.',
        says: '[message] Hi! Ada is excellent for Cobalt and Dmitri for Delta, far ahead of everybody else I see there. Boris is so-so on Beacon. I know next to nothing about Anchor: who would be good?',
      },
      {
        by: 'player-2',
        think:
          'Ada on Cobalt is my highest number too (255). Dmitri is my best for Anchor (188), which my partner cannot see. On Delta I see nobody, so I try Dmitri on Anchor first.',
        says: '[message] Ada on Cobalt, agreed. For Anchor I only see Dmitri, and he is good. Chiara is very weak on Beacon.\n[propose] Proposal:<br/>- Anchor: Dmitri Eklund<br/>- Beacon: Boris Castellano<br/>- Cobalt: Ada Brandt<br/>- Delta: Chiara Dufour',
      },
      {
        by: 'player-1',
        think:
          'This takes Dmitri away from Delta, where he is my highest number, and puts Chiara there, of whom I know nothing. If he stays, Boris or Chiara takes Anchor; I see neither of them there, so I ask.',
        says: '[reject] Dmitri is needed on Delta: he is outstanding there, Ada and Boris are poor. Do you know anything about Boris or Chiara on Anchor?',
      },
      {
        by: 'player-2',
        think:
          'I see neither of them on Anchor, so both count as average. What I do know is that Chiara is bad on Beacon.',
        says: '[message] Nothing, sorry. But since Chiara is so weak on Beacon, better Boris there and Chiara on Anchor.',
      },
      {
        by: 'player-1',
        think:
          'An unknown cell is average, and Boris on Beacon is better than Chiara. So Chiara goes to Anchor, and the two best matches stay.',
        says: '[propose] Proposal:<br/>- Anchor: Chiara Dufour<br/>- Beacon: Boris Castellano<br/>- Cobalt: Ada Brandt<br/>- Delta: Dmitri Eklund',
      },
      {
        by: 'player-2',
        think:
          'Ada is on Cobalt, Chiara is not on Beacon, and my partner is sure of Dmitri on Delta. I see nothing better.',
        says: '[accept]',
      },
    ],
  },
}
