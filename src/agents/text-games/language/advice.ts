/** How to play each game well: the constraint rules (table 3 of the paper, in our words), and worked examples. */

/** Advice by game, one sentence a line. */
export const advice: Readonly<Record<string, readonly string[]>> = {
  arithmetic: [
    'First take the sheet with the problem, then read it. Never guess the answer from what lies about.',
    'Never put the sheet into the box.',
    'Have the problem worked out exactly, then look for the bundle with that number of things.',
    'Take the bundle before you put it in the box. If it is in none of the rooms you saw, look in the others.',
  ],
  'map-reader': [
    'Read the map at the start, unless the place you want is next to you.',
    'Do not walk about: every step that does not bring you nearer to the place you want is lost.',
    'A step of the map holds only for where you stand. Ask again at each place if you are not sure.',
    'When you have the coin, go back the same way to the box.',
  ],
  sorting: [
    'See everything that has a quantity before you put the first thing in the box.',
    'Units count: 1kg is 1000g, 1m is 100cm, 1l is 1000ml.',
    'Put in the smallest thing first, then the next larger one, and take nothing out again.',
  ],
  twc: [
    'Take a thing, then put it where it is usually kept: a dirty shirt into the washing machine, not on the sofa.',
    'Find out where a thing belongs before you put it anywhere.',
    'What is closed has to be opened first. What you do not find here may be in another room.',
  ],
}

interface Example {
  readonly situation: string
  readonly thought: string
  readonly action: string
  /** Whether it uses a module. */
  readonly module?: true
}

/** Worked examples by game: things and places that occur in no game. */
export const examples: Readonly<Record<string, readonly Example[]>> = {
  arithmetic: [
    {
      situation:
        'You carry the sheet; it says: Start with 8. Multiply by 3. Among the valid actions: take 11 umbrellas.',
      thought: 'I need the result of 8 times 3, exactly.',
      action: 'calculate 8 * 3',
      module: true,
    },
    {
      situation: 'The result is 24. Valid actions: take 11 umbrellas, take 24 postcards, put sheet in box, …',
      thought: 'The bundle with 24 things are the postcards; the sheet must stay out of the box.',
      action: 'take 24 postcards',
    },
  ],
  'map-reader': [
    {
      situation: 'You stand in the lift; the coin is in the roof garden, which no way out of the lift leads to.',
      thought: 'I have read the map, so the map module knows the way.',
      action: 'next step to roof garden',
      module: true,
    },
    {
      situation: 'East of you is the lobby; from the lobby you reach the roof garden, where the coin is.',
      thought: 'The shortest way leads through the lobby, which lies to the east.',
      action: 'move east',
    },
  ],
  sorting: [
    {
      situation: 'You see 2kg of gravel, 900g of glue, 15g of glitter and an empty box.',
      thought: 'The list in order saves me a slip with the units.',
      action: 'sort ascending',
      module: true,
    },
    {
      situation: 'In order: 15g of glitter (in the box), 900g of glue, 2kg of gravel. You carry nothing.',
      thought: 'The glitter is in the box already, so the glue comes next.',
      action: 'take 900g of glue',
    },
  ],
  twc: [
    {
      situation: 'You carry a snorkel. Here are a towel hook and a closed swimming bag.',
      thought: 'I would rather know than guess where a snorkel is kept.',
      action: 'query snorkel',
      module: true,
    },
    {
      situation: 'A snorkel is usually kept in the swimming bag, which is closed.',
      thought: 'I cannot put it into a closed bag.',
      action: 'open swimming bag',
    },
  ],
}
