/** Conversations with the symbolic players of Planning as people hold them who have never met them. */
import { describe, expect, it } from 'vitest'
import { hold, type Held } from '../strangers/hold.fixture.ts'
import { withoutTerms } from './terms.ts'

const WISHES = 'I want to see Beacon Point Lighthouse, at least one bar, under $60, vegan food.'

const visit = (...lines: string[]): Promise<Held> => hold('planning', 'user', lines)
const plans = ({ heard }: Held): string[] => heard.flatMap((said) => /\[propose\] (.*)/.exec(said)?.[1] ?? [])

describe('the symbolic assistant of Planning', () => {
  it('says what it is and what this is about, and asks on', async () => {
    expect((await visit('Are you a bot?')).heard[0]).toMatch(/program.*\?$/)
    expect((await visit('What can you do for me?')).heard[0]).toMatch(/propose.*\?$/)
    expect((await visit('Hi', 'Why do you need to know that?')).heard[1]).toMatch(/So that|Because/)
  })

  it('answers what is asked about places', async () => {
    const { heard } = await visit(
      WISHES,
      'that is all',
      '[reject]',
      'Which museum is nicest?',
      'Do you have a bar with live music?',
      'Is the lighthouse touristy?',
      'What does the plan cost?',
      'How far is the way?',
      'What is near Kite Hill?',
      'How far is Kite Hill from Founders Bridge?',
    )
    const answers = heard.slice(-7)
    expect(answers[0]).toMatch(/stars/)
    expect(answers[1]).toMatch(/There is|There are/)
    expect(answers[2]).toMatch(/Lighthouse/)
    expect(answers[3]).toMatch(/\$\d+ in all/)
    expect(answers[4]).toMatch(/miles/)
    expect(answers[5]).toMatch(/^\[message\] Nearest to Kite Hill are .*miles/)
    expect(answers[6]).toMatch(/From Kite Hill to Founders Bridge it is \d.\d miles/)
  })

  it('answers each of several questions, of what was named before them, and what is compared', async () => {
    const answer = async (...lines: string[]): Promise<string> => (await visit(...lines)).heard.at(-1)!
    expect(await answer('Tell me about Quarterdeck. Has it got parking, and how much is it?')).toMatch(
      /parking\..*Quarterdeck costs \$\d+\./,
    )
    expect(await answer('Is Velvet Anchor more expensive than Quarterdeck?')).toMatch(
      /(?:Yes|No), (?:Velvet Anchor|Quarterdeck) is more expensive, at \$\d+ against \$\d+|cost the same/,
    )
    expect(await answer('Which is closer to Windowsill, Founders Bridge or Quarterdeck?')).toMatch(
      /is nearer to Windowsill, with \d.\d miles; from \w+( \w+)? it is/,
    )
    expect(await answer('A cafe would be lovely. Which one costs the least?')).toMatch(
      /The cheapest cafes? (?:is|are) /,
    )
    expect(await answer('What museums are there?', 'Which of those are good for groups?')).not.toMatch(/Bridge|Cafe/)
    expect(await answer('Could you make a plan with Quarterdeck, a vegan cafe and perhaps Windowsill?')).toMatch(
      /propose/,
    )
  })

  it('names what lacks what is asked for without, and takes no question for a wish', async () => {
    for (const [having, lacking] of [
      ['Which bars have live music?', 'Which of the bars do not play live music?'],
      ['Which parks are touristy?', 'Are there parks without tourists?'],
      ['Which restaurants have vegan options?', 'Name the restaurants that have no vegan options.'],
    ] as const) {
      const named = (said: string): string[] => /There (?:is|are) ([^.?]*)/.exec(said)![1]!.split(/, | and /)
      const [yes, no] = [await visit(having), await visit(lacking)].map(({ heard }) => named(heard[0]!))
      expect(yes!.filter((name) => no!.includes(name))).toEqual([])
    }
    expect(plans(await visit('Which bars have no live music?', 'We want live music, please suggest a day.'))).toEqual(
      plans(await visit('Which bars are there?', 'We want live music, please suggest a day.')),
    )
  })

  it('offers a plan once more to who turned it down just to ask about it', async () => {
    const asked = await visit(WISHES, 'that is all', '[reject] how much is it?')
    expect(asked.heard.at(-1)).toMatch(/\$\d+ in all/)
    expect(plans(asked)[1]).toBe(plans(asked)[0])
  })

  it('keeps a plan that is praised beside a question', async () => {
    for (const line of [
      'We would love that! Do they have umbrellas?',
      'Lovely, one question: is Kite Hill good for groups?',
      'I am very happy with this plan. Could anything make it even better?',
    ]) {
      const asked = await visit(WISHES, 'that is all', `[reject] ${line}`)
      expect(plans(asked)[1], line).toBe(plans(asked)[0])
    }
    const changed = await visit(WISHES, 'that is all', '[reject] Lovely. Is there a closer bar?')
    expect(plans(changed)[1]).not.toBe(plans(changed)[0])
  })

  it('offers something cheaper or shorter to who finds it dear or far, or says that there is none', async () => {
    const asked = 'We want a bar and a shop. That is all, please propose.'
    const sum = ({ heard }: Held): number[] =>
      heard.flatMap((said) => /\$(\d+) in all/.exec(said)?.slice(1).map(Number) ?? [])
    for (const line of ['that is too dear for us', 'Is there anything cheaper?']) {
      const [before, after] = sum(
        await visit(asked, '[reject] How much is it?', `[reject] ${line}`, '[reject] How much is it?'),
      )
      expect(after, line).toBeLessThan(before!)
    }
    const free = await visit(asked, ...Array.from({ length: 7 }, () => '[reject] Cheaper, please!'))
    expect(free.heard.at(-1)).toMatch(/free already|nothing cheaper/)
    const way = ({ heard }: Held): number[] =>
      heard.flatMap((said) => {
        const legs = [...said.matchAll(/(\d\.\d) miles to/g)].map(([, leg]) => Number(leg))
        return legs.length > 0 ? [legs.reduce((sum, leg) => sum + leg)] : []
      })
    const [long, short] = way(
      await visit(asked, '[reject] How far is it?', '[reject] too much walking', '[reject] How far is the way?'),
    )
    expect(short).toBeLessThan(long!)
  })

  it('asks first what an acceptance hangs on', () => {
    expect(withoutTerms('As long as there is nothing nearer, we would take it.')).toBe('is there anything nearer?')
    expect(withoutTerms("I'd be happy with it unless you know a quieter bar.")).toBe('is there a quieter bar?')
    expect(withoutTerms('Could the museum be closer? Failing that, it is fine for us.')).toBe(
      'Could the museum be closer?',
    )
    expect(withoutTerms('If nothing else, add a park.')).toBe('If nothing else, add a park.')
  })

  it('keeps what was kept, and leaves out what leaves somebody cold', async () => {
    const first = plans(await visit(WISHES, 'that is all'))[0]!
    const [one, ...others] = first.replace(/^\[|\]$/g, '').split(', ')
    expect(plans(await visit(WISHES, 'that is all', `[reject] keep ${one}, the rest is ok`))[1]).toBe(first)
    const cold = plans(await visit(WISHES, 'that is all', '[reject] The last two leave us cold.'))[1]!
    expect(cold).toContain(one)
    for (const name of others) expect(cold).not.toContain(name)
  })

  it('puts a kind in the place of a stop whose mark stands first', async () => {
    const asked = await visit(WISHES, 'that is all', '[reject] No shop is no option. Replace Quarterdeck with a shop.')
    expect(plans(asked)).toHaveLength(2)
  })

  it('tells why it changed a stop', async () => {
    const { heard } = await visit(
      WISHES,
      'that is all',
      '[reject] no bridge and no lighthouse',
      '[reject] Why did you change it?',
    )
    expect(heard.at(-1)).toMatch(/ for | than /)
  })

  it('goes on with a list where it broke off', async () => {
    const { heard } = await visit('What bars are there?', 'Which are the others?')
    const [some, rest] = heard.map(
      (said): readonly string[] => said.match(/\b[A-Z]\w+(?: [A-Z]\w+)?(?=,| and|\.)/g) ?? [],
    )
    expect(rest!.some((name) => some!.includes(name))).toBe(false)
    expect(heard[1]).toMatch(/Also /)
  })

  it('changes the earlier plan that somebody goes back to', async () => {
    const made = plans(
      await visit(
        WISHES,
        'no',
        '[reject] too far',
        '[reject] The one before was better, but with Kite Hill instead of the bar',
      ),
    )
    const [first, , third] = made.map((plan) => plan.slice(1, -1).split(', '))
    expect(third).toContain('Kite Hill')
    expect(third!.filter((name) => first!.includes(name)).length).toBe(2)
  })

  it('knows what is cheapest, and what there is', async () => {
    const { heard } = await visit(
      WISHES,
      'that is all',
      '[reject]',
      'Which bar is the cheapest?',
      'What museums are there?',
      'What is there to do in this town?',
    )
    const answers = heard.slice(-3)
    expect(answers[0]).toMatch(/^\[message\] The cheapest bar|The cheapest bar/)
    expect(answers[1]).toMatch(/There (?:is|are) /)
    expect(answers[2]).toMatch(/\d+ restaurants/)
  })

  it('tells why it took a place', async () => {
    const { heard } = await visit(WISHES, 'that is all', '[reject]', 'Why the first place?')
    expect(heard.at(-1)).toMatch(/your wish to go there|for /)
  })

  it('asks once what was wrong, then offers something new, and says what changed', async () => {
    const no = (observation: any): string => (observation.may.answer ? '[reject]' : 'no')
    const held = await hold('planning', 'user', [WISHES, ...Array.from({ length: 14 }, () => no)])
    const made = plans(held)
    expect(new Set(made).size).toBe(made.length)
    expect(held.heard.filter((said) => /score|worth|bad|stop by stop/.test(said)).length).toBeLessThanOrEqual(2)
    expect(held.heard.filter((said) => said.includes('[propose]')).slice(1)).toEqual(
      held.heard.filter((said) => said.includes('[propose]') && said.startsWith('[message]')),
    )
  })

  it('goes back to an earlier plan, and takes a late yes', async () => {
    const back = plans(
      await visit(WISHES, 'no', '[reject]', 'something else', '[reject]', 'The first plan was better.'),
    )
    expect(back.at(-1)).toBe(back[0])
    const late = plans(await visit(WISHES, 'no', '[reject]', 'Sorry, it sounds good, do it.'))
    expect(late.at(-1)).toBe(late[0])
  })

  it('takes short answers for what was asked', async () => {
    const [first] = plans(await visit('hi', 'lighthouse, bar', '60', 'no'))
    expect(first).toMatch(/Beacon Point Lighthouse/)
  })

  it('changes nothing but the stop that is not liked', async () => {
    const [first, second] = plans(await visit(WISHES, 'no', '[reject]', 'Could you replace the second one?'))
    const [before, after] = [first, second].map((plan) => plan!.slice(1, -1).split(', '))
    expect(after!.filter((name) => before!.includes(name)).length).toBe(2)
    expect(after).not.toContain(before![1])
  })

  it('takes a yes with thanks for a yes', async () => {
    const made = plans(await visit(WISHES, 'no', '[reject]', 'Perfect, thank you.'))
    expect(made[1]).toBe(made[0])
  })

  it('makes a plan at once for somebody who goes', async () => {
    expect((await visit('Thanks, I have to go!')).heard[0]).toMatch(/\[propose\]/)
  })
})

