/** A live table as one seat sees it: the board is the page; whose turn it is above, words and what can be done below. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import type { Status } from 'roundtable'
import { describeSeat, handOver, leaveSeat, Refused, type About } from '../api.ts'
import { readInvitations } from '../invitations.ts'
import { useKeys } from '../keys.tsx'
import { useDraft } from '../boards/parts/use-draft.ts'
import { looksOf } from '../looks.ts'
import { SeatName } from '../seat-mark.tsx'
import { Dialog } from '../dialog.tsx'
import { Problem, Shell } from '../shell.tsx'
import { Countdown } from '../countdown.tsx'
import { BoardPlace, hasBoard } from '../table/board-place.tsx'
import { News } from '../table/news.tsx'
import { PlainTable } from '../table/plain-table.tsx'
import { useSeat, type SeatView } from '../table/use-seat.ts'

export function TablePage() {
  const token = useLocation({ select: ({ hash }) => hash })
  const about = useQuery({
    queryKey: ['seat', token],
    queryFn: () => describeSeat(token),
    enabled: token !== '',
    // A seat that cannot be reached, or that another server still hosts, is asked for until it can.
    retry: (_, error) => error instanceof Refused && (error.status === 0 || error.status === 503),
    retryDelay: 1500,
    staleTime: 0,
  })
  if (token === '' || about.error)
    return (
      <Shell title="No seat">
        <div className="column">
          <h1>This link opens no seat</h1>
          <p>
            {about.error && !isUnknown(about.error)
              ? about.error.message
              : 'Perhaps a part of it is missing: ask for it again.'}
          </p>
          <p>
            <Link to="/">To the games</Link>
          </p>
        </div>
      </Shell>
    )
  if (!about.data)
    return (
      <Shell title="A table">
        <p className="column soft">
          {about.failureCount > 0
            ? `${about.failureReason?.message ?? 'The server cannot be reached just now.'} Your seat is kept.`
            : 'Your seat is being fetched …'}
        </p>
      </Shell>
    )
  return <LiveTable key={token} token={token} about={about.data} />
}

const isUnknown = (error: Error): boolean => error instanceof Refused && error.status === 401

/** What stands around a table that is a part of something larger, as of a study. */
export interface TableFrame {
  readonly where: ReactNode
  readonly tools?: ReactNode
  readonly above?: ReactNode
}

/** `frame`: the seat belongs to somebody who can neither leave nor hand it over here, and is not led elsewhere. */
export function LiveTable({
  token,
  about,
  frame,
}: {
  readonly token: string
  readonly about: About
  readonly frame?: TableFrame
}) {
  const seat = useSeat(token)
  const { observed, ended, act, sending } = seat
  const looks = looksOf(about.seats)
  const own = looks.find((look) => look.seat === about.seat)!
  const [showsRules, setShowsRules] = useState(false)
  const [inWords, setInWords] = useState(false)
  // Where the board takes moves and messages itself, a line for both is there for those who want it.
  const [writes, setWrites] = useState(false)
  const isMine = about.holder === 'human' || about.holder === 'remote'
  const mayAct = isMine && observed?.turn != null && !ended
  const line = useRef<HTMLInputElement>(null)
  useKeys([
    {
      key: '/',
      about: 'write a message, or a move in words',
      do: () => {
        setWrites(true)
        // The line may only come with this.
        setTimeout(() => line.current?.focus())
      },
    },
    { key: 'r', about: 'the rules', do: () => setShowsRules(true) },
    { key: 'b', about: 'the board in words, and back', do: () => setInWords((before) => !before) },
  ])
  const showsLine = writes || inWords || !hasBoard(about.game)
  const onAction = mayAct ? (action: unknown) => act({ action }) : undefined
  const plain = observed && (
    <PlainTable
      observation={observed.observation}
      text={observed.text}
      seat={about.seat}
      seats={looks}
      actions={observed.actions}
      schema={about.schemas.action}
      disabled={sending}
      onAction={onAction}
    />
  )
  return (
    <Shell
      wide
      title={about.title}
      where={frame?.where ?? <span>{about.title}</span>}
      leads={!frame}
      tools={
        <>
          {frame?.tools}
          <span className="pill">
            You: <SeatName look={own} />
          </span>
          <Turn seat={seat} about={about} />
          <Clock key={observed?.n} left={ended ? undefined : observed?.untilClock} />
          <button type="button" className="quiet" onClick={() => setShowsRules(true)}>
            Rules
          </button>
          {hasBoard(about.game) && (
            <button type="button" className="quiet" aria-pressed={inWords} onClick={() => setInWords(!inWords)}>
              In words
            </button>
          )}
          {!frame && <Holder token={token} about={about} isOver={ended !== undefined} />}
        </>
      }
    >
      {frame ? frame.above : <Invitations table={about.table} />}
      {seat.line === 'lost' && (
        <p className="banner warn" role="status">
          The line to the server is cut. Your seat is kept; what you do is sent as soon as it is back.
        </p>
      )}
      {seat.line === 'closed' && <Problem>This seat is no longer there.</Problem>}
      {seat.waiting && (
        <p className="banner warn" role="status">
          Somebody has left. The table waits for them for a while, then the game ends.
        </p>
      )}
      {!frame && !isMine && !ended && <Watching token={token} about={about} />}
      {!frame && ended && <End ended={ended} about={about} />}
      {frame && ended && (
        <p className="banner end" role="status">
          The game is over. The next page comes in a moment.
        </p>
      )}
      <div className="board-place">
        {!observed ? (
          <p className="soft">The table is being fetched …</p>
        ) : inWords ? (
          plain
        ) : (
          <BoardPlace
            game={about.game}
            plain={plain}
            observation={observed.observation}
            seat={about.seat}
            seats={looks}
            actions={observed.actions}
            onAction={onAction as never}
          />
        )}
      </div>
      <News text={observed?.text} />
      <footer className={showsLine ? 'below' : 'below below-slim'}>
        <Notices seat={seat} />
        {!ended && isMine && showsLine && <WriteLine ref={line} seat={seat} mayAct={mayAct} />}
        {!ended && isMine && !showsLine && (
          <p className="soft small">
            <span className="hints">
              <kbd>Tab</kbd> from one thing to the next{' '}
            </span>
            <button type="button" className="link" onClick={() => setWrites(true)}>
              <kbd className="hints">/</kbd> play by writing
            </button>
          </p>
        )}
      </footer>
      <Dialog title="Rules" open={showsRules} onClose={() => setShowsRules(false)}>
        <pre className="words" tabIndex={0}>
          {about.rules}
        </pre>
      </Dialog>
    </Shell>
  )
}

