/** Conversations with the symbolic players of Mediation as people hold them who have never met them. */
import { describe, expect, it } from 'vitest'
import { hold, type Held } from '../strangers/hold.fixture.ts'
import { flightsNamed, pointsOfNamed } from './named.ts'
import type { MediationObservation } from './observation.ts'

const FLIGHTS = ['14T09:07', '14T12:22', '14T19:00'].map((start) => ({
  carrier: 'Alcyon',
  price: 100,
  start: `2031-05-${start}`,
  end: `2031-05-15T02:00`,
  duration: '1h',
}))

const travel = (...lines: string[]): Promise<Held> => hold('mediation', 'user-0', lines)
/** What the assistant said to this traveller, and what it proposed to all. */
const told = ({ heard }: Held): string[] => heard.filter((said) => /^(?:0|all):/.test(said))
const no = (observation: any): string => (observation.may.answer ? '[reject]' : 'no')

describe('the symbolic assistant of Mediation', () => {
  it('says what it is, what this is about and why it asks, and asks on', async () => {
    const said = told(await travel('Are you a bot?', 'How does it work?', 'Why do you ask?'))
    expect(said[0]).toMatch(/program.*\?$/)
    expect(said[1]).toMatch(/flight.*\?$/)
    expect(said[2]).toMatch(/So that|Because/)
  })

  it('thanks nobody for a greeting, and takes it that somebody knows nothing', async () => {
    const said = told(await travel('hi', 'dunno'))
    expect(said[0]).toMatch(/^0: \[message\] H(?:i|ello)! /)
    expect(said[1]).toMatch(/problem|fine|mind/)
  })

  it('asks nothing of who leaves it to it or goes', async () => {
    for (const text of ["Just pick any flight, I don't care.", 'Thanks, I have to go!'])
      expect(told(await travel(text)).filter((said) => said.includes('?'))).toEqual([])
  })

  it('tries to get somebody the flight that was asked for', async () => {
    const once = told(await travel('Could you book me flight 17 please?', 'nothing private'))
    expect(once[0]).toMatch(/light 17/)
    expect(once.some((said) => /user 0: id 17|17 does not/.test(said))).toBe(true)
    const twice = told(await travel('Could you book me flight 17 please?', 'I really want flight 17.', 'nothing'))
    expect(twice.at(-1)).toMatch(/user 0: id 17/)
  })

  it('asks who refuses without a word what was wrong, and proposes nothing twice', async () => {
    const held = await hold('mediation', 'user-0', ['hello', ...Array.from({ length: 16 }, () => no)])
    const made = held.heard.filter((said) => said.includes('[propose]'))
    expect(made.length).toBeGreaterThan(4)
    expect(new Set(made).size).toBe(made.length)
    expect(told(held).filter((said) => said.endsWith('?')).length).toBeGreaterThan(2)
  })

  it('answers what concerns single flights, and takes a late yes', async () => {
    const said = told(
      await travel('hi', 'Which one is the cheapest?', 'nothing', '[reject]', "Sorry, it's perfect, I'll take it."),
    )
    expect(said[1]).toMatch(/cheapest is flight \d+/)
    expect(said.at(-1)).toBe(said.at(-2))
  })

  it('tells why it proposed a flight, and when the others land', async () => {
    const held = await hold('mediation', 'user-0', [
      'hi',
      'all the same',
      'no',
      '[reject]',
      'Why this one?',
      'When do the others arrive?',
    ])
    expect(told(held).at(-2)).toMatch(/Because|speaks for it|fits all|need it/)
    expect(told(held).at(-1)).toMatch(/at the same time|within/)
  })

  it('answers on flights that there are, on the one proposed, and what it needs to know', async () => {
    const said = told(
      await travel(
        'Do you need my flight prices?',
        'What flights are there on Thursday?',
        'nothing else',
        '[reject]',
        'When would I land?',
        'Which meetings would I miss?',
      ),
    )
    expect(said[0]).toMatch(/flights and (?:what they cost|prices)/)
    expect(said[1]).toMatch(/5\/15 for \$/)
    expect(said.at(-2)).toMatch(/land at/)
    expect(said.at(-1)).toMatch(/would miss/)
  })

  it('says why another flight is better, and answers on plans and on what it noted', async () => {
    const said = told(
      await travel(
        'Privately I have 10 to 11 am on the 15th, an 8',
        'Did you note my private one?',
        'When would my friend land if I take flight 3?',
      ),
    )
    expect(said[1]).toMatch(/10 AM on/)
    expect(said[2]).toMatch(/flight 3 for you, your friend would land/)
  })

  it('proposes a flight that is asked for again', async () => {
    const asked = told(
      await travel('hi', 'all the same', 'no', '[reject] Could we do 3 instead?', 'I asked for number 3.'),
    )
    expect(asked.at(-1)).toMatch(/user 0: id 3\b/)
  })

  it('gives who wants an earlier flight back what was proposed before, and drops a wish for a newer one', async () => {
    const back = told(await travel('hi', 'all the same', 'no', '[reject] 3 please'))
    const first = back.find((said) => said.startsWith('all:'))!
    const id = /user 0: id (\d+)/.exec(first)![1]
    const again = told(
      await travel(
        'hi',
        'all the same',
        'no',
        '[reject] How about 3?',
        'I asked for 3.',
        `[reject] Then flight ${id}.`,
      ),
    )
    expect(again.at(-1)).toContain(`user 0: id ${id},`)
    const points = (text: string): number[] =>
      pointsOfNamed(
        {
          ...({} as MediationObservation),
          talk: [
            { kind: 'message', by: 'user-0', to: 'assistant', text: 'Flight 1 would be nice' },
            {
              kind: 'message',
              by: 'assistant',
              to: 'user-0',
              text: 'Flight 1 does not go well for you all. All in all, flight 2 at 7 PM on 5/14 looks better.',
            },
            { kind: 'message', by: 'user-0', to: 'assistant', text },
          ],
          users: [{ seat: 'user-0', flights: FLIGHTS, sharedCalendar: [] }],
        },
        'user-0',
        3,
      )
    for (const text of [
      'It misses only a 2 and is cheap, so I am quite happy with it.',
      'Great, let us do that then!',
      'Then that suits me. My 8 PM on the 14th is a 7.',
      'good, flight 2 it is',
    ])
      expect(points(text), text).toEqual([0, 0, 10])
    for (const text of ['Would that be any better?', 'That is not good.', 'I would be happy with it if it was cheaper'])
      expect(points(text), text).toEqual([0, 10, 0])
  })

  it('says what it needs to know, and which flight lands with the others', async () => {
    const said = told(
      await travel('What else do you need to know?', 'all the same', 'no', '[reject]', 'Which one lands when they do?'),
    )
    expect(said[0]).toMatch(/[Ww]hat is private/)
    expect(said.at(-1)).toMatch(/flight \d+ at .* lands|lands closer/)
  })

  it('answers about the flight that is meant, and keeps to itself what others told', async () => {
    const said = told(
      await travel(
        'So flight 3 then, does that land before noon?',
        'Why do you want to know that?',
        'Does my buddy, my friend I mean, have a meeting at noon?',
        'Please ask the others whether they would mind',
        'Please book me the cheapest flight there is',
      ),
    )
    expect(said[0]).toMatch(/^0: \[message\] Flight 3 leaves at .* lands at/)
    expect(said[1]).toMatch(/So that|Because/)
    expect(said[2]).toMatch(/stays with me|may not tell/)
    expect(said[3]).toMatch(/may not pass|pass nothing/)
    expect(said[4]).toMatch(/Your cheapest is/)
  })

  it.each<[string, RegExp]>([
    ['How late would my friend be landing?', /at the same time|within/],
    ['Will I be there on my own for long?', /at the same time|within/],
    ['Do I have to sit at the airport all alone?', /at the same time|within/],
    ['Is it the best one for everybody?', /For all of you together/],
    ['But is that really good for the whole group?', /For all of you together/],
    ['Who has to change, my friend or me?', /nobody has to|Even where your friend would move/],
    ['What if my friend moved instead?', /nobody has to|Even where your friend would move/],
    ['How much dearer would it be for my friend?', /would pay \$\d+ more|no dearer for your friend/],
    ['I take it as long as my friend is fine with it.', /your friend/],
    ['What is the best flight for me?', /For you alone/],
    ['What did my friend tell you?', /stays with me|may not tell/],
    ['How much would I pay?', /costs you \$/],
  ])('answers what is asked of all: %s', async (line, expected) => {
    expect(told(await travel('hi', 'all the same', 'no', `[reject] ${line}`)).at(-1)).toMatch(expected)
  })

  it('says so where it proposes what somebody would not fly', async () => {
    const held = await travel(
      'I will not fly on the 14th, nor on the 15th, and nothing on the 16th either.',
      'all the same',
      'nothing private',
      'no',
    )
    expect(told(held).join('\n')).toMatch(/you would rather not|against your wish/)
  })

  it('tells what it changed', async () => {
    const asked = told(
      await travel(
        'hi',
        'all the same',
        'no',
        '[reject] flight 3 please',
        'I want flight 3',
        '[reject] What did you change?',
      ),
    )
    expect(asked.at(-1)).toMatch(/before, now|is the same/)
  })

  it('takes a late ok', async () => {
    const said = told(await travel('hi', 'all the same', 'no', '[reject]', 'okay I guess'))
    expect(said.at(-1)).toBe(said.at(-2))
  })

  it.each<[string, [number, boolean][]]>([
    ['I would like flight 4', [[4, true]]],
    ['not option 3, please', [[3, false]]],
    [
      'flight 2 is fine but not flight 5',
      [
        [2, true],
        [5, false],
      ],
    ],
    ['17 please', [[17, true]]],
    ['My 4 PM is a 9 out of 10', []],
  ])('reads which flights are named: %s', (text, expected) => {
    expect(flightsNamed(text, { count: 20, asked: false }).map(({ id, wanted }) => [id, wanted])).toEqual(expected)
  })
})

