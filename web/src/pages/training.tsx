/** A training: its curve, which grows while it runs, and what came of it. */
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { readTraining, type TrainingPage as Page } from '../api.ts'
import { Curve } from '../curve.tsx'
import { Trouble } from '../key-prompt.tsx'
import { Shell } from '../shell.tsx'

/** Milliseconds between two looks at a training that goes on. */
const AGAIN = 5000

export function TrainingPage() {
  const { training } = useParams({ from: '/trainings/$training' })
  const page = useQuery({
    queryKey: ['training', training],
    queryFn: () => readTraining(training),
    refetchInterval: ({ state }) => (state.data?.card ? false : AGAIN),
  })
  return (
    <Shell
      title={training}
      where={
        <>
          <Link to="/runs">Runs</Link> <span aria-hidden="true">/</span> {training}
        </>
      }
    >
      <div className="column">
        <h1>{page.data ? `${page.data.method}, ${page.data.label}` : training}</h1>
        {page.error && <Trouble error={page.error} />}
        {page.isPending && <p className="soft">The training is being read …</p>}
        {page.data && <Told {...page.data} />}
      </div>
    </Shell>
  )
}

function Told({ card, steps, curve }: Page) {
  const last = curve.at(-1)
  return (
    <>
      {card ? (
        <p>
          Score <strong>{card.score.mean}</strong> (95 %: {card.score.low} to {card.score.high}, {card.score.episodes}{' '}
          episodes), measured apart from training. {steps} steps in {card.seconds} s on {card.cores}{' '}
          {card.cores === 1 ? 'core' : 'cores'}, {card.date}, Roundtable {card.software}.
        </p>
      ) : (
        <p>
          Not finished: {steps} steps so far{last ? `, score ${last[1]}` : ''}. The same command resumes it.
        </p>
      )}
      {curve.length > 1 ? <Curve points={curve} /> : <p className="soft">There is no curve yet.</p>}
      {card && <pre className="words">{card.command}</pre>}
    </>
  )
}
