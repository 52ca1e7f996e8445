/** What is consent at an open offer, what refuses it, what only asks, and what is not for sure. */
import { describe, expect, it } from 'vitest'
import { answerTo } from './answer.ts'

describe('consent', () => {
  it.each([
    // With sighs, cheers and after remarks.
    'Phew, that took a while, but I accept.',
    'Yippee! I accept the offer.',
    'Ah, much nicer than before. I’ll take this.',
    'That’s better, thanks. Deal.',
    'You were right all along, I’ll go with your idea.',
    'I’ve slept on it, and I accept.',
    'Book this, and sorry for the bother.',
    'A deal’s a deal. I give you my word.',
    'Please confirm it, no more changes from our side.',
    'We take the offer as it is.',
    'You have our yes.',
    // Grudging.
    'Ugh, fine.',
    'I don’t love it, but I’ll take it.',
    'Not my dream, but it’ll do.',
    'It’s still a bit dear, but I accept.',
    'My sister won’t be pleased, but I say yes.',
    'We will not argue any longer, so yes.',
    'Beggars can’t be choosers. I’ll have it.',
    // Said again.
    'Yes yes yes!',
    'No, no, I meant yes.',
    'I did say yes. I agree to this.',
    'That was meant as a yes. I’m taking it.',
    'For the third time: I accept.',
    // In other words.
    'Signed and sealed!',
    'Good, let us finalise it.',
    'I am fine with this one, let’s file it.',
    'You’ve got yourself a deal.',
    'We have a winner!',
    'That’s the one I want!',
    'You have my blessing, go ahead and book it.',
    'I’m all for it.',
    'Good to go from my side!',
    'Let us have it so.',
    'Very good. Please consider it accepted.',
    'works 4 me, deal',
    'YESSSS, perfect',
    // Beside others that were worse.
    'The last one was worse, so I’m taking this.',
    'I liked the first better, but this will do.',
  ])('%s', (text) => expect(answerTo(text)).toBe('accept'))
})

describe('refusal', () => {
  it.each([
    'Don’t file it yet.',
    'We can’t finalise it like that.',
    'I’d accept if it were cheaper.',
    'I accept only if my friend is not worse off.',
    'Deal, as long as you change the second one.',
    'Yes, on one condition: no museums.',
    'Almost there, one more tweak please.',
    'The price is a deal breaker for me.',
    'That’s a deal-breaker.',
    'No deal.',
    'I’m not sold on it.',
    'I’m not so happy with it.',
    'I have a better one, let’s do it.',
    'I haven’t yet agreed.',
    'It’s all but settled.',
    'I’m afraid I have to reject.',
    'I can’t agree to that.',
    'Swap Ada and Boris, then it’s a deal.',
    'Take the museum out and find something nearer, then we have a deal.',
    'Yes, just swap the first two.',
    'Good, only make it shorter.',
    'Let’s go back to the first one.',
    'I accept the previous offer, not this one.',
    'I’d rather take the one you offered first.',
    'Yes to the first part, no to the second.',
    'Thanks, but no thanks.',
    'Oh great, the worst of all again.',
    'We would be happy with a park.',
    // Questions that want something else.
    'Can’t you find anything cheaper?',
    'Could we have something a little nearer?',
    'How about a cheaper one?',
    'Would you mind changing the last one?',
    'Is that the best you can do? I want no bars.',
    'Reject: is it far?',
    'reject is it far?',
    'I reject it, where is the other one?',
  ])('%s', (text) => expect(answerTo(text)).toBe('reject'))
})

it.each([
  'Before I say yes: how far is it?',
  'Just to be sure: is that the best for both of us?',
  'Looks good. What would it cost me?',
  'I like it. Do you?',
  'Tempting. What is the catch?',
  'Can you explain it to me?',
  'If I take it, am I alone until the evening?',
  'Are you sure about this?',
  'What happens if I reject it?',
  'How do I reject?',
  'Why this and not the other?',
])('only asks: %s', (text) => expect(answerTo(text)).toBe('question'))

it.each([
  // Of something else, perhaps.
  'Elena to Harbor and I accept.',
  'Elena to Harbor, deal.',
  'The first one was better, I’ll take that.',
  'Your very first plan beats this one, we’ll take that.',
  'A boat trip is nice, let’s do that.',
  'You give me Boris and I accept.',
  'With Elena on Harbor it works, deal.',

  'Alright, alright. The boss will have to cope without me.',
  'I accept, my wife will complain.',
  'No swim this time, but the evening is free. We agree to it.',
  'The early start is brutal and the hall is cold. Okay.',
  'No objection. The ferry leaves at five, brutal, but I can nap.',
])('is not for sure: %s', (text) => expect(answerTo(text)).toBeUndefined())

it('reads long texts in no time', () => {
  const start = performance.now()
  for (const part of ['yes ', 'i accept, ', 'no. ', 'really? ', 'aaaa', '1. ', 'and then ', '? ! '])
    answerTo(part.repeat(2000))
  expect(performance.now() - start).toBeLessThan(5000)
})
