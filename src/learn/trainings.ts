/** Trainings on the disk: which there are, and what they came to. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { InvalidInput } from '../core/errors.ts'
import type { Card } from './card.ts'
import { readCurve } from './curve.ts'
import { readCard } from './policy-file.ts'
import { readJson } from './read-json.ts'

export interface TrainingOnDisk {
  /** The folder of the training, or the file of a policy. */
  readonly folder: string
  readonly method: string
  readonly label: string
  readonly steps: number
  /** Undefined while it is not finished. */
  readonly card: Card | undefined
}

/** The folder of a training, or a policy's JSON, that a path or the beginning of a name means; undefined: none. */
export function findTraining(what: string, runs: string): string | undefined {
  if (isTraining(what) || isPolicy(what)) return what
  const names = existsSync(runs)
    ? readdirSync(runs).filter((name) => what !== '' && name.startsWith(what) && isTraining(join(runs, name)))
    : []
  if (names.length > 1) throw new InvalidInput(`"${what}" may be ${names.join(', ')}: write more of its name`)
  return names[0] === undefined ? undefined : join(runs, names[0])
}

/** Throws {@link InvalidInput} that names what is damaged. */
export function readTraining(path: string): TrainingOnDisk {
  if (isPolicy(path)) {
    const { card, layout = basename(path, '.json') } = JSON.parse(readFileSync(path, 'utf8')) as {
      card: Card
      layout?: string
    }
    return { folder: path, method: card.method, label: layout, steps: card.steps, card }
  }
  const { method, label } = readJson<Record<string, string>>(
    join(path, 'training.json'),
    'the command that trained it writes it anew',
  )
  const card = readCard(path)
  const steps = readCurve(join(path, 'curve.jsonl')).at(-1)?.steps ?? 0
  return { folder: path, method: method!, label: label!, steps, card }
}

/** Those that can be read; `hear` is told of the others. */
export const listTrainings = (runs: string, hear: (fault: string) => void = () => {}): TrainingOnDisk[] =>
  existsSync(runs)
    ? readdirSync(runs)
        .map((name) => join(runs, name))
        .filter(isTraining)
        .flatMap((path) => {
          try {
            return readTraining(path)
          } catch (error) {
            if (!InvalidInput.isInstance(error)) throw error
            hear(error.message)
            return []
          }
        })
    : []

/** The card as lines to read. */
export function tellTraining({ folder, method, label, steps, card }: TrainingOnDisk): string {
  if (!card) return `${method}, ${label}: not finished, ${steps} steps so far (${folder}); the same command resumes.`
  const { score, seconds, cores, data, software, date } = card
  return [
    `${method}, ${label}`,
    `Score: ${score.mean} (95 %: ${score.low} to ${score.high}), ${score.episodes} episodes`,
    `Trained: ${card.steps} steps in ${seconds} s on ${cores} ${cores === 1 ? 'core' : 'cores'}, ${date}, Roundtable ${software}`,
    `Command: ${card.command}`,
    ...(data === undefined ? [] : [`Data: ${JSON.stringify(data)}`]),
    `Curve: ${card.curve.map(([, value]) => Math.round(10 * value) / 10).join(' ')}`,
  ].join('\n')
}

const isTraining = (path: string): boolean => existsSync(join(path, 'training.json'))

function isPolicy(path: string): boolean {
  if (!path.endsWith('.json') || !existsSync(path) || !statSync(path).isFile()) return false
  try {
    return typeof (JSON.parse(readFileSync(path, 'utf8')) as { card?: { method?: unknown } }).card?.method === 'string'
  } catch {
    return false
  }
}
