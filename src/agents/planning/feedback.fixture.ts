/**
 * Feedback on plans put together from what people say of single places: to drop, keep, swap or add one for certain, or only to
 * mention it; and whether a next plan goes against it.
 */
import fc from 'fast-check'
import { dealPlanning } from '../../games/planning/instances.ts'
import { Random } from '../../core/random.ts'
import { createAssistant, type PlanningAction } from './assistant.ts'
import type { PlanningObservation } from './observation.ts'

/** `A` is a place of the plan, `B` one of the town beside it. */
const SAYINGS = {
  drop: [
    'Drop A.',
    'A has to go.',
    'Please leave out A.',
    'A is not for us.',
    'I do not want A.',
    'Get rid of A, please.',
    'No A for us, thanks.',
    'A does nothing for me.',
    'I would rather not see A.',
    'Anything but A.',
    'A was a mistake.',
    'We can do without A.',
    'A is the wrong choice here.',
    'Strike A off the list.',
    "A? No, I don't think so.",
    'I never asked for A.',
    'Why is A still in there? I said no to it.',
    'A just does not appeal to us.',
    'Spare us A.',
    'A is out.',
    'My wife cannot stand A.',
    'A would bore the children to tears.',
    'Not A again!',
    'Who wants to see A? Not me.',
    'A puts me off.',
    "I'd swap A for almost anything.",
  ],
  keep: [
    'Keep A.',
    'A stays.',
    'A is great.',
    'A is exactly what I was looking for.',
    'We love A.',
    'Please do not touch A.',
    'A was a good call.',
    'A can stay as it is.',
    'Whatever you do, leave A in.',
    'I am happy with A.',
    'A must not go.',
    'I would hate to lose A.',
    'A suits us well.',
    'Hold on to A.',
    'You got A right.',
    'Nothing wrong with A.',
    'A, yes.',
    'A is the one I really want.',
    'A is a keeper.',
    'Glad to see A in it.',
    'We have been looking forward to A.',
    'Stick with A.',
    'No need to change A.',
  ],
  swap: [
    'Swap A for B.',
    'B instead of A, please.',
    'Replace A with B.',
    'Take A out and put B in.',
    'I would rather see B than A.',
    'Could we do B in place of A?',
    'A out, B in.',
    'Trade A for B and I am happy.',
    'B would be nicer than A, let us have that.',
    'Let A go, B comes in.',
    'Not A, B.',
    'I asked for B, not for A.',
    'How about B where A is now?',
    "Wouldn't B make more sense than A? Change that, please.",
    'Scratch A, we prefer B.',
    'A can make room for B.',
    'Make it B rather than A.',
    'I meant B when you put in A.',
    'B should take the spot of A.',
    'Why A and not B? Put B there.',
  ],
  add: [
    'I want to see B.',
    'Put in B, please.',
    'B has to be in it.',
    'Where is B? I wanted that.',
    'Could you fit in B?',
    'You forgot B.',
    'We must go to B.',
    'I miss B in this plan.',
    'Add B.',
    'Make sure B is part of it.',
  ],
  /** Of a place in the plan. */
  mention: [
    'What does A cost?',
    'A is the one near the water, I believe.',
    'My sister went to A last year.',
    'Is A open late?',
    'I have read about A somewhere.',
    'You said that A has parking.',
    'How far is it from A to the hotel?',
    'If A is crowded we might come back earlier.',
    'Somebody at work talks about A all the time.',
    'A is older than I thought.',
    'I am not sure what A is.',
    'So A comes first.',
    'From A we would walk.',
    'We would be at A around noon.',
    'Tell me more about A.',
    'A is listed as well, I see.',
    'Do they take cards at A?',
    'Next to A there used to be a bakery.',
  ],
  /** Of one that is not. */
  beside: [
    'What does B cost?',
    'My sister went to B last year.',
    'Is B open late?',
    'I have read about B somewhere.',
    'You said that B has parking.',
    'Somebody at work talks about B all the time.',
    'I am not sure what B is.',
    'Is B far?',
    'We were at B yesterday.',
    'B is closed on Mondays, they told me.',
  ],
} as const

export type Way = keyof typeof SAYINGS

/**
 * Several places in one breath, as people write who give reasons: `A` is to go, `K` and `L` are to stay, `B` is to come, and of `M`
 * (in the plan) and `N` (in the town) nothing is said for certain.
 */
