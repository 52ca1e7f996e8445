import { describe, expect, it } from 'vitest'
import { plainVerdicts } from './verdicts.ts'

const plainly = plainVerdicts('team|plan')

describe('ways to let pass and to refuse', () => {
  it.each([
    ['I back this team.', 'I accept this team.'],
    ['Let the second plan through!', 'accept the second plan!'],
    ["I'm quite happy with your plan", 'I accept your plan'],
    ['backing it', 'accepting it'],
    ['That works for us, book it', 'I accept, book it'],
    ['It has my full blessing.', 'I accept.'],
    ['I give this one my vote', 'I accept this one'],
    ['Turn this plan down', 'reject this plan'],
    ["I'm vetoing that", "I'm rejecting that"],
    ["That doesn't work for me.", 'I reject.'],
    ['We are opposed to it', 'We reject it'],
    ['I refuse.', 'I reject.'],
  ])('%s', (said, plain) => {
    expect(plainly(said)).toBe(plain)
  })

  it.each([
    ["I won't let it pass", "I won't accept it"],
    ["I'm not fine with that.", 'I not accept that.'],
    ['Who would turn it down?', 'Who would reject it?'],
    ['I would not block this', 'I would not reject this'],
  ])('denied and asked it stays so: %s', (said, plain) => {
    expect(plainly(said)).toBe(plain)
  })

  it.each(['I pass.', 'the second team', "I'm back.", 'Player 3 has my vote.', 'Let me go on.', 'They work for them.'])(
    '%s says nothing of it',
    (said) => {
      expect(plainly(said)).toBe(said)
    },
  )
})
