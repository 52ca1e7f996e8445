/** The addresses of the pages; each page is loaded when somebody goes there. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Link,
  Outlet,
  type ErrorComponentProps,
  type LocationRewrite,
} from '@tanstack/react-router'
import { Home } from './pages/home.tsx'
import { Shell } from './shell.tsx'
import { site } from './site.ts'

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound })

function NotFound() {
  return (
    <Shell title="Not here">
      <div className="column">
        <h1>There is nothing at this address</h1>
        <p>
          <Link to="/">To the first page</Link>
        </p>
      </div>
    </Shell>
  )
}

function Broken({ error }: ErrorComponentProps) {
  return (
    <Shell title="Something broke">
      <div className="column">
        <h1>Something broke in this page</h1>
        <p className="problem">{error instanceof Error ? error.message : String(error)}</p>
        <p>Reload it; nothing that was played is lost.</p>
      </div>
    </Shell>
  )
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
const number = (value: unknown): number | undefined => {
  const found = Number(value)
  return value !== undefined && Number.isInteger(found) && found > 0 ? found : undefined
}

const home = createRoute({ getParentRoute: () => root, path: '/', component: Home })
const game = createRoute({
  getParentRoute: () => root,
  path: '/games/$game',
  component: lazyRouteComponent(() => import('./pages/game.tsx'), 'GamePage'),
})
const table = createRoute({
  getParentRoute: () => root,
  path: '/table',
  component: lazyRouteComponent(() => import('./pages/table.tsx'), 'TablePage'),
})
const tables = createRoute({
  getParentRoute: () => root,
  path: '/tables',
  component: lazyRouteComponent(() => import('./pages/tables.tsx'), 'TablesPage'),
})
const runs = createRoute({
  getParentRoute: () => root,
  path: '/runs',
  component: lazyRouteComponent(() => import('./pages/runs.tsx'), 'RunsPage'),
})
const run = createRoute({
  getParentRoute: () => root,
  path: '/runs/$run',
  component: lazyRouteComponent(() => import('./pages/run.tsx'), 'RunPage'),
})
const training = createRoute({
  getParentRoute: () => root,
  path: '/trainings/$training',
  component: lazyRouteComponent(() => import('./pages/training.tsx'), 'TrainingPage'),
})
const episode = createRoute({
  getParentRoute: () => root,
  path: '/runs/$run/episodes/$episode',
  // What is left out here stays as it was typed: what cannot be is undefined.
  validateSearch: (search: Record<string, unknown>): { at?: number | undefined; seat?: string | undefined } => ({
    at: number(search['at']),
    seat: text(search['seat']),
  }),
  component: lazyRouteComponent(() => import('./pages/episode.tsx'), 'EpisodePage'),
})
const compare = createRoute({
  getParentRoute: () => root,
  path: '/compare',
  validateSearch: (search: Record<string, unknown>): { a?: string | undefined; b?: string | undefined } => ({
    a: text(search['a']),
    b: text(search['b']),
  }),
  component: lazyRouteComponent(() => import('./pages/compare.tsx'), 'ComparePage'),
})

const study = createRoute({
  getParentRoute: () => root,
  path: '/study/$study',
  component: lazyRouteComponent(() => import('./pages/participant.tsx'), 'ParticipantPage'),
})
const studies = createRoute({
  getParentRoute: () => root,
  path: '/studies',
  component: lazyRouteComponent(() => import('./pages/studies.tsx'), 'StudiesPage'),
})
const desk = createRoute({
  getParentRoute: () => root,
  path: '/studies/$study',
  component: lazyRouteComponent(() => import('./pages/study.tsx'), 'StudyPage'),
})

/** What was played in this tab is no file of its own: its address is that of a page that is one. */
const OF_THIS_TAB = /^\/runs\/tables\/episodes\/([^/]+)\/?$/
const ofThisTab: LocationRewrite = {
  output({ url }) {
    const [, episode] = OF_THIS_TAB.exec(url.pathname) ?? []
    if (episode === undefined) return url
    url.pathname = '/runs/tables/'
    url.searchParams.set('episode', decodeURIComponent(episode))
    return url
  },
  input({ url }) {
    const episode = url.searchParams.get('episode')
    if (episode === null || !/^\/runs\/tables\/?$/.test(url.pathname)) return url
    url.pathname = `/runs/tables/episodes/${encodeURIComponent(episode)}`
    url.searchParams.delete('episode')
    return url
  },
}

export const router = createRouter({
  routeTree: root.addChildren([home, game, table, tables, runs, run, training, episode, compare, study, studies, desk]),
  basepath: site().base,
  ...(site().isAlone && { rewrite: ofThisTab }),
  defaultErrorComponent: Broken,
  defaultPreload: 'intent',
  scrollRestoration: false,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
