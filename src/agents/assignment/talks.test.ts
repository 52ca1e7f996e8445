/** What people ask, refer to in few words, concede and keep, while a plan is being talked over. */
import { describe, expect, it } from 'vitest'
import { hold, type Held } from '../strangers/hold.fixture.ts'
import { gather } from './evidence.ts'
import { readerFor } from './english.ts'
import { resolveTalk } from './references.ts'

const PAPERS = ['Gantry', 'Delta', 'Ember', 'Anchor'].map((short) => ({ short, title: short }))
const REVIEWERS = ['Ada Brandt', 'Boris Castellano', 'Greta Holm', 'Hugo Ivanov']
const labels = { papers: PAPERS, reviewers: REVIEWERS }

const said = (...texts: readonly string[]) =>
  ({
    ...labels,
    seat: 'player-1',
    talk: [
      { kind: 'proposal', by: 'player-1', shown: { reviewerOfPaper: [0, 1, 2, 3] } },
      { kind: 'response', by: 'player-2', accept: false },
      ...texts.map((text) => ({ kind: 'message', by: 'player-2', to: 'player-1', text })),
    ],
  }) as never

const name = (cell: number): string => `${REVIEWERS[Math.floor(cell / 4)]!.split(' ')[0]} ${PAPERS[cell % 4]!.short}`
const wished = (...texts: readonly string[]): string[] =>
  [...gather(said(...texts)).wished].map(([cell, yes]) => `${name(cell)} ${yes ? '+' : '-'}`).sort()
/** The pairs of which it is asked how good they are. */
const asked = (text: string): string[] => {
  const observation = said(text) as { talk: never }
  const told = resolveTalk(readerFor(labels), labels, observation.talk).at(-1)!
  return [...told.matchAll(/How good is (\w+)[^?]* on (\w+)\?/gi)].map(([, who, what]) => `${who} ${what}`).sort()
}
const choice = (text: string): string =>
  resolveTalk(readerFor(labels), labels, (said(text) as { talk: never }).talk).at(-1)!

describe('Questions of how well somebody fits', () => {
  it.each([
    ['Before I say yes, please tell me how Boris does on Ember.', ['Boris Ember']],
    ['Let me know whether Greta or Ada is any good on Anchor.', ['Ada Anchor', 'Greta Anchor']],
    ["I'd still like to know if Hugo is strong on Delta.", ['Hugo Delta']],
    ['You never said how Ada is on Ember.', ['Ada Ember']],
    ["You still haven't told me what Greta is like on Delta.", ['Greta Delta']],
    ['Do you know anything about Boris on Anchor?', ['Boris Anchor']],
    ['What speaks against Hugo on Gantry?', ['Hugo Gantry']],
    ['Boris on Anchor, is he any good there?', ['Boris Anchor']],
    ['Greta. On Delta. Any idea?', ['Greta Delta']],
    ['If Ada is truly excellent on Ember I agree; if she is merely fine, leave her on Gantry.', ['Ada Ember']],
    ['Is Hugo any good on Gantry or Ember?', ['Hugo Ember', 'Hugo Gantry']],
    ['Are Ada and Boris any good on Anchor?', ['Ada Anchor', 'Boris Anchor']],
  ])('wish for nothing: %s', (text, pairs) => {
    expect(asked(text)).toEqual(pairs)
    expect(wished(text)).toEqual([])
  })

  it.each([
    'I wonder if we could put Ada on Ember.',
    "I don't know how Ada does on Ember.",
    'Tell me who could do Ember.',
    'Is it okay if Ada takes Ember and Greta takes Gantry?',
    'Should Ada and Boris swap?',
    'Ada is good on Ember.',
  ])('are not heard in others: %s', (text) => {
    expect(asked(text)).toEqual([])
  })

  it.each([
    ['Who is better for Ember, Ada or Boris?', /Is Ada or Boris better for Ember\?/],
    ['But then who takes Ember, Ada or Boris?', /Is Ada or Boris better for Ember\?/],
    ['Which one suits Delta more: Greta or Hugo?', /Is Greta or Hugo better for Delta\?/],
    ['And Hugo: which of Delta and Ember do you rate him higher on?', /Is Hugo better on Delta or on Ember\?/],
    ['What if Ada does Ember instead of Greta?', /Is Ada or Greta better for Ember\?/],
  ])('choose between two: %s', (text, question) => {
    expect(choice(text)).toMatch(question)
  })
})

describe('Short words for a change', () => {
  it.each([
    ['Ada>Delta Boris>Gantry', ['Ada Delta +', 'Boris Gantry +']],
    ['Hugo -> Ember, Greta -> Anchor', ['Greta Anchor +', 'Hugo Ember +']],
    ['What of Hugo? Ember is his.', ['Hugo Ember +']],
    ['You are right, Greta is too valuable on Ember.', ['Greta Ember +']],
    ['Fair enough, Boris is really great on Delta.', ['Boris Delta +']],
    ["I'd rather risk Ada on Delta than lose Hugo on Anchor.", ['Ada Delta +', 'Hugo Anchor +']],
    ['So Boris ends up with Anchor.', ['Boris Anchor +']],
    ['I never said Ada on Delta, I said Ember.', ['Ada Delta -', 'Ada Ember +']],
    ['I never asked for Hugo on Ember.', []],
    ['Ada on Ember, Boris gets what remains.', ['Ada Ember +']],
    ['Ada on Ember, the other one goes to Anchor.', ['Ada Ember +']],
    ['Give me Ada on Ember and you choose Anchor and Delta freely.', ['Ada Ember +']],
    ['Greta is weak on Anchor.', []],
  ])('are understood: %s', (text, pairs) => {
    expect(wished(text)).toEqual(pairs)
  })
})

describe('A refused plan', () => {
  /** With player 2, who made a proposal that is refused. */
  const refused = (...lines: string[]): Promise<Held> =>
    hold('assignment', 'player-1', ['just propose', '[reject]', ...lines])
  const planOf = (offer: string): string[] =>
    [...offer.matchAll(/- (\w+): (\w+)/g)].map(([, ...pair]) => pair.join(' '))

  it.each([
    'Is Boris any good on Delta or Ember?',
    'Please tell me how Hugo does on Anchor and whether Femi would be any better there.',
    'Who is better for Ember, Elena or Boris?',
    'If Ada is really strong on Beacon I accept; if she is only fine, leave her.',
  ])('stays as it is where somebody only asks: %s', async (question) => {
    const { heard } = await refused(question)
    expect(heard.at(-1)).not.toContain('Proposal:')
    expect(heard.at(-1)).toMatch(/\b(?:Boris|Hugo|Femi|Elena|Ada)\b/)
  })

  it.each(['Flip', 'Swap', 'Exchange', 'Please switch'])(
    'has two changed that were named before: %s those two',
    async (word) => {
      const first = planOf((await refused('hm')).heard[0]!)
      const [one, other] = [first[0]!, first[1]!].map((pair) => pair.split(' ')) as [[string, string], [string, string]]
      const { heard } = await refused(
        `${one[1]} and ${other[1]} might be better the one for the other. ${word} those two.`,
      )
      const offer = heard.slice(1).find((text) => text.includes('Proposal:'))!
      expect(planOf(offer)).toEqual([`${one[0]} ${other[1]}`, `${other[0]} ${one[1]}`, ...first.slice(2)])
    },
  )
})
