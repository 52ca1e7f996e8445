/** `roundtable env`: any game over standard input and output, one JSON object a line. */
import { createInterface } from 'node:readline'
import type { Command } from 'commander'

export function addEnv(program: Command): void {
  program
    .command('env')
    .description('Any game over standard input and output: one JSON object a line in, one out (docs/env.md).')
    .addHelpText(
      'after',
      `
Example:
  $ roundtable env
  {"op":"start","game":"traveling-adventurers","seed":7}
  {"op":"act","episode":"e1","seat":"USER","action":{"type":"message","text":"hello"}}
  {"op":"text","episode":"e1","seat":"BOT"}

Operations: games, describe, start, act, say, tick, text, rules, sample, state, save, restore, fork, reset, step, stop.
In start: game, config, preset, seed, agents (partners of ours), log (a run folder), learn, encoding, modules.`,
    )
    .action(async () => {
      const { Env } = await import('../../server/env.ts')
      const { toLine } = await import('../../server/env/arrays.ts')
      const env = new Env()
      for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
        if (line.trim() === '') continue
        const { line: answer, encoding, parts } = toLine({ ...(await env.answer(line)) })
        process.stdout.cork()
        const written = [write(answer, encoding), ...parts.map((part) => write(part))]
        process.stdout.uncork()
        // Frames are not copied: nothing may change them before they are written.
        await Promise.all(written)
      }
    })
}

const write = (data: string | Uint8Array, encoding?: 'latin1' | 'utf8'): Promise<void> =>
  new Promise((resolve) => void process.stdout.write(data, encoding, () => resolve()))
