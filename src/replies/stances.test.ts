import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sized } from '../testing/sized.fixture.ts'
import { Choices } from './index.ts'

const VERBS = ['fold', 'rinse', 'polish', 'wrap', 'label', 'weigh', 'hang', 'stir']
const THINGS = ['red towel', 'blue kettle', 'tin box', 'wool scarf', 'brass lamp', 'paper kite', 'oak chair']
const names = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...VERBS), fc.constantFrom(...THINGS)), {
    minLength: 2,
    maxLength: 6,
    selector: (pair) => pair.join(),
  })
  .map((pairs) => pairs.map((pair) => pair.join(' ')))

/** In none of these is `{A}` chosen; `{B}` is in some. */
const REFUSING = [
  'I will not {A}.',
  "I won't {A}.",
  'I must not {A}',
  'I should never {A}',
  "Don't {A}!",
  'Do not {A}.',
  'I cannot {A}',
  'Not {A}.',
  'Anything but {A}.',
  '{A} would be a mistake.',
  '{A} is wrong',
  '{A}? No.',
  'I refuse to {A}.',
  'I see no reason to {A}.',
  'There is no need to {A}.',
  'It would be wrong to {A}.',
  'I will {B} instead of {A}.',
  'Rather than {A}, I will {B}.',
  'I will {B}, not {A}.',
  'Instead of {A} I choose {B}.',
  'Action: not {A}',
  '{A} on condition that it is dry.',
  '{A}, as long as nobody minds',
  'I would {A}, subject to a look at it',
  'Action: {B} (not {A})',
  'Action: {A}? No.',
  'Action: {A}\nWait, that is wrong.\nAction: {B}',
  'I will {A}. No, scratch that. I will {B}.',
  'Bob will {A}.',
  'Bob should {A}, I {B}.',
  'I told Bob to {A}.',
  'If Bob waits, I {A}.',
  'I would {A} if I could.',
  'I could {A} or {B}.',
  'Maybe I should {A}.',
  'Later I will {A}.',
  'I would have chosen to {A}.',
  'Should I {A}?',
  'The prompt says: "{A}".',
  '{"action": "not {A}"}',
  '{"rejected": "{A}"}',
  'If Bob moves, Action: {A}',
  'Unless it is full, my answer is: {A}',
  'If Bob is still there, I {A}.',
  'Is it full? If so, I {A}.',
  'As long as Bob is there, I {A}.',
  'Should Bob leave, I {A}.',
  'I would only {A} in an emergency.',
  'It is surely not the Answer: {A}',
  'I do not think that it is Action: {A}',
  'It would be wrong to write:\n\nAction: {A}',
  'If Bob goes:\nAction: {A}',
  'The worst answer: {A}',
  'I decided against it: {A}',
  'After I {B}, I will {A}.',
  'In two steps I {A}.',
  '~~{A}~~',
  '{"previous_action": "{A}"}',
  '{"bob_action": "{A}"}',
  '<think>I will {A}.</think>',
  '<think>I will {A}.',
  'Any task but {A}.',
  'I would do whatever you like apart from {A}.',
  'All of these except {A} are fine.',
  '{A} excepted, I am open to all.',
  '{A} next turn.',
  'Next turn: {A}',
  '{A} some other time.',
  '{A} in a minute',
  '{A}, only not now.',
  '{A} after that',
  '{A} as soon as it is dry',
  'Not now: {A}',
  '{"forbidden": "{A}"}',
  '<answer>{A}</answer> Wait, no.',
]
const AROUND = [
  '{}',
  '**{}**',
  '{}\n',
  'Hmm. {}',
  'Let me think. {}',
  '> {}',
  '“{}”',
  '{}\n\nBob is busy.',
  'Okay, so: {}',
]

describe('an option that is refused, left open, put off or somebody else’s', () => {
  it('is never taken, whatever the options are', () => {
    const template = fc.constantFrom(...REFUSING)
    const around = fc.constantFrom(...AROUND)
    fc.assert(
      fc.property(names, template, around, ([a, b, ...rest], refusing, outside) => {
        const choices = new Choices(
          [a!, b!, ...rest].map((value) => ({ value, phrases: [value] })),
          { self: ['alice'], others: ['bob'] },
        )
        const reply = outside.replace('{}', () => refusing.replaceAll('{A}', a!).replaceAll('{B}', b!))
        expect(choices.read(reply), reply).not.toEqual({ value: a })
      }),
      { numRuns: sized(1000, 3000) },
    )
  })

  it('is never taken by its letter', () => {
    const keys = fc.uniqueArray(fc.constantFrom(...'ABCDE'), { minLength: 2, maxLength: 2 })
    const written = fc.constantFrom('{}', '({})', '{})', '"{}"', 'option {}', '**{}**')
    const refusing = fc.constantFrom(
      'I will not choose {A}.',
      'It is not {A}.',
      '{A} is wrong.',
      'I rule out {A}.',
      'Neither {A} nor {B}.',
      'Answer: not {A}',
      'The answer cannot be {A}',
      'I would eliminate {A} first.',
      'Bob will choose {A}.',
      'Answer: {B}, not {A}.',
    )
    fc.assert(
      fc.property(keys, written, refusing, ([a, b], form, template) => {
        const choices = new Choices(
          [...'ABCDE'].map((key, i) => ({ value: key, key, phrases: [`${VERBS[i]} the ${THINGS[i]}`] })),
          { others: ['bob'] },
        )
        const reply = template
          .replaceAll('{A}', () => form.replace('{}', a!))
          .replaceAll('{B}', () => form.replace('{}', b!))
        expect(choices.read(reply), reply).not.toEqual({ value: a })
      }),
      { numRuns: sized(700, 2000) },
    )
  })
})

it('takes an option that is chosen, whatever the options are', () => {
  const choosing = fc.constantFrom(
    'I will {A}.',
    "I'll {A}",
    "Let's {A}.",
    '{A}',
    '**{A}**',
    'Action: {A}',
    'I should {A}, not {B}.',
    'I cannot {B}, so I will {A}.',
    'My next action is to {A}.',
    'The best action is to {A}.',
    'Bob will {B}. I will {A}.',
    'I will {B}. Wait, no. I will {A}.',
    '{"action": "{A}"}',
    '{"bob_action": "{B}", "agent_action": "{A}"}',
    '{"tool": "act", "tool_input": {"text": "{A}"}}',
    'I thought about it and will {A}.',
    'I would {B}, but Bob is there, so my action is: {A}',
    'If Bob moves, Action: {B}\nBob stays. Action: {A}',
    'The only thing that helps is to {A}.',
    'The best I can do is to {A}.',
    'Instead of the other thing, {A}.',
    '{A} is what I will do.',
    'The best action is, in my view, to {A}.',
    'After careful thought, I {A}.',
    '~~{B}~~ {A}',
    '<think>I will {B}.</think>{A}',
    '\\boxed{{A}}',
    'Bob is away, so I can safely {A} now.',
    'I will {B} tomorrow; for now, {A}.',
    'The last step now: {A}',
    'Bob steps back, which lets me {A}.',
    '{A}\nBob: And what do I do?\nAlice: {B}',
  )
  fc.assert(
    fc.property(names, choosing, ([a, b, ...rest], template) => {
      const choices = new Choices(
        [a!, b!, ...rest].map((value) => ({ value, phrases: [value] })),
        { self: ['alice'], others: ['bob'] },
      )
      const reply = template.replaceAll('{A}', a!).replaceAll('{B}', b!)
      expect(choices.read(reply), reply).toEqual({ value: a })
    }),
    { numRuns: sized(400, 1000) },
  )
})
