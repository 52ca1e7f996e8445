import { describe, expect, it } from 'vitest'
import { asideIn, isPleased, type Aside } from './asides.ts'

const SAID: Readonly<Record<Aside, readonly string[]>> = {
  bot: ['Are you a bot?', 'hi, am I talking to a real person?', 'Who are you?'],
  rules: [
    "What's this about?",
    'how does it work',
    'What am I supposed to do?',
    "I don't understand this game",
    'how does this thing even work?',
    'ok, I still dont get it',
  ],
  numbers: ['What do the numbers mean?', 'what are these scores?'],
  secret: ['Can I see your table?', 'Do you see my numbers?'],
  reason: ['Why?', 'Why do you ask about that?', 'and why did you reject?', "I don't get why she is there", 'why not?'],
  repeat: ['Can you repeat that?', 'What did you say?', 'huh?'],
  slower: ['too much information', 'slower please', "that's a lot, one thing at a time"],
  opinion: ['What do you think?', 'Is that good?', 'agreed?', 'How does that sound?'],
  counter: ['What would you change then?', 'What else?', 'Show me your proposal'],
  hurry: ['this is boring', 'just do it', 'stop asking', "I don't want to type so much"],
  leaving: ['Thanks, bye!', 'gotta go', 'I have to leave now'],
  more: ['go on', 'ok, tell me more', 'and?', 'well?'],
  nothing: ["I don't know.", 'nope', 'No idea about that.', 'hm, not really'],
}

describe('what is said beside the game', () => {
  it.each(Object.entries(SAID).flatMap(([aside, texts]) => texts.map((text) => [text, aside])))(
    '%s: %s',
    (text, aside) => {
      expect(asideIn(text)).toBe(aside)
    },
  )

  it.each([
    'Ada is great for Delta.',
    'Why not Ada on Delta?',
    'My budget is $60, and I have to go to the lighthouse.',
    'No, Boris is bad there.',
    'My 4 PM is a must.',
    'I have to go to the museum.',
    'How is Ada for Delta?',
    'Is Ada any good?',
    "Why don't we go to the park?",
    'Nothing on Delta, but Ada is good for Ember.',
  ])('nothing: %s', (text) => {
    expect(asideIn(text)).toBeUndefined()
  })
})

describe('being pleased', () => {
  it.each(['Perfect, thank you!', 'fine', "Oh sorry, it's perfect, I'll take it.", 'Okay, good.', 'I like it, do it'])(
    'is: %s',
    (text) => {
      expect(isPleased(text)).toBe(true)
    },
  )

  it.each(['ok', 'thanks', 'better', 'not good', 'I like the first place.', 'Good, but too far.', 'I like it less'])(
    'is not: %s',
    (text) => {
      expect(isPleased(text)).toBe(false)
    },
  )
})
