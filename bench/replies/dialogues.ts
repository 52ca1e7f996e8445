/**
 * Replies in dialogues. What is meant: a type, and behind it what is said, thought or searched for, word for word; of a
 * proposal `{X}`, the one complete proposal of the situation.
 */
import { answering2, proposing2, SAID_2, searching2, speaking2 } from './dialogues-2.ts'
import type { Entry, FormRound } from './entry.ts'
import { answering4, proposing4, SAID_4, searching4, speaking4 } from './round-4.ts'
import { answering5, proposing5, SAID_5, searching5, speaking5 } from './round-5.ts'
import { answering6, proposing6, SAID_6, searching6, speaking6 } from './round-6.ts'
import { answering3, proposing3, SAID_3, searching3, speaking3 } from './round-3.ts'

export interface Partners {
  readonly situation: string
  /** Goes before a message to somebody, where there are several. */
  readonly to: string
  /** The proposal on one line, and over several. */
  readonly line: string
  readonly block: string
  readonly search?: string
}

const SAID = 'How much does the second one matter to you?'

const speaking: readonly (readonly [string, string | null])[] = [
  ...[
    '{to}[message] {S}',
    '{to}[Message] {S}',
    '{to}**[message]** {S}',
    '{to}[message]: {S}',
    '{to}`[message]` {S}',
    '{to}[message] "{S}"',
    '{to}[message]\n{S}',
    '```\n{to}[message] {S}\n```',
    'You: {to}[message] {S}',
    'Assistant: {to}[message] {S}',
    '<think>Should I [propose] now? Not yet.</think>\n{to}[message] {S}',
    '<think>I ask.</think>\n\n{to}[message] {S}',
    'Thought: I should ask first.\n{to}[message] {S}',
    'Action: {to}[message] {S}',
    '**Action:** {to}[message] {S}',
    '{to}(message) {S}',
    '{to}<message> {S}',
    '{to}<message>{S}</message>',
    '- {to}[message] {S}',
    '> {to}[message] {S}',
    '1. {to}[message] {S}',
    '“{to}[message] {S}”',
    '{to}[ message ] {S}',
    '{to}[MESSAGE] {S}',
    '{to}message: {S}',
    '{to}Message: {S}',
    '{to}[message] {S}<|im_end|>',
    '{to}[message] {S}</s>',
    '{to}[message] {S}\n\n',
    'Here is my reply:\n{to}[message] {S}',
    'Sure!\n\n{to}[message] {S}',
    'Response: {to}[message] {S}',
    '{to}[message] {S}\n```',
  ].map((form) => [form, `message|${SAID}`] as const),
]

const proposing: readonly (readonly [string, string | null])[] = [
  '{all}[propose] {X}',
  '{all}[propose] {Y}',
  '{all}[Propose] {X}',
  '{all}**[propose]** {X}',
  '{all}[propose]: {X}',
  '{all}`[propose]` {X}',
  '{all}[propose]\n{X}',
  '{all}[propose]\n{Y}',
  '```\n{all}[propose] {X}\n```',
  '```\n{all}[propose]\n{Y}\n```',
  'You: {all}[propose] {X}',
  '<think>Maybe [accept]? No.</think>\n{all}[propose] {X}',
  'Action: {all}[propose] {X}',
  '{all}(propose) {X}',
  '{all}<propose> {X}',
  '{all}propose: {X}',
  '{all}Propose: {X}',
  '{all}[propose] {X}\nLet me know what you think!',
  '{all}[propose] {X}\n\nLet me know what you think!',
  '{all}[propose] {Y}\n\nWhat do you think?',
  '{to}[message] This looks best to me.\n{all}[propose] {X}',
  '{to}[message] How about this?\n\n{all}[propose] {Y}',
  '{all}[propose] {X}\n{to}[message] I hope that you like it.',
  'I think we are ready.\n{all}[propose] {X}',
  '[think] This is best.\n{all}[propose] {X}',
  '{all}[propose] Proposal: {X}',
  '{all}[propose] **{X}**',
  '{all}[propose] `{X}`',
  '{all}[propose] "{X}"',
  '{all}[propose] {X}.',
  '{all}[propose] {X}<|im_end|>',
  '{all}[propose] {X}\nUser: [reject] no',
  '{all}[propose] {X}\n[accept]',
  '- {all}[propose] {X}',
  'Final proposal:\n{all}[propose] {X}',
  'Thought: it is time.\n\n**Action:** {all}[propose] {X}',
  '{all}[PROPOSE] {X}',
].map((form) => [form, 'propose'] as const)

const searching: readonly (readonly [string, string | null])[] = [
  '[tool] {Q}',
  '[tool]: {Q}',
  '**[tool]** {Q}',
  '`[tool] {Q}`',
  '[tool]\n{Q}',
  '[tool] `{Q}`',
  '[Tool] {Q}',
  '```\n[tool] {Q}\n```',
  'Action: [tool] {Q}',
  '<think>[message]?</think>[tool] {Q}',
  '[tool] {Q}\nResult: The Old Bar, 4.5 stars',
  '[tool] {Q}\n\nSearch Results (2): The Old Bar, Kite Hill\n[message] I found two.',
  'tool: {Q}',
  'Let me look.\n[tool] {Q}',
  'You: [tool] {Q}',
  '[tool] {Q}\nObservation: two bars',
].map((form) => [form, 'search'] as const)

