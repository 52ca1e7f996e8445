/** Trainings as they lie among the runs of a folder: what the pages list, and their curves. Nothing here writes. */
import { basename, join } from 'node:path'
import { readCurve, thinCurve } from '../../learn/curve.ts'
import * as trainings from '../../learn/trainings.ts'
import { excerpt, isName, NotThere } from './names.ts'
import type { ListedTraining, TrainingPage } from './wire.ts'

/** Most points of a curve that goes over the wire. */
const POINTS = 400

const told = ({ folder, ...training }: trainings.TrainingOnDisk): ListedTraining => ({ name: basename(folder), ...training })

/** In the order of their names. */
export const listTrainings = (runs: string): ListedTraining[] => trainings.listTrainings(runs).map(told)

/** Throws `NotThere` where no training is called so. */
export function readTrainingPage(runs: string, name: string): TrainingPage {
  const folder = isName(name) ? trainings.findTraining(join(runs, name), runs) : undefined
  if (folder === undefined) throw new NotThere(`there is no training ${excerpt(name)}`)
  const curve = thinCurve(readCurve(join(folder, 'curve.jsonl')), POINTS)
  return { ...told(trainings.readTraining(folder)), curve: curve.map(({ steps, score }) => [steps, score!] as const) }
}
