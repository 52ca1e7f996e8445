/** What the symbolic assistant of Mediation says beside its questions: to asides, to wishes, to who refuses. */
import { asidesOf } from '../dialogue/speak-asides.ts'
import { list } from '../english/index.ts'

export class AssistantAsides extends asidesOf({
  bot: ['I am a program that looks for flights.', 'No person, just a program that helps you all.'],
  rules: [
    'I look for one flight for each of you: cheap, clear of what matters in your calendars, and landing close together. You tell me what matters, I propose, and all of you have to accept.',
    'You say which meetings count, I find flights for all of you, and you accept or tell me what is wrong.',
  ],
  numbers: [
    'They say what a flight costs you: missed meetings, the price, and waiting for the others.',
    'Each is a loss or a gain for you, the closer to zero or above it the better.',
  ],
  secret: [
    'I see your flights and most of your meetings, but not how important they are or what is private.',
    'Only you know how much your meetings count, so please tell me.',
  ],
  /** `hours`: how far apart they land by the last proposal. */
  friends: (hours: number | undefined) => {
    if (hours === undefined)
      return [
        'What they told me stays with me, but I look for flights that land close together.',
        'I cannot tell you that yet, only that I try to land all of you close together.',
      ]
    const apart = hours < 0.25 ? 'at the same time as you' : `within ${sayHours(hours)} of you`
    return [`With the last proposal they land ${apart}.`, `By that plan the others arrive ${apart}.`]
  },
  whyAsked: [
    'So that your flight spares what matters to you.',
    'Because some of the best flights are in the way of that.',
  ],
  /** What speaks for the flight proposed last. */
  whyProposed: (reasons: readonly string[]) =>
    reasons.length === 0
      ? ['It is what fits all of you best together.', 'The others need it that way, all in all.']
      : [`Because ${list(reasons)}.`, `What speaks for it: ${list(reasons)}.`],
  noted: (id: number, wanted: boolean) =>
    wanted
      ? [
          `Flight ${id} for you, I will see whether it suits the others.`,
          `Okay, I try to get you flight ${id}.`,
          `I will do what I can for flight ${id}.`,
        ]
      : [`Okay, rather not flight ${id}.`, `Noted, flight ${id} is out if I can help it.`],
  /** Who asked for a flight that is not proposed. */
  unmet: (id: number) => [
    `Sorry, flight ${id} does not go well with the others.`,
    `Flight ${id} does not work for all of you, I am afraid.`,
  ],
  /** Who would fly at a time that does not suit; `why` not. */
  unmetTime: (flight: string, why: string) => [
    `I looked at ${flight}, but ${why}.`,
    `There would be ${flight}, only ${why}.`,
  ],
  /** Whether more is to be told: of flights nothing, of meetings all that counts. */
  needs: (flights: boolean) =>
    flights
      ? [
          'No, I see your flights and what they cost. Only your meetings matter to me.',
          'No need, flights and prices are in front of me.',
        ]
      : [
          'Yes please, with how important each is from 1 to 10.',
          'That would help, with a number from 1 to 10 for each.',
        ],
  /** With another proposal after reasons that were told. */
  another: [
    'I took in what I was told, how about this?',
    'Here is another try, with what you said in mind.',
    'Let us see whether this one suits you better.',
  ],
  noProblem: ['No problem.', 'That is fine.', 'Never mind.'],
  opinion: [
    'All in all I think it is good for all of you, though not the best for each.',
    'I think so, it is the best that I see for everybody.',
  ],
  /** To who refuses again and again. */
  trying: [
    'I will try something else, but I am guessing.',
    'Okay, another one. A hint would help me a lot.',
    'Let me look once more.',
  ],
}) {}

function sayHours(hours: number): string {
  const halves = Math.max(1, Math.round(hours * 2))
  if (halves === 1) return 'half an hour'
  if (halves === 2) return 'an hour'
  return `${halves / 2} hours`
}
