/** The server of the static edition, in the page: tables are hosted here, runs are files beside the pages. */
import { Hono } from 'hono'
import type { Event } from '../../src/core/event.ts'
import { InvalidInput, LogFailure } from '../../src/core/errors.ts'
import { startOf } from '../../src/core/replay.ts'
import { seatRoutes } from '../../src/server/seats/http.ts'
import { Tables } from '../../src/server/seats/tables.ts'
import { tabShelf, type TabShelf } from './tab-shelf.ts'

/** Where the server lists what was played at its tables; here: in this tab. */
const TABLES = 'tables'

/** Answers what the pages ask; `root`: where the files of the edition lie. */
export function hostHere(root: URL): typeof fetch {
  const shelf = tabShelf(sessionStorage)
  const tables = new Tables({ shelf, dropOut: Number.MAX_SAFE_INTEGER })
  const file = (path: string): Promise<Response> => fetch(new URL(`data/${path}`, root))
  const app = new Hono()
  app.onError((error, context) => {
    const isTheirs = InvalidInput.isInstance(error) || LogFailure.isInstance(error)
    if (!isTheirs) console.error(error)
    return context.json({ error: isTheirs ? error.message : 'something went wrong here' }, isTheirs ? 400 : 500)
  })
  // All games with all who play them are many files: what can be played was written down.
  app.get('/api/games', () => file('games.json'))
  app.get('/api/runs', async (context) => context.json(withTables(await readJson(await file('runs.json')), shelf)))
  app.get('/api/runs/:run', async (context) => {
    const { run } = context.req.param()
    return run === TABLES ? context.json(pageOf(shelf)) : there(await file(`runs/${encodeURIComponent(run)}.json`))
  })
  app.get('/api/runs/:run/episodes/:episode', async (context) => {
    const { run, episode } = context.req.param()
    return context.body(await readLog(run, episode))
  })
  app.get('/api/report', async (context) => {
    const names = context.req.queries('run') ?? []
    return there(await file(`reports/${names.map(encodeURIComponent).sort().join('+')}.json`))
  })
  app.get('/api/studies', (context) => context.json({ studies: [] }))
  app.route(
    '/',
    seatRoutes(tables, () => undefined, {
      events: async (run, episode) =>
        (await readLog(run, episode))
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as Event),
    }),
  )

  async function readLog(run: string, episode: string): Promise<string> {
    if (run === TABLES) {
      const events = shelf.events(episode)
      if (!events) throw new InvalidInput('this episode was played in a tab that is closed')
      return events.map((event) => `${JSON.stringify(event)}\n`).join('')
    }
    const found = await file(`runs/${encodeURIComponent(run)}/${encodeURIComponent(episode)}.jsonl`)
    if (!found.ok) throw new InvalidInput(`there is no episode ${episode} in ${run}`)
    return found.text()
  }

  return async (request, init) => {
    const { pathname, search } = new URL(request instanceof Request ? request.url : request, location.origin)
    return app.request(pathname + search, init)
  }
}

const readJson = async (response: Response): Promise<any> => (response.ok ? response.json() : { runs: [], loose: [] })

/** The file, or what says that it was not put there. */
const there = (response: Response): Response =>
  response.ok ? response : Response.json({ error: 'this was not put into the static edition' }, { status: 404 })

function withTables(listed: { runs: unknown[]; loose: { name: string; episodes: number }[] }, shelf: TabShelf) {
  const episodes = shelf.tables().length
  const others = listed.loose.filter(({ name }) => name !== TABLES)
  return { ...listed, loose: [...others, ...(episodes > 0 ? [{ name: TABLES, episodes }] : [])] }
}

/** What was played in this tab, as the server tells it of its tables. */
function pageOf(shelf: TabShelf) {
  const episodes = shelf.tables().flatMap((id) => {
    const events = shelf.events(id)
    if (!events) return []
    const end = events.findLast((event) => event.type === 'ended')
    const actions = events.filter(({ type }) => type === 'acted').length
    return [
      {
        ...{ id, game: startOf(events).game, values: [], actions, words: 0, refusals: 0, cost: 0 },
        ...{ status: end?.status ?? 'not ended', reason: end?.reason ?? '' },
      },
    ]
  })
  return { name: TABLES, metrics: [], episodes, lookFirst: [], damaged: [] }
}
