/** `roundtable stand-in`: the stand-in model server, for trying things out without a model. */
import type { Command } from 'commander'
import { InvalidInput } from '../../core/errors.ts'
import type { FaultSettings } from '../../models/index.ts'
import { MAX_SECONDS, toCount, toNumber } from '../options.ts'

type FaultKinds = FaultSettings['kinds']

export function addStandIn(program: Command): void {
  program
    .command('stand-in')
    .description(
      'Serve a stand-in model over the OpenAI protocol: it answers our agents’ prompts by rule, never by skill.',
    )
    .option('--port <n>', 'where to listen (default: any free port)')
    .option('--latency <ms>', 'wait before each answer', '0')
    .option('--faults <rate>', 'share of requests that go wrong, 0 to 1', '0')
    .option('--kinds <kind+kind>', 'which faults: text, transport, or by name (docs/models.md); default: all')
    .option('--seed <n>', 'of the faults', '1')
    .addHelpText(
      'after',
      `
Example:
  roundtable stand-in --port 8377 --latency 50 --faults 0.2
  roundtable run traveling-adventurers --agents problem-solving --model http://127.0.0.1:8377/v1#any`,
    )
    .action(async (flags: { port?: string; latency: string; faults: string; seed: string; kinds?: string }) => {
      const { startStandIn } = await import('../../models/index.ts')
      const { responders } = await import('../../agents/index.ts')
      const rate = toNumber(flags.faults, '--faults')
      if (rate > 1) throw new InvalidInput('--faults is a share from 0 to 1')
      const server = await startStandIn({
        responders: await responders(),
        latency: toNumber(flags.latency, '--latency', 1000 * MAX_SECONDS),
        faults: { rate, seed: toNumber(flags.seed, '--seed'), kinds: flags.kinds?.split('+') as FaultKinds },
        ...(flags.port && { port: toCount(flags.port, '--port', 65_535) }),
      })
      console.log(server.url)
      await new Promise<void>((resolve) => {
        const keepAlive = setInterval(() => {}, 1 << 30)
        const stop = (): void => {
          clearInterval(keepAlive)
          resolve()
        }
        process.once('SIGINT', stop)
        process.once('SIGTERM', stop)
      })
      await server.close()
    })
}