const BREATHS = {
  seen: [
    "K and L are both lovely, it's only A that leaves us cold.",
    'You dropped the wrong one: K was fine, A was not.',
    'That is nearly it, though A is a long way out for so little; K is worth the walk.',
    'My husband loves K, and I could live with L, but neither of us sees the point of A.',
    "A has nothing for the kids, while K has all they'd want, and B sounds even better for them than A.",
    'If it were up to me A would never have been in it. K, on the other hand, made my day.',
    'We had A last time and were glad when it was over, K we could do every week.',
    'What were you thinking with A? K was the only sensible stop.',
    'B is what my mother has set her heart on, so A will have to wait for another day.',
    'I would gladly give up A if that gets us B.',
    'K first, L second, and then B, since A is rather a waste of time.',
    "It's A I object to, not K.",
    'You keep offering A, and I keep saying no. K is right.',
    "Fine with K, fine with L, but A? We'd be asleep by then.",
    'K yes, A no, and B if you can.',
    'A is no match for B, so let us go there. K is settled.',
    'Believe it or not, K convinced everybody, whereas A convinced nobody.',
    'Compared with K, A is a bit of a letdown.',
    'I like K better than A, find me something else for the third.',
    'Thanks for K! But A, hm, my knees say no.',
    'M I have no view on; A however is a no.',
    'We could walk from M to B if A were not in it.',
    "I don't care either way about M, A is what bothers me.",
    'M costs what it costs, A is what we could save on.',
    'Is M close to B? In any case A is not worth it.',
    'A friend recommended M to us, as for A we were warned.',
  ],
  unseen: [
    'The children voted: two for K, two for L and none for A.',
    'I see no reason to sit in A when we could be at B.',
    'You lost me at A. K had me smiling.',
    'K makes sense. A makes none.',
    "A isn't what I had in mind at all, K is more like it.",
    'We would be happy to spend all day at K, whereas ten minutes in A would be plenty.',
    'No hard feelings about A, it just is not us; K is.',
    'Let me keep K and L, and hand you back A.',
    'B over A any day, and K as before.',
    'I have been told to avoid A, and to see K at all costs.',
    'K earns its place, A does not.',
    "Honestly I'd pay to skip A. Put B there and leave K alone.",
    'A turned out to be the weak link; K and L are strong.',
    "That's the third time you bring A. L and K, right, but B is what is missing.",
    'Of the three A is the one I could lose.',
    'K is a yes from the whole family, A is a yes from nobody.',
    "B would complete the day for us, A doesn't.",
    'Even my patient aunt yawned at A, and she cheered at K.',
    'A is what I asked you not to do. K is what I asked you to do.',
    'By all means K. By no means A.',
    'I wonder what N is like, but leave that; A goes.',
    'If N were cheaper I would say so. As it is, only A needs changing.',
    'M is somewhere I have not been. A is somewhere I will not go.',
    'You described M as quiet, good, but A as lively, which is not what we want.',
  ],
} as const

/** Of which words; `undefined`: of any. */
interface Part {
  readonly way: Way | 'breath'
  readonly saying: string
}

export interface Feedback {
  readonly seed: number
  readonly parts: readonly Part[]
  /** Which places of the town are spoken of, and in what order. */
  readonly order: readonly number[]
  readonly opener: string
}

const MIXES: readonly (readonly Way[])[] = [
  ['drop'],
  ['keep', 'drop'],
  ['drop', 'keep'],
  ['drop', 'mention'],
  ['mention', 'drop'],
  ['swap'],
  ['swap', 'keep'],
  ['keep', 'swap'],
  ['swap', 'mention'],
  ['keep', 'keep', 'drop'],
  ['add', 'keep'],
  ['add', 'drop'],
  ['keep', 'keep', 'add'],
  ['drop', 'beside'],
  ['beside', 'keep', 'drop'],
  ['swap', 'beside'],
]
const OPENERS = ['', '', '', 'Hm. ', 'No, sorry. ', 'Almost! ', 'Well, ', 'Getting there. ']

export const feedback: fc.Arbitrary<Feedback> = fc.constantFrom(...MIXES).chain((ways) =>
  fc.record({
    seed: fc.integer({ min: 1, max: 40 }),
    parts: fc.tuple(
      ...ways.map((way) =>
        fc.constantFrom(...(SAYINGS[way] as readonly string[])).map((saying): Part => ({ way, saying })),
      ),
    ),
    order: fc.shuffledSubarray(
      Array.from({ length: 30 }, (_, at) => at),
      { minLength: 8, maxLength: 8 },
    ),
    opener: fc.constantFrom(...OPENERS),
  }),
)

/** Whole breaths instead of parts. */
export const breath = (which: keyof typeof BREATHS): fc.Arbitrary<Feedback> =>
  fc.record({
    seed: fc.integer({ min: 1, max: 40 }),
    parts: fc.constantFrom(...BREATHS[which]).map((saying) => [{ way: 'breath' as const, saying }]),
    order: fc.shuffledSubarray(
      Array.from({ length: 30 }, (_, at) => at),
      { minLength: 8, maxLength: 8 },
    ),
    opener: fc.constantFrom(...OPENERS),
  })

