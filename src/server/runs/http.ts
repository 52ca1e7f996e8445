/** Runs and episodes over HTTP, for whoever may administer the server. */
import { Hono, type Context } from 'hono'
import { compress } from 'hono/compress'
import { readNumber } from '../requests.ts'
import { NotThere } from './names.ts'
import type { Runs } from './runs.ts'

/** Routes under `/api/runs`. `mayRead`: an answer that refuses, or undefined. */
export function runRoutes(runs: Runs, mayRead: (context: Context) => Response | undefined): Hono {
  const app = new Hono()
  app.use('/api/runs/*', async (context, next) => mayRead(context) ?? next())
  app.use('/api/runs', async (context, next) => mayRead(context) ?? next())
  app.use('/api/runs/*', compress())
  app.get('/api/runs', async (context) => context.json({ ...(await runs.list()), trainings: runs.trainings() }))
  app.get('/api/trainings/:name', (context) => {
    const refused = mayRead(context)
    return refused ?? answer(context, async () => runs.training(context.req.param('name')))
  })
  app.get('/api/runs/:run', (context) => answer(context, () => runs.page(context.req.param('run'))))
  app.get('/api/report', async (context) => {
    const refused = mayRead(context)
    if (refused) return refused
    const names = context.req.queries('run') ?? []
    if (names.length === 0 || names.length > 4) return context.json({ error: 'name one to four runs: ?run=a&run=b' }, 400)
    return answer(context, async () => ({ tables: await runs.report(names, context.req.query('floors') === '1') }))
  })
  app.get('/api/runs/:run/episodes/:episode', (context) => {
    try {
      const { run, episode } = context.req.param()
      return context.body(runs.log(run, episode), 200, { 'Content-Type': 'application/x-ndjson; charset=utf-8' })
    } catch (error) {
      return refuse(context, error)
    }
  })
  app.get('/api/runs/:run/episodes/:episode/views', (context) => {
    const { run, episode } = context.req.param()
    return answer(context, () => runs.views(run, episode, readNumber(context, 'at', 1, Number.MAX_SAFE_INTEGER)))
  })
  return app
}

async function answer(context: Context, work: () => Promise<object>): Promise<Response> {
  try {
    return context.json(await work())
  } catch (error) {
    return refuse(context, error)
  }
}

function refuse(context: Context, error: unknown): Response {
  if (error instanceof NotThere) return context.json({ error: error.message }, 404)
  throw error
}
