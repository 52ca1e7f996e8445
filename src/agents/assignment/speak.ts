/** How the symbolic player of Assignment puts things: cells with a word each, questions, answers, objections. */
import { list, type Phrasebook } from '../english/index.ts'
import type { Labels } from './english.ts'

/** A cell to be told, with its value as a share of the speaker's best. */
export interface Told {
  readonly reviewer: number
  readonly paper: number
  readonly share: number
}

/** Words for shares, from best to worst: each from this share on. */
const LEVELS: readonly (readonly [from: number, words: readonly string[]])[] = [
  [0.93, ['perfect', 'outstanding', 'amazing', 'superb', 'exceptional']],
  [0.88, ['excellent', 'fantastic', 'brilliant']],
  [0.79, ['great', 'very good', 'strong']],
  [0.69, ['good', 'solid']],
  [0.61, ['fine', 'fairly good']],
  [0.55, ['decent', 'acceptable']],
  [0.47, ['okay', 'average', 'middling']],
  [0.38, ['mediocre']],
  [0.3, ['below average', 'not great']],
  [0.22, ['weak']],
  [0.13, ['poor', 'bad']],
  [-Infinity, ['terrible', 'awful', 'hopeless', 'really bad']],
]

/** How often a reason stands beside a question that has one; people explain about four times in ten dialogues. */
const WITH_REASON = 0.3

const wordFor = (share: number, book: Phrasebook): string => book.pick(LEVELS.find(([from]) => share >= from)![1])

/** The first name, or the whole one where two share it. */
export function callReviewer(reviewers: readonly string[], reviewer: number): string {
  const first = reviewers[reviewer]!.split(' ')[0]!
  return reviewers.filter((name) => name.split(' ').includes(first)).length > 1 ? reviewers[reviewer]! : first
}

export class Speaker {
  readonly #labels: Labels
  readonly #book: Phrasebook
  /** Tells numbers in place of words, where that is asked for. */
  readonly #number: ((told: Told) => number) | undefined

  constructor(labels: Labels, book: Phrasebook, number?: (told: Told) => number) {
    this.#labels = labels
    this.#book = book
    this.#number = number
  }

  reviewer(reviewer: number): string {
    return callReviewer(this.#labels.reviewers, reviewer)
  }

  paper(paper: number): string {
    return this.#labels.papers[paper]!.short
  }

  /** How well it fits, in a word. */
  word(told: Told): string {
    return this.#number ? String(this.#number(told)) : wordFor(told.share, this.#book)
  }

  /** Sentences for cells, those of a paper together. */
  tell(cells: readonly Told[]): string {
    const papers = [...new Set(cells.map(({ paper }) => paper))]
    return papers
      .map((paper, i) =>
        this.#tellPaper(
          paper,
          cells.filter((cell) => cell.paper === paper),
          i,
        ),
      )
      .join(' ')
  }

