/** What the symbolic assistant of Mediation says beside its questions: to asides, to wishes, to who refuses. */
import { asidesOf } from '../dialogue/speak-asides.ts'
import { capital, list } from '../english/index.ts'
import { sayHours } from './reasons.ts'

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
  /** `hours`: how far apart they land by the last proposal, the furthest of them `at` a time. */
  friends: (hours: number | undefined, later = false, at = '') => {
    if (hours === undefined)
      return [
        'What they told me stays with me, but I look for flights that land close together.',
        'I cannot tell you that yet, only that I try to land all of you close together.',
      ]
    const apart = hours < 0.25 ? 'at the same time as you' : `within ${sayHours(hours)} of you`
    const way = hours < 0.25 ? '' : later ? `, the last of them at ${at}` : `, the first of them at ${at}`
    return [`With the last proposal they land ${apart}${way}.`, `By that plan the others arrive ${apart}${way}.`]
  },
  /** Asked what the others told or need. */
  confidential: [
    'What they told me stays with me, as what you told me does, but I weigh it in.',
    'That I may not tell you, only that what I propose takes it into account.',
  ],
  /** Asked to ask the others something. */
  relayed: [
    'I ask all of you what matters to each, and weigh it in, but I pass nothing on.',
    'What they tell me goes into what I propose, only I may not pass it on.',
  ],
  whyAsked: [
    'So that your flight spares what matters to you.',
    'Because some of the best flights are in the way of that.',
  ],
  /** What speaks for the flight proposed last. */
  whyProposed: (reasons: readonly string[]) =>
    reasons.length === 0
      ? ['It is what fits all of you best together.', 'The others need it that way, all in all.']
      : [`Because ${list(reasons)}.`, `What speaks for it: ${list(reasons)}.`],
  noted: (ids: readonly number[], wanted: boolean) => {
    const flights = `flight ${list(ids.map(String), wanted ? 'or' : 'and')}`
    return wanted
      ? [
          `${capital(flights)} for you, I will see whether it suits the others.`,
          `Okay, I try to get you ${flights}.`,
          `I will do what I can for ${flights}.`,
        ]
      : [`Okay, rather not ${flights}.`, `Noted, ${flights} is out if I can help it.`]
  },
  /** Who asked for a flight that is not proposed; `why` not, and what is. */
  unmet: (id: number, why: string, better: string) => [
    `Flight ${id} does not go well for you all: ${why}. All in all, ${better} looks better.`,
    `I looked at flight ${id}, which does not do: ${why}. For all of you ${better} would be better.`,
  ],
  /** Who would fly at a time that does not suit. */
  unmetTime: (flight: string, why: string, better: string) => [
    `I looked at ${flight}, but ${why}. Rather ${better}, I would say.`,
    `There would be ${flight}, only ${why}. I would rather suggest ${better}.`,
  ],
  /** Who would rather not fly then. */
  broken: (flight: string, why: string | undefined) =>
    why === undefined
      ? [`It will be ${flight}; I know you would rather not, but you have no other.`]
      : [
          `I know you would rather not fly then, but ${why}. So I suggest ${flight} after all.`,
          `It is ${flight}, against your wish: ${why}.`,
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
  /** Asked what there is to tell. */
  asks: [
    'How much your meetings count from 1 to 10, and what is private.',
    'What is private in your calendar, and which meetings count.',
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
