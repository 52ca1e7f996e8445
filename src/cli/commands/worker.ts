/** `roundtable worker`: plays episodes of runs that were begun elsewhere. */
import type { Command } from 'commander'
import { demand } from '../demand.ts'
import { watchInterrupts } from '../interrupt.ts'
import { toCount } from '../options.ts'

interface Flags {
  readonly queue: string
  readonly jobs?: string
}

export function addWorker(program: Command): void {
  const command = program
    .command('worker')
    .description('Play episodes of runs that were begun with --queue, on this or other machines.')
  demand(command, '--queue <address>', 'the Redis server that run and workers share, such as redis://host:6379')
    .option('--jobs <n>', 'episodes played at once (default: 16)')
    .addHelpText(
      'after',
      `
Example:
  roundtable worker --queue redis://localhost:6379

Start as many as there are cores, on any machines; each needs the same version of Roundtable, and the same files where agents
or games are named by path. Keys stay with the run: it asks the models. One interrupt finishes the episodes that are running.`,
    )
    .action(async ({ queue, jobs }: Flags) => {
      const { workOnQueue } = await import('../../lab/running/queue/work.ts')
      const interrupt = watchInterrupts()
      interrupt.now.addEventListener('abort', () => process.exit(130))
      try {
        console.error('Waiting for episodes.')
        await workOnQueue(queue, {
          drain: interrupt.soon,
          say: (what) => console.error(what),
          ...(jobs && { jobs: toCount(jobs, '--jobs') }),
        })
      } finally {
        interrupt.stop()
      }
    })
}
