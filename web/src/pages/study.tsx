/** One study, for its experimenter: who is where, and what can be done for them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { Dialog } from '../dialog.tsx'
import { Trouble } from '../key-prompt.tsx'
import { Shell } from '../shell.tsx'
import { command, readStudy, type Command, type StudyOverview } from '../study/api.ts'

export function StudyPage() {
  const { study } = useParams({ from: '/studies/$study' })
  const read = useQuery({ queryKey: ['studies', study], queryFn: () => readStudy(study), refetchInterval: 2000 })
  return (
    <Shell
      title={read.data?.title ?? study}
      where={
        <>
          <Link to="/studies">Studies</Link> <span aria-hidden="true">/</span> {read.data?.title ?? study}
        </>
      }
    >
      <div className="column">
        <h1>{read.data?.title ?? study}</h1>
        {read.error && <Trouble error={read.error} />}
        {read.data && <Desk overview={read.data} />}
      </div>
    </Shell>
  )
}

function Desk({ overview }: { readonly overview: StudyOverview }) {
  const { name, steps, conditions, outcomes, participants, places } = overview
  const [chosen, setChosen] = useState<string>()
  const [showsAll, setShowsAll] = useState(false)
  const present = participants.filter(({ doing }) => doing !== 'done')
  const listed = showsAll ? participants : present
  return (
    <>
      <p className="soft">
        {participants.length} came{places === undefined ? '' : ` for ${places} places`}, {present.length} are under way.
        Participants come by <code>{new URL(`/study/${name}`, location.origin).href}</code>
      </p>
      <div className="cards">
        <section className="card" aria-label="Where they are">
          <h2>Where they are</h2>
          <Counts rows={steps.map(({ name: step, here }) => [step, here])} />
        </section>
        <section className="card" aria-label="Conditions">
          <h2>Conditions</h2>
          <Counts
            rows={conditions.map(({ name: condition, count, completed }) => [
              condition,
              `${count} (${completed} done)`,
            ])}
          />
        </section>
        <section className="card" aria-label="How it ended">
          <h2>How it ended</h2>
          <Counts rows={Object.entries(outcomes)} />
        </section>
      </div>
      <section aria-label="Participants">
        <div className="row">
          <h2>Participants</h2>
          <label className="check">
            <input type="checkbox" checked={showsAll} onChange={(event) => setShowsAll(event.target.checked)} /> also
            those who are done
          </label>
        </div>
        {listed.length === 0 && <p className="soft">Nobody just now.</p>}
        {listed.length > 0 && (
          <div className="scroll" tabIndex={0} role="region" aria-label="Table of participants">
            <table>
              <thead>
                <tr>
                  <th scope="col">Who</th>
                  <th scope="col">Condition</th>
                  <th scope="col">Where</th>
                  <th scope="col">For</th>
                  <th scope="col">
                    <span className="unseen">What can be done</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {listed.map((one) => (
                  <tr key={one.id}>
                    <th scope="row">{one.id}</th>
                    <td>{one.condition ?? '–'}</td>
                    <td>
                      {one.doing === 'done' ? one.outcome : `${one.step ?? ''}, ${one.doing}`}
                      {one.awaySince !== undefined && <strong> (away for {minutesSince(one.awaySince)})</strong>}
                    </td>
                    <td>{minutesSince(one.since ?? one.arrived)}</td>
                    <td>
                      {one.doing !== 'done' && (
                        <button type="button" aria-label={`Help ${one.id}`} onClick={() => setChosen(one.id)}>
                          Help
                        </button>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
      <Dialog title={`Participant ${chosen ?? ''}`} open={chosen !== undefined} onClose={() => setChosen(undefined)}>
        {chosen !== undefined && <Help overview={overview} participant={chosen} onDone={() => setChosen(undefined)} />}
      </Dialog>
    </>
  )
}

function Counts({ rows }: { readonly rows: readonly (readonly [string, number | string])[] }) {
  if (rows.length === 0) return <p className="soft">Nobody yet.</p>
  return (
    <table>
      <tbody>
        {rows.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="number">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function minutesSince(at: number): string {
  const minutes = Math.max(0, Math.round((Date.now() - at) / 60_000))
  return minutes < 1 ? 'less than a minute' : minutes === 1 ? '1 minute' : `${minutes} minutes`
}

function Help({
  overview: { name, steps },
  participant,
  onDone,
}: {
  readonly overview: StudyOverview
  readonly participant: string
  readonly onDone: () => void
}) {
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const [step, setStep] = useState(steps[0]!.name)
  const doing = useMutation({
    mutationFn: (body: Command) => command(name, participant, body),
    onSuccess: (overview) => {
      queries.setQueryData(['studies', name], overview)
      onDone()
    },
  })
  const speak = (event: SubmitEvent): void => {
    event.preventDefault()
    doing.mutate({ do: 'speak', text })
  }
  return (
    <>
      <form onSubmit={speak} className="field">
        <label htmlFor="say">Say something to them</label>
        <div className="write">
          <input id="say" type="text" maxLength={2000} value={text} onChange={(event) => setText(event.target.value)} />
          <button type="submit" className="primary" disabled={doing.isPending || text.trim() === ''}>
            Say it
          </button>
        </div>
      </form>
      <div className="row">
        <label htmlFor="move">Put them to another step</label>
        <select id="move" value={step} onChange={(event) => setStep(event.target.value)}>
          {steps.map(({ name: one }) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <button type="button" disabled={doing.isPending} onClick={() => doing.mutate({ do: 'move', step })}>
          Move
        </button>
      </div>
      <div className="row">
        <span>Release them, with the code for it:</span>
        <button
          type="button"
          className="danger"
          disabled={doing.isPending}
          onClick={() => doing.mutate({ do: 'release' })}
        >
          Release
        </button>
      </div>
      {doing.error && <Trouble error={doing.error} />}
    </>
  )
}