function Turn({ seat: { observed, ended, line }, about }: { readonly seat: SeatView; readonly about: About }) {
  const [text, strong] = ended
    ? ['Over', false]
    : line === 'lost'
      ? ['No connection', false]
      : observed?.turn === 'must'
        ? ['Your turn', true]
        : observed?.turn === 'may'
          ? ['You may act', true]
          : about.seats.length > 1
            ? ['The others are thinking', false]
            : ['Wait', false]
  return (
    <span className={strong ? 'pill pill-strong' : 'pill'} role="status">
      {text}
    </span>
  )
}

/** How long it is until the game's clock acts, where that is worth waiting for. */
function Clock({ left }: { readonly left: number | undefined }) {
  const [came] = useState(Date.now)
  if (left === undefined) return null
  return (
    <span className="pill" title="Until the game’s clock acts, unless somebody does">
      <Countdown until={came + left} ahead={0} /> left
    </span>
  )
}

function Notices({ seat: { notices, dismiss } }: { readonly seat: ReturnType<typeof useSeat> }) {
  return (
    <div role="alert" className="notices">
      {notices.map(({ id, kind, text }) => (
        <p key={id} className={`notice notice-${kind}`}>
          {text}
          <button type="button" className="quiet icon" aria-label="Dismiss" onClick={() => dismiss(id)}>
            ✕
          </button>
        </p>
      ))}
    </div>
  )
}

/** A line that goes through the game's own reader: a message, or a move in words. */
function WriteLine({
  ref,
  seat: { act, sending },
  mayAct,
}: {
  readonly ref: React.Ref<HTMLInputElement>
  readonly seat: ReturnType<typeof useSeat>
  readonly mayAct: boolean
}) {
  const [text, setText] = useDraft('a move in words')
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (text.trim() === '' || !mayAct) return
    if (await act({ reply: text })) setText('')
  }
  return (
    <form className="write" onSubmit={(event) => void send(event)}>
      <input
        ref={ref}
        type="text"
        aria-label="Write to your partner, or a move in words"
        placeholder={mayAct ? 'Write to your partner, or a move in words …' : 'Wait for your turn …'}
        maxLength={20_000}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="primary" disabled={!mayAct || sending || text.trim() === ''}>
        {sending ? 'Sending …' : 'Send'}
      </button>
    </form>
  )
}

const HOW: Readonly<Record<Status, string>> = {
  completed: 'The game is over',
  stopped: 'The game was stopped',
  failed: 'The game broke off',
  cancelled: 'The game was called off',
  abandoned: 'The game was given up',
}