describe('the symbolic visitor of Planning', () => {
  const guide = (...lines: string[]): Promise<Held> => hold('planning', 'assistant', lines)
  const PLAN = '[propose] [Ferry Row Books, Quarterdeck, The Copper Ladle]'

  it('answers about one thing with yes or no', async () => {
    const { heard } = await guide(
      'Anything else?',
      'Is wifi a must?',
      'Do you like museums?',
      'Would you prefer a museum or a park?',
      'Shall we skip the lighthouse?',
      'Can you spend a bit more?',
      'How many people are you?',
    )
    expect(heard[2]).toMatch(/Yes.*wifi/)
    expect(heard[3]).toMatch(/mind|matter|bother|no wish/)
    expect(heard[4]).toMatch(/Either|choose/)
    expect(heard[5]).toMatch(/No, please not/)
    expect(heard[6]).toMatch(/Rather not.*\$60/)
    expect(heard[7]).toMatch(/nine/i)
  })

  it('chooses where it is asked to, and says no to what it does not want', async () => {
    const ask = async (line: string): Promise<string> =>
      (await hold('planning', 'assistant', [line], { seed: 912 })).heard[1]!
    expect(await ask('Which counts more for you, the food or the wifi?')).toMatch(/Both/)
    expect(await ask('Would you rather go for Chinese or for Ethiopian food?')).toMatch(/Rather ethiopian/)
    expect(await ask('Is the Arch nicer than the museum, or would the Lighthouse do?')).not.toMatch(
      /^\[message\] Yes, gladly/,
    )
    expect(await ask('Would you like live music?')).toMatch(/No\. .*(?:do not want|no) live music/i)
    expect(await ask('Would live music bother you?')).toMatch(/Yes\. .*(?:do not want|no) live music/i)
    expect(await ask('Which food do you avoid?')).toMatch(/kosher/)
  })

  it.each<[string, RegExp]>([
    ['Is the 60 for each place or in total?', /for the whole day|Altogether|For all stops/],
    ['Your $60, is that per stop?', /for the whole day|Altogether|For all stops/],
    ['Is that limit meant for the whole trip?', /for the whole day|Altogether|For all stops/],
    ['Marisol Kitchen is 80 dollars a head. Could you afford that?', /\$80 is too much/],
    ['Windowsill would be $15, is it in your budget?', /\$15/],
    ['What would you give up first, the money or the sights?', /before I see|Both count/],
    ['How many children are there, and how old are they?', /no children|cannot say/],
    ['Tell me if you still want to see it.', /still counts/],
    ['If I left out the Lighthouse, would you be sad, or is it fine?', /No, please not/],
    [
      'The Gilded Owl is cheap and the Echo Room is loud. Which of the two do you want?',
      /Gilded Owl.*Echo Room.*propose/,
    ],
    ['Juniper Table is nearer. Would that bother you?', /Juniper Table.*(?:propose|see)/],
    ['Then Kite Hill after the Little Saffron. Fair?', /Kite Hill|Little Saffron/],
    ['Would you rather walk less or spend less?', /^\[message\] (?!Yes|No)/],
  ])('answers a person who guides it: %s', async (line, expected) => {
    expect((await guide(line)).heard[1]).toMatch(expected)
  })

  it.each<[string, RegExp]>([
    ['What do you not like about Quarterdeck, the price?', /Quarterdeck/],
    ['Quarterdeck or Ferry Row Books, which of them do you prefer?', /Quarterdeck.*Ferry Row|Ferry Row.*Quarterdeck/],
    ['I could take Kite Hill instead of Quarterdeck. Your choice.', /Quarterdeck.*worth.*Kite Hill.*(?:see|propose)/],
    ['Shall we settle for it?', /best so far/],
    ['Is it the way to the first or the way to the last that annoys you?', /the way to Quarterdeck -?\d+/],
    ['Why is it so bad for you?', /\(-\d+\)/],
  ])('answers about a plan that it was shown: %s', async (line, expected) => {
    expect((await guide('Anything else?', PLAN, line)).heard.at(-1)).toMatch(expected)
  })

  it('never asks to replace what it wants to see', async () => {
    const plan = '[propose] [Beacon Point Lighthouse, Quarterdeck, Windowsill]'
    for (const line of ['Anything else?', 'Is there more?', 'What else?'])
      expect((await guide(line, plan)).heard.at(-1), line).not.toMatch(/(?:replace|swap|place of) Beacon/)
  })

  it('tells no sum but of what it told', async () => {
    let sums = 0
    for (let seed = 900; seed < 920; seed++) {
      const { heard } = await hold('planning', 'assistant', ['Anything else?', PLAN], { seed })
      const [, parts, total] = /: (.*)\. (?:Total|Overall|That makes) (-?\d+)/.exec(heard.at(-1)!) ?? []
      if (parts === undefined) continue
      sums++
      expect(
        parts.match(/[+-]\d+|\b0\b/g)!.reduce((sum, part) => sum + Number(part), 0),
        parts,
      ).toBe(Number(total))
    }
    expect(sums).toBeGreaterThan(0)
  })

  it('says of a plan what is wrong with it, and whether it is better', async () => {
    const { heard } = await guide(
      'Anything else?',
      PLAN,
      'What is wrong with it?',
      '[propose] [Quarterdeck, The Copper Ladle, Echo Room]',
      'Is it better?',
    )
    expect(heard).toContainEqual(expect.stringMatching(/\(-\d+\)/))
    expect(heard.at(-1)).toMatch(/No, it is \d+/)
  })

  it('tells who looks on to take the time, and says what it is', async () => {
    const { heard } = await guide('Anything else?', 'One moment please.', 'Sorry it takes so long.', 'Are you a bot?')
    expect(heard[2]).toMatch(/time|hurry|wait/)
    expect(heard[3]).toMatch(/problem|mind|fine/)
    expect(heard[4]).toMatch(/program/)
  })
})
