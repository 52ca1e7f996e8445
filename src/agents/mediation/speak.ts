/** How users and assistant of Mediation put things: meetings and how important they are, what a flight costs, questions. */
import { capital, list, type Phrasebook } from '../english/index.ts'
import { sayClock, sayDay, type Costs, type KnownMeeting, type OwnMeeting } from '../../games/mediation/index.ts'

const clock = (time: string): string => sayClock(time, true)

/** `2 PM on 5/14`. */
const sayStart = ({ start }: KnownMeeting): string => `${clock(start)} on ${sayDay(start)}`

/** `2-4 PM`. */
function saySpan({ start, end }: KnownMeeting): string {
  const [from, to] = [clock(start), clock(end)]
  return `${from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from}-${to}`
}

/** `5/14 at 2 and 5 PM and 5/15 at noon` and the like: times by day. */
function byDay(meetings: readonly KnownMeeting[]): string {
  const days = [...new Set(meetings.map(({ start }) => sayDay(start)))]
  return list(
    days.map(
      (day) =>
        `${list(meetings.filter(({ start }) => sayDay(start) === day).map(({ start }) => clock(start)))} on ${day}`,
    ),
  )
}

/** How important, in a word or as a number out of ten. */
function grade(importance: number, book: Phrasebook): string {
  if (book.chance(0.85)) return `a ${importance}`.replace('a 8', 'an 8')
  return book.pick(importance >= 10 ? ['a 10', 'a clear 10'] : [`a ${importance} out of 10`.replace('a 8', 'an 8')])
}

/** Missed meetings that are named at most, and from which importance on one is named beside the worst, or beside what costs more. */
const [MOST_MISSED, GRAVE, HEAVY] = [2, 9, 7]

export class UserSpeaker {
  readonly #book: Phrasebook

  constructor(book: Phrasebook) {
    this.#book = book
  }

  greet(): string {
    return this.#book.pick(['Hi!', 'Hello!', 'Hey!', 'Hi there!', 'Good morning!'])
  }

