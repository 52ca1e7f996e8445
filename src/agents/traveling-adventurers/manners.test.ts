/** Scripted partners of many tempers: with each of them the symbolic agent comes to the best path, and repeats itself to none. */
import { describe, expect, it } from 'vitest'
import { roomName } from '../../games/traveling-adventurers/index.ts'
import { converse, PATH, sentencesOf, short, type Hallway, type Mind } from './converse.fixture.ts'

const named = (room: string): string => `the ${roomName(room)}`
const long = (hallways: readonly Hallway[]): string =>
  hallways.map(([a, b, n]) => `from ${named(a)} to ${named(b)} I have ${n} coins`).join(', and ')
const WORDS = 'zero one two three four five six seven eight nine ten'.split(' ')

/** Nothing but numbers, in the order of the question; after "all your coins" that would say nothing. */
function bare(heard: string, asked: readonly Hallway[]): string {
  const inOrder = [...heard.matchAll(/from ([A-Z]) to ([A-Z](?:(?:, | and )[A-Z]\b)*)/g)].flatMap(([, from, to]) =>
    [...to!.matchAll(/\b[A-Z]\b/g)].flatMap(([room]) =>
      asked.filter(([a, b]) => (a === from && b === room) || (a === room && b === from)),
    ),
  )
  return inOrder.length === asked.length ? inOrder.map(([, , n]) => n).join(' ') : short(asked)
}

const TEMPERS: Readonly<Record<string, (mind: Mind) => string>> = {
  terse: ({ asked, proposed }) => (asked.length > 0 ? short(asked) : proposed ? 'ok' : 'hi'),
  polite: ({ asked, proposed }) =>
    asked.length > 0
      ? `Of course! ${long(asked)}. I hope this helps :)`
      : proposed
        ? 'That sounds wonderful, I agree with you!'
        : 'Good morning, how nice to meet you! How shall we begin?',
  leaning: ({ asked, proposed, turn }) =>
    turn < 3 ? 'What do you suggest?' : asked.length > 0 ? short(asked) : proposed ? 'fine' : 'Any ideas?',
  led: ({ asked, proposed, turn }) =>
    turn < 2
      ? 'just tell me what to do'
      : asked.length > 0
        ? `I have ${asked.map(([a, b, n]) => `${n} from ${a} to ${b}`).join(' and ')}`
        : proposed
          ? 'alright, let us do that'
          : 'you decide',
  slipping: ({ asked, all, proposed, turn }) => {
    const [a, b, n] = all[0]!
    if (turn === 0) return `Hello, from ${a} to ${b} I have ${n === 1 ? 2 : n - 1}.`
    if (turn === 1) return `Oh sorry, I meant ${n} from ${a} to ${b}.`
    return asked.length > 0 ? short(asked) : proposed ? 'Yes, I agree.' : 'What else do you need?'
  },
  hasty: ({ asked, proposed, turn }) =>
    turn === 0
      ? "Let's go L E B K C A L!"
      : asked.length > 0
        ? short(asked)
        : proposed
          ? 'okay then'
          : 'So what about my route?',
  generous: ({ all, proposed, turn }) =>
    turn === 0 ? `All I have: ${short(all)}.` : proposed ? 'Perfect!' : `Again: ${short(all)}.`,
  slow: ({ asked, all, proposed, turn }) => {
    const some = asked.length > 0 ? asked.slice(0, 4) : all.slice(4 * turn, 4 * turn + 4)
    return proposed ? 'great :)' : some.length > 0 ? `${short(some)} :)` : 'that was all :)'
  },
  agreeable: ({ asked, proposed }) =>
    asked.length > 0 ? `Sounds good! ${short(asked)}` : proposed ? 'Sounds good!' : 'ok',
  quoting: ({ heard, asked, proposed }) =>
    [
      ...(heard === '' ? [] : heard.split('\n').map((line) => `> ${line}`)),
      asked.length > 0 ? short(asked) : proposed ? 'I agree with that.' : 'Hello! What do you think?',
    ].join('\n'),
  numbering: ({ asked, proposed }) =>
    asked.length > 0
      ? asked.map(([a, b, n], i) => `(${i + 1}) ${a}-${b}: ${n}`).join(' ')
      : proposed
        ? '1) yes 2) nothing to add'
        : 'Please number your questions.',
  tabulating: ({ asked, all, proposed, turn }) => {
    const some = asked.length > 0 ? asked : turn === 0 ? all.slice(0, 3) : []
    const rows = some.map(([a, b, n]) => `| ${named(a)} | ${named(b)} | ${n} |`)
    return rows.length > 0
      ? ['| from | to | metres |', '|---|---|---|', ...rows].join('\n')
      : proposed
        ? '**Agreed.**'
        : 'Is anything missing in my table?'
  },
  reconsidering: ({ asked, all, proposed, turn }) => {
    const slip = ([a, b, n]: Hallway): string => `${a}-${b} is ${n === 1 ? 2 : n - 1}, no hang on, ${n}`
    if (asked.length > 0) return asked.map(slip).join('. ')
    return turn === 0
      ? `${slip(all[0]!)}. Or was it... no, ${all[0]![2]}.`
      : proposed
        ? 'Yes. I mean, yes!'
        : 'Well, hm.'
  },
  monosyllabic: ({ heard, asked, proposed }) => (asked.length > 0 ? bare(heard, asked) : proposed ? 'ok' : 'hm'),
  // At first with more numbers than were asked for, and with no word of where they belong.
  counting: ({ heard, asked, all, proposed, turn }) =>
    turn < 3 && !proposed
      ? all.map(([, , n]) => n).join(' ')
      : asked.length > 0
        ? bare(heard, asked)
        : proposed
          ? 'ok'
          : 'hm',
  objects: ({ asked, all, proposed, turn }) => {
    const some = asked.length > 0 ? asked : turn === 0 ? all.slice(0, 4) : []
    return some.length > 0
      ? JSON.stringify({ coins: some.map(([from, to, coins]) => ({ from, to, coins })) })
      : JSON.stringify({ agree: proposed })
  },
  dictating: ({ asked, proposed }) =>
    asked.length > 0
      ? `um ${asked.map(([a, b, n]) => `${named(a)} to ${named(b)} is ${WORDS[n]}`).join(' comma ')} full stop`
      : proposed
        ? 'uh yes that sounds good exclamation mark'
        : 'hello comma what shall we do question mark',
  doubting: ({ asked, proposed, turn }) =>
    asked.length > 0
      ? asked.map(([a, b, n]) => `${WORDS[n]} from ${named(a)} to ${named(b)}`).join(', ')
      : proposed && turn % 2 === 0
        ? 'Hmm, are you sure about that?'
        : proposed
          ? 'Okay, I agree then.'
          : 'Why should I trust you?',
}

