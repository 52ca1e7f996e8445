/** Conversations with the symbolic player of Assignment as people hold them who have never met it. */
import { describe, expect, it } from 'vitest'
import { hold, type Held } from '../strangers/hold.fixture.ts'

/** With player 2, who has heard nothing yet, on the first table; it sees Ada, Chiara, Dmitri, Greta and Hugo at their best. */
const talk = (...lines: string[]): Promise<Held> => hold('assignment', 'player-1', lines)
/** With player 1, who has told what it sees. */
const answer = (...lines: string[]): Promise<Held> => hold('assignment', 'player-2', lines)

const pairsOf = (offer: string): string[] => [...offer.matchAll(/- (\w+: \w+)/g)].map(([, pair]) => pair!)
const offers = ({ heard }: Held): string[] => heard.filter((said) => said.includes('Proposal:'))

describe('the symbolic player of Assignment', () => {
  it('says what it is, what this is about and why it asks', async () => {
    expect((await talk('Are you a bot?')).heard[0]).toMatch(/program/)
    expect((await talk('How does this work?')).heard[0]).toMatch(/reviewer.*\?$/)
    expect((await talk('Hi!', 'Why do you ask?')).heard[1]).toMatch(/^\[message\] (?:I ask|Because)/)
    expect((await talk('Hi!', 'can I see your table?')).heard[1]).toMatch(/own part|hidden/)
  })

  it('greets who greets, and thanks nobody for a question', async () => {
    expect((await talk('Hi! What do you see?')).heard[0]).toMatch(/^\[message\] H(?:i|ello|ey)/)
  })

  it('asks who leaves it to it one thing, and reads out no table', async () => {
    const { heard } = await talk('You decide, I trust you.', 'no idea, you choose')
    expect(heard[0]).toMatch(/one (?:question|thing).*\?$/)
    expect(heard[1]).toMatch(/Proposal:/)
  })

  it('answers on all that is asked about', async () => {
    const { heard } = await answer('Is Boris or Dmitri better for Ember?', 'Who should get Gantry?')
    expect(heard[1]).toMatch(/Boris/)
    expect(heard[1]).toMatch(/Dmitri/)
    expect(heard[2]).toMatch(/Ada/)
  })

  it('says what it thinks of what is proposed in words', async () => {
    const { heard } = await talk('I suggest Ada on Gantry and Greta on Beacon.')
    expect(heard[0]).toMatch(/Ada on Gantry/)
    expect(heard[0]).toMatch(/Greta (?:is|as) (?:poor|bad)/)
  })

  it('keeps to a condition that costs little', async () => {
    const held = await talk(
      "I'd go along with anything as long as Boris is on Ember.",
      'Only if Greta does Fathom.',
      'you choose the rest',
    )
    expect(offers(held)[0]).toMatch(/Ember: Boris[^]*Fathom: Greta/)
  })

  it('asks which of two things holds', async () => {
    const { heard } = await answer('Greta is good for Anchor.', 'Greta is bad for Anchor.')
    expect(heard[2]).toMatch(/Greta.*Anchor.*\?$/)
  })

  it('asks what is wrong, and never offers again what was refused', async () => {
    const held = await talk(
      'just propose',
      '[reject]',
      'no',
      'no',
      '[reject]',
      'no',
      '[reject]',
      'no',
      'no',
      '[reject]',
      'hm',
    )
    expect(held.heard[1]).toMatch(/\?$/)
    const made = offers(held).map((text) => text.slice(text.indexOf('Proposal:')))
    expect(made.length).toBeGreaterThanOrEqual(4)
    expect(new Set(made).size).toBe(made.length)
    expect(offers(held)[1]).toMatch(/^\[message\]/)
  })

  it('says what it refused for when asked', async () => {
    const { heard } = await talk(
      '[propose] Anchor: Dmitri; Beacon: Greta; Cobalt: Femi; Delta: Elena; Ember: Chiara; Fathom: Boris; Gantry: Ada; Harbor: Hugo',
      'why not?',
    )
    expect(heard.at(-1)).toMatch(/Greta/)
  })

  it('swaps two where that costs little, and asks back where it costs a lot', async () => {
    const held = await talk(
      'just propose',
      '[reject]',
      'Swap Ada and Greta.',
      '[reject]',
      'Swap Dmitri and Hugo!',
      'yes, swap Dmitri and Hugo',
    )
    const [first, second, third] = offers(held)
    const of = (text: string, paper: string): string => new RegExp(`${paper}: (\\w+)`).exec(text)![1]!
    const where = (who: string): string => new RegExp(`(\\w+): ${who}`).exec(first!)![1]!
    expect(of(second!, where('Ada'))).toBe('Greta')
    expect(held.heard.at(-2)).toMatch(/\?$/)
    expect(of(third!, where('Dmitri'))).toBe('Hugo')
  })

  it('names its best, whom to avoid and what is hardest', async () => {
    const { heard } = await talk(
      'Hi',
      'Who is best overall?',
      'Which paper is hardest?',
      'Which reviewer should we avoid?',
    )
    expect(heard[1]).toMatch(/Dmitri on Harbor/)
    expect(heard[2]).toMatch(/Delta/)
    expect(heard[3]).toMatch(/ on /)
  })

  it('offers again what is taken after all', async () => {
    const made = offers(await talk('just propose', '[reject]', "Oh sorry, it's fine, I'll take it."))
    expect(made[1]!.slice(made[1]!.indexOf('Proposal:'))).toBe(made[0]!.slice(made[0]!.indexOf('Proposal:')))
  })

  it('makes an offer to who has to go', async () => {
    const { heard } = await talk('Thanks, but I have to go, bye!')
    expect(heard[0]).toMatch(/go|leave[^]*Proposal:/)
  })

  it('goes on about the paper that was asked about', async () => {
    const { heard } = await answer('Who do you have for Ember?', 'and Boris?')
    expect(heard[2]).toMatch(/Boris.*Ember|Ember.*Boris/)
  })

  it('tells what a change would cost, who is better and which paper is open', async () => {
    const { heard } = await answer(
      'What would you lose if Greta goes to Gantry?',
      'Is there anything better for Ember?',
      'Which paper is your worst?',
    )
    expect(heard[1]).toMatch(/cost|takes/)
    expect(heard[2]).toMatch(/Ember/)
    expect(heard[3]).toMatch(/hardest|I would say/)
  })

  it('takes a question about pairs for a question, and one that offers them for an offer', async () => {
    const { heard } = await answer(
      'Would you have any data on Ada on Gantry or Hugo on Cobalt?',
      'Why not Ada on Gantry?',
    )
    expect(heard[1]).not.toMatch(/possible|keep it in mind|gladly/)
    expect(heard[2]).toMatch(/Ada on Gantry/)
  })

  it('proposes to who wants to see it', async () => {
    for (const text of ['propose already', "Let's go with that.", 'Sounds like a plan, please submit.'])
      expect((await talk('Hi', text)).heard.at(-1)).toMatch(/Proposal:/)
  })

  it('says the same cell once in a message', async () => {
    const [first] = (await talk('Hi! What do you have for Harbor?')).heard
    expect(first!.match(/Harbor/g)!.length).toBeLessThan(3)
  })

  it('keeps the rest of an offer that is refused for one thing, and takes it back as it was', async () => {
    const held = await talk(
      'just propose',
      '[reject] All but Delta are fine.',
      '[reject] Back to your first plan, please.',
    )
    const [first, second, third] = offers(held).map(pairsOf)
    const changed = first!.filter((pair) => !second!.includes(pair))
    expect(changed).toHaveLength(2)
    expect(changed.some((pair) => pair.startsWith('Delta'))).toBe(true)
    expect(third).toEqual(first)
  })

  it('offers again what nothing was said against, and answers what was asked of it', async () => {
    const [pair] = pairsOf(offers(await talk('just propose'))[0]!)
    const [what, who] = pair!.split(': ')
    for (const text of [
      'Exactly what I had in mind, thanks!',
      `Yes, but are you content with ${who} on ${what}?`,
      'That looks fine. Or is there anything you would still rather change?',
      'much better now',
      `${who} stays on ${what}!`,
      'Alright, I accept unless you see something better.',
      `Hm, ${who} is weak on ${what} as far as I see, but if you think so, then fine.`,
      `That's okay with me, though I would never have guessed ${who}.`,
      'The plan as a whole was good! Let us keep it.',
    ]) {
      const [first, second] = offers(await talk('just propose', `[reject] ${text}`))
      expect(pairsOf(second!)).toEqual(pairsOf(first!))
    }
    const [first, second] = offers(await talk('just propose', `[reject] Good, but not ${who} there on ${what}.`))
    expect(pairsOf(second ?? '')).not.toEqual(pairsOf(first!))
  })

  it('goes back to the one before, and to the one that had somebody somewhere', async () => {
    for (const text of [
      'go back to the one before please',
      'as it was before!',
      'No, I meant yes to the one before.',
    ]) {
      const held = offers(await talk('just propose', '[reject] All but Delta are fine.', `[reject] ${text}`))
      expect(pairsOf(held[2]!)).toEqual(pairsOf(held[0]!))
    }
  })

  it('does what it asked back, once that is sure', async () => {
    for (const text of ['Yes, I am sure.', 'yes pls', 'Of course, do it.']) {
      const held = await talk(
        'just propose',
        '[reject] Ada on Harbor, Hugo on Anchor, Greta on Beacon and Chiara on Gantry.',
        text,
      )
      expect(held.heard.some((said) => /(?:sure|all the same)\?$/.test(said))).toBe(true)
      expect(offers(held).at(-1)).toMatch(/Anchor: Hugo[^]*Beacon: Greta[^]*Gantry: Chiara[^]*Harbor: Ada/)
    }
  })

  it('proposes when called for it, whatever else is said', async () => {
    const held = await talk('Ada is great on Beacon.', 'Put it all together please.')
    expect(offers(held)).toHaveLength(1)
    expect(offers(await talk('Ada is great on Beacon.', 'Do not propose yet.'))).toHaveLength(0)
  })

  it('weighs two papers for one, however that is asked', async () => {
    for (const text of ['Ada, Gantry or Harbor, what do you think?', 'Should Ada do Gantry or Harbor?'])
      expect((await answer(text)).heard.at(-1)).toMatch(/Ada.*(?:Gantry|Harbor).*(?:Gantry|Harbor)/)
  })

  it('says who else could do it', async () => {
    const { heard } = await answer('Who do you like for Gantry if not Ada?')
    expect(heard[1]).toMatch(/Gantry/)
    expect(heard[1]).not.toMatch(/Ada/)
  })
})
