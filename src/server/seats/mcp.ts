/** Games for any MCP client: tools to open a table, look, wait, act, say and leave. A seat is named by its handle in every call. */
import { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { agents } from '../../agents/index.ts'
import { SOFTWARE } from '../../node/software.ts'
import { describeSeat, readSeat, scoreOf, submit, tell, type SeatAccess } from './access.ts'
import { readConfig } from './holders.ts'
import type { Tables } from './tables.ts'

/** Seconds that a call may wait at most: clients give up soon after. */
const LONGEST_WAIT = 25

const seatHandle = z.string().min(1).max(200).describe('the handle of your seat, as open_table gave it')
const json = z.json()

/** A server for one connection (or one request): all that lasts is in the tables. */
export function mcpServer(tables: Tables): McpServer {
  const server = new McpServer(
    { name: 'roundtable', version: SOFTWARE },
    {
      instructions:
        'Cooperative games. list_games, then open_table with one of them: you get the handle of your seat. describe it to ' +
        'read the rules; then again and again wait_for_turn, and act (data that fits the schema) or say (words). ' +
        'What is not taken comes back with the reason: try again. leave when you are done.',
    },
  )

  server.registerTool(
    'list_games',
    {
      description: 'What can be played, with the seats and the partners that there are.',
      annotations: { readOnlyHint: true },
    },
    () => answer(() => tables.listGames()),
  )
  server.registerTool(
    'open_table',
    {
      description: 'Begins an episode and gives you a seat. Partners sit in the others, or seats stay open for others.',
      inputSchema: z.object({
        game: z.string().describe('a name from list_games'),
        seat: z.string().optional().describe('where you sit; by default the first seat'),
        partners: z
          .record(z.string(), z.string())
          .optional()
          .describe('who takes which other seat: a partner from list_games, or "remote" for a handle to hand on'),
        config: z.record(z.string(), json).optional().describe('parameters of the game'),
        preset: z.string().optional().describe('a config of the game by name'),
      }),
    },
    (request) => answer(() => openTable(tables, request)),
  )
  server.registerTool(
    'describe',
    {
      description: 'The rules for your seat, the parameters, and the JSON Schema of an action.',
      inputSchema: z.object({ seat: seatHandle }),
      annotations: { readOnlyHint: true },
    },
    ({ seat }) => answer(async () => describeSeat(await at(tables, seat), tables.available)),
  )
  server.registerTool(
    'wait_for_turn',
    {
      description: `Waits until you must or may act, or the episode is over; ${LONGEST_WAIT} seconds at most: where turn is null, call again.`,
      inputSchema: z.object({
        seat: seatHandle,
        after: z
          .int()
          .min(0)
          .optional()
          .describe('the number of the last thing you saw; by default you get what is now'),
        seconds: z.number().min(0).max(LONGEST_WAIT).default(LONGEST_WAIT),
      }),
      annotations: { readOnlyHint: true },
    },
    ({ seat, after, seconds }, { mcpReq }) =>
      answer(async () => wait(await at(tables, seat), after, seconds, mcpReq.signal)),
  )
  server.registerTool(
    'act',
    {
      description: 'Does something, as data that fits the schema of the game; or lets your turn pass where you may.',
      inputSchema: z.object({
        seat: seatHandle,
        action: json.optional(),
        pass: z.boolean().optional().describe('let the turn pass'),
        seen: z.int().optional().describe('the number of the observation that you decided on'),
        id: z.string().max(200).optional().describe('a name for this action: sent twice, it is done once'),
      }),
    },
    ({ seat, action, pass, seen, id }) =>
      answer(async () => {
        const access = await at(tables, seat)
        if ((action === undefined) === (pass !== true))
          return { status: 'unreadable', reason: 'Give an action, or pass: true.' }
        return submit(access, { ...(pass ? {} : { action }), ...name({ seen, id }) })
      }),
  )
  server.registerTool(
    'say',
    {
      description: 'Does something in words: a message, or an action as the rules name it.',
      inputSchema: z.object({
        seat: seatHandle,
        text: z.string(),
        seen: z.int().optional(),
        id: z.string().max(200).optional(),
      }),
    },
    ({ seat, text, seen, id }) =>
      answer(async () => submit(await at(tables, seat), { reply: text, ...name({ seen, id }) })),
  )
  server.registerTool(
    'leave',
    { description: 'Leaves the table for good.', inputSchema: z.object({ seat: seatHandle }) },
    ({ seat }) =>
      answer(async () => {
        const access = await at(tables, seat)
        access.table.leave(access.seat, 'left')
        return { left: access.seat }
      }),
  )
  return server
}

const name = ({ seen, id }: { seen?: number | undefined; id?: string | undefined }) => ({
  ...(seen !== undefined && { seen }),
  ...(id !== undefined && { id }),
})

async function at(tables: Tables, handle: string): Promise<SeatAccess> {
  const access = await tables.find(handle)
  if (!access) throw new Error('this handle opens no seat: open_table gives one')
  return access
}

/** An answer as data and as text; what was asked wrongly is told as an error that the model can read. */
async function answer(work: () => Promise<object>) {
  try {
    const told = (await work()) as Record<string, unknown>
    return { content: [{ type: 'text' as const, text: JSON.stringify(told) }], structuredContent: told }
  } catch (error) {
    return { content: [{ type: 'text' as const, text: (error as Error).message }], isError: true }
  }
}

interface OpenRequest {
  readonly game: string
  readonly seat?: string | undefined
  readonly partners?: Record<string, string> | undefined
  readonly config?: Record<string, any> | undefined
  readonly preset?: string | undefined
}

async function openTable(tables: Tables, { game: named, seat, partners = {}, config, preset }: OpenRequest) {
  const game = await tables.game(named)
  const request = { ...(config && { config }), ...(preset !== undefined && { preset }) }
  const places = game.seats(readConfig(game, request))
  const mine = seat ?? places[0]!
  if (!places.includes(mine)) throw new Error(`there is no seat ${mine}; the seats are ${places.join(', ')}`)
  if (partners[mine] !== undefined) throw new Error(`partners: ${mine} is your own seat`)
  const usual = (await agents(named))[0]!.name
  const others = Object.fromEntries(places.filter((place) => place !== mine).map((place) => [place, usual]))
  const opened = await tables.open({ game: named, ...request, seats: { ...others, ...partners, [mine]: 'remote' } })
  const { [mine]: own, ...open } = opened.seats
  return {
    seat: own!.token,
    name: mine,
    seats: places,
    ...(Object.keys(open).length > 0 && {
      open: Object.fromEntries(Object.entries(open).map(([place, { token }]) => [place, token])),
    }),
  }
}

async function wait(access: SeatAccess, after: number | undefined, seconds: number, signal: AbortSignal) {
  // Without a number: from what is now, so that an old turn is not taken for a new one.
  const now = access.table.observe(access.seat).n
  const stillMust = after !== undefined && after >= now && access.table.observe(access.seat).turn === 'must'
  const entries = await readSeat(access, {
    after: stillMust ? now - 1 : (after ?? now - 1),
    wait: seconds * 1000,
    turn: true,
    signal,
  })
  const end = entries.find(({ type }) => type === 'ended')
  const observed = entries.findLast(({ type }) => type === 'observed')
  const rejected = entries.filter(({ type }) => type === 'rejected')
  return {
    turn: end ? null : (access.table.observe(access.seat).turn ?? null),
    seen: entries.at(-1)?.n ?? after ?? now,
    ...(observed && { observed: tell(access, observed) }),
    ...(rejected.length > 0 && { rejected }),
    ended: end ? { ...end, score: scoreOf(access) } : null,
  }
}
