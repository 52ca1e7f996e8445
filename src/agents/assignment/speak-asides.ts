/** How the symbolic player of Assignment answers what is said beside the table, wishes, doubts and refusals. */
import { asidesOf } from '../dialogue/speak-asides.ts'
import { list } from '../english/index.ts'

/** A pair by its names. */
export interface Named {
  readonly who: string
  readonly what: string
}

const pair = ({ who, what }: Named): string => `${who} on ${what}`
const pairs = (some: readonly Named[]): string => list(some.map(pair))

export class AsideSpeaker extends asidesOf({
  bot: ['I am a program that plays with you.', 'No person here, I am a program.'],
  rules: [
    'We share the papers out, one reviewer each, and want the best fit in total. Each of us sees only a part, so let us tell each other who fits what.',
    'Each paper gets one reviewer, and the better they all fit, the better for both of us. In the end one proposes and the other accepts.',
  ],
  numbers: [
    'They tell how well somebody fits a paper, yours on a scale of your own. Words such as great or weak do for me.',
    'The higher, the better the fit, but your scale is not mine, so please use words.',
  ],
  secret: [
    'No, each of us sees only the own part, that is why we talk.',
    'That is hidden, we have to tell each other.',
  ],
  /** Why it asks about a paper. */
  whyAsked: (paper: string) => [
    `I ask since I see nobody strong for ${paper}.`,
    `Because ${paper} is where I know least.`,
  ],
  /** Why it says what it says, where there is no better reason. */
  whySaid: ['That is what my table says.', 'I only read it from my table, I know no more.'],
  /** What an own proposal rests on. */
  whyProposed: (best: readonly Named[]) => [
    `It rests on ${pairs(best)}, and the others fill in.`,
    `Since ${pairs(best)} fit best as far as I know, and I placed the others around them.`,
  ],
  /** What a proposal was refused for, that was told before. */
  whyRefused: ({ who, what }: Named, rather: string | undefined) => {
    const other = rather === undefined ? '' : ` I would take ${rather} there.`
    return [`Because of ${who} on ${what} above all.${other}`, `Mostly because ${who} does not fit ${what}.${other}`]
  },
  whyNotBest: ['Because I see a better total with other pairs.', 'Since the total can be better, I think.'],
  /** What would be better than what was refused. */
  ratherWith: (some: readonly Named[]) => [
    `I would rather have ${pairs(some)}.`,
    `Better ${pairs(some)}.`,
    `What about ${pairs(some)} instead?`,
  ],
  /** The pairs that it would least like to have. */
  worst: (some: readonly Named[]) => [`I would keep away from ${pairs(some)}.`, `Above all not ${pairs(some)}.`],
  /** The paper that it sees nobody good for. */
  hardest: (what: string) => [`${what} looks hardest to me, I see nobody strong there.`, `I would say ${what}.`],
  /** With a proposal in which two have changed places, as the partner asked. */
  swapped: (one: string, other: string) => [
    `${one} and ${other} swapped, like this.`,
    `As you wish, with ${one} and ${other} swapped.`,
  ],
  /** A swap that would cost a lot. */
  noSwap: (one: string, other: string, kept: readonly Named[]) => [
    `Swapping ${one} and ${other} would cost us ${pairs(kept)}. Are you sure?`,
    `I would not swap ${one} and ${other}, because of ${pairs(kept)}. Shall I do it all the same?`,
  ],
  /** A change that would cost a lot. */
  costly: (kept: readonly Named[]) => [
    `That would cost us ${pairs(kept)}. Are you sure?`,
    `I would rather not, because of ${pairs(kept)}. Shall I do it all the same?`,
  ],
  /** With a proposal in which only these are new. */
  restStays: (changed: readonly Named[]) => [
    `${pairs(changed)} now, and the rest as it was.`,
    `As you wish, with ${pairs(changed)}, and nothing else changed.`,
    `Only ${pairs(changed)} changed.`,
  ],
  /** With an earlier proposal that is wanted back. */
  recalled: ['Here it is again, as it was.', 'Back to that one, then.'],
  /** With a proposal that comes again since it is taken after all. */
  again: ['Good, here it is again.', 'Gladly, once more.'],
  /** With a proposal that comes again since nothing was said against it. */
  standing: ['So this stays as it is.', 'Then let us take this.', 'This is it again.'],
  nothingBetter: ['I see nothing better.', 'Better than this I see nothing.'],
  /** The strongest of what was told, in short. */
  inShort: (best: readonly Named[]) => [
    `In short: ${pairs(best)} matter most to me.`,
    `Sorry, briefly: my best are ${pairs(best)}.`,
    `The most important for me: ${pairs(best)}.`,
  ],
  /** Why somebody is on a paper: who is better there is needed elsewhere. */
  neededElsewhere: ({ who, what }: Named, elsewhere: string) => [
    `${who} is the better one for ${what}, but I need ${who} for ${elsewhere}.`,
    `Since ${who} goes to ${elsewhere}, who would be better for ${what}.`,
  ],
  nobodyLeft: ({ who, what }: Named) => [
    `I know nobody better who is left for ${what}, so I put ${who} there.`,
    `${who} is only what is left for ${what}, I know nobody better there.`,
  ],
  neither: (who: readonly string[], what: string) => [
    `I know neither ${who.join(' nor ')} on ${what}.`,
    `${who.join(' and ')} are both blank for me on ${what}.`,
  ],
  /** Somebody it has no better place for. */
  spare: (who: string) => [
    `I can spare ${who}.`,
    `I would not miss ${who} anywhere.`,
    `Nothing of mine depends on ${who}.`,
  ],
  /** What it heard of somebody. */
  tookIn: (told: readonly string[]) => [`Yes, I have ${list(told)} from you.`, `I did: ${list(told)}.`],
  /** Whom it would take for a paper. */
  wouldTake: ({ who, what }: Named) => [
    `I would take ${who} for ${what}.`,
    `For ${what} my choice is ${who}.`,
    `${who} should get ${what}, I think.`,
  ],
  /** Where nobody it knows of is free: whoever is left; `best`: the best that is needed elsewhere. */
  whoeverIsLeft: ({ who, what }: Named, best: string | undefined) =>
    best === undefined
      ? [`For ${what} I know nobody good, perhaps ${who}.`, `Whoever is left, maybe ${who} for ${what}.`]
      : [
          `${best} is the best I know for ${what}, but needed elsewhere, so perhaps ${who}.`,
          `${best}, were there nothing better to do, else perhaps ${who} for ${what}.`,
        ],
  /** The paper that is least settled. */
  stillOpen: (what: string) => [`Nearly all, above all ${what}.`, `Mostly ${what} is open.`],
  /** Pairs that the partner wished for, and that it would take too. */
  consent: (some: readonly Named[]) => [
    `${pairs(some)}, gladly.`,
    `${pairs(some)} ${some.length > 1 ? 'are' : 'is'} fine with me.`,
    `Yes, ${pairs(some)}.`,
    `Okay, ${pairs(some)} then.`,
  ],
  /** A wish that its own table speaks against. */
  doubt: ({ who, what }: Named, word: string, rather: string | undefined) => {
    const other = rather === undefined ? '' : ` I would rather have ${rather}.`
    return [
      `Hmm, ${who} is ${word} for ${what} here.${other}`,
      `I am not so sure, I have ${who} as ${word} on ${what}.${other}`,
    ]
  },
  /** A wish that would cost more elsewhere; `needed`: where its reviewer is to go instead. */
  reserve: ({ who, what }: Named, needed: string | undefined) =>
    needed === undefined
      ? [`${who} on ${what} is possible, I keep it in mind.`, `Noted: you would like ${who} on ${what}.`]
      : [
          `${who} on ${what} would do, only I would need ${who} for ${needed}.`,
          `I see, ${who} on ${what}, though ${who} might be worth more on ${needed}.`,
        ],
  /** Said with a proposal that leaves a wish out. */
  unmet: ({ who, what }: Named, taken: string) => [
    `I know you wanted ${who} on ${what}, but as far as I see ${taken} there makes the better total.`,
    `Not with ${who} on ${what}, sorry: the total looks better with ${taken} there.`,
  ],
  /** Asks which of two words on a pair holds. */
  askWhich: ({ who, what }: Named, [one, other]: readonly [string, string]) => [
    `Is ${who} ${one} or ${other} for ${what}?`,
    `You said two things of ${who} on ${what}: ${one} or ${other}, which one holds?`,
  ],
  /** Who and what no wish that it shares has yet. */
  left: (reviewers: readonly string[], papers: readonly string[]) => [
    `Still free: ${list(reviewers)}, for ${list(papers)}.`,
    `That leaves ${list(reviewers)} and the papers ${list(papers)}.`,
  ],
  /** Where somebody is needed more, and who would do the other. */
  weighed: (more: Named, other: Named) => [
    `I would rather have ${more.who} on ${more.what}, and ${other.who} on ${other.what}.`,
    `${more.what} matters more for ${more.who}, then ${other.who} can do ${other.what}.`,
  ],
  /** What a change would take from the plan. */
  costs: (lost: readonly Named[], much: string) => [
    `It would cost us ${much} in total: I would have had ${pairs(lost)}.`,
    `That takes ${pairs(lost)} from my plan, and costs ${much}.`,
  ],
  nobodyBetter: ({ who, what }: Named) => [
    `Nobody better than ${who} for ${what}, as far as I see.`,
    `${who} is the best for ${what} that I know of.`,
  ],
  /** To many pairs at once. */
  consentToMost: (some: readonly Named[]) => [
    `Most of that suits me, above all ${pairs(some)}.`,
    `I agree with most of it, such as ${pairs(some)}.`,
  ],
  consentToAll: ['All of that is fine with me.', 'I agree with all of it.'],
  /** What the partner turned down that it sees as good. */
  defend: ({ who, what }: Named, word: string) => [
    `I have ${who} as ${word} on ${what}, but as you like.`,
    `Pity, ${who} looks ${word} for ${what} from here.`,
  ],
  /** A change that is in its plan anyway. */
  costsNothing: ({ who, what }: Named) => [
    `Nothing, I want ${who} on ${what} too.`,
    `No loss, ${who} on ${what} is in my plan.`,
  ],
  cannotSay: ['That I cannot say.', 'Hard to say from what I see.', 'I have no good answer to that.'],
  corrected: ['No problem, corrected.', 'Alright, I changed that.', 'No harm done, noted.'],
  /** After an answer that is none. */
  noProblem: ['No problem.', 'That is fine.', 'Never mind.', 'All right, then not.'],
  /** With a proposal that somebody wants now. */
  hereItIs: ['Alright, then I suggest this.', 'Okay, this is what I would do.', 'Here is my suggestion.'],
  leaving: ['Before you go, please take a look at this.', 'One last thing before you leave:'],
  /** With something else after a refusal; `changed`: pairs that are new in it. */
  another: (changed: readonly Named[]) => {
    const some = pairs(changed.slice(0, 3))
    return [`How about ${some} instead?`, `Then let me try ${some}.`, `And with ${some}?`, `Another try, with ${some}.`]
  },
  /** After many refusals without a reason. */
  yourTurn: [
    'I am running out of ideas. Would you make a proposal yourself?',
    'I cannot guess what is wrong. Please name one pair that you would change.',
  ],
  /** Before a question to somebody who leaves it to the other. */
  gladly: ['Gladly, just one question first.', 'I will. Only one thing before:', 'Sure, but tell me one thing:'],
}) {}
