/** `roundtable serve`: seats for programs over HTTP and MCP. */
import type { Command } from 'commander'
import { join } from 'node:path'
import { InvalidInput } from '../../core/errors.ts'
import { toCount } from '../options.ts'

interface Flags {
  readonly host?: string
  readonly port: string
  readonly key?: string
  readonly mcp?: boolean
  readonly openenv?: string
  readonly runs: string
}

const LOOPBACK = ['127.0.0.1', 'localhost', '::1', '[::1]']

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('Seats at live tables for programs and agents: over HTTP, and for MCP clients.')
    .option('--port <n>', 'where it listens; 0: any free port', '8123')
    .option(
      '--host <address>',
      'an address of this machine, to be reached from others; needs --key (default: this machine only)',
    )
    .option('--key <secret>', 'whoever opens tables has to show it; also from ROUNDTABLE_KEY')
    .option('--mcp', 'speak MCP over standard input and output instead of listening')
    .option('--runs <folder>', 'where logs go, into its folder `tables`', 'runs')
    .addHelpText(
      'after',
      `
Examples:
  roundtable serve                        HTTP at http://127.0.0.1:8123, MCP at http://127.0.0.1:8123/mcp
  roundtable serve --mcp                  for an MCP client that starts it as a command
  roundtable serve --host 0.0.0.0 --port 80 --key "$SECRET"

What is asked and answered: docs/serve.md, and /openapi.json.`,
    )
    .action(async (flags: Flags) => {
      const { Tables } = await import('../../server/seats/tables.ts')
      const tables = new Tables({ folder: join(flags.runs, 'tables') })
      if (flags.mcp) {
        const { serveStdio } = await import('@modelcontextprotocol/server/stdio')
        const { mcpServer } = await import('../../server/seats/mcp.ts')
        serveStdio(() => mcpServer(tables))
        process.stdin.on('end', () => process.exit())
        return
      }
      await listen(flags, tables)
    })
}

async function listen(flags: Flags, tables: InstanceType<typeof import('../../server/seats/tables.ts').Tables>) {
  const { seatsApp } = await import('../../server/seats/http.ts')
  const { listenAt } = await import('../../server/listen.ts')
  const port = flags.port === '0' ? 0 : toCount(flags.port, '--port')
  const host = flags.host ?? '127.0.0.1'
  const isLocal = LOOPBACK.includes(host)
  const key = flags.key ?? process.env['ROUNDTABLE_KEY']
  if (!isLocal && !key)
    throw new InvalidInput(`--host ${host} lets other machines in: give a --key that whoever opens tables has to show`)
  const app = seatsApp({ tables, ...(key && { key }), ...(isLocal && { hosts: LOOPBACK }) })
  const server = await listenAt(app, { host, port })
  console.error(`Seats: ${server.url}/api  MCP: ${server.url}/mcp  (${server.url}/openapi.json)`)
  const stop = (): void => {
    tables.close()
    void server.close()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}
