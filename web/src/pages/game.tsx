/** One game: what it is about, who sits where, and the way to the table. */
import '../no-eval.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useMemo, useRef, useState, type SubmitEvent } from 'react'
import { sharedConfig, validate, wordsForPeople, type Game, type Seat } from 'roundtable'
import { games } from 'roundtable/games'
import { listGames, openTable, type ListedGame, type OpenRequest } from '../api.ts'
import { keepInvitations } from '../invitations.ts'
import { Trouble } from '../key-prompt.tsx'
import { looksOf } from '../looks.ts'
import { partnerName } from '../partner-name.ts'
import { Problem, Shell } from '../shell.tsx'
import { site } from '../site.ts'
import { BoardPlace, hasBoard } from '../table/board-place.tsx'

export function GamePage() {
  const { game: name } = useParams({ from: '/games/$game' })
  const list = useQuery({ queryKey: ['games'], queryFn: listGames })
  const listed = list.data?.find((one) => one.name === name)
  return (
    <Shell
      title={listed?.title ?? name}
      where={
        <>
          <Link to="/">Games</Link> <span aria-hidden="true">/</span> {listed?.title ?? name}
        </>
      }
    >
      <div className="column">
        {list.error && <Trouble error={list.error} />}
        {list.data && !listed && <Problem>There is no game “{name}” here.</Problem>}
        {listed && <About key={name} listed={listed} />}
      </div>
    </Shell>
  )
}

function About({ listed }: { readonly listed: ListedGame }) {
  const loaded = useQuery({
    queryKey: ['game', listed.name],
    queryFn: async () => (await games[listed.name]?.()) ?? null,
    staleTime: Infinity,
  })
  const game = loaded.data ?? undefined
  return (
    <>
      <h1>{listed.title}</h1>
      <p className="lead">{listed.about}</p>
      <div className="beside">
        <Seating listed={listed} game={game} />
        {game && <Look game={game} />}
      </div>
      {game && <Rules game={game} />}
    </>
  )
}

/** How it looks to the first seat, in a world that nobody will be dealt. */
function Look({ game }: { readonly game: Game }) {
  const shown = useMemo(() => {
    const config = configOf(game)
    const seats = game.seats(config)
    return { seats, observation: game.observe(game.start(config, 1), seats[0]!) as unknown }
  }, [game])
  if (!hasBoard(game.name)) return null
  return (
    <section aria-label="How it looks" className="card look">
      <BoardPlace
        game={game.name}
        plain={null}
        observation={shown.observation}
        seat={shown.seats[0]}
        seats={looksOf(shown.seats)}
      />
    </section>
  )
}

const configOf = (game: Game): unknown => validate(game.config, { ...game.presets?.['people'] }, 'config')

function Rules({ game }: { readonly game: Game }) {
  const text = useMemo(() => {
    const config = configOf(game)
    return wordsForPeople(game.language).rules(sharedConfig(game, config), game.seats(config)[0]!)
  }, [game])
  return (
    <section aria-label="Rules">
      <h2>Rules</h2>
      <pre className="words">{text}</pre>
      {game.source && <p className="soft">From: {game.source}</p>}
    </section>
  )
}

/** Somebody else with the invitation link; agents by their names. */
const FRIEND = 'human'