describe.each(['full-exchange', 'lazy'])('%s', (strategy) => {
  it.each(Object.keys(TEMPERS))('comes to the best path with a %s partner and says nothing twice', (name) => {
    for (let seed = 1; seed <= 6; seed++) {
      const { said, state } = converse(TEMPERS[name]!, strategy, seed)
      const told = said.flatMap(sentencesOf)
      expect([seed, told.filter((text, i) => told.indexOf(text) < i)]).toEqual([seed, []])
      expect([seed, said, state.outcome!.metrics]).toMatchObject([seed, said, { identical: true, optimal: true }])
    }
  })
})

describe('manners', () => {
  const first = (text: string, strategy = 'full-exchange'): string => {
    let calls = 0
    return converse(() => (calls++ === 0 ? text : 'ok'), strategy, 1).said[0]!
  }

  it.each([
    'What do you suggest?',
    'just tell me what to do',
    'You decide.',
    'where should we go?',
    "what's your plan?",
  ])('a suggestion is the answer to: %s', (text) => {
    for (const strategy of ['full-exchange', 'lazy']) expect(first(text, strategy)).toMatch(PATH)
  })

  it('the first message holds few numbers', () => {
    expect(first('Hello!').match(/\d+/g)!.length).toBeLessThanOrEqual(5)
  })

  it('corrections are acknowledged', () => {
    const texts = ['From K I have 4 to A.', 'Sorry, I meant 3 from K to A.']
    let at = 0
    const { said } = converse(() => texts[at++] ?? 'ok', 'lazy', 1)
    expect(said[1]).toMatch(/noted K–A 3/)
  })

  it('a proposal is heard though it cannot be judged yet', () => {
    expect(first("Let's go L E B K C A L", 'lazy')).toMatch(/proposal/)
  })
})
