/** Many environments of a conversation, reset and stepped in one line. */
import type { Batch } from '../../core/learning.ts'
import { learningOf } from '../../core/learning-of.ts'
import { validateGiven } from '../../core/validate-given.ts'
import { findGame } from '../../lab/own-code/find-game.ts'
import { pack, packFrame, unpackActions } from './arrays.ts'
import { frameTexts } from './frames.ts'
import { BadRequest, flagIn, recordIn, textIn, wholeIn, type Answer, type Request } from './request.ts'
import { SeatedBatch } from './seated-batch.ts'
import { WordTable } from './word-table.ts'

type AnyBatch = Batch | SeatedBatch

interface Opened {
  readonly batch: AnyBatch
  readonly request: Request
  readonly texts: boolean
  /** How much the shaped reward counts, from the next step on. */
  readonly shaped: { weight: number }
  /** Where arrays and texts follow the line as bytes: the words that have been sent. */
  readonly frames: WordTable | undefined
}

/** No machine has room for more. */
const MOST = 65_536

export class Batches {
  readonly #all = new Map<string, Opened>()
  #count = 0

  has(id: unknown): boolean {
    return this.#all.has(id as string)
  }

  /** Opens environments, or begins those of a batch anew, with what the request changes. */
  async reset(request: Request): Promise<Answer> {
    const { batch: known } = request
    const before = known === undefined ? undefined : this.#find(request)
    const whole = { ...before?.request, ...request }
    const opened = await open(whole)
    const id = before ? (known as string) : `b${++this.#count}`
    if (before) close(before)
    this.#all.set(id, opened)
    const { size, seats, actionCount, shape } = opened.batch
    return { batch: id, size, seats, actionCount, shape, ...show(opened) }
  }

  async step(request: Request): Promise<Answer> {
    const opened = this.#find(request)
    const { batch, frames, shaped } = opened
    const actions = unpackActions(request['actions'], batch.size * batch.seats.length)
    if (request['shaping'] !== undefined) shaped.weight = shapingIn(request)
    const packed = frames ? packFrame : pack
    const { size, seats, rewards, dones, scores } = batch
    await batch.step(actions)
    const answer = {
      rewards: packed(rewards, [size, seats.length]),
      dones: packed(dones, [size]),
      ...show(opened),
    }
    if (!dones.includes(1)) return answer
    return { ...answer, scores: packed(scores, [size, seats.length]), ...showFinals(opened) }
  }

  stop(id: string): void {
    close(this.#all.get(id)!)
    this.#all.delete(id)
  }

  #find({ batch }: Request): Opened {
    const found = this.#all.get(batch as string)
    if (!found) throw new BadRequest(`there is no batch ${JSON.stringify(batch)}`, 'unknown-episode')
    return found
  }
}

async function open(request: Request): Promise<Opened> {
  const game = await findGame(textIn(request, 'game'))
  const config = validateGiven(game.config, recordIn(request, 'config', 'an object'), `config of ${game.name}`)
  const size = wholeIn(request, 'size', 1, 1)
  if (size > MOST) throw new BadRequest(`"size" is ${MOST} at most`)
  const seed = wholeIn(request, 'seed', 1)
  const texts = flagIn(request, 'texts')
  const shaped = { weight: shapingIn(request) }
  const shown = { request, shaped, texts, frames: flagIn(request, 'frames') ? new WordTable() : undefined }
  const agents = recordIn(request, 'agents', '{"<seat>": "<agent>"}') as Record<string, string>
  const { encoding } = request as { encoding?: string | null }
  if (encoding !== undefined && encoding !== null && typeof encoding !== 'string')
    throw new BadRequest('"encoding" must be the name of an encoding, or null for none')
  const chosen = { seed, texts, shaping: () => shaped.weight, ...(encoding !== undefined && { encoding }) }
  if (Object.keys(agents).length > 0)
    return { batch: await SeatedBatch.open({ game, config, size, agents, ...chosen }), ...shown }
  const { batch } = learningOf(game)
  if (!batch) throw new BadRequest(`the actions of ${game.name} have no numbers: start its episodes one by one`)
  return { batch: batch(config, size, chosen), ...shown }
}

function shapingIn({ shaping = 0 }: Request): number {
  if (typeof shaping !== 'number') throw new BadRequest('"shaping" must be a number: the weight of the shaped reward')
  return shaping
}

const close = ({ batch }: Opened): void => {
  if (batch instanceof SeatedBatch) batch.close()
}

/** What can be seen and done now. */
function show({ batch, texts, frames }: Opened): Answer {
  const { size, seats, actionCount, shape, observations, masks } = batch
  const packed = frames ? packFrame : pack
  const rows = size * seats.length
  return {
    ...(observations.length > 0 && { observations: packed(observations, [size, seats.length, ...shape]) }),
    masks: packed(masks, [size, seats.length, actionCount]),
    ...(texts && tell(batch, rows, frames)),
  }
}

function tell(batch: AnyBatch, rows: number, frames: WordTable | undefined): Answer {
  if (frames) return { texts: frameTexts(rows, (row) => batch.text(row)), ...frames.pack(batch, rows) }
  const each = <Told>(tellRow: (row: number) => Told): Told[] => Array.from({ length: rows }, (_, row) => tellRow(row))
  return { texts: each((row) => batch.text(row)), actionTexts: each((row) => batch.actionTexts(row)) }
}

/** The last of each episode that has just ended, in the order of the environments. */
function showFinals({ batch, texts, frames }: Opened): Answer {
  const { size, seats, shape, dones, finals } = batch
  const ended = Array.from({ length: size }, (_, i) => i).filter((i) => dones[i] === 1)
  const width = finals.length / size
  const last = new Float32Array(ended.length * width)
  for (const [at, i] of ended.entries()) last.set(finals.subarray(i * width, (i + 1) * width), at * width)
  const rows = ended.flatMap((i) => seats.map((_, at) => i * seats.length + at))
  const finalText = (at: number): string => batch.finalText(rows[at]!)
  return {
    ended,
    ...(width > 0 && { finals: (frames ? packFrame : pack)(last, [ended.length, seats.length, ...shape]) }),
    ...(texts && { finalTexts: frames ? frameTexts(rows.length, finalText) : rows.map((_, at) => finalText(at)) }),
  }
}
