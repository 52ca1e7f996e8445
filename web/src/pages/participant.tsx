/** A participant's pages: one thing at a time, from consent to the code; a reload comes back to where they were. */
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { describeSeat, Refused } from '../api.ts'
import { Dialog } from '../dialog.tsx'
import { Problem, Shell } from '../shell.tsx'
import { arrive, type EndPage, type GamePage, type ReadingPage, type Shown, type WaitingPage } from '../study/api.ts'
import { Countdown } from '../countdown.tsx'
import { Prose } from '../study/prose.tsx'
import { Questions } from '../study/questions.tsx'
import { useParticipant } from '../study/use-participant.ts'
import { LiveTable } from './table.tsx'

export function ParticipantPage() {
  const { study } = useParams({ from: '/study/$study' })
  const token = useLocation({ select: ({ hash }) => hash })
  return token === '' ? <Arrival study={study} /> : <Participant key={token} study={study} token={token} />
}

const placeOf = (study: string): string => `roundtable:study:${study}`

/** Somebody without a place yet: gets one, or the one that this browser or the platform knows of. */
function Arrival({ study }: { readonly study: string }) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const [tries, setTries] = useState(0)
  const begun = useRef(-1)
  useEffect(() => {
    if (begun.current === tries) return
    begun.current = tries
    const parameters = Object.fromEntries(new URLSearchParams(location.search))
    const known = localStorage.getItem(placeOf(study))
    const go = (token: string): void =>
      void navigate({ to: '/study/$study', params: { study }, hash: token, search: {}, replace: true })
    if (known !== null && Object.keys(parameters).length === 0) return go(known)
    arrive(study, parameters, known).then(
      (token) => {
        localStorage.setItem(placeOf(study), token)
        go(token)
      },
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    )
  }, [study, tries, navigate])
  return (
    <Shell title="A study" leads={false}>
      <div className="column">
        {problem === undefined ? (
          <p className="soft">Your place in the study is being prepared …</p>
        ) : (
          <>
            <h1>You cannot come in by this link yet</h1>
            <Problem>{problem}</Problem>
            <button
              type="button"
              onClick={() => {
                setProblem(undefined)
                setTries(tries + 1)
              }}
            >
              Try again
            </button>
          </>
        )}
      </div>
    </Shell>
  )
}

