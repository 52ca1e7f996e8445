/** How visitor and assistant of Planning put things: wishes, what a day is worth, questions. */
import type { PlanningShown } from '../../games/planning/index.ts'
import { capital, list, type Phrasebook } from '../english/index.ts'
import { keyOfText } from './report.ts'
import type { Wish } from './wished.ts'

const PLAIN: Readonly<Record<string, readonly string[]>> = {
  'has takeout': ['takeout', 'places with takeout'],
  'good for kids': ['places good for kids', 'something for kids', 'kid friendly places'],
  'accepts reservations': ['reservations', 'places that take reservations'],
  'good for groups': ['places good for groups', 'room for a group'],
  'outdoor seating': ['outdoor seating', 'seats outdoors'],
  'vegetarian options': ['vegetarian options', 'vegetarian food'],
  'vegan options': ['vegan options', 'vegan food'],
  'has wifi': ['wifi', 'a place with wifi'],
  viewpoint: ['a good view', 'a viewpoint'],
}

export class VisitorSpeaker {
  readonly #book: Phrasebook

  constructor(book: Phrasebook) {
    this.#book = book
  }

  greet(): string {
    return this.#book.pick(['Hi!', 'Hello!', 'Hey!', 'Hi there!', 'Good morning!'])
  }

  /** Wishes in a few sentences: what is wanted, what is not, where to go, what to spend. */
  tell(wishes: readonly Wish[]): string {
    const wanted: string[] = []
    const sentences: string[] = []
    for (const wish of this.#book.shuffle(wishes)) {
      const noun = wish.about === 'feature' ? this.#noun(wish) : undefined
      if (noun !== undefined) wanted.push(noun)
      else sentences.push(this.#sentence(wish))
    }
    const chunks: string[][] = []
    for (let i = 0; i < wanted.length; i += 3) chunks.push(wanted.slice(i, i + 3))
    const starts = this.#book.shuffle(['I would like', 'We need', 'I am looking for', 'Please find', 'I want'])
    return this.#book
      .shuffle([...sentences, ...chunks.map((nouns, i) => `${starts[i % starts.length]} ${list(nouns)}.`)])
      .map(capital)
      .join(' ')
  }

  /** Wishes that were told before. */
  tellAgain(wishes: readonly Wish[]): string {
    const told = this.tell(wishes)
    return `${this.#book.fresh(['As I said before.', 'Gladly once more.', 'It is still the same.', 'Again, no problem.']) ?? ''} ${told}`.trim()
  }

  /** A wanted feature that may stand in a list. */
  #noun({ feature, good, bad }: Wish & { about: 'feature' }): string | undefined {
    const plain = PLAIN[feature]
    if (plain) return this.#book.pick(plain)
    if (feature === 'rating') return `${Math.min(...good.map(Number))} stars or better`
    if (feature === 'live music' && good.includes(true)) return 'live music'
    if (feature === 'has parking' && bad.length > 0) return this.#book.pick(['parking', 'places with parking'])
    return undefined
  }

