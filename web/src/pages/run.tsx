/** A run: its report as in the terminal, what to look at first, and all of its episodes. */
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { readReport, readRun } from '../api.ts'
import { EpisodeList } from '../episode-list.tsx'
import { Trouble } from '../key-prompt.tsx'
import { ReportTables } from '../report-tables.tsx'
import { Problem, Shell } from '../shell.tsx'
import { site } from '../site.ts'

export function RunPage() {
  const { run } = useParams({ from: '/runs/$run' })
  const page = useQuery({ queryKey: ['run', run], queryFn: () => readRun(run) })
  const isRun = page.data?.game !== undefined
  return (
    <Shell
      title={run}
      where={
        <>
          <Link to="/runs">Runs</Link> <span aria-hidden="true">/</span> {run}
        </>
      }
    >
      <div className="column">
        <h1>{run}</h1>
        {page.error && <Trouble error={page.error} />}
        {page.isPending && <p className="soft">The episodes are being read …</p>}
        {page.data && page.data.lookFirst.length > 0 && (
          <section aria-label="Look at first">
            <h2>Look at first</h2>
            <ul className="lines">
              {page.data.lookFirst.map(({ episode, why }) => (
                <li key={episode}>
                  <Link to="/runs/$run/episodes/$episode" params={{ run, episode }}>
                    {episode}
                  </Link>
                  <span className="soft">{why}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {isRun && <Report run={run} />}
        {page.data && (
          <section aria-label="Episodes">
            <h2>{page.data.episodes.length === 1 ? 'One episode' : `${page.data.episodes.length} episodes`}</h2>
            {page.data.damaged.map(({ id, why }) => (
              <Problem key={id}>
                {id} is not believed: {why}
              </Problem>
            ))}
            <EpisodeList run={run} metrics={page.data.metrics} episodes={page.data.episodes} />
          </section>
        )}
      </div>
    </Shell>
  )
}

function Report({ run }: { readonly run: string }) {
  const [floors, setFloors] = useState(false)
  const report = useQuery({
    queryKey: ['report', run, floors],
    queryFn: () => readReport([run], floors),
    placeholderData: (before) => before,
  })
  return (
    <section aria-label="Report">
      <div className="row">
        <h2>Report</h2>
        {!site().isAlone && (
          <label className="check">
            <input type="checkbox" checked={floors} onChange={(event) => setFloors(event.target.checked)} />
            <span>floors and ceiling beside it (they are played now, which can take a while)</span>
          </label>
        )}
      </div>
      {report.error && <Trouble error={report.error} />}
      {report.isFetching && <p className="soft">The report is being made …</p>}
      {report.data && <ReportTables tables={report.data} />}
    </section>
  )
}
