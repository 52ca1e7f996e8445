/** A fourth, small round of replies, written before the misses of the third were looked at. */

type Replies = readonly (readonly [reply: string, meant: string | null])[]

export const forms4 = {
  decided: [
    '{L}: {A}\n',
    '**Final {l}:** {A}',
    '| Field | Value |\n|---|---|\n| {L} | {A} |',
    '* **{L}:** `{A}`\n* **Why:** {B} is no use.',
    '{"{L}":"{A}","Reason":"{B} can wait"}',
    '<thinking>Either {A} or {B}.</thinking>\n\n<answer>{A}</answer>',
    'The user expects one {l}. I will answer {A}.\n\n{L}: {A}',
    'Current situation: unclear. {B} is risky. {C} is slow. So I choose {A}.',
    'I choose {A} this time.',
    'For now I choose {A}.',
    'This turn I choose {A}.',
    'I would like to choose {A}.',
    "I'm choosing {A}, not {B}.",
    'My next {l} will be {A}.',
    'The obvious choice is {A}.',
    'So the best thing to do is {A}.',
    'That leaves {A}.',
    'Therefore I choose {A}, although {B} is close.',
    'Because {P} chose {B}, I choose {A}.',
    '{P} told me to choose {B}, but I choose {A}.',
    'Do I choose {B}? No, I choose {A}.',
    'Not now, {B}. I choose {A}.',
    'Thanks! I will choose {A} then.',
    '{L}: {A}\nP.S. {B} would have been nice too.',
    '{L}: {B}\n\nActually, let me reconsider. {P} has done that.\n\n{L}: {A}',
    'I will choose {B}... wait, {P} does that. I will choose {A}.',
    'OK: {A}',
    '{A}, final.',
    'I definitely choose {A}!',
    'I choose: **{A}**\n\n(because {B} is taken)',
  ],
  undecided: [
    'I have three options: {A}, {B}, {C}.',
    '{A}: good. {B}: good too.',
    'Pros of {A}: fast. Cons of {A}: risky.',
    'It could be {A}.',
    'It may be best to choose {A}, but I am not certain.',
    'I do not know if {A} is right.',
    'I cannot tell whether to choose {A} or {B}.',
    'I am considering {A}.',
    'Next I might choose {A}.',
    'I hope I do not have to choose {A}.',
    'I regret choosing {A}.',
    'Choosing {A} was a mistake.',
    'I will stop choosing {A}.',
    'No more {A}.',
    'Nothing but {A} is worse.',
    'I will only choose {A} if nothing else is left.',
    'As long as {P} is there I will not choose {A}.',
    'I would be a fool to choose {A}.',
    'How about {A}, {P}?',
    '{P}, could you choose {A}?',
    'I ask {P} to choose {A}.',
    'We agreed that {P} would choose {A}.',
    'My {l} depends on {P}: {A} or {B}.',
    '{L}: depends ({A} or {B})',
    '{L}: {A}?',
    '{L}: {A}\nOr should I choose {B}?',
    '{L}: {A}... I am not sure.',
    '{L}: {A}\n\nNo, forget that.',
    'I choose {A}. On second thought, no.',
    'In the end I did not choose {A}.',
    'The {l} before was {A}.',
    'In round one I did {A}.',
    'Reply with "{L}: {A}" or "{L}: {B}".',
    '{"{l}": "{A}?"}',
    '{"considering": "{A}", "{l}": "unknown"}',
    '<answer>I do not know</answer>',
    '<answer>not {A}</answer>',
    'Sorry, I cannot choose {A}.',
    'As instructed, I will not choose {A}.',
    'Thought: {A} seems useful, but what about {B}?',
  ],
  continued: ['{L}: {A}\nObservation: nothing happens.\nThought: odd.\n{L}: {B}'],
} as const

export const own4: Readonly<Record<string, Replies>> = {
  'text games': [
    ['I am in the stable and see a tack chest.', null],
    ['My task is to take 36 acorns and put them into the box.', null],
    ['I read the problem sheet first.', 'read problem sheet'],
    ['Now that I know the sum, I take 36 acorns.', 'take 36 acorns'],
  ],
  kitchens: [
    ['I walk up to the pot.', null],
    ['My partner stays. I interact.', 'interact'],
    ['The way east is free, so east.', 'east'],
    ['I go down one step.', 'south'],
  ],
  'kitchen options': [
    ['I have an onion, c0 is free: place onion in c0.', 'place onion in c0.'],
    ['Bob, please wait.', null],
    ['I can only wait.', 'wait.'],
  ],
  'theory of mind': [
    ['I think the answer is (A), not (B).', '0'],
    ['Could be B.', null],
    ['A, B and C are all wrong.', null],
    ['C? Maybe. B? No.', null],
  ],
}

