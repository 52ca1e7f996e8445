/** What the symbolic player of Traveling Adventurers says to refusals, insisting, and what stands beside the house. */
import type { Choose } from './english/voice.ts'

/** After a refusal of the best path: that it is the best, and which one the partner would rather take. */
export const defend = (choose: Choose): string =>
  choose([
    'I compared every path, and no other brings us more. Which one would you rather take?',
    'I looked at all of them, and the rest brings us less. What would you rather walk?',
  ])

/** After a refusal of a mere guess. */
export const rather = (choose: Choose): string =>
  choose(['Which path would you rather take?', 'What would you walk instead?', 'Which one do you like better?'])

/** After many refusals. */
export const yourTurn = (choose: Choose): string =>
  choose([
    'Please name the path that you want, and I will go along.',
    'Then tell me your path.',
    'Just say which path it shall be.',
  ])

/** What speaks for a path that is proposed in place of one that was refused. */
export const OTHER_WAY = 'the same coins the other way round'
export const WISHED = 'it keeps to what you asked for'
/** Where all that was asked for cannot be had at once. */
export const WISHED_LAST = 'it keeps to what you asked for last, since all of it cannot be had at once'
export const LESS = ['it brings nearly as much', 'something different', 'maybe you like this one better']

/** To who takes its own path back. */
export const dropped = (choose: Choose): string =>
  choose(['All right, then without that one.', 'Good, I leave that one aside.', 'Then that one is off the table.'])

/** Before a partner's path is taken for its sake. */
export const giveIn = (choose: Choose): string =>
  choose(['All right, then your way.', 'If it means so much to you, let us do it your way.'])

export const secret = (choose: Choose): string =>
  choose(['I only see my own side, that is why I ask.', 'I cannot see yours, and you cannot see mine.'])

/** A proposal that was made before and still stands. */
export const stands = (choose: Choose): string =>
  choose(['The path that I named is still my suggestion.', 'My suggestion has not changed.'])

/** To who has no answer. */
export const noProblem = (choose: Choose): string =>
  choose(['No problem.', 'Then we do without.', 'No worries.', 'Nothing lost.'])

/** To a question of which nothing was understood. */
export const unheard = (choose: Choose): string =>
  choose([
    'Sorry, I did not understand what you ask; would you put it in other words?',
    'That question is not clear to me.',
    'I cannot make out what you ask.',
    'I am not sure what you want to know.',
  ])

/** To who has not said yes yet, and wants nothing that could be told. */
export const whenReady = (choose: Choose): string =>
  choose([
    'Take your time, nothing is settled before you say yes.',
    'Just tell me when you have made up your mind.',
    'No hurry, I wait for your yes or no.',
    'I only hand it in once you say yes.',
  ])

/** To who says that numbers that were said back are wrong. */
export const struck = (choose: Choose): string =>
  choose(['Then I strike that out.', 'Then I leave that out again.', 'Sorry, I take that off my list.'])

/** To who said yes to numbers, and nothing to the path that was named beside them. */
export const andThePath = (choose: Choose): string =>
  choose([
    'Thanks, then the numbers are right. What do you say to the path?',
    'So the numbers are right. And what do you think of the path?',
    'Thanks, then I have them right. What is your word on the path?',
  ])
