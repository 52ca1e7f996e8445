/** `roundtable export`: a run as tables and transcripts that any tool reads. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { InvalidInput } from '../../core/errors.ts'
import { makeFolder } from '../../node/make-folder.ts'

const FORMATS = ['csv', 'jsonl', 'transcripts'] as const

export function addExport(program: Command): void {
  program
    .command('export')
    .argument('<run>', 'the folder of a run')
    .description('A run as data: one row an episode, one row an event, or transcripts to read.')
    .option('--format <format>', FORMATS.join(', '), 'csv')
    .option('--into <folder>', 'write files there instead of printing')
    .addHelpText(
      'after',
      `
Formats:
  csv          one row an episode: seed, status, metrics, and what each seat said, asked and cost
  jsonl        one line an event of every episode, with the episode's id
  transcripts  each episode as a page of text: who said and did what, thoughts and rejections included

Example:
  roundtable export runs/traveling-adventurers-symbolic-1a2b3c4d > episodes.csv`,
    )
    .action(async (path: string, { format, into }: { format: string; into?: string }) => {
      if (!(FORMATS as readonly string[]).includes(format))
        throw new InvalidInput(`--format is ${FORMATS.join(', ')}, not "${format}"`)
      const { exportRun } = await import('../../lab/export.ts')
      for await (const { name, text } of exportRun(path, format as (typeof FORMATS)[number])) {
        if (!into) process.stdout.write(text)
        else {
          makeFolder(into)
          writeFileSync(join(into, name), text)
        }
      }
    })
}