  #sentence(wish: Wish): string {
    switch (wish.about) {
      case 'budget':
        return this.#book.pick([
          `My budget is $${wish.limit}.`,
          `I can spend $${wish.limit}.`,
          `Please stay below $${wish.limit}.`,
        ])
      case 'see': {
        const names = wish.names.join(' or ')
        return wish.must
          ? this.#book.pick([`I really want to see ${names}.`, `${names} is a must-see.`, `I have to see ${names}.`])
          : this.#book.pick([`I heard good things about ${names}.`, `I am curious about ${names}.`])
      }
      case 'type':
        return this.#book.pick([`At least one ${wish.type}, please.`, `I want to visit at least one ${wish.type}.`])
      case 'distance':
        return this.#book.pick([
          'Keep the distances short.',
          'Not too much travel, short distances are best.',
          'Short distances, please.',
        ])
      case 'site':
        return wish.liked ? `I like ${wish.name}.` : `Skip ${wish.name}.`
      default:
        return this.#feature(wish)
    }
  }

  #feature({ feature, good, bad }: Wish & { about: 'feature' }): string {
    if (feature === 'has parking')
      return this.#book.pick(['Parking would be handy, if possible.', 'Parking if possible.'])
    if (feature === 'touristy')
      return good.includes(true)
        ? this.#book.pick(['I like the touristy highlights.', 'Touristy places are fine, I like them.'])
        : bad.length > 0
          ? this.#book.pick(['No touristy places, please.', 'I hate touristy spots.', 'Stay away from tourist traps.'])
          : this.#book.pick(['Hidden spots would be nice.', 'Something hidden would be fun.'])
    if (feature === 'live music') return this.#book.pick(['No live music, please.', 'I do not want live music.'])
    const places = feature === 'ambience' ? ' places' : feature === 'cuisine' ? ' food' : ''
    // Seafood is food already.
    const named = (some: readonly unknown[], joiner: string): string => {
      const words = [...some].map(String).sort((a, b) => Number(a === 'seafood') - Number(b === 'seafood'))
      return words.at(-1) !== 'seafood'
        ? list(words, joiner) + places
        : list([...(words.length > 1 ? [list(words.slice(0, -1), joiner) + places] : []), 'seafood'], joiner)
    }
    const dislikes =
      bad.length > 0
        ? this.#book.pick([
            `I do not like ${named(bad, 'or')}`,
            `no ${named(bad, 'or')}`,
            `I avoid ${named(bad, 'or')}`,
          ])
        : ''
    const likes =
      good.length > 0
        ? this.#book.pick([
            `I like ${named(good, 'and')}`,
            `I love ${named(good, 'and')}`,
            `I enjoy ${named(good, 'and')}`,
          ])
        : ''
    return `${[likes, dislikes].filter(Boolean).join(', but ')}.`
  }

  /** What a day is worth, in its parts. */
  report({ slots, checklist, total }: NonNullable<PlanningShown['score']>): string {
    const sites = slots.flatMap((slot) => (slot.kind === 'site' ? [`${slot.name} ${signed(slot.score)}`] : []))
    const travel = slots.flatMap((slot) => (slot.kind === 'travel' ? [String(slot.score)] : []))
    const whole = checklist.flatMap(({ text, score }) => {
      const key = keyOfText(text)
      return key === undefined || key === 'see' || score === 0 ? [] : [`${key} ${signed(score)}`]
    })
    const begin =
      this.#book.fresh(['For me:', 'Hmm:', 'My scores:', 'Well:', 'I get:', 'Scores:', 'That gives:']) ?? 'Now:'
    // A sum is told where the parts that are told make it; of what is to be seen only then.
    const seen = checklist.filter(({ text, score }) => score !== 0 && keyOfText(text) === 'see')
    const sums = this.#book.chance(0.25) && seen.length < 2
    if (sums && seen.length > 0) whole.push(`the sight ${signed(seen[0]!.score)}`)
    const parts = [list(sites), ...(travel.length > 0 ? [`travel ${list(travel)}`] : []), ...whole].join(', ')
    const sum = sums ? ` ${this.#book.pick([`Total ${total}.`, `Overall ${total}.`, `That makes ${total}.`])}` : ''
    const wish = this.#book.chance(0.6) ? ` ${this.#askBetter({ slots, checklist, total })}` : ''
    return `${begin} ${parts}.${sum}${wish}`
  }

  /** What would be better, by the part that costs most. */
  #askBetter({ slots, checklist }: NonNullable<PlanningShown['score']>): string {
    const travel = slots.reduce((sum, slot) => sum + (slot.kind === 'travel' ? slot.score : 0), 0)
    const budget = checklist.find(({ text }) => keyOfText(text) === 'budget')?.score ?? 0
    // What it wants to see is to stay.
    const seen = checklist.flatMap(({ text, score }) => (score > 0 && keyOfText(text) === 'see' ? [text] : []))
    const [worst] = slots
      .flatMap((slot) => (slot.kind === 'site' && !seen.some((text) => text.includes(slot.name)) ? [slot] : []))
      .sort((one, other) => one.score - other.score)
    const asks =
      travel <= -10 && travel <= budget
        ? ['Is there anything closer together?', 'Can you find a shorter way?', 'Could they be nearer to each other?']
        : budget <= -5
          ? ['Is there something cheaper?', 'Can you do it for less money?', 'Could we spend less?']
          : worst && worst.score < 5
            ? [
                `Could you replace ${worst.name}?`,
                `Can we swap ${worst.name} for something else?`,
                `What else is there in place of ${worst.name}?`,
              ]
            : ['Can you do better?', 'Is there a better day?', 'What else do you have?']
    return this.#book.fresh(asks) ?? this.#book.pick(asks)
  }

  /** Before an answer. */
  begin(): string {
    return this.#book.chance(0.5) ? (this.#book.fresh(['Sure.', 'Well.', 'Okay.', 'Hmm.', 'Right.']) ?? '') : ''
  }

  noBudget(): string | undefined {
    return this.#book.fresh([
      'No fixed budget.',
      'There is no limit.',
      'Money is no problem.',
      'I have no budget in mind.',
    ])
  }

  goOn(): string | undefined {
    return this.#book.fresh(['Go ahead.', 'Show me.', 'Please do.', 'Send it.', 'Yes, do that.'])
  }

  nothingMore(): string | undefined {
    return this.#book.fresh([
      'That is all, what do you suggest?',
      'Nothing else, please propose something.',
      'That is everything from me. What would you propose?',
      'I have nothing to add. What can you offer?',
    ])
  }

  vague(): string | undefined {
    return this.#book.fresh([
      'No special wishes there.',
      'I do not mind, surprise me.',
      'Nothing particular, you decide.',
      'Sorry, I do not follow. Just show me a plan and I say what it is worth.',
    ])
  }
}

