/** Checks the learning room of a game against its contract: rewards, masks, numbers, and the batch. */
import { ContractBatch } from '../core/contract-batch.ts'
import { IllegalAction } from '../core/errors.ts'
import { getOrAdd } from '../core/get-or-add.ts'
import type { Game, Seat } from '../core/game.ts'
import { copy, same } from '../core/json.ts'
import { learningOf } from '../core/learning-of.ts'
import type { Batch, BatchOptions, Learning } from '../core/learning.ts'
import { Random } from '../core/random.ts'
import { validate } from '../core/schema.ts'

/** What of the learning room is played to check it. */
export interface LearningCheck {
  /** A valid config of the game. */
  readonly config: unknown
  /** The first episode's; the next ones take those that follow. */
  readonly seed: number
  /** Random episodes that are played through the contract. Default 4. */
  readonly episodes?: number
  /** Actions after which random play is given up; its rewards are not compared with a score then. Default 2000. */
  readonly most?: number
  /** Environments of the batches that are compared, and steps that they make. Default 3 and 120. */
  readonly size?: number
  readonly steps?: number
}

/** Each way in which the learning room lies, once, with the place where it was first seen. Empty: it keeps its word. */
export function checkLearning(game: Game, check: LearningCheck): string[] {
  const found = new Map<string, string>()
  const report: Report = (what, detail = '') => {
    if (!found.has(what)) found.set(what, `${what} (seed ${check.seed})${detail && `: ${detail}`}`)
  }
  const learning = learningOf(game)
  try {
    const scored = new Set<Seat>()
    const episodes = check.episodes ?? 4
    for (let episode = 0; episode < episodes; episode++)
      checkEpisode(game, learning, { ...check, seed: check.seed + episode }, report, scored)
    // Where a seat earns nothing by chance, rewards that are always 0 look right: more episodes, and nothing but their rewards.
    const seats = game.seats(check.config)
    let played = 0
    for (let seed = check.seed + episodes; game.learning && seed < check.seed + episodes + MORE; seed++) {
      if (played >= SEARCHED || (played >= TRIED && seats.every((seat) => scored.has(seat)))) break
      played += checkRewards(game, learning, { ...check, seed, most: SEARCHED - played }, report, scored)
    }
    if (game.learning?.batch && learning.actions)
      for (const options of optionsToTry(learning, check.seed)) checkBatch(game, learning, check, options, report)
  } catch (error) {
    report('a function of the learning room threw', `${(error as Error).name}: ${(error as Error).message}`)
  }
  return [...found.values()]
}

type Report = (what: string, detail?: string) => void

/** How far rewards and scores may be apart for the sake of rounding. */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-5 * Math.max(1, Math.abs(a), Math.abs(b))

/** Actions of random play in which a score of every seat is looked for, those that are played in any case, and episodes. */
const SEARCHED = 4000
const TRIED = 300
const MORE = 200

/** Plays one random episode: rewards sum to the scores, and masks and encodings hold at every step. Adds who scored. */
function checkEpisode(game: Game, learning: Learning, check: LearningCheck, report: Report, scored: Set<Seat>): void {
  const seats = game.seats(check.config)
  const buffers = new Map(
    Object.entries(learning.encodings ?? {}).map(([name, { shape }]) => [name, fresh(shape(check.config))]),
  )
  let looked = 0
  const look = (state: unknown): void => {
    looked++
    for (const seat of seats) checkEncodings(game, learning, state, seat, buffers, report)
    const { must, may } = game.turn(state)
    for (const seat of [...must, ...may]) {
      checkMask(game, learning, check.config, state, seat, report)
      const unnumbered = withoutNumber(game, learning, state, seat, new Random(check.seed, 'number', looked))
      if (unnumbered) report('an action that is accepted has no number', unnumbered)
    }
  }
  checkRewards(game, learning, check, report, scored, look)
}