const thinking: readonly (readonly [string, string | null])[] = [
  ['[think] I should ask about money.', 'think|I should ask about money.'],
  ['**[think]** I should ask about money.', 'think|I should ask about money.'],
  ['[think]: I should ask about money.', 'think|I should ask about money.'],
  ['```\n[think] I should ask about money.\n```', 'think|I should ask about money.'],
  ['Action: [think] I should ask about money.', 'think|I should ask about money.'],
  ['<think>I should ask about money.', null],
  ['[message] or [propose]', null],
  ['', null],
  ['[message]', null],
  ['[propose]', null],
  ['[propose] the best one', null],
  ['[propose] {X} or something else', null],
  ['I could [message] or [propose] something.', null],
  ['I will propose something soon.', null],
  // The rules say that there is nothing to answer.
  ['I would like to [accept].', null],
  ['[accept]', null],
  ['[reject]', null],
  ["I'm sorry, I can't do that.", null],
  ['[shout] hello', null],
]

const answering: readonly (readonly [string, string | null])[] = [
  ...[
    '[accept]',
    '[Accept]',
    '**[accept]**',
    '[accept].',
    '`[accept]`',
    '"[accept]"',
    '“[accept]”',
    'You: [accept]',
    'Action: [accept]',
    '**Action:** [accept]',
    '(1) [accept] Accept',
    '1. [accept]',
    '- [accept]',
    '> [accept]',
    '```\n[accept]\n```',
    'accept',
    'Accept',
    'ACCEPT.',
    '**Accept**',
    '[ACCEPT]',
    '[accept] Great, thank you!',
    '[accept]\n\nThank you!',
    '<think>[reject]? No, it is fine.</think>\n[accept]',
    '<think>Better than expected.</think>\n\n[accept]',
    'Thought: it is good.\n[accept]',
    '[think] It is good.\n[accept]',
    '(accept)',
    '<accept>',
    '<accept/>',
    '{"type": "accept"}',
    '```json\n{"type": "accept"}\n```',
    '[accept]<|im_end|>',
    '[accept]</s>',
    'I accept.',
    'I accept the proposal.',
    'Sure, [accept]',
    'Okay!\n[accept]',
    'Decision: [accept]',
    '[accept] I have no objection.',
    'I do not want to reject it.\n[accept]',
    '[accept] ✅',
    'Answer: [accept]',
    '### [accept]',
  ].map((form) => [form, 'accept'] as const),
  ...[
    '[reject]',
    '[Reject]',
    '**[reject]**',
    '[reject].',
    'Action: [reject]',
    '(2) [reject] Reject',
    '2. [reject]',
    'reject',
    '**Reject**',
    '[reject] That is too far away.',
    '[reject]: too far away',
    '[reject]\nThat is too far away.',
    '<think>[accept]? No.</think>\n[reject]',
    '[think] Bad.\n[reject]',
    '{"type": "reject"}',
    'I reject.',
    'I reject the proposal.',
    '[reject] I cannot accept this.',
    '```\n[reject]\n```',
    'Decision: [reject]',
    'You: [reject]',
    'I cannot accept that.\n[reject]',
    '[reject] I would accept it without the second.',
    '(reject)',
    'Thought: I could accept, but no.\n[reject]',
    '[reject]\n[message] Too far away.',
  ].map((form) => [form, 'reject'] as const),
  ...[
    '[accept] or [reject]',
    '[accept]/[reject]',
    '[accept]\n[reject]',
    'I could accept it.',
    'I do not accept.\n[accept]?',
    'Should I accept?',
    "I don't know whether to accept or to reject.",
    'If you change the second, I accept.',
    'I would accept it if it were cheaper.',
    'not [accept]',
    'I will [accept] if you change it.',
    '',
    '<think>[accept]',
    'I cannot decide between [accept] and [reject].',
    'Maybe [accept].',
  ].map((form) => [form, null] as const),
]

function fill(text: string, { to, line, block, search }: Partners, said: string): string {
  return text
    .replaceAll('{to}', to)
    .replaceAll('{all}', to && 'all: ')
    .replaceAll('{S}', said)
    .replaceAll('{X}', () => line)
    .replaceAll('{Y}', () => block)
    .replaceAll('{Q}', () => search ?? '')
}

const ROUNDS = {
  1: { said: SAID, forms: [...speaking, ...proposing, ...thinking], searching, answering },
  2: { said: SAID_2, forms: [...speaking2, ...proposing2], searching: searching2, answering: answering2 },
  3: { said: SAID_3, forms: [...speaking3, ...proposing3], searching: searching3, answering: answering3 },
  6: { said: SAID_6, forms: [...speaking6, ...proposing6], searching: searching6, answering: answering6 },
  5: { said: SAID_5, forms: [...speaking5, ...proposing5], searching: searching5, answering: answering5 },
  4: { said: SAID_4, forms: [...speaking4, ...proposing4], searching: searching4, answering: answering4 },
}

/** Where it is one's turn to speak. */
export function dialogueEntries(partners: Partners, round: FormRound): Entry[] {
  const { said, forms, searching } = ROUNDS[round]
  return [...forms, ...(partners.search ? searching : [])].map(([form, meant]) => {
    const asked = meant === '?' ? `message|${form.replace(/^.*\] /, '')}` : meant
    return entry(partners.situation, fill(form, partners, said), asked && fill(asked, partners, said), round)
  })
}

/** Where a proposal waits for an answer. */
export const answerEntries = (situation: string, round: FormRound): Entry[] =>
  ROUNDS[round].answering.map(([form, meant]) => entry(situation, form, meant, round))

const entry = (situation: string, reply: string, meant: string | null, round: FormRound): Entry => ({
  family: 'dialogues',
  situation,
  reply,
  meant,
  round,
})
