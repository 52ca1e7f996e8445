/** What the symbolic assistant of Planning says beside its questions: to what is said beside the plan, and with proposals. */
import { asidesOf } from '../dialogue/speak-asides.ts'
import { list } from '../english/index.ts'
import { QUESTIONS } from './stay-or-go.ts'

export class AssistantAsides extends asidesOf({
  bot: ['I am a program that plans days like yours.', 'No person, just a program, but I do my best.'],
  rules: (stops: number) => [
    `I look for a day with ${stops} stops that suits you: you tell me what you like, I propose, and you say what to change.`,
    'You say what you would like to see, have and spend, and I propose a plan until you take one.',
  ],
  numbers: [
    'They say what each part is worth to you. I do not see them, so please tell me.',
    'The higher, the better for you; only you see them, so any that you tell me helps.',
  ],
  /** To whom wants "the one with 15 points". */
  pointsUnseen: [
    'I do not see your points, so which places did it have?',
    'Only you see the points. Which places were in it?',
  ],
  secret: ['I know no more of your wishes than what you tell me.', 'No, I only know what you told me.'],
  whyAsked: [
    'So that the plan suits you, there are a lot of places here.',
    'Because I know nothing of you yet but what you say.',
  ],
  /** Beside a proposal for somebody in a hurry, or who goes. */
  atOnce: (leaving: boolean) =>
    leaving
      ? ['Before you go, this is what I would do:', 'One last look, please:']
      : ['Alright, how about this?', 'Okay, here is what I would do.', 'Sure, take a look.'],
  /** To who would have it wait with the plan. */
  waits: ['Of course, I wait. What should I know first?', 'No hurry. What else would you tell me or ask before?'],
  /** Beside the first proposal to somebody who said little. */
  firstIdea: [
    'Here is a first idea, tell me what you would change.',
    'Let me just start with something, and you tell me what to change.',
  ],
  /** What a new proposal keeps of the last, and what is new in it. */
  changed: (kept: readonly string[], fresh: readonly string[]) =>
    fresh.length === 0
      ? ['The same places in another order, for a shorter way.']
      : kept.length === 0
        ? [
            'Something quite different then.',
            'How about a change altogether?',
            `Then let us try ${list(fresh)}.`,
            `And this, with ${list(fresh)}?`,
          ]
        : [
            `I kept ${list(kept)} and put in ${list(fresh)}.`,
            `Now with ${list(fresh)}.`,
            `How about ${list(fresh)} with ${list(kept)}?`,
          ],
  /** Where it is not certain what was said of a place. */
  ...QUESTIONS,
  /** Of stops that stay where it is not certain that they should. */
  leftAsIs: (stops: readonly string[]) => [
    `${list(stops)} I left where ${stops.length > 1 ? 'they are' : 'it is'}, as I was not sure about that.`,
    `I was not sure about ${list(stops)}, so ${stops.length > 1 ? 'they stay' : 'it stays'} unless you say otherwise.`,
  ],
  /** Beside a proposal that comes again because the visitor asks for it. */
  again: (site: string) => [`Then back to the plan with ${site}.`, `Of course, the one with ${site} again.`],
  /** Beside an earlier plan that was refused, and is the best after all for what is known now. */
  stillBest: (plan: string) => [
    `I find nothing better for what you told me than ${plan}, so here it is again. What should be different?`,
    `Of all that I offered ${plan} still suits best, for all that I know. Tell me if anything in it is wrong.`,
  ],
  /** The same, though something was said against it. */
  bestDespite: (plan: string, blamed: string) => [
    `For what you told me nothing that I find suits better than ${plan}${blamed === '' ? '' : `, even with ${blamed}`}. Would you take that after all?`,
    `I keep finding less than ${plan}, so I offer that once more${blamed === '' ? '' : `, though it has ${blamed} in it`}.`,
  ],
  /** What it thinks of its plan. */
  opinion: [
    'It is the best that I can make of what you told me.',
    'I think it suits what you said, but you know better.',
  ],
  /** To what no list of the town tells, about a plan that is liked. */
  unknown: [
    'That I do not know, I am afraid. The plan stays as it is:',
    'My list does not tell. Here is the plan as it was:',
  ],
  /** To who likes a plan and would have a better one. */
  nothingBetter: [
    'I know of nothing better for what you told me, so here it is once more.',
    'For all that you told me this is the best that I find.',
  ],
  /** Why a stop was changed for another. */
  whyChanged: (out: string, taken: string) => [
    `I took ${taken} for ${out} because it suits better what you told me, as far as I understand it. Just say if you want ${out} back.`,
    `It looked better to me with ${taken} than with ${out}, by what you told me. If you liked ${out} more, say so.`,
  ],
  /** After refusals without a reason. */
  helpMe: [
    'I am guessing now. Which place would you keep, and which not?',
    'What is it that you miss?',
    'Just name one thing that should be different.',
  ],
}) {}