/** Plays one random episode, and adds up what it earned; `look` sees every state. Adds who scored, and returns how many acted. */
function checkRewards(
  game: Game,
  learning: Learning,
  { config, seed, most = 2000 }: LearningCheck,
  report: Report,
  scored: Set<Seat>,
  look?: (state: unknown) => void,
): number {
  const seats = game.seats(config)
  const random = new Random(seed, 'learning')
  const earned = new Map<Seat, number>(seats.map((seat) => [seat, 0]))
  let state = game.start(config, seed)
  for (let count = 0; count < most; count++) {
    const outcome = game.outcome(state)
    look?.(state)
    if (outcome) {
      for (const seat of seats) {
        const [sum, score] = [earned.get(seat)!, outcome.scores[seat] ?? 0]
        if (!isNear(sum, score)) report('the rewards do not sum to the score', `${seat}: ${sum} instead of ${score}`)
        if (score !== 0) scored.add(seat)
      }
      return count + 1
    }
    const { must, may } = game.turn(state)
    const turn = [...must, ...may]
    const seat = random.pick(turn)
    const before = state
    state = game.act(state, seat, game.sample(game.observe(state, seat), random))
    for (const [name, reward] of Object.entries(learning.reward(before, state))) {
      if (!Number.isFinite(reward)) report('a reward is no finite number', `${name}: ${reward}`)
      if (!earned.has(name)) report('a reward is for nobody', name)
      earned.set(name, (earned.get(name) ?? 0) + reward)
    }
    for (const [name, reward] of Object.entries(learning.shaped?.(before, state) ?? {}))
      if (!Number.isFinite(reward)) report('a shaped reward is no finite number', `${name}: ${reward}`)
  }
  return most
}

const fresh = (shape: readonly number[]): Float32Array =>
  new Float32Array(shape.reduce((product, side) => product * side, 1))

/** Every action that the mask allows is accepted, every other refused. */
function checkMask(game: Game, learning: Learning, config: unknown, state: unknown, seat: Seat, report: Report): void {
  if (!learning.actions) return
  const observation = game.observe(state, seat)
  const actions = learning.actions(observation)
  if (!same(actions, learning.actions(observation))) report('the actions were numbered in another way', seat)
  const count = learning.actionCount?.(config)
  if (count !== undefined && actions.length > count)
    report('there are more actions than there can be', `${actions.length}, told of ${count}`)
  const mask = learning.mask?.(observation) ?? actions.map(() => true)
  if (mask.length !== actions.length)
    report('the mask is not as long as the actions', `${mask.length} instead of ${actions.length}`)
  for (const [number, action] of actions.entries()) {
    const refused = refuses(game, state, seat, action, report)
    const unfit = mask[number] ? misfit(game, action) : undefined
    if (unfit) report('the mask allows what is no action', `${JSON.stringify(action)}: ${unfit}`)
    if (mask[number] && refused) report('the mask allows an action that is refused', JSON.stringify(action))
    if (!mask[number] && !refused) report('the mask forbids an action that is accepted', JSON.stringify(action))
  }
}

/** An action that the game draws for the seat and that none of the learner's numbers stands for. */
function withoutNumber(game: Game, learning: Learning, state: unknown, seat: Seat, random: Random): string | undefined {
  const observation = game.observe(state, seat)
  const action: unknown = game.sample(observation, random)
  if (learning.actions?.(observation).some((one) => same(one, action)) ?? true) return undefined
  return JSON.stringify(action)
}