const signed = (score: number): string => (score > 0 ? `+${score}` : String(score))

export class AssistantSpeaker {
  readonly #book: Phrasebook

  constructor(book: Phrasebook) {
    this.#book = book
  }

  open(): string {
    return this.#book.pick([
      'Hello! What matters to you: budget, food, sights, ratings?',
      'Hi! What would you like to do, and what is your budget?',
      'Hi! Which places or kinds of places do you want to see?',
    ])
  }

  ask(topic: 'see' | 'budget' | 'feature'): string | undefined {
    const begin = this.#book.fresh(['Okay.', 'Got it.', 'Great.', 'Thanks.', 'Sounds good.']) ?? ''
    const question = this.#book.fresh(
      {
        see: [
          'Is there a place or a kind of place you must see?',
          'Any place or kind of place you have in mind?',
          'Which kind of place should be part of it?',
        ],
        budget: ['What is your budget?', 'How much can you spend?', 'Is there a limit to what you can spend?'],
        feature: [
          'What should places have: food, ambience, ratings, music?',
          'Anything you like or dislike about places?',
          'What kind of food or mood do you like?',
        ],
      }[topic],
    )
    return question === undefined ? undefined : `${begin} ${question}`.trim()
  }

  /** How a proposal was: asked where nothing was said of it. */
  askWorth(): string | undefined {
    const begin = this.#book.fresh(['Sorry.', 'I see.', 'Okay.', 'Got it.']) ?? ''
    const question = this.#book.fresh([
      'What did each stop and the travel score?',
      'Which part was bad?',
      'How was it, stop by stop?',
      'What was it worth to you?',
    ])
    return question === undefined ? undefined : `${begin} ${question}`.trim()
  }

  /** Whether there is more to know before the first proposal. */
  askMore(): string | undefined {
    const begin = this.#book.fresh(['Okay.', 'Got it.', 'Great.', 'Thanks.', 'Sounds good.']) ?? ''
    const question = this.#book.fresh([
      'Anything else you like or dislike?',
      'What else matters to you?',
      'Is there anything else?',
      'What else should I know?',
    ])
    return question === undefined ? undefined : `${begin} ${question}`.trim()
  }

  /** Comes back to what was proposed before: its stops, by which it is known. */
  back(stops: readonly string[]): string | undefined {
    const plan = list(stops)
    return this.#book.fresh([
      `Shall we take the plan with ${plan}? It is the best I can find.`,
      `For what you told me I find nothing better than ${plan}. Shall we take that?`,
      `Shall we go back to ${plan}, since I find nothing better?`,
      `Should I book the one with ${plan}, because nothing else I know beats it?`,
    ])
  }

  final(): string | undefined {
    return this.#book.fresh([
      'I have found the best plan for what you told me. Shall I send it?',
      'Here comes the best I can offer, okay?',
      'Got it, shall I send the best I can find?',
    ])
  }
}
