/** A study that is open: its log, the tables of its games, and who is there. All that it holds beside the log can be lost. */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { messageOf } from '../../core/boundary.ts'
import { InvalidInput } from '../../core/errors.ts'
import { findOwn } from '../seats/own-agents.ts'
import { hashOf } from '../seats/tokens.ts'
import type { SeatKey, Tables } from '../seats/tables.ts'
import type { StudyEvent } from './events.ts'
import { openingOf } from './open-study.ts'
import { isSameVisit, PLATFORMS, readPlatform } from './platform.ts'
import type { PreparedStudy } from './prepare-study.ts'
import { apply, beginStudy, type Group, type Participant, type StudyState } from './state.ts'
import { step, type Stepped, type StudyInput } from './step.ts'
import { openStudyLog, type StudyLog } from './study-log.ts'
import { ownIn, playedIn, type GameStep } from './study-file.ts'
import { viewOf, type ParticipantView } from './view.ts'

export interface HostedStudyOptions {
  readonly tables: Tables
  /** Milliseconds without a word from a page after which its participant counts as away. Default 35,000. */
  readonly silence?: number
  /** Milliseconds between two looks at what is due. Default 1000. */
  readonly beat?: number
  /** Default: the clock of the machine. */
  readonly now?: () => number
}

/** Milliseconds between two signs of life. */
const SIGN = 5000

/** What a participant's page gets: the view, and what opens their seat. */
export interface Shown {
  /** Stands for all that is shown. */
  readonly version: string
  readonly now: number
  readonly view: ParticipantView
  readonly seat?: SeatKey
}

export class HostedStudy {
  state: StudyState
  readonly #log: StudyLog
  readonly #options: HostedStudyOptions
  /** Participants by the hashes of their tokens: what is kept opens nothing. */
  readonly #byHash = new Map<string, string>()
  readonly #heard = new Map<string, number>()
  readonly #reading = new Map<string, number>()
  readonly #keys = new Map<string, Promise<SeatKey | undefined>>()
  readonly #playing = new Set<string>()
  readonly #watchers = new Set<() => void>()
  readonly #beat: ReturnType<typeof setInterval>
  #signed = 0
  #closed = false

