/** What the stand-in model answers to the language agents of Mediation: it reads flights and calendars from the prompt. */
import { answer, own, respondForSides, type ReadPrompt } from '../dialogue/stand-in.ts'

const isAssistant = ({ rules }: ReadPrompt): boolean => rules.includes('You book flights for friends')
const isUser = ({ rules }: ReadPrompt): boolean => rules.includes('an assistant books the flights')

export const responder = respondForSides('mediation', [
  { recognises: isUser, answer: answerUser },
  { recognises: isAssistant, answer: answerAssistant },
])

/** Says what is most important, and accepts once a proposal costs little or several were made. */
function answerUser(prompt: ReadPrompt): string {
  const totals = prompt.lines.flatMap((line) => /^Total score: (-?\d+)$/.exec(line)?.[1] ?? []).map(Number)
  if (prompt.mustAnswer)
    return totals.at(-1)! > -12 || totals.length >= 2
      ? answer(prompt, 'That is good enough for all of us.', '[accept]')
      : answer(prompt, 'That costs me too much.', '[reject]')
  const [important] = prompt.lines
    .flatMap((line) => {
      const meeting = /^\d+ \| \((\d+)\) \| (.*)$/.exec(line)
      return meeting ? [{ importance: Number(meeting[1]), times: meeting[2]! }] : []
    })
    .sort((a, b) => b.importance - a.importance)
  return important
    ? answer(prompt, 'I name the meeting that matters most.', `[message] My meeting ${important.times} is important.`)
    : answer(prompt, 'I have no meetings.', '[message] I am free.')
}

/** Greets each user once, then proposes the cheapest flights, the next ones after a rejection. */
function answerAssistant(prompt: ReadPrompt): string {
  const starts = prompt.lines.flatMap((line, at) => (/^User \d+ Information$/.test(line) ? [at] : []))
  const users = starts.map((start, i) =>
    prompt.lines.slice(start, starts[i + 1] ?? prompt.lines.indexOf('', start)).flatMap((line) => {
      const flight = /^(\d+) \| [^|]+ \| (\d+) \| /.exec(line)
      return flight ? [{ id: Number(flight[1]), price: Number(flight[2]) }] : []
    }),
  )
  const greeted = users.findIndex(
    (_, user) => !own(prompt, 'message').some((line) => line.startsWith(`You to ${user}:`)),
  )
  if (
    greeted >= 0 &&
    greeted === own(prompt, 'message').length &&
    own(prompt, 'propose').length === 0 &&
    !prompt.closing
  )
    return answer(prompt, 'I ask what matters.', `${greeted}: [message] Which meetings can you not miss?`)
  const tried = own(prompt, 'propose').length
  const chosen = users.map((flights) => {
    const cheapest = [...flights].sort((a, b) => a.price - b.price)
    return cheapest[tried % cheapest.length]!.id
  })
  const proposal = chosen.map((id, user) => `user ${user}: id ${id}`).join(', ')
  return answer(prompt, 'These are the cheapest that I have not proposed yet.', `all: [propose] ${proposal}`)
}
export { annotator } from '../dialogue/stand-in.ts'
