/** Two runs beside each other: the report of both in one table, with the difference on the same seeds and its interval. */
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { listRuns, readReport } from '../api.ts'
import { Trouble } from '../key-prompt.tsx'
import { ReportTables } from '../report-tables.tsx'
import { Shell } from '../shell.tsx'

export function ComparePage() {
  const { a, b } = useSearch({ from: '/compare' })
  const navigate = useNavigate()
  const runs = useQuery({ queryKey: ['runs'], queryFn: listRuns })
  const report = useQuery({
    queryKey: ['report', a, b],
    queryFn: () => readReport([a!, b!], false),
    enabled: a !== undefined && b !== undefined,
  })
  const game = runs.data?.runs.find(({ name }) => name === (a ?? b))?.game
  const choice = (mine: 'a' | 'b', value: string | undefined) => (
    <div className="field">
      <label htmlFor={mine}>{mine === 'a' ? 'This run' : 'beside this one'}</label>
      <select
        id={mine}
        value={value ?? ''}
        onChange={(event) =>
          void navigate({ to: '/compare', search: { ...(a && { a }), ...(b && { b }), [mine]: event.target.value } })
        }
      >
        <option value="">choose a run</option>
        {runs.data?.runs
          .filter((run) => run.problem === undefined && (mine === 'a' || game === undefined || run.game === game))
          .map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
      </select>
    </div>
  )
  return (
    <Shell
      title="Compare two runs"
      where={
        <>
          <Link to="/runs">Runs</Link> <span aria-hidden="true">/</span> Compare
        </>
      }
    >
      <div className="column">
        <h1>Compare two runs</h1>
        <p className="soft">
          Runs of one game by one config stand in one table, with the difference on the seeds that both have played.
        </p>
        <div className="row">
          {choice('a', a)}
          {choice('b', b)}
        </div>
        {(runs.error ?? report.error) && <Trouble error={(runs.error ?? report.error)!} />}
        {report.isFetching && <p className="soft">The runs are being read …</p>}
        {report.data && <ReportTables tables={report.data} />}
      </div>
    </Shell>
  )
}