  #tellPaper(paper: number, cells: readonly Told[], place: number): string {
    const name = this.paper(paper)
    const byWord = new Map<string, string[]>()
    for (const cell of cells) {
      const word = this.word(cell)
      byWord.set(word, [...(byWord.get(word) ?? []), this.reviewer(cell.reviewer)])
    }
    const parts = [...byWord].map(([word, names]) => ({ names: list(names), word, several: names.length > 1 }))
    const [first, ...rest] = parts
    const is = (several: boolean): string => (several ? 'are' : 'is')
    if (this.#number)
      return this.#book.pick([
        `${name}: ${parts.map(({ names, word }) => `${names} ${word}`).join(', ')}.`,
        `For ${name} I have ${list(parts.map(({ names, word }) => `${names} ${word}`))}.`,
      ])
    if (rest.length === 0)
      return this.#book.pick([
        `${first!.names} ${is(first!.several)} ${first!.word} for ${name}.`,
        `${first!.names} would be ${first!.word} on ${name}.`,
        `For ${name}, ${first!.names} ${first!.several ? 'look' : 'looks'} ${first!.word}.`,
        ...(place > 0 ? [`On ${name}, ${first!.names} ${is(first!.several)} ${first!.word}.`] : []),
      ])
    const more = list(rest.map(({ names, word }) => `${names} ${word}`))
    return this.#book.pick([
      `For ${name}, ${first!.names} ${is(first!.several)} ${first!.word}, ${more}.`,
      `On ${name}, ${first!.names} would be ${first!.word}, ${more}.`,
      `${name}: ${first!.names} ${first!.word}, ${more}.`,
      ...(rest.length === 1
        ? [`${first!.names} ${is(first!.several)} ${first!.word} for ${name}, ${rest[0]!.names} ${rest[0]!.word}.`]
        : []),
    ])
  }

  greet(): string {
    return this.#book.pick([
      'Hi!',
      'Hello!',
      'Hey there!',
      'Hi there!',
      'Hello, let us sort this out.',
      'Hi, let us get going.',
    ])
  }

  acknowledge(): string {
    return (
      this.#book.fresh([
        'Okay, thanks.',
        'Got it.',
        'Okay, good to know.',
        'Makes sense.',
        'Okay, I see.',
        'Okay, noted.',
        'Great, that helps.',
        'Alright.',
        'Good, thanks.',
        'Okay.',
        'Okay, got that.',
      ]) ?? ''
    )
  }

  introduce(): string {
    return this.#book.pick(['On my side:', 'Here is mine:', 'My side:', 'From me:', 'I see this:'])
  }

  /** The question that opens the talk. */
  askOpen(): string {
    return this.#book.pick([
      'What do you have?',
      'And you?',
      'What does your side say?',
      'Who stands out for you?',
      'What are your best ones?',
      'How does it look for you?',
    ])
  }

  /**
   * `seen`: the best share that the speaker itself sees there; where that is poor it may be the reason given.
   * `named`: somebody was named for it before.
   */
  askPaper(paper: number, seen: number, named = false): string {
    const name = this.paper(paper)
    if (seen < 0.6 && this.#book.chance(WITH_REASON)) {
      const poor = seen < 0.3 ? 'poor' : 'weak'
      return this.#book.pick([
        `Who do you have for ${name}, since mine are ${poor} there?`,
        `Who could do ${name}, since mine look ${poor}?`,
        `What do you see for ${name}, because mine are ${poor}?`,
      ])
    }
    return this.#book.pick([
      `Who do you have for ${name}?`,
      `What do you see for ${name}?`,
      `How does ${name} look on your side?`,
      ...(named
        ? [`Who else could do ${name}?`, `Anyone else for ${name}?`, `Do you have other options for ${name}?`]
        : [`Who could do ${name}?`, `Anyone for ${name}?`, `Whom do you see on ${name}?`]),
    ])
  }

  askCell(reviewer: number, paper: number): string {
    const [who, what] = [this.reviewer(reviewer), this.paper(paper)]
    return this.#book.pick([
      `How is ${who} for ${what}?`,
      `How good is ${who} on ${what}?`,
      `Is ${who} any good for ${what}?`,
      `How do you see ${who} on ${what}?`,
      `Do you know how ${who} would do on ${what}?`,
    ])
  }

  /** An answer about one cell. */
  answerCell(told: Told): string {
    const word = this.word(told)
    const [who, what] = [this.reviewer(told.reviewer), this.paper(told.paper)]
    return this.#book.pick([
      `${who} is ${word} for ${what}.`,
      `On ${what}, ${who} is ${word}.`,
      `${who} would be ${word} on ${what}.`,
      `I have ${who} as ${word} for ${what}.`,
    ])
  }

  /** `told`: something on it was told before. */
  knowNothing(what: { reviewer?: number; paper?: number }, told = false): string {
    const name = [
      ...(what.reviewer === undefined ? [] : [this.reviewer(what.reviewer)]),
      ...(what.paper === undefined ? [] : [this.paper(what.paper)]),
    ].join(' on ')
    return this.#book.pick(
      told
        ? [`I have no more on ${name}.`, `Nothing to add on ${name}.`, `Nothing more on ${name}, sorry.`]
        : [`I have nothing on ${name}, sorry.`, `No information on ${name} here.`, `${name} is blank for me.`],
    )
  }

  /** Why a proposal was refused; `instead` is known to be better there. */
  object(poor: Told, instead: Told | undefined): string {
    const [who, what] = [this.reviewer(poor.reviewer), this.paper(poor.paper)]
    const word = this.word(poor)
    const because = this.#book.pick([
      `Sorry, ${who} is ${word} for ${what}.`,
      `I rejected it because ${who} is ${word} for ${what}.`,
      `${who} would be ${word} on ${what}, so I said no.`,
      `The trouble is that ${who} is ${word} on ${what}.`,
    ])
    if (!instead) return because
    const other = this.reviewer(instead.reviewer)
    return `${because} ${this.#book.pick([`${other} is ${this.word(instead)} for ${what}.`, `I have ${other} as ${this.word(instead)} for ${what}.`])}`
  }

  /** After a refusal without a poor cell of its own: that there is better. */
  hopeMore(): string | undefined {
    return this.#book.fresh([
      'I think we can do better than that.',
      'Sorry, I see something better for both of us.',
      'Not quite yet, I have another idea.',
    ])
  }

  askWhy(): string | undefined {
    return this.#book.fresh([
      'What would you change?',
      'Who is in the wrong place?',
      'Which part does not work for you?',
      'What is wrong with it?',
    ])
  }

  /** Lets somebody go on who tells one thing after another; undefined where that was said often enough. */
  goOn(): string | undefined {
    return this.#book.fresh([
      'Thanks, please go on.',
      'Noted. And the next?',
      'I am listening. What else do you see?',
      'Okay, got those. Keep going.',
      'That helps. What comes next?',
      'Right. Anything more?',
      'Understood. Is there more?',
      'Written down. More?',
    ])
  }

  notUnderstood(): string | undefined {
    return this.#book.fresh([
      'Sorry, I did not get that. Could you say how good somebody is for a paper, such as great or weak?',
      'Sorry, I cannot follow. Just name a reviewer, a paper and how well they fit.',
    ])
  }
}