  /** Private meetings, when the talk begins or when asked. */
  tellPrivate(meetings: readonly OwnMeeting[]): string {
    if (meetings.length === 0)
      return this.#book.pick([
        'I have nothing private.',
        'No private meetings on my side.',
        'There is nothing private in my calendar.',
      ])
    const spans = (sayFirst: (importance: number) => string): string => {
      const days = [...new Set(meetings.map(({ start }) => sayDay(start)))]
      let said = 0
      return list(
        days.map((day) => {
          const own = meetings.filter(({ start }) => sayDay(start) === day)
          const each = own.map((meeting) => {
            const { importance } = meeting
            return `${saySpan(meeting)} (${said++ === 0 ? sayFirst(importance) : importance})`
          })
          return `${list(each)} on ${day}`
        }),
      )
    }
    return this.#book.pick([
      `Privately I have ${spans((importance) => `importance ${importance}`)}.`,
      `My private meetings: ${spans((importance) => `importance ${importance}`)}.`,
      `I am privately busy ${spans((importance) => `${importance}/10`)}.`,
    ])
  }

  /** Answers how important meetings are, in the order asked. */
  tellImportance(meetings: readonly OwnMeeting[]): string {
    const yes = this.#book.chance(0.45) ? `${this.#book.pick(['Sure:', 'Okay,', 'Of course:'])} ` : ''
    if (meetings.length === 1) {
      const said = grade(meetings[0]!.importance, this.#book)
      return capital(
        `${yes}${this.#book.pick([`that one is ${said}.`, `it is ${said}.`, `the ${clock(meetings[0]!.start)} one is ${said}.`])}`,
      )
    }
    if (meetings.length < 4 && this.#book.chance(0.6)) {
      const numbers = list(meetings.map(({ importance }) => `a ${importance}`.replace('a 8', 'an 8')))
      return capital(`${yes}${this.#book.pick([`${numbers}.`, `${numbers}.`, `${numbers} out of 10.`])}`)
    }
    const times = meetings.map(({ start }) => clock(start))
    const isTold = new Set(times).size === times.length && this.#book.chance(0.5)
    const names = isTold
      ? times.map((time) => `the ${time}`)
      : ['the first', 'the second', 'the third', 'the fourth'].slice(0, meetings.length)
    if (!isTold && meetings.length > 4) return this.list(meetings)
    const [first, ...rest] = meetings.map(({ importance }, i) => ({
      name: names[i]!,
      said: grade(importance, this.#book),
    }))
    return capital(
      `${yes}${first!.name} is ${first!.said}, ${list(rest.map(({ name, said }) => `${name} ${said.replace(' out of 10', '')}`))}.`,
    )
  }

  /** Each by its time, for who asks which is which; `hidden`: those that only this user knows of. */
  tellEach(meetings: readonly OwnMeeting[], hidden: readonly OwnMeeting[] = []): string {
    const sorted = [...meetings].sort((a, b) => (a.start < b.start ? -1 : 1))
    const scored = ({ importance }: OwnMeeting): string => `a ${importance}`.replace('a 8', 'an 8')
    const mark = (one: OwnMeeting): string => (hidden.includes(one) ? ' (private)' : '')
    if (sorted.length > 4) {
      const days = [...new Set(sorted.map(({ start }) => sayDay(start)))]
      const each = (day: string): string =>
        list(
          sorted
            .filter(({ start }) => sayDay(start) === day)
            .map((one) => `${clock(one.start)}${mark(one)} is ${scored(one)}`),
        )
      return `${capital(days.map((day) => `on ${day} ${each(day)}`).join('; '))}.`
    }
    const [first, ...rest] = sorted
    return `${list([`${sayStart(first!)}${mark(first!)} is ${scored(first!)}`, ...rest.map((one) => `${sayStart(one)}${mark(one)} ${scored(one)}`)])}.`
  }

  /** Asked for what is in no calendar of its own. */
  nothingThen(): string | undefined {
    return this.#book.fresh(['I have nothing then.', 'Nothing of mine is at that time.', 'There is nothing then.'])
  }

  /** What money counts: seen only in what was proposed. */
  onPrice(last: { readonly price: number; readonly cost: number } | undefined): string {
    if (last === undefined)
      return this.#book.pick([
        'The cheaper the better, but what a price is worth to me I only see when you propose a flight.',
        'Cheap is good, only how good I cannot tell before I see a flight.',
      ])
    const counted = last.cost === 0 ? 'nothing' : last.cost > 0 ? `plus ${last.cost}` : `minus ${-last.cost}`
    return this.#book.pick([
      `The last price, $${last.price}, counts ${counted} for me.`,
      `It does: $${last.price} counts ${counted} for me.`,
    ])
  }

  list(meetings: readonly OwnMeeting[]): string {
    return `${this.#book.pick(['My most important ones:', 'What matters most to me:', 'The ones that count:'])} ${list(meetings.map((meeting) => `${sayStart(meeting)} (${meeting.importance})`))}.`
  }

  /** What a flight costs, the worst part first, as far as it says something. */
  report({ calendar, price, arrival }: Costs, seen: { missed: readonly OwnMeeting[]; accepted: boolean }): string {
    let text = ''
    for (let attempt = 0; attempt < 6; attempt++) {
      text = this.#reportOnce({ calendar, price, arrival }, seen)
      if (!this.#book.hasSaid(text)) break
    }
    return text
  }

  #reportOnce(
    { calendar, price, arrival }: Omit<Costs, 'total'>,
    { missed, accepted }: { missed: readonly OwnMeeting[]; accepted: boolean },
  ): string {
    const parts = [
      { cost: price, text: this.#price(price) },
      ...(arrival === null ? [] : [{ cost: arrival, text: this.#arrival(arrival) }]),
    ].sort((a, b) => a.cost - b.cost)
    const told = list(parts.map(({ text }) => text))
    if (accepted)
      return this.#book.pick([
        `Fine by me: ${told}.`,
        `That one was good: ${told}.`,
        `I liked it: ${told}.`,
        `It suits me: ${told}.`,
      ])
    const graves = [...missed]
      .sort((a, b) => b.importance - a.importance)
      .filter(({ importance }, i) => i === 0 || (i < MOST_MISSED && importance >= GRAVE))
    const grave =
      graves.length > 1 && calendar < -graves[0]!.importance
        ? list(graves.map((one) => `${sayStart(one)} (${one.importance})`))
        : graves[0] && `${sayStart(graves[0])}, a ${graves[0].importance}`.replace('a 8', 'an 8')
    // Where nothing else is wrong with it, what is missed is the reason, however little that is.
    const [first] = parts
    if (grave !== undefined && first!.cost >= 0)
      return capital(
        `${this.#book.pick(['', '', 'well, ', 'sorry, '])}${told}, but ${this.#book.pick([
          `I would miss ${grave}`,
          `I'd miss ${grave}`,
          `I cannot miss ${grave}`,
        ])}.`,
      )
    const begin = this.#book.fresh(['Hmm,', 'Not ideal,', 'Sorry,', 'Not quite,', 'Well,', 'No,', 'No, because'])
    const reasons = begin ? `${begin} ${told}.` : `${capital(told)}.`
    // What weighs as much as the rest, or much by itself, is told with it.
    if (grave === undefined || graves[0]!.importance < HEAVY || calendar > Math.min(price, arrival ?? 0)) return reasons
    const miss = this.#book.fresh([
      `I would miss ${grave}.`,
      `And I would miss ${grave}.`,
      `It makes me miss ${grave}.`,
      `I refused because I would miss ${grave}.`,
    ])
    return miss === undefined ? reasons : `${reasons} ${miss}`
  }

  #price(price: number): string {
    if (price === 0) return this.#book.pick(['price is fine', 'the price is okay'])
    return price < 0
      ? this.#book.pick([`the price costs me ${-price}`, `price is minus ${-price}`, `I lose ${-price} on price`])
      : this.#book.pick([`price is plus ${price}`, `I gain ${price} on price`, `the price gains me ${price}`])
  }

  #arrival(arrival: number): string {
    return arrival === 0
      ? this.#book.pick(['no wait', 'the arrival is perfect'])
      : this.#book.pick([
          `the wait costs ${-arrival}`,
          `the wait is minus ${-arrival}`,
          `arriving apart costs ${-arrival}`,
        ])
  }

  goOn(): string | undefined {
    return this.#book.fresh([
      'Okay, go ahead.',
      'Sounds good, please book it.',
      'Great, let us see it.',
      'Alright, show me.',
      'Okay, thanks.',
      'Fine by me.',
    ])
  }

  nothingMore(): string | undefined {
    return this.#book.fresh([
      'That is all from me, what do you suggest?',
      'Nothing else, please propose something.',
      'I have nothing to add.',
      'That is everything, go ahead.',
    ])
  }

  /** Asked for what it cannot tell. */
  vague(): string | undefined {
    return this.#book.fresh([
      'I cannot say before I see a flight.',
      'Hard to say, show me a flight and I tell you.',
      'A good price and arriving with my friends would be nice.',
      'Sorry, I do not follow. Ask me about a meeting or show me a flight.',
    ])
  }
}

export class AssistantSpeaker {
  readonly #book: Phrasebook

  constructor(book: Phrasebook) {
    this.#book = book
  }

  /** `told`: whether somebody told something that is worth thanks. */
  greet(told: boolean): string {
    return this.#book.pick(told ? ['Hi!', 'Hello!', 'Thanks!', 'Hi, thanks!', 'Okay, thanks.'] : ['Hi!', 'Hello!'])
  }

  acknowledge(): string {
    return this.#book.fresh(['Got it.', 'Okay.', 'Thanks.', 'Understood.', 'Alright.', 'Okay, noted.']) ?? ''
  }

  askImportance(meetings: readonly KnownMeeting[]): string {
    const when = byDay(meetings)
    return meetings.length === 1
      ? this.#book.pick([`How important is ${when}?`, `Could you miss ${when}?`, `How much does ${when} matter?`])
      : this.#book.pick([
          `How important are ${when}?`,
          `How important are your meetings at ${when}?`,
          `How much do ${when} matter?`,
        ])
  }

  /** Of a private meeting that was told without it. */
  askOwnImportance(meeting: KnownMeeting): string {
    const when = sayStart(meeting)
    return this.#book.pick([
      `How important is your private meeting at ${when}?`,
      `How much does your private meeting at ${when} matter?`,
    ])
  }

  askPrivate(): string {
    return this.#book.pick(['Any private meetings?', 'Anything private?', 'Are you privately busy too?'])
  }

  askWhy(): string | undefined {
    return this.#book.fresh([
      'What was wrong with it?',
      'Which part was bad for you: meetings, price or arrival?',
      'What should be better?',
      'How was it for you?',
    ])
  }

  /** That nothing better is to be expected than what comes next. */
  final(): string | undefined {
    return this.#book.fresh([
      'The next one is the best I can find for all.',
      'Here comes the best I can offer, okay?',
      'I will send the best I can get for everybody.',
      'The next one is the best I can do for you all, okay?',
    ])
  }

  goOn(): string | undefined {
    return this.#book.fresh([
      'Okay, let me look.',
      'Thanks, I will see what I can find.',
      'Got it, one moment.',
      'Understood, I am on it.',
    ])
  }
}
