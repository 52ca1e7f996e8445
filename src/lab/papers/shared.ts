/** What reproductions of all papers say and read alike. */
import type { Event } from '../../core/event.ts'
import type { PublishedPrompts } from '../../agents/published/index.ts'
import { idOf } from '../logs/look-at-log.ts'
import type { RunResult } from '../running/run-result.ts'
import type { Bench } from './reproduction.ts'

/** Logs of the episodes that count as play. */
export const logsOf = ({ rows, folder }: RunResult): (readonly Event[])[] =>
  rows.filter(({ status }) => status === 'completed' || status === 'stopped').map(({ seed }) => folder.read(idOf(seed)))

/** Said under every table that is filled only with a model. */
export const needsModel = ({ model }: Bench): readonly string[] =>
  model
    ? [`Language agents play on ${model}.`]
    : ['Language agents need a model: name one with --model. Without it, only what needs none is filled in.']

/** What a row is called whose agent sends these prompts: "as published" only where they are, to the last word. */
export function describePrompts(prompts: readonly PublishedPrompts[]): string {
  if (prompts.every(({ asPublished }) => asPublished)) return 'as published'
  return prompts.some(({ changed }) => changed)
    ? 'with changed prompts'
    : 'in the paper’s words as far as it prints them'
}

/** What the stand-in can and cannot show. */
export const aboutStandIn = ({ model }: Bench): readonly string[] =>
  model?.startsWith('stand-in')
    ? [
        'The stand-in is no language model: it plays by rules, so its rows show that everything works, not how well a model plays; in the same situation it always does the same.',
      ]
    : []
