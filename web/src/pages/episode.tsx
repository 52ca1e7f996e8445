/** The replay of an episode: one slider moves the board, the words, the thoughts; every seat's view, and the truth. */
import '../no-eval.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { wordsForPeople, type Seat } from 'roundtable'
import { games } from 'roundtable/games'
import { forkEpisode, listGames, readLogText } from '../api.ts'
import type { Marks, SeatLook } from '../boards/board.ts'
import { Status } from '../episode-list.tsx'
import { keepInvitations } from '../invitations.ts'
import { useKeys } from '../keys.tsx'
import { Trouble } from '../key-prompt.tsx'
import { looksOf } from '../looks.ts'
import { partnerName } from '../partner-name.ts'
import { Details } from '../replay/details.tsx'
import { EventRows } from '../replay/event-rows.tsx'
import { isCutShort, readEvents, replayOf, type Replay } from '../replay/replay.ts'
import { Slider } from '../replay/slider.tsx'
import { ToldBoard } from '../replay/told-board.tsx'
import { kindOf } from '../replay/tell-event.ts'
import { Dialog } from '../dialog.tsx'
import { site } from '../site.ts'
import { Problem, Shell } from '../shell.tsx'
import { BoardPlace } from '../table/board-place.tsx'
import { PlainTable } from '../table/plain-table.tsx'

export function EpisodePage() {
  const { run, episode } = useParams({ from: '/runs/$run/episodes/$episode' })
  const loaded = useQuery({
    queryKey: ['replay', run, episode],
    queryFn: async () => {
      const text = await readLogText(run, episode)
      const events = readEvents(text)
      const [start] = events
      const name = start?.type === 'started' ? start.game : ''
      return { replay: replayOf(events, await games[name]?.()), isCut: isCutShort(text) }
    },
    staleTime: 0,
    // A replay holds functions: it is never compared with the one before.
    structuralSharing: false,
  })
  if (loaded.data) return <ReplayView run={run} episode={episode} {...loaded.data} />
  return (
    <Shell title={episode} where={<Where run={run} episode={episode} />}>
      <div className="column">
        {loaded.error ? <Trouble error={loaded.error} /> : <p className="soft">The log is being fetched …</p>}
      </div>
    </Shell>
  )
}

const Where = ({ run, episode }: { readonly run: string; readonly episode: string }) => (
  <>
    <Link to="/runs/$run" params={{ run }}>
      {run}
    </Link>{' '}
    <span aria-hidden="true">/</span> {episode}
  </>
)

const TABS = {
  events: 'Events',
  actions: 'Actions',
  thoughts: 'Thoughts',
  models: 'Model calls',
} as const
type Tab = keyof typeof TABS

const isIn: Readonly<Record<Tab, (event: Replay['events'][number]) => boolean>> = {
  events: () => true,
  actions: ({ type }) => !['called', 'answered', 'used', 'noted'].includes(type),
  thoughts: (event) => event.type === 'noted' || (event.type === 'acted' && event.notes !== undefined),
  models: ({ type }) => ['called', 'answered', 'unanswered', 'used'].includes(type),
}

/** Milliseconds between two events of a replay that runs by itself. */
const PACE = 400

