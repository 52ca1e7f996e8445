/**
 * What tells one run from another: all that decides how its episodes go, the content of the code that plays included, but
 * not how many there are or how fast, so that asking for more resumes the same run.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Seating } from '../../core/event.ts'
import { hash, same, type Json } from '../../core/json.ts'
import { filesOf, isExec, shortName } from '../../node/exec/index.ts'
import { contentOfFiles, contentOfLargeFile } from '../own-code/content.ts'
import { isPath } from '../own-code/load-module.ts'
import type { RunRecord } from '../logs/store.ts'

/** Fingerprints of what a run names by path: its game, its agents, the files of local models; by the name it was given. */
export function contentsOf(game: string, seats: Readonly<Record<string, Seating>>): Record<string, string> {
  const contents: Record<string, string> = {}
  for (const name of [game, ...Object.values(seats).map(({ agent }) => agent)]) {
    const files = isExec(name) ? filesOf(name) : isPath(name) ? [name] : []
    if (files.length > 0) contents[name] = contentOfFiles(files)
  }
  for (const { options } of Object.values(seats)) {
    const folder = promptsOf(options)
    if (folder !== undefined) contents[folder] = contentOfFiles(textsIn(folder))
  }
  for (const { model } of Object.values(seats)) {
    const file = model && fileOf(model)
    if (file) contents[model] = contentOfLargeFile(file)
  }
  return contents
}

/** The folder of published prompts that an agent is given, if it is. */
const promptsOf = (options: Json | undefined): string | undefined =>
  options && typeof options === 'object' && 'prompts' in options && typeof options.prompts === 'string'
    ? options.prompts
    : undefined

/** The texts of a folder and of the folders in it. */
const textsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:txt|json)$/.test(name))
        .sort()
        .map((name) => join(folder, name))
    : []

/** The file of a local model, where it is there to be looked at. */
function fileOf(model: string): string | undefined {
  const path = /^llama:(.+)$/.exec(model)?.[1]
  return path !== undefined && existsSync(path) ? path : undefined
}

/** Equal for equal runs, on whatever machine and under whatever path their files lie. */
export const identify = (record: RunRecord): string => hash(essenceOf(record)).slice(0, 12)

/** The name of a run's folder: its game, who plays, its identity. */
export function nameRun({ game, seats }: RunRecord, key: string): string {
  const who = [
    ...new Set(Object.values(seats).map(({ agent }) => (isExec(agent) ? shortName(agent) : withoutPath(agent)))),
  ].join('-')
  return `${game}-${who}-${key.slice(0, 8)}`.replace(/[^\w.-]/g, '_')
}

/** In what two runs differ, in words; empty: they are one. */
export function differences(there: RunRecord, wanted: RunRecord): string[] {
  const [a, b] = [essenceOf(there), essenceOf(wanted)]
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  const parts = [...keys].filter((key) => !same(a[key], b[key]))
  return parts.flatMap((key) => {
    if (key !== 'contents') return [WORDS[key] ?? key]
    const [was, is] = [there.contents ?? {}, wanted.contents ?? {}]
    const edited = Object.keys({ ...was, ...is }).filter((name) => was[name] !== is[name])
    return edited.map((name) => (name === 'roundtable' ? 'Roundtable itself' : `the content of ${name}`))
  })
}

/** Whether two runs are the same but for the content of what plays. */
export const differInContentOnly = (there: RunRecord, wanted: RunRecord): boolean => {
  const [{ contents: a, software: _, ...was }, { contents: b, software: __, ...is }] = [
    essenceOf(there),
    essenceOf(wanted),
  ]
  return same(was, is) && !same(a, b)
}

const WORDS: Readonly<Record<string, string>> = {
  software: 'the version of Roundtable',
  version: 'the version of the game',
  seats: 'who sits where',
  config: 'the config of the game',
  limits: 'what an episode may take',
}

/** The record without how many episodes it has and where its files lie: contents are named by what they are of. */
function essenceOf({ seeds: _, module, contents = {}, seats, ...rest }: RunRecord): Record<string, Json> {
  const nameOf = (name: string): string => (name in contents ? withoutPath(name) : name)
  const seated = Object.entries(seats).map(([seat, { agent, model, options, ...who }]): [string, Json] => {
    const folder = promptsOf(options)
    const known = folder === undefined ? options : { ...(options as object), prompts: nameOf(folder) }
    return [
      seat,
      {
        ...who,
        agent: nameOf(agent),
        ...(known !== undefined && { options: known }),
        ...(model !== undefined && { model: nameOf(model) }),
      },
    ]
  })
  const played = [['roundtable', 'roundtable'], ...(module !== undefined ? [['game', module]] : [])]
  for (const [seat, { agent, model, options }] of Object.entries(seats))
    played.push([seat, agent], [`${seat} on`, model ?? ''], [`${seat} told`, promptsOf(options) ?? ''])
  const named = played.flatMap(([what, name]): [string, Json][] => (contents[name!] ? [[what!, contents[name!]!]] : []))
  return {
    ...(rest as unknown as Record<string, Json>),
    seats: Object.fromEntries(seated),
    contents: Object.fromEntries(named),
  }
}

const withoutPath = (name: string): string =>
  isExec(name) ? name.replace(/[^\s"'=]+/g, withoutFolder) : withoutFolder(name.replace(/^llama:/, ''))

/** A word of a command as it is called wherever it lies; an address is no file. */
const withoutFolder = (word: string): string =>
  word.includes('://') ? word : word.replace(/^(exec:)?.*[/\\](?=[^/\\])/, '$1')
