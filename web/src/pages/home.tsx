/** The first page: what this is, the games as cards, what was played. */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listGames, listRuns, listTables, type ListedGame } from '../api.ts'
import { Trouble } from '../key-prompt.tsx'
import { Shell } from '../shell.tsx'
import { listStudies } from '../study/api.ts'
import { GROUPS } from './groups.ts'

export function Home() {
  const games = useQuery({ queryKey: ['games'], queryFn: listGames })
  return (
    <Shell title="Roundtable" where={<Link to="/runs">Runs</Link>}>
      <div className="column">
        <section className="hello">
          <h1>Sit down and solve something together</h1>
          <p className="lead">
            Roundtable holds games in which nobody can win alone: each seat knows something that the others do not.
            People, symbolic agents and language models take the seats, and every move is kept to be read again.
          </p>
          <p className="soft">
            Choose a game: a partner waits in the other seat already. Or read <Link to="/runs">what others played</Link>
            .
          </p>
        </section>
        {games.error && <Trouble error={games.error} />}
        {games.isPending && <p className="soft">The games are being fetched …</p>}
        {games.data &&
          GROUPS.map(({ title, about, names }) => {
            const group = games.data.filter(({ name }) => names?.includes(name) ?? !isGrouped(name))
            return group.length === 0 ? null : (
              <section key={title} aria-label={title}>
                <h2>{title}</h2>
                <p className="soft">{about}</p>
                <div className="cards">
                  {group.map((game) => (
                    <GameCard key={game.name} game={game} />
                  ))}
                </div>
              </section>
            )
          })}
        <Now />
      </div>
    </Shell>
  )
}

const isGrouped = (name: string): boolean => GROUPS.some(({ names }) => names?.includes(name))

function GameCard({ game: { name, title, about, seats } }: { readonly game: ListedGame }) {
  return (
    <Link to="/games/$game" params={{ game: name }} className="card game-card">
      <h3>{title}</h3>
      <p>{about}</p>
      <p className="soft small">{seats.length === 1 ? 'alone' : `${seats.length} seats`}</p>
    </Link>
  )
}

/** Tables under way and the latest runs, for whoever may see them. */
function Now() {
  const tables = useQuery({ queryKey: ['tables'], queryFn: listTables })
  const runs = useQuery({ queryKey: ['runs'], queryFn: listRuns })
  const studies = useQuery({ queryKey: ['studies'], queryFn: listStudies })
  const latest = runs.data?.runs.slice(0, 5) ?? []
  return (
    <>
      {tables.data && tables.data.length > 0 && (
        <section aria-label="Tables under way">
          <h2>Under way</h2>
          <p>
            <Link to="/tables">{tables.data.length === 1 ? 'One table' : `${tables.data.length} tables`}</Link>{' '}
            <span className="soft">
              {tables.data.length === 1 ? 'is' : 'are'} played at now; you can take a seat over and give it back.
            </span>
          </p>
        </section>
      )}
      {studies.data && studies.data.length > 0 && (
        <section aria-label="Studies">
          <h2>Studies</h2>
          <p>
            <Link to="/studies">{studies.data.length === 1 ? 'One study' : `${studies.data.length} studies`}</Link>{' '}
            <span className="soft">with people: who is where, and how it stands with the conditions.</span>
          </p>
        </section>
      )}
      {latest.length > 0 && (
        <section aria-label="Latest runs">
          <h2>Latest runs</h2>
          <ul className="lines">
            {latest.map(({ name, game, when, finished }) => (
              <li key={name}>
                <Link to="/runs/$run" params={{ run: name }}>
                  {name}
                </Link>
                <span className="soft">
                  {game} · {finished} {finished === 1 ? 'episode' : 'episodes'} · {when}
                </span>
              </li>
            ))}
          </ul>
          <p>
            <Link to="/runs">All runs</Link>
          </p>
        </section>
      )}
    </>
  )
}