function Participant({ study, token }: { readonly study: string; readonly token: string }) {
  const place = useParticipant(study, token)
  const { shown, line, sending, problem, problems, ahead } = place
  const heading = useRef<HTMLHeadingElement>(null)
  const step = shown && 'step' in shown.view.page ? shown.view.page.step : shown?.view.page.kind
  // A new page begins at its top, for those who look and those who listen.
  useEffect(() => {
    if (step !== undefined) scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [step])
  if (line === 'closed')
    return (
      <Shell title="A study" leads={false}>
        <div className="column">
          <h1>This link opens no place in a study</h1>
          <Problem>{problem}</Problem>
          <p>Open the study again by the link that you were given.</p>
          <button
            type="button"
            onClick={() => {
              localStorage.removeItem(placeOf(study))
              location.replace(location.pathname)
            }}
          >
            Begin again
          </button>
        </div>
      </Shell>
    )
  if (!shown)
    return (
      <Shell title="A study" leads={false}>
        <p className="column soft">
          {line === 'lost'
            ? 'The server cannot be reached just now. Your place is kept; this page goes on by itself.'
            : 'Your place is being fetched …'}
        </p>
      </Shell>
    )
  const { view, seat } = shown
  const { page } = view
  const notices = (
    <>
      {line === 'lost' && (
        <p className="banner warn" role="status">
          The line to the server is cut. Your place is kept; this page goes on by itself.
        </p>
      )}
      <Messages messages={view.messages} />
    </>
  )
  if (page.kind === 'game' && seat)
    return <Game page={page} view={view} token={seat.token} ahead={ahead} notices={notices} />
  return (
    <Shell
      title={view.title}
      where={<span>{view.title}</span>}
      leads={false}
      tools={page.kind === 'end' ? undefined : <Withdraw place={place} />}
    >
      {notices}
      <div className="column study-page">
        <Progress view={view} />
        <h1 ref={heading} tabIndex={-1}>
          {titleOf(page)}
        </h1>
        {(page.kind === 'consent' || page.kind === 'text') && <Reading page={page} place={place} />}
        {(page.kind === 'quiz' || page.kind === 'questionnaire') && (
          <>
            {page.text !== undefined && <Prose text={page.text} />}
            <Questions
              key={page.step}
              {...{ page, study, problems, sending }}
              onAnswer={(answers) => void place.do({ do: 'answer', step: page.step, answers })}
            />
          </>
        )}
        {page.kind === 'waiting' && <Waiting page={page} ahead={ahead} />}
        {page.kind === 'game' && <p>Your table is being prepared …</p>}
        {page.kind === 'end' && <End page={page} />}
        {problem !== undefined && <Problem>{problem}</Problem>}
        {view.contact !== undefined && <p className="soft small">Questions? Write to {view.contact}.</p>}
      </div>
    </Shell>
  )
}

const TITLES: Readonly<Record<Shown['view']['page']['kind'], string>> = {
  consent: 'Taking part',
  text: 'Please read',
  quiz: 'A few questions',
  questionnaire: 'A few questions',
  waiting: 'Waiting for others',
  game: 'The game',
  end: 'The end',
}

const titleOf = (page: Shown['view']['page']): string =>
  ('title' in page && page.kind !== 'waiting' ? page.title : undefined) ?? TITLES[page.kind]

function Progress({ view: { progress } }: Pick<Shown, 'view'>) {
  const at = Math.min(progress.at + 1, progress.of)
  return (
    <div className="progress">
      <progress value={progress.at} max={progress.of} aria-label="How far you are" />
      <span className="soft small">{progress.at === progress.of ? 'Done' : `Page ${at} of ${progress.of}`}</span>
    </div>
  )
}

function Messages({ messages }: { readonly messages: Shown['view']['messages'] }) {
  const [read, setRead] = useState(0)
  const last = messages.at(-1)
  if (!last || last.n <= read) return null
  return (
    <div className="banner" role="alert">
      <strong>From the experimenter:</strong> {last.text}{' '}
      <button type="button" onClick={() => setRead(last.n)}>
        I have read it
      </button>
    </div>
  )
}

type Acting = ReturnType<typeof useParticipant>

function Reading({ page, place }: { readonly page: ReadingPage; readonly place: Acting }) {
  const { step, text, kind } = page
  return (
    <>
      <Prose text={text} />
      <div className="row">
        {kind === 'consent' ? (
          <>
            <button
              type="button"
              className="primary"
              disabled={place.sending}
              onClick={() => void place.do({ do: 'consent', step, agreed: true })}
            >
              I agree
            </button>
            <button
              type="button"
              disabled={place.sending}
              onClick={() => void place.do({ do: 'consent', step, agreed: false })}
            >
              I do not agree
            </button>
          </>
        ) : (
          <button
            type="button"
            className="primary"
            disabled={place.sending}
            onClick={() => void place.do({ do: 'read', step })}
          >
            Continue
          </button>
        )}
      </div>
    </>
  )
}

function Waiting({
  page: { missing, until, next, text },
  ahead,
}: {
  readonly page: WaitingPage
  readonly ahead: number
}) {
  return (
    <>
      <p className="lead" role="status">
        You wait for {missing === 1 ? 'one other person' : `${missing} others`} to play with. Keep this page open: the
        game begins by itself.
      </p>
      {until !== undefined && (
        <p>
          At most <Countdown until={until} ahead={ahead} /> more; if nobody has come by then, {next}.
        </p>
      )}
      {text !== undefined && <Prose text={text} />}
    </>
  )
}

function Game({
  page,
  view,
  token,
  ahead,
  notices,
}: {
  readonly page: GamePage
  readonly view: Shown['view']
  readonly token: string
  readonly ahead: number
  readonly notices: ReactNode
}) {
  const about = useQuery({
    queryKey: ['seat', token],
    queryFn: () => describeSeat(token),
    retry: (_, error) => error instanceof Refused && error.status === 0,
    retryDelay: 1500,
    staleTime: Infinity,
  })
  if (!about.data)
    return (
      <Shell title={view.title} leads={false}>
        {notices}
        <p className="column soft">{about.error?.message ?? 'Your seat is being fetched …'}</p>
      </Shell>
    )
  return (
    <LiveTable
      key={token}
      token={token}
      about={about.data}
      frame={{
        where: (
          <span>
            {view.title} <span aria-hidden="true">/</span> {titleOf(page)}
            {page.tutorial && ' (practice)'}
          </span>
        ),
        tools: page.until !== undefined && (
          <span className="pill">
            Time left: <Countdown until={page.until} ahead={ahead} />
          </span>
        ),
        above: (
          <>
            {notices}
            {page.text !== undefined && (
              <details className="banner">
                <summary>About this game</summary>
                <Prose text={page.text} />
              </details>
            )}
            {page.away !== undefined && (
              <p className="banner warn" role="status">
                Somebody at your table is away. They are waited for at most{' '}
                <Countdown until={page.away} ahead={ahead} />, then it goes on for you.
              </p>
            )}
          </>
        ),
      }}
    />
  )
}

function End({ page: { text, code, link, pay } }: { readonly page: EndPage }) {
  const [copied, setCopied] = useState(false)
  return (
    <>
      <Prose text={text} />
      {pay && (
        <p>
          Your pay: {pay.base.toFixed(2)} {pay.currency}
          {pay.bonus > 0 && `, and a bonus of ${pay.bonus.toFixed(2)} ${pay.currency}`}.
        </p>
      )}
      {code !== undefined && (
        <div className="card narrow">
          <h2>Your completion code</h2>
          <p className="code" data-testid="code">
            {code}
          </p>
          <div className="row">
            {link !== undefined && (
              <a className="button" href={link}>
                Hand it in
              </a>
            )}
            <button type="button" onClick={() => void navigator.clipboard?.writeText(code).then(() => setCopied(true))}>
              {copied ? 'Copied' : 'Copy the code'}
            </button>
          </div>
        </div>
      )}
      <p className="soft">You can close this page now.</p>
    </>
  )
}

/** Leaves the study for good, after a question. */
function Withdraw({ place }: { readonly place: Acting }) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <button type="button" className="quiet" onClick={() => setAsks(true)}>
        Leave the study
      </button>
      <Dialog title="Leave the study" open={asks} onClose={() => setAsks(false)}>
        <p>Only want a break? Close this page; the same address brings you back to where you were.</p>
        <button
          type="button"
          className="danger"
          onClick={() => {
            setAsks(false)
            void place.do({ do: 'withdraw' })
          }}
        >
          Leave for good
        </button>
      </Dialog>
    </>
  )
}
