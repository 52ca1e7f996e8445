/**
 * Trains in a folder under `runs`: `training.json` says what, `curve.jsonl` grows by a line an iteration, `checkpoint.bin`
 * is what a killed training resumes from, with the same curve from there on; `policy.json`, `policy.bin` and `policy.onnx` come last.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as breathe } from 'node:timers/promises'
import { InvalidInput } from '../core/errors.ts'
import { hash, type Json } from '../core/json.ts'
import { validate } from '../core/schema.ts'
import { Leases } from '../node/leases.ts'
import { makeFolder } from '../node/make-folder.ts'
import { writeWhole } from '../node/write-whole.ts'
import { SOFTWARE } from '../node/software.ts'
import type { Card } from './card.ts'
import { readCheckpoint, writeCheckpoint } from './checkpoint.ts'
import { appendPoint, cutCurve, readCurve, thinCurve } from './curve.ts'
import type { Method, Point, Training } from './method.ts'
import { readCard, writePolicy } from './policy-file.ts'

/** Where and how a training runs. None of it but `seed` changes what comes of it. */
export interface TrainOptions {
  /** Default `runs`. */
  readonly runs?: string
  /** Default 1. */
  readonly seed?: number
  /** Processors to use; the curve is the same with any number. Default 1. */
  readonly cores?: number
  /** Begins anew where there is a training already. */
  readonly fresh?: boolean
  /** Seconds between two checkpoints; when they are written changes nothing of the curve. Default 10. */
  readonly checkpointEvery?: number
  /** Stops after the iteration that runs, with a checkpoint. */
  readonly signal?: AbortSignal
  /** Called after every iteration, with what was reached. */
  readonly onPoint?: (point: Point, progress: TrainProgress) => void
}

/** How far a training is. */
export interface TrainProgress {
  readonly folder: string
  readonly total: number
  readonly curve: readonly Point[]
  /** Steps made before this sitting. */
  readonly before: number
}

/** What a call of {@link train} came to. */
export interface TrainResult {
  readonly folder: string
  readonly curve: readonly Point[]
  /** Undefined where it was interrupted: the same call resumes. */
  readonly card: Card | undefined
  /** The policy's JSON. */
  readonly policy: string
}

/** What a checkpoint holds beside the training's own. */
interface Kept {
  readonly seconds: number
  readonly state: Json
}

/** Trains, or goes on where an earlier call was stopped. Throws {@link InvalidInput} where options are wrong. */
export async function train(method: Method, given: unknown, setting: TrainOptions = {}): Promise<TrainResult> {
  const { runs = 'runs', seed = 1, cores = 1, fresh = false } = setting
  const options: unknown = validate(method.options, given, `options of ${method.name}`)
  const plan = { method: method.name, options: options as Json, seed, software: SOFTWARE }
  const label = method.label(options)
  const name = ['train', ...method.name.split('/'), label, hash(plan).slice(0, 8)].filter(Boolean).join('-')
  const folder = join(runs, name)
  makeFolder(folder)
  const leases = new Leases(join(folder, 'leases'))
  const lease = leases.take('training')
  if (!lease) throw new InvalidInput(`another process trains in ${folder}; wait for it, or give another --seed`)
  try {
    if (fresh) for (const file of MADE) rmSync(join(folder, file), { force: true })
    writeWhole(join(folder, 'training.json'), `${JSON.stringify({ ...plan, label }, null, 2)}\n`)
    const done = readCard(folder)
    if (done) return { folder, curve: readCurve(join(folder, 'curve.jsonl')), card: done, policy: join(folder, POLICY) }
    const training = await method.begin(options, { seed, cores })
    try {
      const sitting = await sit(folder, training, setting)
      if (!sitting.finished) return { folder, curve: sitting.curve, card: undefined, policy: join(folder, POLICY) }
      const card = await finish(folder, method, training, { plan, cores, ...sitting })
      return { folder, curve: sitting.curve, card, policy: join(folder, POLICY) }
    } finally {
      await training.close()
    }
  } finally {
    lease.release()
    leases.close()
  }
}

const POLICY = 'policy.json'
const MADE = ['checkpoint.bin', 'curve.jsonl', 'curve.svg', POLICY, 'policy.bin', 'policy.onnx', 'policy.gguf']

interface Plan {
  readonly method: string
  readonly options: Json
  readonly seed: number
  readonly software: string
}

interface Sitting {
  readonly finished: boolean
  readonly curve: readonly Point[]
  readonly seconds: number
}

/** Goes on from the last checkpoint to the end, or until the signal. */
async function sit(
  folder: string,
  training: Training,
  { signal, onPoint, checkpointEvery = 10 }: TrainOptions,
): Promise<Sitting> {
  const [checkpoint, lines] = [join(folder, 'checkpoint.bin'), join(folder, 'curve.jsonl')]
  const found = readCheckpoint(checkpoint)
  let before = 0
  if (found) {
    const { seconds, state } = found.state as unknown as Kept
    before = seconds
    await training.restore({ state, arrays: found.arrays })
  }
  const curve = cutCurve(lines, training.steps)
  const [began, first] = [performance.now(), training.steps]
  const seconds = (): number => before + (performance.now() - began) / 1000
  let saved = performance.now()
  const save = async (): Promise<void> => {
    const { state, arrays } = await training.save()
    writeCheckpoint(checkpoint, { state: { seconds: seconds(), state }, arrays })
    saved = performance.now()
  }
  while (training.steps < training.total && !signal?.aborted) {
    // A training that waits for nothing would let no signal through, and no sign of life.
    await breathe()
    const point = await training.advance()
    appendPoint(lines, point)
    curve.push(point)
    onPoint?.(point, { folder, total: training.total, curve, before: first })
    if (performance.now() - saved >= 1000 * checkpointEvery) await save()
  }
  await save()
  return { finished: training.steps >= training.total, curve, seconds: seconds() }
}

/** Measures the policy and writes it with its card. */
async function finish(
  folder: string,
  method: Method,
  training: Training,
  { plan, cores, curve, seconds }: Sitting & { readonly plan: Plan; readonly cores: number },
): Promise<Card> {
  const trained = await training.finish()
  const card: Card = {
    method: method.name,
    command: commandOf(plan),
    seed: plan.seed,
    steps: training.steps,
    seconds: Math.round(seconds),
    cores,
    score: trained.score,
    curve: thinCurve(curve, 40).map(({ steps, score }) => [steps, score!]),
    ...(trained.data !== undefined && { data: trained.data }),
    software: plan.software,
    date: new Date().toISOString().slice(0, 10),
  }
  writePolicy(join(folder, POLICY), trained, card)
  return card
}

/** The command that trains the same again. */
function commandOf({ method, options, seed }: Plan): string {
  const flags = Object.entries(options as Record<string, Json>).flatMap(([key, value]) =>
    value === undefined ? [] : [`--${key}`, typeof value === 'string' ? value : JSON.stringify(value)],
  )
  return ['roundtable train', method, ...flags, '--seed', seed].join(' ')
}
