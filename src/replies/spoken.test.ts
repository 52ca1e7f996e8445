/** What of a reply others hear. */
import { describe, expect, it } from 'vitest'
import { spokenIn } from './index.ts'

const SAID = 'I trust players 1 and 6.'
const say = (reply: string): string => spokenIn(reply, { self: ['player[ -]?3'], others: 'player[ -]?\\d' })

describe('what is thought', () => {
  it.each([
    `## What I know\nPlayer 4 is evil.\n\n## What I say\n${SAID}`,
    `**Private reasoning**\n4 and 7 are my partners.\n\n**Public statement**\n${SAID}`,
    `# Public message\n\n${SAID}\n\n# Notes\nI am Merlin.`,
    `*thinks: I am evil*\n${SAID}`,
    `(Thinking: they must not know.) ${SAID}`,
    `**Analysis (private):** 4 is evil\n\n**Speech (public):** ${SAID}`,
    `**My private notes**: 4 is evil\n**What I'll say**: ${SAID}`,
    `<speech>${SAID}</speech>\n<hidden>I am Mordred</hidden>`,
    `{"inner_thoughts": "I am evil", "public_message": "${SAID}"}`,
    `"${SAID}"\n\nThis hides that I am Merlin.`,
    `Sure! Here is my public message: ${SAID}`,
    `Four is evil, but nobody may know. So I say: ${SAID}`,
    `I have to sound harmless.\n\n"${SAID}"`,
    `${SAID} (I must not say that I know 4.)`,
    `${SAID}\n\nI worded it like this, without revealing that I know.`,
    `${SAID}\n\nThis keeps my role hidden.\n---`,
    `---\n${SAID}`,
    `My words to the table:\n\n${SAID}`,
    `${SAID}\n\nNote: the wording keeps my role hidden.`,
    `${SAID}\n\n---\n\n(They should not guess.)`,
    `Mordred (player 3): ${SAID}`,
    `I'm evil, so I should sound sure of it. I would say something like: "${SAID}"`,
    `As player 3, I would say: "${SAID}"`,
    `analysisI am evil.assistantfinal${SAID}`,
    `speak("${SAID}")`,
    `(Player 3) ${SAID}`,
    `<player 3>: ${SAID}`,
    `game.say(message='${SAID}');`,
  ])('is told to nobody: %j', (reply) => expect(say(reply)).toBe(SAID))

  it.each(['…', '---', '""', '## Thoughts\nI stay silent.', 'analysisI am evil. I say that', '[Thought]: Quiet now.'])(
    'leaves nothing to hear where nothing else is there: %j',
    (reply) => expect(say(reply)).toBe(''),
  )
})

it.each([
  'I (as always) trust 4.',
  'Here is my view: 4 is odd.',
  'I trust 4.\n\nThat statement by 5 worries me.',
  'My plan: players 1 and 6 go.',
  'Note that player 2 (silent so far) approved.',
  'Why?',
  '👍',
])('what only looks like a thought is said: %j', (reply) => expect(say(reply)).toBe(reply))