function Seating({ listed, game }: { readonly listed: ListedGame; readonly game: Game | undefined }) {
  const { name, presets, partners } = listed
  const navigate = useNavigate()
  const [preset, setPreset] = useState(presets.includes('people') ? 'people' : '')
  const [config, setConfig] = useState('')
  const [seed, setSeed] = useState('')
  const read = useMemo(() => readConfig(config), [config])
  const seats = useMemo(() => seatsOf(listed, game, preset, read), [listed, game, preset, read])
  const [mine, setMine] = useState<Seat>()
  const me = mine !== undefined && seats.includes(mine) ? mine : seats[0]!
  const [others, setOthers] = useState<Readonly<Record<Seat, string>>>({})
  // A second click comes before the button is drawn as disabled.
  const isOpening = useRef(false)
  const opening = useMutation({
    mutationFn: openTable,
    onError: () => {
      isOpening.current = false
    },
    onSuccess: ({ table, seats }) => {
      const { [me]: own, ...invited } = seats
      keepInvitations(
        table,
        Object.entries(invited).map(([seat, { link }]) => ({ seat, link })),
      )
      void navigate({ to: '/table', hash: own!.link.slice(own!.link.indexOf('#') + 1) })
    },
  })
  const play = (event: SubmitEvent): void => {
    event.preventDefault()
    if (isOpening.current) return
    isOpening.current = true
    const others_ = seats.filter((seat) => seat !== me).map((seat) => [seat, others[seat] ?? partners[0]!])
    const request: OpenRequest = {
      game: name,
      seats: { ...Object.fromEntries(others_), [me]: 'human' },
      ...(preset !== '' && { preset }),
      ...(read.config && Object.keys(read.config).length > 0 && { config: read.config }),
      ...(seed !== '' && { seed: Number(seed) }),
    }
    opening.mutate(request)
  }
  return (
    <form className="card seating" onSubmit={play}>
      <h2>Take a seat</h2>
      {seats.length > 1 && (
        <div className="field">
          <label htmlFor="mine">You are</label>
          <select id="mine" value={me} onChange={(event) => setMine(event.target.value)}>
            {seats.map((seat) => (
              <option key={seat}>{seat}</option>
            ))}
          </select>
        </div>
      )}
      {seats
        .filter((seat) => seat !== me)
        .map((seat) => (
          <div className="field" key={seat}>
            <label htmlFor={`who-${seat}`}>{seat} is played by</label>
            <select
              id={`who-${seat}`}
              value={others[seat] ?? partners[0]}
              onChange={(event) => setOthers({ ...others, [seat]: event.target.value })}
            >
              {partners.map((partner) => (
                <option key={partner} value={partner}>
                  the agent {partnerName(listed, partner)}
                </option>
              ))}
              {!site().isAlone && <option value={FRIEND}>a friend, by a link</option>}
            </select>
          </div>
        ))}
      <details>
        <summary>Settings</summary>
        {presets.length > 0 && (
          <div className="field">
            <label htmlFor="preset">Variant</label>
            <select id="preset" value={preset} onChange={(event) => setPreset(event.target.value)}>
              <option value="">as in the paper</option>
              {presets.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </div>
        )}
        <div className="field">
          <label htmlFor="config">
            Parameters <small className="soft">as JSON, such as {EXAMPLES[name] ?? '{}'}</small>
          </label>
          <textarea id="config" rows={2} value={config} onChange={(event) => setConfig(event.target.value)} />
        </div>
        {read.problem && <Problem>{read.problem}</Problem>}
        <div className="field">
          <label htmlFor="seed">
            World <small className="soft">a number; empty: a new one, which nobody knows</small>
          </label>
          <input
            id="seed"
            type="number"
            min={1}
            step={1}
            value={seed}
            onChange={(event) => setSeed(event.target.value)}
          />
        </div>
      </details>
      {opening.error && <Trouble error={opening.error} />}
      <button type="submit" className="primary" disabled={opening.isPending || read.problem !== undefined}>
        Play
      </button>
    </form>
  )
}

const EXAMPLES: Readonly<Record<string, string>> = {
  'traveling-adventurers': '{"boards": "generated", "rooms": 8}',
  overcooked: '{"kitchen": "counter-circuit"}',
  avalon: '{"players": 5}',
}

interface ReadConfig {
  readonly config?: Readonly<Record<string, unknown>>
  readonly problem?: string
}

function readConfig(text: string): ReadConfig {
  if (text.trim() === '') return { config: {} }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { config: value as Record<string, unknown> }
    return { problem: 'Parameters are an object: {"name": value}.' }
  } catch {
    return { problem: 'This is no JSON yet.' }
  }
}

/** The seats of the game as it would be played, where these settings can be. */
function seatsOf(
  { seats }: ListedGame,
  game: Game | undefined,
  preset: string,
  { config }: ReadConfig,
): readonly Seat[] {
  if (!game || !config) return seats
  try {
    return game.seats(validate(game.config, { ...game.presets?.[preset], ...config }, 'config'))
  } catch {
    return seats
  }
}
