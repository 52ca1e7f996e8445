/** Questions in the middle of a talk: which are heard by kind, which are not, and what is answered. */
import { describe, expect, it } from 'vitest'
import { hold, type Held } from '../strangers/hold.fixture.ts'
import { questionsIn, type Question } from './questions-heard.ts'

const ROOMS = ['L', 'E', 'B', 'K', 'C', 'A']
const hear = (text: string) => questionsIn(text, { rooms: ROOMS, most: 6, choices: 2, known: () => 4 })
const kindOf = (question: Question | undefined): string | undefined =>
  question?.about === 'game' ? question.asked.topic.name : question?.about

const HEARD: Readonly<Record<string, readonly string[]>> = {
  notes: [
    'What number have you written down for my bathroom to kitchen?',
    'Which of my coins do you have in your notes?',
    'How much do you think I have on K-C?',
    'can u tell me what u noted for me',
    'Could you read me back all the figures you have noted from me?',
    'what do you have for me between E and B?',
    'What have you recorded for my side on that path?',
    'which value are you using for my A-E?',
    'I never told you my attic-kitchen!',
    "You don't know my kitchen to attic, do you?",
    'I mean the hallway from the attic to the bathroom. Did you count 6 for both of us?',
  ],
  legs: [
    'Where is the mistake? I have 10, 8, 9, 7, 9, 7.',
    'my sum is 50: 9+8+9+8+9+7. so where are we off?',
    'On which hallway do we disagree?',
    'where does the 31 come from?',
    'Could you show me your calculation?',
    'show me the sum leg by leg please',
    'How do you count on each hallway of it?',
    'And how do these 51 come about?',
    'please break it down hallway by hallway',
  ],
  rooms: [
    'K or C first, what do you prefer?',
    'Do you prefer to start with the bathroom or the attic?',
    'should we end in the attic or in the kitchen?',
    'Which one would you like as our first stop, the bathroom or the kids’ room?',
  ],
  paths: [
    'which of the two would you take?',
    'Which one do you like better, yours or mine?',
    'mine or yours?',
    'Would you rather take L E K C B A L or L E A B K C L?',
  ],
  own: [
    'Only your sixes please.',
    'just give me everything from 5 up',
    'what are your three best hallways?',
    "Tell me only the ones you haven't told me yet.",
    'which hallways are your worst?',
    "so what's your best single hallway",
    'what are ur biggest ones first',
    'Please list the rest of your numbers.',
    'name your two favourite hallways',
    'any hallways with 5 or more on your side?',
    'L–K and B–A are the ones I would hate to give up. And yours?',
  ],
  both: [
    'Is it 9 together from the attic to the kitchen?',
    'B-C gives eight for both of us, right?',
    'does the kitchen to the attic have 7 in total?',
  ],
  winner: ['Is there a winner in this?', 'will there be a loser between us?', 'does it matter who of us gets more?'],
  hallway: [
    "what's a hallway?",
    'Sorry, what do you mean by hallway?',
    'Is a hallway a kind of door?',
    'is the hallway simply the connection between two rooms?',
    'I still cannot see what these corridors are.',
  ],
  'both ways': [
    'Does a hallway have the same coins in both directions?',
    'if i walk back from K to B do i get the same number?',
    'Is B to E the same as E to B?',
  ],
  end: ['Must I put L again at the end?', 'do I have to click the living room a second time at the end?'],
  give: ['will i have to hand over my coins to you?', 'Do I lose any coins when I tell you?'],
  letter: ["is C the kids' room?", 'And the letter A, is it the attic?'],
  submitted: ['Which path is in from you?', 'which one did you put in?'],
  right: ['am i doing this right?', 'Did I type that correctly?', 'is this what you wanted?'],
  turned: ['why did you turn it around?', "how come it's backwards now?"],
}

const NOT_HEARD = [
  'What have you from K to A?',
  'What do you have between the attic and the kitchen?',
  'I have 4 from E to B and 3 from E to K. What do you have there?',
  'Which path do you think is best?',
  'Do you want my numbers for K?',
  'which is bigger for you, K-A or K-C?',
  'My best hallways are K-A 6 and E-B 5.',
  'I have 5 or more everywhere from A.',
  'The rest of my numbers: K-A 4, C-A 1.',
  'One more thought: B–K is only 2 for me, the weakest one of all.',
  'What do you think of my path?',
  'Do you have 6 or 3 for E-A?',
  'Please tell me all your coins.',
  'which room should we visit after the kitchen?',
  'I prefer your path to mine.',
  'Is the path the same if we walk it backwards?',
  'Do we both have to submit the same path in the same direction?',
  "You don't know my husband.",
  'my coins on that path are 5, 6, 3, 5, 6, 2',
  'L-E 5, L-B 3, L-K 1, L-C 6, L-A 2, E-B 4',
  'what is the best path with the attic last?',
  'which hallways do you still need from me?',
  'Is that the best?',
  'I only have low numbers from B: K 2, C 1, A 1',
  'Can we take L-B and A-C, my two best ones?',
  'Give me your numbers from K and A.',
  'Which do you mean, K or C?',
]