describe('the symbolic traveller of Mediation', () => {
  const mediate = (...lines: string[]): Promise<Held> => hold('mediation', 'assistant', lines)
  const byFirst = ({ transcript }: Held): string[] => transcript.filter((said) => said.startsWith('user-0:'))

  it('says which flight it would like, and what is wrong with one', async () => {
    const said = byFirst(
      await mediate(
        '0: [message] Which flight would you like best?',
        '0: [message] How about flight 17?',
        'all: [propose] user 0: id 0, user 1: id 9',
        '0: [message] What would be better?',
      ),
    )
    expect(said[1]).toMatch(/AM|PM/)
    expect(said[2]).toMatch(/light 17/)
    expect(said.at(-1)).toMatch(/cheaper/)
  })

  it('answers on hours, on which is which, and on money', async () => {
    const said = byFirst(
      await mediate(
        '0: [message] How important are 9 AM and 5 PM on the 14th?',
        '0: [message] Which one is that?',
        '0: [message] Let me ask again: 5 PM on the 14th, please.',
        '0: [message] Is the price important to you?',
      ),
    )
    expect(said[2]).toMatch(/on 5\/14 (?:is )?an? \d/)
    expect(said[3]).toMatch(/on 5\/14 is an? \d/)
    expect(said[4]).toMatch(/cheap/i)
  })

  it('tells which meeting has which importance where it is not asked for each by its clock', async () => {
    const said = byFirst(
      await mediate(
        '0: [message] need numbers for your meetings on the 14th',
        '0: [message] And the 14th? How much does it matter at 9 and in the evening?',
        '0: [message] pls also 5/15: 9, 11 and 5 pm',
        '0: [message] what would flight 17 cost u',
        '0: [message] and 3?',
      ),
    )
    expect(said[1]).toMatch(/(?:AM|PM).* is an? \d+.*(?:AM|PM).* an? \d+/)
    for (const one of said.slice(1, 4)) expect(one).not.toMatch(/first|second/)
    expect(said[4]).toMatch(/light 17/)
    expect(said[5]).toMatch(/light 3\b/)
  })

  it.each<[string, RegExp]>([
    ['What do you make of flight 17, and if you dislike it, why?', /light 17/],
    ['I would rather put you on flight 17.', /light 17/],
    ['I found flight 17 for you. Yes or no?', /light 17/],
    ['Would flying on the 14th in the evening suit you?', /light \d+|flights?/],
    ['Could you bear landing around nine in the morning of the 16th, or is that too early?', /light \d+|none|nothing/i],
    [
      'There are two good ones, the 14th after lunch or the evening of the 15th. Which do you prefer?',
      /[AP]M on 5\/1[45] for/,
    ],
    ['Which would be harder to lose, the morning of the 14th or the evening of the 14th?', /on 5\/14 is an? \d/],
    ['You have something at 9 AM and at 5 PM on the 14th. Which of them is worse to miss?', /on 5\/14 (?:is )?an? \d/],
    ['Would it be bad to get there a day before your friend?', /propos|wait/],
    ['How much would you mind waiting alone for some hours?', /propos|wait/],
    ['Your friend arrives at 9:14 PM. Would that wait be all right?', /propos|wait/],
    ['There must be numbers for the 9 AM one on the 14th.', /an? \d/],
  ])('answers an assistant in words: %s', async (line, expected) => {
    expect(byFirst(await mediate(`0: [message] ${line}`))[1]).toMatch(expected)
  })

  it('says what still bothers it about a flight that it has told of', async () => {
    for (const line of [
      'Is anything still bothering you?',
      'What keeps you from taking it?',
      'And what annoys you about it?',
    ])
      expect(
        byFirst(await mediate('all: [propose] user 0: id 0, user 1: id 9', `0: [message] ${line}`)).at(-1),
        line,
      ).toMatch(/cheaper|closer|spares|little wrong/)
  })

  it('takes nothing bad only because it comes again', async () => {
    const bad = 'all: [propose] user 0: id 0, user 1: id 9'
    const { transcript } = await mediate(bad, bad)
    expect(transcript.filter((said) => said === 'user-0: [reject]').length).toBe(2)
  })
})
