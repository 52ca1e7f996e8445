/**
 * Puts the folder of a run in order before it is played into: what is damaged and what lies in the way is moved aside and
 * named, and the plan is written anew from the one that is to be played and the logs that are there.
 */
import { lstatSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { messageOf } from '../../core/boundary.ts'
import { InvalidInput, LogFailure } from '../../core/errors.ts'
import { startOf } from '../../core/replay.ts'
import { differences } from '../plans/identity.ts'
import type { Prepared } from '../plans/prepare-plan.ts'
import { RunFolder, type SetAside } from '../logs/store.ts'

/** What a run keeps beside its plan. */
const PARTS = {
  episodes: 'folder',
  leases: 'folder',
  'set-aside': 'folder',
  'set-aside.jsonl': 'file',
  'finished.jsonl': 'file',
  'spending.jsonl': 'file',
} as const

/** Touches nothing in a folder that is not known to be of this run. */
export function mendFolder(folder: RunFolder, { record, key, name }: Prepared): SetAside[] {
  const fault = folder.has() ? faultInPlan(folder, record) : 'it is gone'
  if (fault === ANOTHER) return []
  const seeds = fault === undefined ? [] : seedsIn(folder, key)
  if (fault !== undefined && seeds.length === 0 && !basename(folder.path).startsWith(name)) return []
  const moved = Object.entries(PARTS).flatMap(([part, kind]) => {
    const found = kindOf(join(folder.path, part))
    return found === undefined || found === kind ? [] : attempt(() => folder.moveAway(part, `it was no ${kind}`))
  })
  if (fault === undefined) return moved
  // That it was deleted is nothing to name: all that stood in it is known.
  const plan = folder.has() ? attempt(() => folder.moveAway('plan.json', fault)) : []
  // What was planned beyond this call is known from what was played of it.
  if (seeds.length > 0 && !folder.has()) folder.writePlan({ ...record, seeds })
  return [...moved, ...plan]
}

const ANOTHER = 'another run'

/** Why the plan is not the one of this run, though it may have been. */
function faultInPlan(folder: RunFolder, record: Prepared['record']): string | undefined {
  try {
    return differences(folder.readPlan(), record).length > 0 ? ANOTHER : undefined
  } catch (error) {
    if (!InvalidInput.isInstance(error)) throw error
    return messageOf(error)
  }
}

/** The seeds of all logs that say that they are of this run. */
function seedsIn(folder: RunFolder, key: string): number[] {
  return folder.episodes().flatMap((id) => {
    try {
      const { run, episode, seed } = startOf(folder.read(id))
      return run === key && episode === id ? [seed] : []
    } catch {
      return []
    }
  })
}

function kindOf(path: string): 'file' | 'folder' | 'neither' | undefined {
  try {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found) return lstatSync(path, { throwIfNoEntry: false }) && 'neither'
    return found.isDirectory() ? 'folder' : found.isFile() ? 'file' : 'neither'
  } catch {
    // A link that leads to itself.
    return 'neither'
  }
}

/** Another process may have been first; where nothing can be written, whoever has to will say so. */
function attempt(move: () => SetAside): SetAside[] {
  try {
    return [move()]
  } catch (error) {
    if (LogFailure.isInstance(error)) return []
    throw error
  }
}
