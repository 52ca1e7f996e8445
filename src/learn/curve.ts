/** The curve of a training on the disk: a line of JSON an iteration. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { InvalidInput } from '../core/errors.ts'
import { writeWhole } from '../node/write-whole.ts'
import type { Point } from './method.ts'

/** All whole lines; one that a kill cut short is left out. */
export function readCurve(path: string): Point[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1)
  return lines.map((line, i) => readPoint(line, `${path}, line ${i + 1}`))
}

function readPoint(line: string, where: string): Point {
  try {
    return JSON.parse(line) as Point
  } catch (error) {
    throw new InvalidInput(`${where}: the curve is damaged (${(error as Error).message}); --fresh trains anew`)
  }
}

export const appendPoint = (path: string, point: Point): void => appendFileSync(path, `${JSON.stringify(point)}\n`)

/** Forgets what came after the checkpoint that is gone on from: it comes again, the same. */
export function cutCurve(path: string, steps: number): Point[] {
  const kept = readCurve(path).filter((point) => point.steps <= steps)
  writeWhole(path, kept.map((point) => `${JSON.stringify(point)}\n`).join(''))
  return kept
}

/** At most so many points with a score, evenly spread, first and last among them. */
export function thinCurve(curve: readonly Point[], most: number): Point[] {
  const scored = curve.filter(({ score }) => score !== undefined)
  if (scored.length <= most) return scored
  return Array.from({ length: most }, (_, i) => scored[Math.round((i * (scored.length - 1)) / (most - 1))]!)
}
