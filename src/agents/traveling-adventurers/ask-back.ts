/** What has to be asked about what the partner told, while it still matters: what is not clear of it, and how to say it. */
import type { Conversation } from './conversation.ts'
import type { Choose } from './english/voice.ts'
import * as write from './english/write.ts'

/** What is wrong of what the partner added up, or right where it asked. */
export function checkSums({ summed, news }: Conversation, choose: Choose): string[] {
  return (news ? summed : []).flatMap(({ hallway: { a, b, coins }, said, total, asked }) =>
    said !== total
      ? [
          choose([
            `From ${a} to ${b} your ${coins} and my ${total - coins} make ${total}.`,
            `${a}–${b} is ${total} for both of us: my ${total - coins} and your ${coins}.`,
          ]),
        ]
      : asked
        ? [choose([`I also get ${total} there.`, `I get the same sum, ${total}.`])]
        : [],
  )
}

export function askBack(conversation: Conversation, choose: Choose): string[] {
  const { contradictions, unsure, riddles, sum } = conversation
  const parts: string[] = []
  const doubtful = [...contradictions].map(([key, values]) => [conversation.pair(key), values] as const)
  if (doubtful.length > 0) parts.push(write.askWhich(doubtful, choose))
  const [riddle] = riddles
  if (riddle?.why === '') parts.push(write.nothingOf(riddle.text, choose))
  else if (riddle) parts.push(write.notUnderstood(riddle.text, inPlainWords(riddle.why), choose))
  if (sum) parts.push(write.askForSingle(choose))
  if (unsure.size > 0) parts.push(write.readBack([...unsure.values()], choose))
  return parts
}

/** What the reader finds wanting, as a question that anybody understands. */
const PLAIN: readonly (readonly [why: RegExp, plain: string])[] = [
  [/^no hallway leads from|but from where\?$/, 'from which room is that?'],
  [/^there are not as many rooms/, 'which number belongs to which room?'],
  [/but where to\?$/, 'to which room is that?'],
  [/^no number of coins for (\w+)/, 'how many coins is it to $1?'],
  [/^one number for more/, 'how many coins are there in each of these hallways?'],
  [/^I need to know/, 'how many coins exactly?'],
]

function inPlainWords(why: string): string {
  for (const [pattern, plain] of PLAIN) {
    const found = pattern.exec(why)
    if (found) return plain.replace('$1', found[1] ?? '')
  }
  return why
}