/** Whose fault it was is told to those who may read the log; here, that it was not this person's. */
function whyOf({ status, reason }: NonNullable<SeatView['ended']>, { seats }: About): string {
  if (status === 'failed')
    return 'something went wrong outside the game, such as a fault in a program that plays. It is nothing that you did.'
  if (status === 'stopped' && seats.length > 1)
    return 'whoever plays another seat did not act in time, or could not as the rules have it. It is nothing that you did.'
  return /[.!?]$/.test(reason) ? reason : `${reason}.`
}

function End({ ended, about }: { readonly ended: NonNullable<SeatView['ended']>; readonly about: About }) {
  return (
    <section className="banner end" aria-label="The end">
      <p role="status">
        <strong>{HOW[ended.status]}</strong>: {whyOf(ended, about)}
        {ended.score !== null && (
          <>
            {' '}
            Your score: <strong>{Number(ended.score.toPrecision(4))}</strong>.
          </>
        )}
      </p>
      {ended.afterwards !== undefined && <p className="afterwards">{ended.afterwards}</p>}
      <p>
        <Link to="/games/$game" params={{ game: about.game }} className="button">
          Play again
        </Link>{' '}
        <Link to="/runs/$run/episodes/$episode" params={{ run: 'tables', episode: about.table }}>
          Read it again, from every seat
        </Link>
      </p>
    </section>
  )
}

/** What the others are invited by, for whoever opened the table. */
function Invitations({ table }: { readonly table: string }) {
  const [invitations] = useState(() => readInvitations(table))
  const [copied, setCopied] = useState<string>()
  if (invitations.length === 0) return null
  return (
    <details className="banner invite" open>
      <summary>Invite: whoever opens such a link sits down there</summary>
      {invitations.map(({ seat, link }) => {
        const address = new URL(link, location.origin).href
        return (
          <p key={seat} className="invitation">
            <label htmlFor={`link-${seat}`}>{seat}</label>
            <input id={`link-${seat}`} readOnly value={address} onFocus={(event) => event.target.select()} />
            <button
              type="button"
              onClick={() => {
                void navigator.clipboard?.writeText(address).then(() => setCopied(seat))
              }}
            >
              {copied === seat ? 'Copied' : 'Copy'}
            </button>
          </p>
        )
      })}
    </details>
  )
}

function useHandOver(token: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (holder: string) => handOver(token, holder),
    onSettled: () => queries.invalidateQueries({ queryKey: ['seat', token] }),
  })
}

/** An agent decides for this seat: it can be taken, at any moment. */
function Watching({ token, about }: { readonly token: string; readonly about: About }) {
  const handing = useHandOver(token)
  return (
    <p className="banner" role="status">
      {about.holder === null ? 'Nobody sits here.' : `The agent ${about.holder} plays this seat; you look on.`}{' '}
      <button type="button" className="primary" disabled={handing.isPending} onClick={() => handing.mutate('human')}>
        Take this seat
      </button>
      {handing.error && <span className="problem">{handing.error.message}</span>}
    </p>
  )
}

/** Gives the seat to an agent for a while, or leaves it for good. */
function Holder({ token, about, isOver }: { readonly token: string; readonly about: About; readonly isOver: boolean }) {
  const handing = useHandOver(token)
  const [asks, setAsks] = useState(false)
  const [agent, setAgent] = useState(about.agents[0] ?? '')
  const leaving = useMutation({ mutationFn: () => leaveSeat(token), onSuccess: () => setAsks(false) })
  useEffect(() => {
    if (isOver) setAsks(false)
  }, [isOver])
  if (isOver) return null
  return (
    <>
      <button type="button" className="quiet" onClick={() => setAsks(true)}>
        Leave
      </button>
      <Dialog title="Leave the seat" open={asks} onClose={() => setAsks(false)}>
        <p>Only want a break? Close the page: your seat is kept, and the same address brings you back.</p>
        {(about.holder === 'human' || about.holder === 'remote') && about.agents.length > 0 && (
          <div className="row">
            <label htmlFor="agent">An agent plays on, until you take the seat again:</label>
            <select id="agent" value={agent} onChange={(event) => setAgent(event.target.value)}>
              {about.agents.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
            <button
              type="button"
              disabled={handing.isPending}
              onClick={() => handing.mutate(agent, { onSuccess: () => setAsks(false) })}
            >
              Give it the seat
            </button>
          </div>
        )}
        {handing.error && <Problem>{handing.error.message}</Problem>}
        <div className="row">
          <span>Go for good: the game ends for everybody.</span>
          <button type="button" className="danger" disabled={leaving.isPending} onClick={() => leaving.mutate()}>
            Leave for good
          </button>
        </div>
        {leaving.error && <Problem>{leaving.error.message}</Problem>}
      </Dialog>
    </>
  )
}