export const SAID_4 = 'Wait, I am not sure. No museum, then? (I can look for another.)'

export const speaking4: Replies = [
  ...[
    '{to}[message] {S}',
    '{to}[message]\n{S}\n',
    '{to}<message>{S}</message>',
    '**{to}[message]** {S}',
    '<think>[accept]</think>{to}[message] {S}',
    'Answer: {to}[message] {S}',
  ].map((form) => [form, `message|${SAID_4}`] as const),
  ['I would rather not use [message].', null],
]
export const proposing4: Replies = [
  ...[
    '{all}[propose] {X}',
    '{all}[propose]: {Y}',
    '{all}[propose] {X}\n\nI hope this works.',
    'OK.\n{all}[propose] {Y}',
  ].map((form) => [form, 'propose'] as const),
  ['{all}[propose] {X} if you like', null],
  ['{all}[propose] {X}\nNo wait, that is wrong.', null],
]
export const searching4: Replies = [
  ['[tool] {Q}', 'search'],
  ['Search first.\n[tool] {Q}', 'search'],
]
export const answering4: Replies = [
  ['Yes, [accept].', 'accept'],
  ['Alright, I accept this.', 'accept'],
  ['[accept]. Thank you for your patience.', 'accept'],
  ['That works for me: accept', 'accept'],
  ['No, [reject].', 'reject'],
  ['I reject this one.', 'reject'],
  ['[reject] Too dear. I would accept something cheaper.', 'reject'],
  ['I cannot accept this one.', 'reject'],
  ['Can I accept later?', null],
  ['I accept if you add a park.', null],
  ['I have not accepted yet.', null],
  ['Somebody should accept.', null],
]
export const teams4: Replies = [
  ['On this quest go 2, 3, 4 and 6.', '2 3 4 6'],
  ['I decide for 2, 3, 4 and 6.', '2 3 4 6'],
  ['My pick is 2, 3, 4, 6.', '2 3 4 6'],
  ['{"final_team": [2, 3, 4, 6]}', '2 3 4 6'],
  ['I choose players 2, 3, 4 and 6 and leave out 1, 5 and 7.', '2 3 4 6'],
  ['1, 2, 5 and 7 is what player 7 proposed.', null],
  ['I would not send 1, 2, 5 and 7.', null],
  ['We had 1, 2, 5 and 7 before.', null],
  ['Is 1, 2, 3, 4 a good team?', null],
]
export const votes4: Replies = [
  ['I say yes.', 'true'],
  ['I am voting in favour.', 'true'],
  ['It is a good team. I approve.', 'true'],
  ['Yes, approve it.', 'true'],
  ['I say no.', 'false'],
  ['I am voting against.', 'false'],
  ['It is a bad team. I reject.', 'false'],
  ['There is no chance that I approve.', 'false'],
  ['I hope that they reject it.', null],
  ['If I approve, 5 wins.', null],
  ['I have approved too often.', null],
  ['Approve or not?', null],
]
const SAID = 'I say: let us send 2 and 4. What do you think?'
export const speeches4: Replies = [
  ...['{S}', 'Message:\n{S}', '{"message": {J}, "thought": "I am evil"}', '<think>evil</think>\n“{S}”'].map(
    (form) => [form.replaceAll('{S}', SAID).replaceAll('{J}', JSON.stringify(SAID)), SAID] as const,
  ),
  ['(thinking) I am evil.</think>', null],
]
export const lines4: Replies = [
  ['Final: submit {P}', 'submit'],
  ['submit {P}\n', 'submit'],
  ['Message: {S}', 'say'],
  ['submit: not yet', null],
]
export const turns4: Replies = [
  ['[Thought]: We agree, so end.\n[Action]: end({J})\n[Message]: {S}', 'submit+'],
  ['[Action]: agree-outer({J})\n[Message]: {S}', 'say'],
  ['[Action]: I will not end({J})\n[Message]: {S}', null],
]
export const queries4: Replies = [
  ["Search(fields=[name], filters=[category == 'bar'])", 'Search(fields=[name], filters=[category == bar])'],
  ['Search(fields=[name], filters=[price < 30 AND has wifi])', 'Search(fields=[name], filters=[price < 30, has wifi])'],
]
