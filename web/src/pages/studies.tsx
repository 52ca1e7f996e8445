/** The studies of this server, for the experimenter. */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Trouble } from '../key-prompt.tsx'
import { Shell } from '../shell.tsx'
import { listStudies } from '../study/api.ts'

export function StudiesPage() {
  const studies = useQuery({ queryKey: ['studies'], queryFn: listStudies, refetchInterval: 5000 })
  return (
    <Shell
      title="Studies"
      where={
        <>
          <Link to="/">Games</Link> <span aria-hidden="true">/</span> Studies
        </>
      }
    >
      <div className="column">
        <h1>Studies</h1>
        {studies.error && <Trouble error={studies.error} />}
        {studies.data?.length === 0 && (
          <p>
            No study is open here. Begin one in a terminal: <code>roundtable study new traveling-adventurers</code>
          </p>
        )}
        <ul className="lines">
          {studies.data?.map(({ name, title, participants, outcomes }) => (
            <li key={name} className="card">
              <h2>
                <Link to="/studies/$study" params={{ study: name }}>
                  {title}
                </Link>
              </h2>
              <p className="soft">
                {name}: {participants.length} came, {outcomes['completed'] ?? 0} completed it
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  )
}
