/** What has been played: runs to read and compare, and episodes that belong to none. */
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { listRuns, type RunSummary, type ListedTraining } from '../api.ts'
import { Trouble } from '../key-prompt.tsx'
import { Shell } from '../shell.tsx'
import { cellText } from '../cell-text.ts'

const LOOSE: Readonly<Record<string, string>> = {
  tables: 'played at tables of this server',
  played: 'played at a terminal',
  forks: 'forked from other episodes',
}

export function RunsPage() {
  const runs = useQuery({ queryKey: ['runs'], queryFn: listRuns })
  const [filter, setFilter] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const navigate = useNavigate()
  const shown = useMemo(() => runs.data?.runs.filter((run) => matches(run, filter)) ?? [], [runs.data, filter])
  const choose = (name: string): void =>
    setChosen((before) => (before.includes(name) ? before.filter((one) => one !== name) : [...before, name].slice(-2)))
  const [a, b] = chosen
  return (
    <Shell
      title="Runs"
      where={
        <>
          <Link to="/">Games</Link> <span aria-hidden="true">/</span> Runs
        </>
      }
    >
      <div className="column">
        <h1>Runs</h1>
        <p className="soft">
          A run is a set of episodes under one plan. Open one for its report and its episodes; choose two to compare
          them.
        </p>
        {runs.error && <Trouble error={runs.error} />}
        {runs.isPending && <p className="soft">The runs are being read …</p>}
        {runs.data && runs.data.runs.length === 0 && (
          <div className="card">
            <p>Nothing has been played into this folder yet. In a terminal:</p>
            <pre className="words">npx roundtable run traveling-adventurers</pre>
          </div>
        )}
        {runs.data && runs.data.runs.length > 0 && (
          <>
            <div className="row">
              <label htmlFor="filter">Only</label>
              <input
                id="filter"
                type="search"
                placeholder="a game, an agent, a name"
                value={filter}
                onChange={(event) => setFilter(event.target.value)}
              />
              <button
                type="button"
                disabled={a === undefined || b === undefined}
                onClick={() => void navigate({ to: '/compare', search: { a: a!, b: b! } })}
              >
                Compare two
              </button>
            </div>
            <div className="scroll" tabIndex={0} role="region" aria-label="Runs">
              <table>
                <thead>
                  <tr>
                    <th scope="col">
                      <span className="unseen">compare</span>
                    </th>
                    <th scope="col">run</th>
                    <th scope="col">who</th>
                    <th scope="col">when</th>
                    <th scope="col" className="number">
                      episodes
                    </th>
                    <th scope="col" className="number">
                      headline
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {shown.map((run) => (
                    <tr key={run.name}>
                      <td>
                        <input
                          type="checkbox"
                          aria-label={`Compare ${run.name}`}
                          checked={chosen.includes(run.name)}
                          disabled={run.problem !== undefined}
                          onChange={() => choose(run.name)}
                        />
                      </td>
                      <td>
                        <Link to="/runs/$run" params={{ run: run.name }}>
                          {run.name}
                        </Link>
                      </td>
                      <td>{run.problem ? <span className="problem">{run.problem}</span> : run.who}</td>
                      <td className="soft">{run.when}</td>
                      <td className="number">
                        {run.finished === run.planned ? run.finished : `${run.finished} of ${run.planned}`}
                      </td>
                      <td className="number">
                        {run.headline ? (
                          <>
                            {cellText(run.headline.cell)} <small className="soft">{run.headline.label}</small>
                          </>
                        ) : (
                          '–'
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </>
        )}
        {runs.data?.trainings && runs.data.trainings.length > 0 && <Trainings trainings={runs.data.trainings} />}
        {runs.data && runs.data.loose.some(({ episodes }) => episodes > 0) && (
          <section aria-label="Single episodes">
            <h2>Single episodes</h2>
            <ul className="lines">
              {runs.data.loose
                .filter(({ episodes }) => episodes > 0)
                .map(({ name, episodes }) => (
                  <li key={name}>
                    <Link to="/runs/$run" params={{ run: name }}>
                      {episodes} {LOOSE[name] ?? name}
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        )}
      </div>
    </Shell>
  )
}

function Trainings({ trainings }: { readonly trainings: readonly ListedTraining[] }) {
  return (
    <section aria-label="Trainings">
      <h2>Trainings</h2>
      <ul className="lines">
        {trainings.map(({ name, method, label, steps, card }) => (
          <li key={name}>
            <Link to="/trainings/$training" params={{ training: name }}>
              {method}, {label}
            </Link>{' '}
            <span className="soft">
              {card ? `score ${card.score.mean} after ${steps} steps` : `${steps} steps so far`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const matches = ({ name, game, who }: RunSummary, filter: string): boolean =>
  `${name} ${game} ${who}`.toLowerCase().includes(filter.trim().toLowerCase())
