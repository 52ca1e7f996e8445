/** Calls of tools and channels, as servers of models let them through. */
import { describe, expect, it } from 'vitest'
import { Choices, TagReader } from './index.ts'

const choices = new Choices(
  ['read sheet', 'move north', 'take 36 acorns'].map((value) => ({ value, phrases: [value] })),
)
const tags = new TagReader({ tags: ['message', 'propose'], words: ['message'] })

describe('an answer that is called as a tool', () => {
  it.each([
    '{"tool_calls":[{"id":"c","type":"function","function":{"name":"act","arguments":"{\\"command\\": \\"move north\\"}"}}]}',
    '{"role":"assistant","content":null,"tool_calls":[{"function":{"name":"act","arguments":"{\\"command\\":\\"move north\\"}"}}]}',
    '{"content":[{"type":"text","text":"Shall I read sheet?"},{"type":"tool_use","name":"act","input":{"command":"move north"}}]}',
    '{"functionCall": {"name": "act", "args": {"command": "move north"}}}',
    '[TOOL_CALLS][{"name": "act", "arguments": {"command": "move north"}}]',
    '<|python_tag|>{"name": "act", "parameters": {"command": "move north"}}<|eom_id|>',
    '<|python_tag|>act.call(command="move north")',
    '```tool_code\nprint(act(command="move north"))\n```',
    '<tool_call>act\n<arg_key>command</arg_key>\n<arg_value>move north</arg_value>\n</tool_call>',
    '<tool_call>\n<function=act>\n<parameter=command>\nmove north\n</parameter>\n</function>\n</tool_call>',
    '<｜tool▁calls▁begin｜>function<｜tool▁sep｜>act\n```json\n{"command": "move north"}\n```<｜tool▁calls▁end｜>',
  ])('is read: %j', (reply) => expect(choices.read(reply)).toEqual({ value: 'move north' }))

  it.each([
    '{"type":"tool_use","name":"message","input":{"to":"user-0","content":"Hello"}}',
    '{"tool_calls":[{"function":{"name":"message","arguments":"{\\"to\\":\\"user-0\\",\\"text\\":\\"Hello\\"}"}}]}',
    '<|python_tag|>{"name":"message","parameters":{"content":"Hello","to":"user-0"}}',
  ])('may be a type of line: %j', (reply) =>
    expect(tags.read(reply)).toEqual([{ tag: 'message', to: 'user-0', content: 'Hello' }]),
  )

  it('is a proposal with its fields as lines', () =>
    expect(tags.read('{"name":"propose","arguments":{"Anchor":"Ada","Beacon":"Boris"}}')).toEqual([
      { tag: 'propose', content: 'Anchor: Ada\nBeacon: Boris' },
    ]))
})

describe('channels', () => {
  it.each([
    '<|channel|>analysis<|message|>take 36 acorns?<|end|><|start|>assistant<|channel|>final<|message|>move north<|return|>',
    'analysisWe could take 36 acorns.assistantfinalmove north',
    '<|START_THINKING|>take 36 acorns<|END_THINKING|>move north',
    '<|channel|>commentary to=functions.act <|constrain|>json<|message|>{"command":"move north"}<|call|>',
  ])('of thought are left out: %j', (reply) => expect(choices.read(reply)).toEqual({ value: 'move north' }))

  it.each(['<|channel|>analysis<|message|>I will move north', 'analysisI will move north'])(
    'that hold only a thought decide nothing: %j',
    (reply) => expect(choices.read(reply)).toHaveProperty('reason'),
  )
})

describe('headings and boxes', () => {
  it.each([
    '## Analysis\n- take 36 acorns: risky\n\n## My next action\nmove north',
    '**Chosen action**\n\nmove north',
    '- [ ] read sheet\n- [x] move north\n- [ ] take 36 acorns',
    '### Option 1: take 36 acorns\nRisky.\n### Option 2: move north\nSafe.\n\nOption 2 it is.',
    'Ich wähle move north.',
  ])('say what is chosen: %j', (reply) => expect(choices.read(reply)).toEqual({ value: 'move north' }))
})