export interface Judged {
  readonly said: string
  readonly plan: readonly string[]
  readonly next: readonly string[] | undefined
  readonly text: string
  /** What the answer goes against, as the saying that it is against. */
  readonly against: readonly string[]
  /** Sayings that mention a place no more, which was changed all the same. */
  readonly moved: readonly string[]
}

const WISHES = 'A park or two would be nice, and some good food. That is all.'

interface Told {
  readonly way: Way
  readonly saying: string
  /** The place of the plan, and the one beside it. */
  readonly a: string
  readonly b: string
  readonly text: string
}

const toldOf = (
  { way, saying }: { way: Way | 'breath'; saying: string },
  at: number,
  names: readonly string[],
): Told => {
  const [a, b] = [names[at]!, names[3 + at]!]
  return { way: way as Way, saying, a, b, text: saying.replace(/\bA\b/g, a).replace(/\bB\b/g, b) }
}

/** What a breath tells of each place, with the words beside the first of it. */
function inBreath(saying: string, [a, k, l, b, n]: readonly string[]): Told[] {
  const m = k
  const isArticle = (at: number): boolean => /^A (?:friend|bit)\b/.test(saying.slice(at))
  const text = saying.replace(/\b[AKLBMN]\b/g, (mark, at: number) =>
    isArticle(at) ? mark : { A: a, K: k, L: l, B: b, M: m, N: n }[mark]!,
  )
  const has = (mark: string): boolean => new RegExp(`\\b${mark}\\b`).test(saying)
  const one = (way: Way, a: string, b: string): Told => ({ way, saying, a, b, text: '' })
  return [
    { way: 'drop', saying, a: a!, b: '', text },
    ...(has('K') ? [one('keep', k!, '')] : []),
    ...(has('L') ? [one('keep', l!, '')] : []),
    ...(has('M') ? [one('mention', m!, '')] : []),
    ...(has('N') ? [one('beside', '', n!)] : []),
    ...(has('B') && !/walk from M to B|Is M close to B/.test(saying) ? [one('add', '', b!)] : []),
  ]
}

/** What the assistant makes of feedback on a plan. */
export async function judge({ seed, parts, order, opener }: Feedback): Promise<Judged> {
  const { sites } = dealPlanning({ stops: 3, sites: 40, preferences: 10, inertPreferences: false }, seed)
  const names = order.map((at) => sites[at]!.name)
  const plan = names.slice(0, 3)
  const told = parts.flatMap((part, at) =>
    part.way === 'breath' ? inBreath(part.saying, names) : [toldOf(part, at, names)],
  )
  const said =
    opener +
    told
      .map(({ text }) => text)
      .filter(Boolean)
      .join(' ')
  const observation = {
    sites,
    stops: 3,
    seat: 'assistant',
    talk: [
      { kind: 'message', by: 'user', to: 'assistant', text: WISHES },
      {
        kind: 'proposal',
        by: 'assistant',
        full: true,
        shown: { events: plan.map((name) => sites.find((site) => site.name === name)!.id) },
      },
      { kind: 'response', by: 'user', accept: false },
      { kind: 'message', by: 'user', to: 'assistant', text: said },
    ],
    open: null,
    decided: false,
    may: { message: ['user'], propose: true, answer: false, search: true },
    closing: false,
    wordsLeft: null,
  } as unknown as PlanningObservation
  const { action } = (await createAssistant({ proposals: 12, hope: 1 }).act(observation, {
    random: new Random(seed, 'feedback'),
    rejections: [],
    mayPass: false,
  } as any)) as { action?: PlanningAction }
  const next =
    action?.type === 'propose'
      ? action.proposal.events.map((id) => sites.find((site) => site.id === id)!.name)
      : undefined
  const text = action !== undefined && 'text' in action ? (action.text ?? '') : ''
  const has = (name: string): boolean => next!.includes(name)
  const tells = (name: string): boolean => text.replace(/, without [^.]*/g, '').includes(name)
  return {
    said,
    plan,
    next,
    text,
    against:
      next === undefined
        ? []
        : told.flatMap(({ way, saying, a, b }) => [
            ...((way === 'drop' || way === 'swap') && has(a) ? [`${way} ${saying}`] : []),
            ...(way === 'keep' && !has(a) && !tells(a) ? [`${way} ${saying}`] : []),
            ...((way === 'add' || way === 'swap') && !has(b) && !tells(b) ? [`${way} ${saying}`] : []),
          ]),
    moved:
      next === undefined
        ? []
        : told.flatMap(({ way, saying, a, b }) =>
            (way === 'mention' && !has(a)) || (way === 'beside' && has(b)) ? [`${way} ${saying}`] : [],
          ),
  }
}