function ReplayView({
  run,
  episode,
  replay,
  isCut,
}: {
  readonly run: string
  readonly episode: string
  readonly replay: Replay
  readonly isCut: boolean
}) {
  const search = useSearch({ from: '/runs/$run/episodes/$episode' })
  const navigate = useNavigate({ from: '/runs/$run/episodes/$episode' })
  const { events, seats, game } = replay
  const at = Math.min(Math.max(search.at ?? 1, 1), events.length)
  const lens = search.seat !== undefined && seats.includes(search.seat) ? search.seat : undefined
  const goTo = useCallback(
    (n: number) =>
      void navigate({
        search: (before) => ({ ...before, at: Math.min(Math.max(n, 1), events.length) }),
        replace: true,
        resetScroll: false,
      }),
    [navigate, events.length],
  )
  const lookAs = (seat: Seat | undefined): void =>
    void navigate({
      search: ({ seat: _, ...before }) => ({ ...before, ...(seat !== undefined && { seat }) }),
      resetScroll: false,
    })
  const looks = useMemo(() => looksOf(seats, namesOf(replay)), [seats, replay])
  const [tab, setTab] = useState<Tab>('events')
  const shown = useMemo(() => events.filter(isIn[tab]).map(({ n }) => n), [events, tab])
  const [runs, setRuns] = useState(false)
  useEffect(() => {
    if (!runs) return
    if (at >= events.length) return setRuns(false)
    const timer = setTimeout(() => goTo(at + 1), PACE)
    return () => clearTimeout(timer)
  }, [runs, at, events.length, goTo])
  const find = (step: 1 | -1, wanted: (kind: string) => boolean): void => {
    for (let n = at + step; n >= 1 && n <= events.length; n += step) if (wanted(kindOf(events[n - 1]!))) return goTo(n)
  }
  useKeys([
    { key: 'ArrowLeft', shown: '←', about: 'one event back', do: () => goTo(at - 1) },
    { key: 'ArrowRight', shown: '→', about: 'one event on', do: () => goTo(at + 1) },
    { key: '[', about: 'to the action before', do: () => find(-1, (kind) => kind === 'action') },
    { key: ']', about: 'to the next action', do: () => find(1, (kind) => kind === 'action') },
    { key: 'n', about: 'to the next refusal', do: () => find(1, (kind) => kind === 'refused') },
    { key: ' ', shown: 'Space', about: 'run, and stop', do: () => setRuns((before) => !before) },
    { key: '0', about: 'look at the truth', do: () => lookAs(undefined) },
    ...seats.slice(0, 9).map((seat, index) => ({
      key: String(index + 1),
      about: `look as ${seat}`,
      do: () => lookAs(seat),
    })),
  ])
  const end = events.at(-1)!
  return (
    <Shell
      wide
      title={`${episode} · ${run}`}
      where={<Where run={run} episode={episode} />}
      tools={
        <>
          <span className="lens" role="group" aria-label="Look as">
            {[undefined, ...seats].map((seat) => (
              <button key={seat ?? ''} type="button" aria-pressed={seat === lens} onClick={() => lookAs(seat)}>
                {seat ?? 'Truth'}
              </button>
            ))}
          </span>
          {game && <ForkButton run={run} episode={episode} at={at} replay={replay} />}
        </>
      }
    >
      <div className="replay">
        <div className="board-place">
          {replay.problem && (game || site().isAlone) && <Problem>{replay.problem}</Problem>}
          {isCut && (
            <p className="banner warn" role="status">
              The last line of this log was cut short by a crash and is left out. Whoever resumes it goes on from event{' '}
              {events.length}.
            </p>
          )}
          {at === events.length && <Afterwards replay={replay} seat={lens ?? seats[0]!} />}
          {game && <Board replay={replay} at={at} lens={lens} looks={looks} />}
          {!game && !site().isAlone && <ToldBoard {...{ run, episode, at, lens, looks }} />}
        </div>
        <aside className="beside-board" aria-label="What happened">
          <div className="tabs" role="group" aria-label="Which events">
            {Object.entries(TABS).map(([name, title]) => (
              <button key={name} type="button" aria-pressed={name === tab} onClick={() => setTab(name as Tab)}>
                {title}
              </button>
            ))}
          </div>
          <EventRows replay={replay} looks={looks} shown={shown} at={at} onAt={goTo} />
          <Details replay={replay} at={at} />
        </aside>
      </div>
      <footer className="below timeline">
        <button type="button" className="icon" aria-label={runs ? 'Stop' : 'Run'} onClick={() => setRuns(!runs)}>
          {runs ? '❚❚' : '▶'}
        </button>
        <Slider replay={replay} looks={looks} at={at} onAt={goTo} />
        <span className="soft numbers">
          {at} / {events.length} · {timeText(events[at - 1]!.time - events[0]!.time)}
          {end.type === 'ended' && (
            <>
              {' '}
              · <Status status={end.status} />
            </>
          )}
        </span>
        <span className="soft hints">
          <kbd>←</kbd> <kbd>→</kbd> event <kbd>[</kbd> <kbd>]</kbd> action <kbd>n</kbd> refusal
        </span>
      </footer>
    </Shell>
  )
}

