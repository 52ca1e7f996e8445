/** How the symbolic player of Assignment answers what is said beside the table, wishes, doubts and refusals. */
import { list, type Phrasebook } from '../english/index.ts'

/** A pair by its names. */
export interface Named {
  readonly who: string
  readonly what: string
}

const pair = ({ who, what }: Named): string => `${who} on ${what}`

export class AsideSpeaker {
  readonly #book: Phrasebook

  constructor(book: Phrasebook) {
    this.#book = book
  }

  bot(): string | undefined {
    return this.#book.fresh(['I am a program that plays with you.', 'No person here, I am a program.'])
  }

  rules(): string | undefined {
    return this.#book.fresh([
      'We share the papers out, one reviewer each, and want the best fit in total. Each of us sees only a part, so let us tell each other who fits what.',
      'Each paper gets one reviewer, and the better they all fit, the better for both of us. In the end one proposes and the other accepts.',
    ])
  }

  numbers(): string | undefined {
    return this.#book.fresh([
      'They tell how well somebody fits a paper, yours on a scale of your own. Words such as great or weak do for me.',
      'The higher, the better the fit, but your scale is not mine, so please use words.',
    ])
  }

  secret(): string | undefined {
    return this.#book.fresh([
      'No, each of us sees only the own part, that is why we talk.',
      'That is hidden, we have to tell each other.',
    ])
  }

  /** Why it asks about a paper. */
  whyAsked(paper: string): string | undefined {
    return this.#book.fresh([
      `I ask since I see nobody strong for ${paper}.`,
      `Because ${paper} is where I know least.`,
    ])
  }

  /** Why it says what it says, where there is no better reason. */
  whySaid(): string | undefined {
    return this.#book.fresh(['That is what my table says.', 'I only read it from my table, I know no more.'])
  }

  /** What an own proposal rests on. */
  whyProposed(best: readonly Named[]): string | undefined {
    const pairs = list(best.map(pair))
    return this.#book.fresh([
      `It rests on ${pairs}, and the others fill in.`,
      `Since ${pairs} fit best as far as I know, and I placed the others around them.`,
    ])
  }

  /** What a proposal was refused for, that was told before. */
  whyRefused({ who, what }: Named, rather: string | undefined): string | undefined {
    const other = rather === undefined ? '' : ` I would take ${rather} there.`
    return this.#book.fresh([
      `Because of ${who} on ${what} above all.${other}`,
      `Mostly because ${who} does not fit ${what}.${other}`,
    ])
  }

  /** What would be better than what was refused. */
  ratherWith(pairs: readonly Named[]): string | undefined {
    const said = list(pairs.map(pair))
    return this.#book.fresh([`I would rather have ${said}.`, `Better ${said}.`, `What about ${said} instead?`])
  }

  /** The pairs that it would least like to have. */
  worst(pairs: readonly Named[]): string | undefined {
    const said = list(pairs.map(pair))
    return this.#book.fresh([`I would keep away from ${said}.`, `Above all not ${said}.`])
  }

  /** The paper that it sees nobody good for. */
  hardest(what: string): string | undefined {
    return this.#book.fresh([`${what} looks hardest to me, I see nobody strong there.`, `I would say ${what}.`])
  }

  /** With a proposal in which two have changed places, as the partner asked. */
  swapped(one: string, other: string): string | undefined {
    return this.#book.fresh([
      `${one} and ${other} swapped, like this.`,
      `As you wish, with ${one} and ${other} swapped.`,
    ])
  }

  /** A swap that would cost a lot. */
  noSwap(one: string, other: string, pairs: readonly Named[]): string | undefined {
    const kept = list(pairs.map(pair))
    return this.#book.fresh([
      `Swapping ${one} and ${other} would cost us ${kept}. Are you sure?`,
      `I would not swap ${one} and ${other}, because of ${kept}. Shall I do it all the same?`,
    ])
  }

  /** With a proposal that comes again since it is taken after all. */
  again(): string | undefined {
    return this.#book.fresh(['Good, here it is again.', 'Gladly, once more.'])
  }

  whyNotBest(): string | undefined {
    return this.#book.fresh([
      'Because I see a better total with other pairs.',
      'Since the total can be better, I think.',
    ])
  }

  /** The strongest of what was told, in short. */
  inShort(best: readonly Named[]): string | undefined {
    const pairs = list(best.map(pair))
    return this.#book.fresh([
      `In short: ${pairs} matter most to me.`,
      `Sorry, briefly: my best are ${pairs}.`,
      `The most important for me: ${pairs}.`,
    ])
  }

  /** Whom it would take for a paper. */
  wouldTake({ who, what }: Named): string | undefined {
    return this.#book.fresh([
      `I would take ${who} for ${what}.`,
      `For ${what} my choice is ${who}.`,
      `${who} should get ${what}, I think.`,
    ])
  }

  /** Pairs that the partner wished for, and that it would take too. */
  consent(pairs: readonly Named[]): string | undefined {
    const said = list(pairs.map(pair))
    return this.#book.fresh([`${said}, gladly.`, `${said} is fine with me.`, `Yes, ${said}.`, `Okay, ${said} then.`])
  }

  /** A wish that its own table speaks against. */
  doubt({ who, what }: Named, word: string, rather: string | undefined): string | undefined {
    const other = rather === undefined ? '' : ` I would rather have ${rather}.`
    return this.#book.fresh([
      `Hmm, ${who} is ${word} for ${what} here.${other}`,
      `I am not so sure, I have ${who} as ${word} on ${what}.${other}`,
    ])
  }

  /** A wish that would cost more elsewhere; `needed`: where its reviewer is to go instead. */
  reserve({ who, what }: Named, needed: string | undefined): string | undefined {
    return needed === undefined
      ? this.#book.fresh([
          `${who} on ${what} is possible, I keep it in mind.`,
          `Noted: you would like ${who} on ${what}.`,
        ])
      : this.#book.fresh([
          `${who} on ${what} would do, only I would need ${who} for ${needed}.`,
          `I see, ${who} on ${what}, though ${who} might be worth more on ${needed}.`,
        ])
  }

  /** Said with a proposal that leaves a wish out. */
  unmet({ who, what }: Named, taken: string): string | undefined {
    return this.#book.fresh([
      `I know you wanted ${who} on ${what}, but as far as I see ${taken} there makes the better total.`,
      `Not with ${who} on ${what}, sorry: the total looks better with ${taken} there.`,
    ])
  }

  /** Asks which of two words on a pair holds. */
  askWhich({ who, what }: Named, [one, other]: readonly [string, string]): string | undefined {
    return this.#book.fresh([
      `Is ${who} ${one} or ${other} for ${what}?`,
      `You said two things of ${who} on ${what}: ${one} or ${other}, which one holds?`,
    ])
  }

  corrected(): string {
    return this.#book.fresh(['No problem, corrected.', 'Alright, I changed that.', 'No harm done, noted.']) ?? 'Noted.'
  }

  /** After an answer that is none. */
  noProblem(): string {
    return this.#book.fresh(['No problem.', 'That is fine.', 'Never mind.', 'All right, then not.']) ?? ''
  }

  /** With a proposal that somebody wants now. */
  hereItIs(): string | undefined {
    return this.#book.fresh([
      'Alright, then I suggest this.',
      'Okay, this is what I would do.',
      'Here is my suggestion.',
    ])
  }

  leaving(): string | undefined {
    return this.#book.fresh(['Before you go, please take a look at this.', 'One last thing before you leave:'])
  }

  /** With something else after a refusal; `changed`: pairs that are new in it. */
  another(changed: readonly Named[]): string | undefined {
    const pairs = list(changed.slice(0, 2).map(pair))
    return this.#book.fresh([
      `How about ${pairs} instead?`,
      `Then let me try ${pairs}.`,
      `And with ${pairs}?`,
      `Another try, with ${pairs}.`,
    ])
  }

  /** After many refusals without a reason. */
  yourTurn(): string | undefined {
    return this.#book.fresh([
      'I am running out of ideas. Would you make a proposal yourself?',
      'I cannot guess what is wrong. Please name one pair that you would change.',
    ])
  }

  /** Before a question to somebody who leaves it to the other. */
  gladly(): string {
    return this.#book.pick([
      'Gladly, just one question first.',
      'I will. Only one thing before:',
      'Sure, but tell me one thing:',
    ])
  }
}
