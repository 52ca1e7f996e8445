/**
 * Examples from games that somebody has: trials of the public human data as JSON (also `.gz`), one object with `layout`,
 * `dynamics`, `states` in compact form and the moves `a0`, `a1` as letters; or logs of our own episodes (`.jsonl`).
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { InvalidInput } from '../../core/errors.ts'
import { validate } from '../../core/schema.ts'
import {
  ACTIONS,
  compile,
  engine,
  findLayout,
  kitchenSpec,
  overcooked,
  type Action,
  type Config,
} from '../../games/overcooked/index.ts'
import { readLog } from '../../node/log.ts'
import { LearnerFeatures } from '../../agents/overcooked/policy/learner-features.ts'
import { Examples } from './examples.ts'
import { OUTPUTS } from './worlds.ts'

/** A state and both cooks' moves in it, by number. */
interface Moment {
  readonly cells: Int16Array
  readonly moves: readonly [number, number]
}

export interface TrialsOptions {
  readonly layout: string
  /** Which half of each game: what is kept apart tests what was learnt. */
  readonly half: 'all' | 'first' | 'second'
}

/** Throws {@link InvalidInput} where there is no game of this kitchen. */
export function readTrials(path: string, { layout, half }: TrialsOptions): { examples: Examples; games: number } {
  const kitchen = compile(kitchenSpec(validate(overcooked.config, { layout }, 'config')))
  const features = new LearnerFeatures(kitchen)
  const seen = new Float32Array(2 * features.size)
  const masks = new Float32Array(2 * OUTPUTS).fill(0)
  for (const row of [0, 1]) masks.fill(-1e9, row * OUTPUTS + ACTIONS.length, (row + 1) * OUTPUTS)
  const examples = new Examples()
  let games = 0
  for (const file of filesAt(path)) {
    const moments = file.endsWith('.jsonl') ? readEpisode(file, layout) : readTrial(file, layout, kitchen)
    if (!moments) continue
    games++
    const middle = Math.floor(moments.length / 2)
    for (const { cells, moves } of half === 'all'
      ? moments
      : half === 'first'
        ? moments.slice(0, middle)
        : moments.slice(middle)) {
      features.writeBoth(cells, 0, seen)
      for (const row of [0, 1] as const) examples.add(seen, masks, row, moves[row])
    }
  }
  if (games === 0)
    throw new InvalidInput(
      `${path} holds no game of ${layout} in the classic rules; give a folder of trials (JSON with layout, dynamics, states, a0, a1) or of a run`,
    )
  return { examples, games }
}

function filesAt(path: string): string[] {
  if (!existsSync(path)) throw new InvalidInput(`there is nothing at ${path}`)
  if (statSync(path).isFile()) return [path]
  return (readdirSync(path, { recursive: true }) as string[])
    .filter(
      (name) => /\.(json|json\.gz|jsonl)$/.test(name) && !/(plan|training|policy)\.json$|spending\.jsonl$/.test(name),
    )
    .sort()
    .map((name) => join(path, name))
}

const LETTERS = 'NSEW.I'

interface Trial {
  readonly layout: string
  readonly dynamics: string
  readonly states: readonly string[]
  readonly a0: string
  readonly a1: string
}

function readTrial(file: string, layout: string, kitchen: engine.Kitchen): Moment[] | undefined {
  const bytes = readFileSync(file)
  const text = file.endsWith('.gz') ? gunzipSync(bytes).toString() : bytes.toString()
  let trial: Partial<Trial>
  try {
    trial = JSON.parse(text) as Partial<Trial>
  } catch (error) {
    throw new InvalidInput(`${file} is no JSON (${(error as Error).message})`)
  }
  const { states, a0, a1, dynamics } = trial
  if (!states || a0 === undefined || a1 === undefined || dynamics === 'new') return undefined
  if (findLayout(trial.layout ?? '')?.name !== findLayout(layout)!.name) return undefined
  return [...a0].map((letter, step) => ({
    cells: engine.parseCompact(kitchen, states[step]!),
    moves: [LETTERS.indexOf(letter), LETTERS.indexOf(a1[step]!)],
  }))
}

function readEpisode(file: string, layout: string): Moment[] | undefined {
  const events = readLog(file)
  const started = events[0]
  if (started?.type !== 'started' || started.game !== overcooked.name) return undefined
  const config = started.config as unknown as Config
  if (config.dynamics !== 'classic' || config.grid || findLayout(config.layout)?.name !== findLayout(layout)!.name)
    return undefined
  let state = overcooked.start(config, started.seed)
  const moments: Moment[] = []
  for (const event of events) {
    if (event.type !== 'acted') continue
    const { cells, tick } = state
    state = overcooked.act(state, event.seat, event.action as Action)
    if (state.tick === tick || !state.last) continue
    const { alice, bob } = state.last
    moments.push({ cells: Int16Array.from(cells), moves: [ACTIONS.indexOf(alice), ACTIONS.indexOf(bob)] })
  }
  return moments
}
