import { describe, expect, it } from 'vitest'
import { Choices } from './index.ts'

const pond = new Choices(
  ['feed ducks', 'open gate', 'ring bell', 'wait'].map((value) => ({ value, phrases: [value] })),
  { self: ['ann'], others: ['ben'] },
)
const vote = new Choices(
  [
    { value: 'for', phrases: ['approve', 'support'], alone: ['yes'] },
    { value: 'against', phrases: ['reject', 'oppose', 'agree with that'], alone: ['no'] },
  ],
  { labels: ['vote'], opposites: true, mayFollow: () => true },
)
const said = <Value>(choices: Choices<Value>, reply: string): Value | undefined => {
  const read = choices.read(reply)
  return 'value' in read ? read.value : undefined
}

describe('what stands around a reply', () => {
  it.each([
    (text: string) => `${text}<|im_end|>`,
    (text: string) => `<|im_start|>assistant\n${text}</s>`,
    (text: string) => `<|start_header_id|>assistant<|end_header_id|>\n\n${text}<|eot_id|>`,
    (text: string) => `\ufeff  ${text} \r\n\r\n`,
    (text: string) => text.replaceAll('\n', '\r\n').replace(' ', '\u00a0'),
    (text: string) => `Assistant: ${text}`,
    (text: string) => `**Assistant:** ${text}`,
    (text: string) => `### Response:\n${text}`,
    (text: string) => `\`\`\`text\n${text}\n\`\`\``,
    (text: string) => text.replace(/^/gm, '> '),
    (text: string) => `Of course. Here is what I do:\n\n${text}`,
    (text: string) => `${text}\n\nLet me know if I can help with anything else!`,
    (text: string) => `${text}\n\n---`,
    (text: string) => `${text}\n\n(End of message)`,
    (text: string) => `${text}. Good luck, everybody!`,
    (text: string) => `${text}\n\nUser: And now?`,
    (text: string) => `${text}\n\n### Instruction:\nPlease go on.`,
    (text: string) => `${text}. This is because the`,
  ])('changes nothing: %s', (around) => {
    expect(said(pond, around('open gate'))).toBe('open gate')
    expect(said(pond, around('a) feed ducks: no bread\nb) ring bell: free\nI choose b'))).toBe('ring bell')
    expect(said(pond, around('Ann: ring bell\nBen: wait\nAnn: feed ducks'))).not.toBe('feed ducks')
    expect(said(pond, around('Ring bell, never mind'))).toBeUndefined()
    expect(said(pond, around('Ben will ring bell'))).toBeUndefined()
  })

  it('is left where it may say something of what stands before it', () => {
    for (const behind of ['Unless Ben objects.', 'No, the other one.', 'Just kidding!', 'That is what Ben does.'])
      expect(said(pond, `Ring bell? ${behind}`)).toBeUndefined()
    expect(said(pond, 'Ring bell. On second thought, open gate.')).toBe('open gate')
    expect(said(pond, 'Shall I open gate?\nOf course.')).not.toBe('ring bell')
  })
})

describe('an item of a list of the reply’s own', () => {
  it.each([
    ['1. feed ducks\n2. open gate\nI take 2, as the ducks are full.', 'open gate'],
    [
      'Option 1: feed ducks\nOption 2: ring bell\nOption 2 is best, since it is noon. The ducks can starve.',
      'ring bell',
    ],
    ['I could (a) open gate or (b) ring bell. I go with (b) because it is noon.', 'ring bell'],
    ['a) feed ducks – no bread\nb) open gate – stuck\nc) ring bell\nThe third it is.', 'ring bell'],
    ['Choices: (1) wait; (2) ring bell. My pick: (2), since nobody has heard us. Ben sleeps.', 'ring bell'],
    ['a) feed ducks\nb) open gate\nI would not choose a. So b.', 'open gate'],
    // What is called so is on no list, or is one of two.
    ['1. feed ducks\n2. open gate\nI choose 5.', undefined],
    ['a) feed ducks\nb) open gate\nI choose a or b.', undefined],
  ])('is what it is called by: %s', (reply, meant) => expect(said(pond, reply)).toBe(meant))
})

describe('one of two that exclude each other', () => {
  it.each([
    ['Not approving would only please them. Approve. I have spoken.', 'for'],
    ['Not rejecting helps nobody but them. Reject! Nobody trusts 5.', 'against'],
    ['Ben wants to reject. I do not agree with that. Approve. Off we go.', 'for'],
    ['Not approving this.', 'against'],
    ['I approve. Hmm, no', undefined],
    ['approve, lol jk\n\nCheers!', undefined],
    ['- [ ] approve\n- [x] reject\n\nThere is a reason.', 'against'],
  ])('is read with a remark behind: %s', (reply, meant) => expect(said(vote, reply)).toBe(meant))
})