/** What the schema of actions says against it. */
function misfit(game: Game, action: unknown): string | undefined {
  try {
    validate(game.action, copy(action), 'it')
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

function refuses(game: Game, state: unknown, seat: Seat, action: unknown, report: Report): boolean {
  try {
    game.act(state, seat, action)
    return false
  } catch (error) {
    if (!IllegalAction.isInstance(error))
      report('an illegal action threw something other than IllegalAction', String(error))
    return true
  }
}

/** Encodings write all of their numbers, each time the same. */
function checkEncodings(
  game: Game,
  learning: Learning,
  state: unknown,
  seat: Seat,
  buffers: ReadonlyMap<string, Float32Array>,
  report: Report,
): void {
  for (const [name, encoding] of Object.entries(learning.encodings ?? {})) {
    const observation = game.observe(state, seat)
    const out = buffers.get(name)!.fill(Number.NaN)
    encoding.encode(observation, out)
    if (!out.every(Number.isFinite)) report('an encoding leaves numbers out', name)
    const first = out.slice()
    encoding.encode(observation, out.fill(7))
    if (firstDifference(first, out) >= 0) report('an encoding came out differently the second time', name)
  }
}

/** Every encoding alone, with texts and with a shaped reward that fades. */
function optionsToTry(learning: Learning, seed: number): BatchOptions[] {
  const names = Object.keys(learning.encodings ?? {})
  const shaping = (steps: number) => 1 / (1 + steps)
  return [
    { seed, encoding: null, texts: true, shaping },
    { seed },
    ...names.map((encoding) => ({ seed, encoding, actions: true })),
  ]
}

const ARRAYS = ['observations', 'masks', 'actions', 'rewards', 'dones', 'scores', 'finals'] as const

/** The game's own batch beside one that is stepped through the contract. */
function checkBatch(
  game: Game,
  learning: Learning,
  { config, size = 3, steps = 120 }: LearningCheck,
  options: BatchOptions,
  report: Report,
): void {
  const own = learning.batch!(config, size, options)
  const plain: Batch = new ContractBatch(game, learning, config, size, options)
  const random = new Random(options.seed ?? 1, 'batch')
  const where = options.encoding ? `encoding ${options.encoding}` : ''
  const compare = (when: string): void => {
    for (const name of ['size', 'seats', 'actionCount', 'shape', 'actionShape'] as const)
      if (!same(own[name], plain[name])) report(`the batch has another ${name} than the contract`, where)
    for (const name of ARRAYS) {
      const at = firstDifference(own[name], plain[name])
      if (at < 0) continue
      const detail = `at ${at}, ${when}: ${own[name][at]} instead of ${plain[name][at]}`
      report(`the batch’s ${name} differ from the contract’s`, where ? `${where}, ${detail}` : detail)
    }
    if (options.texts) compareTexts(own, plain, report)
  }
  compare('at first')
  for (let step = 1; step <= steps; step++) {
    if (step === Math.ceil(steps / 2)) checkRefusal(own, compare, report)
    const actions = drawActions(plain, random)
    own.step(actions)
    plain.step(actions)
    compare(`after step ${step}`)
  }
  own.reset()
  plain.reset()
  compare('after the reset')
}

function compareTexts(own: Batch, plain: Batch, report: Report): void {
  for (let row = 0; row < own.size * own.seats.length; row++) {
    if (own.text(row) !== plain.text(row)) report('the batch tells another text', `row ${row}: ${own.text(row)}`)
    if (!same(own.actionTexts(row), plain.actionTexts(row))) report('the batch names other actions', `row ${row}`)
    compareKeys(own, row, report)
    const ended = own.dones[Math.floor(row / own.seats.length)] === 1
    if (ended && own.finalText(row) !== plain.finalText(row))
      report('the batch tells another last text', `row ${row}: ${own.finalText(row)}`)
  }
}

/** The words that keys stood for. */
const wordsByKey = new WeakMap<object, Map<number, string>>()

function compareKeys(batch: Batch, row: number, report: Report): void {
  if (!batch.actionKeys) return
  const { of, keys, count } = batch.actionKeys(row)
  const known = getOrAdd(wordsByKey, of, () => new Map<number, string>())
  const words = batch.actionTexts(row)
  const lie = words.findIndex((word, number) => getOrAdd(known, keys[number]!, () => word) !== word)
  if (count !== words.length) report('the batch has another number of keys', `row ${row}: ${count}`)
  else if (lie >= 0) report('a key of the batch stands for two actions', `row ${row}: ${words[lie]}`)
}

/** Some allowed action for every row; 0 where a seat is not to act. */
function drawActions({ masks, actionCount }: Batch, random: Random): number[] {
  return Array.from({ length: masks.length / actionCount }, (_, row) => {
    const allowed = [...masks.subarray(row * actionCount, (row + 1) * actionCount).keys()].filter(
      (number) => masks[row * actionCount + number] === 1,
    )
    return allowed.length > 0 ? random.pick(allowed) : 0
  })
}

/** A number that stands for no action, in the last row that is to act: refused, and nothing has changed. */
function checkRefusal(own: Batch, compare: (when: string) => void, report: Report): void {
  const actions = drawActions(own, new Random(1))
  const rows = actions.map((_, row) => own.masks.subarray(row * own.actionCount, (row + 1) * own.actionCount))
  const row = rows.findLastIndex((mask) => mask.includes(1))
  if (row < 0) return
  const forbidden = rows[row]!.indexOf(0)
  actions[row] = forbidden < 0 ? own.actionCount : forbidden
  try {
    own.step(actions)
    report('the batch accepts an action that is none', `number ${actions[row]} in row ${row}`)
  } catch (error) {
    if (!IllegalAction.isInstance(error))
      report('the batch refuses an action with something other than IllegalAction', String(error))
    compare('after a refused action')
  }
}

/** The first place where two lists differ by more than rounding; -1: none. Another length differs at the end. */
function firstDifference(a: ArrayLike<number>, b: ArrayLike<number>): number {
  if (a.length !== b.length) return Math.min(a.length, b.length)
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !isNear(a[i]!, b[i]!)) return i
  return -1
}