  /**
   * Opens the study in this folder, or goes on with it where its log says; then `prepared` must be the same study. Absent:
   * only goes on. Throws {@link InvalidInput}.
   */
  constructor(folder: string, prepared: PreparedStudy | undefined, options: HostedStudyOptions) {
    this.#options = options
    this.#log = openStudyLog(folder)
    try {
      if (this.#log.events.length === 0) {
        if (!prepared) throw new InvalidInput(`there is no study in ${folder}`)
        const opening = openingOf(prepared, randomInt(1, 2 ** 47), this.#now())
        this.#log.append([opening])
        this.state = beginStudy(opening)
      } else {
        const [first, ...rest] = this.#log.events
        if (prepared) checkSame(first!, openingOf(prepared, 0, 0), folder)
        this.state = rest.reduce(apply, beginStudy(first))
      }
      this.#checkOwn()
    } catch (error) {
      this.#log.close()
      throw error
    }
    // Whoever was there before a restart is given time to come back.
    for (const { id, hashes } of Object.values(this.state.participants)) {
      this.#heard.set(id, this.#now())
      for (const hash of hashes) this.#byHash.set(hash, id)
    }
    for (const group of Object.values(this.state.groups)) if (!group.over) this.#play(group)
    this.#beat = setInterval(() => this.#look(), options.beat ?? 1000)
    this.#beat.unref()
    const isResumed = this.#log.events.length > 0
    this.do(isResumed ? { type: 'resume', paused: Math.max(0, this.#now() - this.#log.alive) } : { type: 'tick' })
    this.#keepAlive()
  }

  /** A log may say who plays, and loads nobody: that takes the command line, or the study's file. */
  #checkOwn(): void {
    const { own = [], games = {} } = this.#options.tables.available
    const named = ownIn(this.state.study)
    const missing = [
      ...named.games.filter(({ name }) => !Object.hasOwn(games, name)),
      ...named.agents.filter(({ name }) => !findOwn(own, name)),
    ]
    if (missing.length > 0)
      throw new InvalidInput(
        `it is played with ${missing.map(({ name }) => name).join(', ')}, your own: go on with it by \`roundtable study open\` and its file`,
      )
  }

  #now = (): number => (this.#options.now ?? Date.now)()

  /**
   * Somebody comes by a link: a new participant, or one whom the platform has sent before. Their id alone, which others may
   * know, opens no place: it takes the same visit, or the token of that place. Throws {@link InvalidInput}.
   */
  arrive(given: Readonly<Record<string, unknown>>, place?: string): { readonly token: string } {
    const { study } = this.state
    const platform = readPlatform(study, given)
    const token = randomBytes(24).toString('base64url')
    const hash = hashOf(token)
    const { person } = PLATFORMS[study.platform]
    const known = person === undefined ? undefined : this.#byPlatform(person, platform[person]!)
    if (known && this.find(place) !== known && !isSameVisit(study, known.platform, platform))
      throw new InvalidInput(
        `Somebody has begun this study with your ${person} already. Was it you? Then open it in the browser that you began in, or by the same visit${study.contact === undefined ? '' : `; else write to ${study.contact}`}.`,
      )
    this.do(known ? { type: 'return', participant: known.id, hash } : { type: 'arrive', hash, platform })
    return { token }
  }

  #byPlatform(person: string, id: string): Participant | undefined {
    return Object.values(this.state.participants).find(({ platform }) => platform[person] === id)
  }

  /** Whose pages a token opens. */
  find(token: string | undefined): Participant | undefined {
    if (token === undefined || token.length > 200) return undefined
    const id = this.#byHash.get(hashOf(token))
    return id === undefined ? undefined : this.state.participants[id]
  }

  /** What somebody sees now; with `seen` waits until it is something else, `wait` milliseconds at most. */
  async show(
    id: string,
    { seen, wait = 0, signal }: { seen?: string; wait?: number; signal?: AbortSignal } = {},
  ): Promise<Shown> {
    this.#hear(id)
    this.#reading.set(id, (this.#reading.get(id) ?? 0) + 1)
    try {
      const until = Date.now() + wait
      for (;;) {
        const shown = await this.#shown(id)
        const left = until - Date.now()
        if (shown.version !== seen || left <= 0 || signal?.aborted || this.#closed) return shown
        await this.#change(left, signal)
      }
    } finally {
      this.#reading.set(id, this.#reading.get(id)! - 1)
      this.#heard.set(id, this.#now())
    }
  }

  async #shown(id: string): Promise<Shown> {
    const view = viewOf(this.state, this.state.participants[id]!)
    const { page } = view
    const seat =
      page.kind === 'game' && page.table !== undefined ? await this.#keyOf(id, page.table, page.seat) : undefined
    const version = createHash('sha256')
      .update(JSON.stringify([view, seat]))
      .digest('base64url')
      .slice(0, 16)
    return { version, now: this.#now(), view, ...(seat && { seat }) }
  }

  #keyOf(id: string, table: string, seat: string): Promise<SeatKey | undefined> {
    const name = `${id} ${table} ${seat}`
    const known = this.#keys.get(name) ?? this.#options.tables.key(table, seat, { fixed: true })
    this.#keys.set(name, known)
    known.catch(() => this.#keys.delete(name))
    return known
  }

  #change(wait: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer)
        this.#watchers.delete(done)
        signal?.removeEventListener('abort', done)
        resolve()
      }
      const timer = setTimeout(done, wait)
      this.#watchers.add(done)
      signal?.addEventListener('abort', done, { once: true })
    })
  }

  /** Somebody is there. */
  #hear(id: string): void {
    this.#heard.set(id, this.#now())
    if (this.state.participants[id]?.awaySince !== undefined) this.do({ type: 'back', participant: id })
  }

  /** Something happens: it is written down, and what follows begins. */
  do(input: StudyInput): Stepped {
    if ('participant' in input && !['away', 'back', 'return', 'speak', 'move', 'release'].includes(input.type))
      this.#hear(input.participant)
    const stepped = step(this.state, input, this.#now())
    this.#take(stepped)
    return stepped
  }

  #take({ state, events }: Stepped): void {
    if (events.length === 0) return
    this.#log.append(events)
    this.state = state
    for (const event of events) this.#react(event)
    for (const wake of [...this.#watchers]) wake()
  }

  #react(event: StudyEvent): void {
    if (event.type === 'arrived' || event.type === 'returned') this.#byHash.set(event.hash, event.participant)
    if (event.type === 'seated') this.#play(this.state.groups[event.group]!)
    if (event.type !== 'finished' && event.type !== 'substituted') return
    const { tables } = this.#options
    const table = this.state.groups[event.group]?.table
    if (table === undefined) return
    const done =
      event.type === 'finished' ? tables.cancel(table, event.reason) : tables.seat(table, event.seat, event.agent)
    done.catch((error: unknown) => console.error(`study ${this.state.study.name}: ${messageOf(error)}`))
  }

  /** Opens the table of a group, or comes back to it, and waits for the end. */
  #play(group: Group): void {
    if (this.#playing.has(group.id)) return
    this.#playing.add(group.id)
    this.#host(group)
      .then((ending) => {
        if (ending && !this.#closed) this.do({ type: 'ended', group: group.id, ...ending })
      })
      .catch((error: unknown) => {
        if (this.#closed) return
        console.error(`study ${this.state.study.name}, ${group.id}: ${messageOf(error)}`)
        this.do({ type: 'ended', group: group.id, status: 'failed', reason: messageOf(error), outcome: null })
      })
  }

  async #host({ id, step: name, condition, people, agents, table }: Group) {
    const { tables } = this.#options
    const { steps, conditions } = this.state.study
    let opened = table
    if (opened === undefined) {
      const at = steps.find((one) => one.name === name) as GameStep
      const { config } = playedIn(
        at,
        conditions.find((one) => one.name === condition),
      )
      const seats = { ...Object.fromEntries(Object.keys(people).map((seat) => [seat, 'human'])), ...agents }
      const { preset } = at
      opened = (
        await tables.open({
          game: at.game,
          config,
          seats,
          ...(preset !== undefined && { preset }),
        })
      ).table
      if (this.#closed) return undefined
      this.do({ type: 'hosted', group: id, table: opened })
      // It may have been over before it began: somebody left meanwhile.
      if (this.state.groups[id]!.over) await tables.cancel(opened, 'over before it began')
    }
    // An agent took a seat while the table was opened, or just before this process ended.
    for (const [seat, agent] of Object.entries(this.state.groups[id]!.agents)) await tables.seat(opened, seat, agent)
    const ending = await tables.ended(opened)
    if (!ending) throw new InvalidInput('the log of the game is gone')
    return { status: ending.status, reason: ending.reason, outcome: ending.outcome }
  }

  /** However quiet it is, time limits run; only while nobody serves the study they stand. */
  #keepAlive(): void {
    this.#signed = this.#now()
    this.#log.keepAlive(this.#signed)
  }

  /** Whoever has not been heard of is away; what is due happens. */
  #look(): void {
    if (this.#closed) return
    const { silence = 35_000 } = this.#options
    const now = this.#now()
    if (Math.abs(now - this.#signed) >= SIGN) this.#keepAlive()
    try {
      for (const { id, paid, awaySince } of Object.values(this.state.participants)) {
        const isReading = (this.#reading.get(id) ?? 0) > 0
        const isSilent = now - (this.#heard.get(id) ?? now) >= silence
        if (!paid && awaySince === undefined && !isReading && isSilent) this.do({ type: 'away', participant: id })
      }
      this.do({ type: 'tick' })
    } catch (error) {
      console.error(`study ${this.state.study.name}: ${messageOf(error)}`)
    }
  }

  /** Lets go of it; the log goes on from here. */
  close(): void {
    if (this.#closed) return
    this.#closed = true
    clearInterval(this.#beat)
    for (const wake of [...this.#watchers]) wake()
    this.#keepAlive()
    this.#log.close()
  }
}

function checkSame(there: StudyEvent, given: StudyEvent, folder: string): void {
  const study = (event: StudyEvent): string => JSON.stringify(event.type === 'opened' ? event.study : null)
  if (study(there) !== study(given))
    throw new InvalidInput(
      `${folder} holds this study as it was before its file was changed: give the changed file another name, or finish that one first`,
    )
}