function Board({
  replay,
  at,
  lens,
  looks,
}: {
  readonly replay: Replay
  readonly at: number
  readonly lens: Seat | undefined
  readonly looks: readonly SeatLook[]
}) {
  const { game, seats } = replay
  const viewer = lens ?? seats[0]!
  const observation = replay.observe(at, viewer)
  const everybody = useMemo(
    () => (lens === undefined ? Object.fromEntries(seats.map((seat) => [seat, replay.observe(at, seat)])) : undefined),
    [replay, at, lens, seats],
  )
  const marks = useMemo(() => (lens === undefined ? undefined : marksOf(replay, lens, at)), [replay, lens, at])
  const words = wordsForPeople(game!.language)
  const plain = (
    <>
      {(lens === undefined ? seats : [viewer]).map((seat) => {
        const seen = replay.observe(at, seat)
        return (
          <section key={seat} aria-label={`As ${seat} sees it`}>
            {lens === undefined && seats.length > 1 && <h2>As {seat} sees it</h2>}
            <PlainTable observation={seen} text={words.describe(seen)} seat={seat} seats={looks} />
          </section>
        )
      })}
    </>
  )
  return (
    <BoardPlace
      key={game!.name}
      game={game!.name}
      plain={plain}
      observation={observation}
      seat={lens}
      seats={looks}
      everybody={everybody}
      marks={marks}
    />
  )
}

/** What the game tells a seat once it is over. */
function Afterwards({ replay: { game, stateAt, events }, seat }: { readonly replay: Replay; readonly seat: Seat }) {
  const state = stateAt(events.length)
  const told = game?.outcome(state) && game.afterwards?.(state, seat)
  return told ? <p className="banner afterwards">{told}</p> : null
}

/** What a seat thought so far. */
function marksOf({ events }: Replay, seat: Seat, at: number): Marks {
  const notes = events.slice(0, at).flatMap((event) => {
    if (!('seat' in event) || event.seat !== seat) return []
    if (event.type === 'noted') return [{ kind: event.kind, data: event.data }]
    return event.type === 'acted' && event.notes !== undefined ? [{ kind: 'acted', data: event.notes }] : []
  })
  return { seat, notes }
}

const namesOf = ({ start }: Replay): Record<Seat, string> =>
  Object.fromEntries(Object.entries(start.seats).map(([seat, { agent }]) => [seat, `${seat} · ${agent}`]))

function timeText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Goes on from this event with somebody else. */
function ForkButton({
  run,
  episode,
  at,
  replay,
}: {
  readonly run: string
  readonly episode: string
  readonly at: number
  readonly replay: Replay
}) {
  const { seats, start } = replay
  const [open, setOpen] = useState(false)
  const [who, setWho] = useState<Readonly<Record<Seat, string>>>({})
  const games = useQuery({ queryKey: ['games'], queryFn: listGames, enabled: open })
  const listed = games.data?.find(({ name }) => name === start.game)
  const partners = listed?.partners ?? []
  const navigate = useNavigate()
  const choice = (seat: Seat): string => who[seat] ?? (seat === seats[0] ? 'human' : (partners[0] ?? 'random'))
  const forking = useMutation({
    mutationFn: () => forkEpisode(run, episode, at, Object.fromEntries(seats.map((seat) => [seat, choice(seat)]))),
    onSuccess: (opened) => {
      const mine = seats.find((seat) => opened.seats[seat])
      if (mine === undefined)
        return void navigate({ to: '/runs/$run/episodes/$episode', params: { run: 'tables', episode: opened.table } })
      const invited = Object.entries(opened.seats).filter(([seat]) => seat !== mine)
      keepInvitations(
        opened.table,
        invited.map(([seat, { link }]) => ({ seat, link })),
      )
      const { link } = opened.seats[mine]!
      void navigate({ to: '/table', hash: link.slice(link.indexOf('#') + 1) })
    },
  })
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Fork from here
      </button>
      <Dialog title={`Go on from event ${at}`} open={open} onClose={() => setOpen(false)}>
        <p className="soft">A new episode that begins like this one, up to this event. This one stays as it is.</p>
        {seats.map((seat) => (
          <div className="field" key={seat}>
            <label htmlFor={`fork-${seat}`}>{seat}</label>
            <select
              id={`fork-${seat}`}
              value={choice(seat)}
              onChange={(event) => setWho({ ...who, [seat]: event.target.value })}
            >
              {(seat === seats[0] || !site().isAlone) && (
                <option value="human">a person ({seat === seats[0] ? 'you' : 'by a link'})</option>
              )}
              {partners.map((partner) => (
                <option key={partner} value={partner}>
                  the agent {partnerName(listed!, partner)}
                </option>
              ))}
            </select>
          </div>
        ))}
        {forking.error && <Trouble error={forking.error} />}
        <button
          type="button"
          className="primary"
          disabled={forking.isPending || games.isPending}
          onClick={() => forking.mutate()}
        >
          Go on from here
        </button>
      </Dialog>
    </>
  )
}