/** Seed 603: own coins of USER, and what it lacks. */
const ALL = 'L: E 1, B 6, K 5, C 4, A 3. E: B 2, K 6, C 1, A 5. B: K 4, C 2, A 3. K: C 1, A 2. C: A 6.'
const talk = (...lines: string[]): Promise<Held> => hold('traveling-adventurers', 'USER', lines, { seed: 603 })
const answerTo = async (...lines: string[]): Promise<string> => (await talk(...lines)).heard.at(-1)!

describe('questions in the middle of a talk', () => {
  describe.each(Object.entries(HEARD))('%s', (kind, texts) => {
    it.each(texts)('%s', (text) => {
      expect(hear(text).questions.map(kindOf)).toContain(kind)
    })
  })

  it.each(NOT_HEARD)('are not heard where none is: %s', (text) => {
    expect(hear(text)).toEqual({ questions: [], rest: text })
  })

  it('leave what stands beside them', () => {
    expect(hear('Fine: L–E 2, L–B 5. But what is a hallway?').rest).toBe('Fine: L–E 2, L–B 5.')
    expect(hear('In the path L B K A E C L, do I write the L at the end as well?').rest).toBe('')
  })

  it('are answered from the notes', async () => {
    expect(await answerTo(ALL, 'What have you written down for my C-A?')).toMatch(/C–A 6/)
    expect(await answerTo(ALL, 'Which numbers of mine did you note on that path?')).toMatch(/L–B 6, B–K 4, K–E 6/)
    expect(await answerTo('L: E 1, B 6, K 5.', "You don't even know my C-A.")).toMatch(/C–A/)
  })

  it('take a correction of the notes', async () => {
    const wrong = ALL.replace('C: A 6', 'C: A 3')
    const { heard } = await talk(wrong, 'What do you think I have from C to A?', 'No, it is 6.')
    expect(heard.at(-2)).toMatch(/C–A 3.*\?/)
    expect(heard.at(-1)).toMatch(/56 coins/)
  })

  it('find where two sums differ', async () => {
    const path = (await answerTo(ALL)).match(/L B K E A C L/)
    expect(path).not.toBeNull()
    expect(await answerTo(ALL, 'Not 56, I get 53: 12, 8, 9, 11, 6 and 7. Where is the mistake?')).toMatch(
      /A–C 9, your 6 and my 3, where you count 6/,
    )
    expect(await answerTo(ALL, 'Is it 12, 8, 9, 11, 9 and 7 for you too?')).toMatch(/the same/)
    expect(await answerTo(ALL, 'where does the 56 come from?')).toMatch(/L–B 12, your 6 and my 6; B–K 8/)
  })

  it('get a choice with its reason', async () => {
    expect(await answerTo(ALL, 'Would you rather have the bathroom or the kitchen first?')).toMatch(/\bB\b.*56/)
    expect(await answerTo(ALL, 'I see L B K E A C L or L K B E A C L. Which of the two do you prefer?')).toMatch(
      /L B K E A C L\b.*56/,
    )
  })

  it('get no more than the coins that are asked for', async () => {
    const said = await answerTo('Give me only your sixes please.')
    expect(said.match(/\b[1-6] to\b/g)).toEqual(['6 to', '6 to', '6 to'])
    expect(await answerTo('hi', 'Which hallways did you not tell me yet?')).not.toMatch(/[Ff]rom L /)
  })

  it('are all answered', async () => {
    const said = await answerTo('Is a hallway a door? And must I hand over my coins to you?')
    expect(said).toMatch(/two rooms/)
    expect(said).toMatch(/Nobody gives any away|stay where they are/)
    expect(await answerTo('Do you also start in the living room, and may we pass a room twice?')).toMatch(
      /in L.*(?:once|None twice)/,
    )
  })

  it('are answered beside numbers, which are taken', async () => {
    const said = await answerTo('L: E 1, B 6, K 5, C 4, A 3. Did I write that correctly?')
    expect(said).toMatch(/^Yes/)
    expect(said).not.toMatch(/from L to/)
  })

  it('are told why the total is another one', async () => {
    const [low, high] = [1, 4].map((coins) => ALL.replace('C: A 6', `C: A ${coins}`))
    const put = 'Sorry, C-A is 6.'
    expect(await answerTo(low!, put, 'How come it is another total now?')).toMatch(/52 as it was, and this one 56/)
    expect(await answerTo(high!, put, 'Why is it more now?')).toMatch(/54 rested on other numbers .* 56/)
  })
})
