/** Lists, tables, headings and JSON in plain lines. */
import { describe, expect, it } from 'vitest'
import { plainSpeech } from './typing/chat.ts'
import { plainLayout } from './layout.ts'

describe('layout', () => {
  it.each([
    ['**Avoid:**\n- crowds\n- noise', 'Avoid: crowds\nAvoid: noise'],
    ['### Ada Byron\n- Delta: great\n- Ember: weak', 'Ada Byron: Delta: great\nAda Byron: Ember: weak'],
    [
      '- Delta:\n  - Ada: great\n  - Hugo: weak\n- Ember:\n  - Ada: weak',
      'Delta: Ada: great\nDelta: Hugo: weak\nEmber: Ada: weak',
    ],
    ['Here is my side:\n1. Ada for Delta\n2. Hugo for Ember', 'Here is my side\nAda for Delta\nHugo for Ember'],
    ['| Paper | Great | Bad |\n|---|---|---|\n| Delta | Ada | Hugo |', 'Delta: Great: Ada\nDelta: Bad: Hugo'],
    ['| Day | Start | End | Importance |\n|---|---|---|---|\n| 5/14 | 9:00 | 11:00 | 7 |', '5/14 9:00 to 11:00: 7'],
    ['{"budget": 70, "kids": true, "cuisine": ["thai", "french"]}', 'budget: 70\nkids: yes\ncuisine: thai, french'],
    ['[{"paper": "Delta", "reviewer": "Ada", "score": 37}]', 'Delta Ada: 37'],
    ['**Ada** is `great` for ~~Delta~~ Ember', 'Ada is great for  Ember'],
  ])('is said in plain lines: %j', (text, said) => expect(plainLayout(text)).toBe(said))

  it('leaves plain text, and JSON that is none, as it is', () => {
    for (const text of ['Ada is great for Delta.', '{Ada is great', 'first, Ada: great; then Hugo', 'a - b'])
      expect(plainLayout(text)).toBe(text)
  })

  it('says the same when it is laid out twice', () => {
    const once = plainLayout('**Good:**\n- Ada\n- Hugo\n\n| Paper | Bad |\n|---|---|\n| Delta | Ada |')
    expect(plainLayout(once)).toBe(once)
  })
})

describe('hasty typing', () => {
  it.each([
    ['u r sooo gr8 w/ ppl', 'you r so great with people'],
    ['works 4 me, pls tell me abt it', 'works for me, please tell me about it'],
    ['goood, i wanna see it', 'good, i want to see it'],
    ['Bards n Brews', 'Bards n Brews'],
    ['stars ≥ 4', 'stars  at least  4'],
  ])('is written out: %s', (text, plain) => expect(plainSpeech(text)).toBe(plain))
})
