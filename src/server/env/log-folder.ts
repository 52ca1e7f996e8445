/** The folder that a conversation's episodes are logged to: a run like any other, which can be shown and exported. */
import { closeSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Seating } from '../../core/event.ts'
import type { Game, Seat } from '../../core/game.ts'
import { hash, type Json } from '../../core/json.ts'
import type { Log } from '../../core/log.ts'
import { SOFTWARE } from '../../node/software.ts'
import { RunFolder, type RunRecord } from '../../lab/logs/store.ts'
import { fileLog } from '../../node/log.ts'
import { makeFolder } from '../../node/make-folder.ts'
import { BadRequest } from './request.ts'

export interface Logged {
  readonly game: Game
  readonly config: unknown
  readonly seats: Readonly<Record<Seat, Seating>>
  readonly seed: number
}

/** Opens the log of one more episode of the run in this folder. Throws where the folder holds another run. */
export function openRunLog(
  path: string,
  { game, config, seats, seed }: Logged,
): { log: Log; id: string; path: string } {
  const folder = new RunFolder(path)
  const wanted = { software: SOFTWARE, game: game.name, version: game.version, config: config as Json, seats, tries: 3 }
  const before: RunRecord | undefined = folder.has() ? folder.readPlan() : undefined
  if (before) {
    const { seeds: _, ...there } = before
    if (hash(there) !== hash(wanted))
      throw new BadRequest(`"log": ${path} holds episodes of another game, config or lineup; choose another folder`)
  }
  const seeds = before?.seeds ?? []
  if (!seeds.includes(seed)) folder.writePlan({ ...wanted, seeds: [...seeds, seed] })
  const id = reserve(folder, `seed-${seed}`)
  return { log: fileLog(folder.episodePath(id)), id, path: folder.episodePath(id) }
}

/** A name that no other episode has, also where several processes log to the same folder. */
function reserve(folder: RunFolder, name: string): string {
  makeFolder(dirname(folder.episodePath(name)))
  for (let count = 1; ; count++) {
    const id = count === 1 ? name : `${name}-${count}`
    try {
      closeSync(openSync(folder.episodePath(id), 'wx'))
      return id
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
