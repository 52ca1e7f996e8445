/** Seats over HTTP: open a table, take a seat with its token, read its stream, hand in what it does. */
import { Hono, type Context } from 'hono'
import { DECISION } from '../../core/boundary.ts'
import { InvalidInput } from '../../core/errors.ts'
import type { Event } from '../../core/event.ts'
import { validate } from '../../core/schema.ts'
import { bearer, readBody, readNumber, refuse } from '../requests.ts'
import { afterwardsOf, describeSeat, readSeat, scoreOf, submit, tell, untilClock, type SeatAccess } from './access.ts'
import { actionRequest, forkRequest, holderRequest, tableRequest } from './requests.ts'
import { sendEvents, type ServerSent } from './send-events.ts'
import type { Tables } from './tables.ts'
import { changesTeller } from './tell-changes.ts'

type Environment = { Variables: { access: SeatAccess } }

/** An answer that refuses, or undefined: may go on. */
export type Guard = (context: Context) => Response | undefined

const LONGEST_WAIT = 25
/** Reads of one seat that may be open at once. */
const MOST_READERS = 8

/** Episodes that were played, by run and name. */
export interface Played {
  events(run: string, episode: string): readonly Event[] | Promise<readonly Event[]>
}

/** `guard` keeps what only whoever runs the server may do; `runs` are what forks begin from. */
export function seatRoutes(tables: Tables, guard: Guard, runs?: Played): Hono<Environment> {
  const app = new Hono<Environment>()

  app.get('/api/games', async (context) => context.json(await tables.listGames()))
  app.get('/api/tables', async (context) => guard(context) ?? context.json({ tables: await tables.list() }))
  app.post('/api/tables', async (context) => {
    const refused = guard(context)
    if (refused) return refused
    const request = validate(tableRequest, await readBody(context), 'the request')
    return context.json(await tables.open(request as Parameters<Tables['open']>[0]), 201)
  })
  app.post('/api/tables/:table/seats/:seat', async (context) => {
    const { table, seat } = context.req.param()
    const refused = guard(context)
    if (refused) return refused
    const key = await tables.key(table, seat)
    return key ? context.json(key, 201) : refuse(context, 404, `there is no seat ${seat} at a table ${table} here`)
  })
  app.post('/api/forks', async (context) => {
    const refused = guard(context)
    if (refused) return refused
    if (!runs) throw new InvalidInput('there are no runs here to fork from')
    const { run, episode, at, seats = {} } = validate(forkRequest, await readBody(context), 'the request')
    return context.json(await tables.fork(await runs.events(run, episode), at, seats), 201)
  })

  app.use('/api/seat/*', withSeat(tables))
  app.use('/api/seat', withSeat(tables))
  app.get('/api/seat/about', async (context) =>
    context.json(await describeSeat(context.get('access'), tables.available)),
  )
  app.get('/api/seat', async (context) => {
    const access = context.get('access')
    if (access.readers >= MOST_READERS)
      return refuse(context, 429, `a seat is read ${MOST_READERS} times at once at most`)
    const after = readNumber(context, 'after', 0, Number.MAX_SAFE_INTEGER)
    const wait = readNumber(context, 'wait', 0, LONGEST_WAIT)
    const entries = await readSeat(access, { after, wait: wait * 1000, signal: context.req.raw.signal })
    return context.json({ entries: entries.map((seen) => entry(access, seen)), after: entries.at(-1)?.n ?? after })
  })
  app.delete('/api/seat', (context) => {
    const { table, seat, fixed } = context.get('access')
    if (fixed) return refuse(context, 403, FIXED)
    table.leave(seat, 'left')
    return context.json({ left: seat })
  })
  app.get('/api/seat/events', (context) => {
    const access = context.get('access')
    if (access.readers >= MOST_READERS)
      return refuse(context, 429, `a seat is read ${MOST_READERS} times at once at most`)
    const last = context.req.header('last-event-id')
    const after =
      last !== undefined && /^\d{1,15}$/.test(last)
        ? Number(last)
        : readNumber(context, 'after', 0, Number.MAX_SAFE_INTEGER)
    const changes = context.req.query('changes') === '1'
    return sendEvents(context, (gone) => followSeat(access, { after, changes, gone }))
  })
  app.post('/api/seat/actions', async (context) => {
    const request = validate(actionRequest, await readBody(context), 'the request')
    if (request.action !== undefined && request.reply !== undefined) return refuse(context, 400, DECISION)
    return context.json(await submit(context.get('access'), request as Parameters<typeof submit>[1]))
  })
  app.post('/api/seat/holder', async (context) => {
    const { holder } = validate(holderRequest, await readBody(context), 'the request')
    const access = context.get('access')
    if (access.fixed) return refuse(context, 403, FIXED)
    await tables.handOver(access, holder)
    return context.json({ seat: access.seat, holder })
  })
  return app
}

const FIXED = 'this seat is yours to play, and can neither be handed over nor given up'

function withSeat(tables: Tables) {
  return async (context: Context<Environment>, next: () => Promise<void>) => {
    const access = await tables.find(bearer(context))
    if (!access) return refuse(context, 401, 'this token opens no seat: Authorization: Bearer <token>')
    context.set('access', access)
    return next()
  }
}

/**
 * What the seat learns from the entry after number `after` on, for as long as its token opens it; `changes`: of an
 * observation only what is new since the one before.
 */
async function* followSeat(
  access: SeatAccess,
  { after, changes, gone }: { after: number; changes: boolean; gone: AbortSignal },
): AsyncGenerator<ServerSent> {
  const tellChanges = changesTeller()
  const stop = new AbortController()
  const leave = (): void => stop.abort()
  gone.addEventListener('abort', leave, { once: true })
  access.revoked.signal.addEventListener('abort', leave, { once: true })
  access.readers++
  try {
    for await (const seen of access.table.stream(access.seat, after, { signal: stop.signal }))
      yield {
        id: String(seen.n),
        event: seen.type,
        data: JSON.stringify({
          ...entry(access, seen),
          ...(changes && seen.type === 'observed' && tellChanges(seen.observation)),
        }),
      }
  } finally {
    access.readers--
    access.revoked.signal.removeEventListener('abort', leave)
  }
}

function entry(access: SeatAccess, seen: Parameters<typeof tell>[1]): Record<string, unknown> {
  const told = tell(access, seen)
  const left = untilClock(access, seen)
  if (seen.type !== 'ended') return left === undefined ? told : { ...told, untilClock: left }
  const afterwards = afterwardsOf(access)
  return { ...told, score: scoreOf(access), ...(afterwards !== undefined && { afterwards }) }
}
