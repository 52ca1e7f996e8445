/** What a message says, as far as it has been read: its acts, and what it leaves in mind for the words that follow. */
import type { Act, Coins, Pair } from './acts.ts'
import type { Place } from './coins.ts'
import { asRoundTrip } from './routes.ts'

export interface House {
  /** Letters, the start first. */
  readonly rooms: readonly string[]
  readonly coins: { readonly min: number; readonly max: number }
}

/** A word like "ok" that may agree, or just open what follows. */
interface Mild {
  readonly act: Act
  /** Whether nothing else stands in its sentence. */
  readonly alone: boolean
  readonly weak: boolean
  /** Whether it is a cheer, or opens what follows: "yay!", "right." */
  readonly cheers: boolean
  /** Whether it praises, as whoever is pleased with what follows does: "wonderful!" */
  readonly praises: boolean
  /** Whether its sentence goes on to ask. */
  readonly asks: boolean
}

export class Message {
  readonly house: House
  readonly acts: Act[] = []
  /** The coins of all its acts that tell some. */
  readonly told: Coins[] = []
  readonly mild: Mild[] = []

  /** Paths that are named in questions: whoever says no right behind repeats the partner's. */
  readonly wondered = new Set<Act>()

  /** How many acts there were before the sentence at hand. */
  begun = 0

  /** Where "there" is. */
  there: Place | undefined
  /** Where it was before the message. */
  readonly begunAt: Place | undefined
  /** Room that hallways were last said to lead from. */
  anchor: string | undefined
  /** The hallway that was named last. */
  pair: Pair | undefined
  /** The speaker's hallway that it named and told no number of: "you never asked for my K-A". */
  untold: Pair | undefined
  /** The room that the last clause was about, where it named no other. */
  topic: string | undefined
  /** The hallways that were asked for last. */
  listed: readonly Pair[] = []

  /** Whether the sentence ends as a question. */
  isQuestion = false
  /** Whether the sentence began with a condition. */
  conditional = false

  /** Whether what it told was taken back, and is about to be put right. */
  retracts = false
  /** Whether what it told was introduced as that of a room. */
  isOfOneRoom = false
  /** Whether what it told last is the speaker's best or worst: "which one is yours?" asks for the listener's. */
  isOfExtreme = false
  /** Whether it asks what the partner meant. */
  clarifies = false
  /** Whether its last sentence is being taken in. */
  ends = false
  /** Whether the speaker takes time to think. */
  pauses = false
  /** Whether it has any number. */
  counted = false
  /** Whether it speaks of going somewhere. */
  walks = false
  /** Whether it asks anything. */
  asks = false
  /** Whether it asks for "there" before anything is named. */
  asksThere = false
  /** Whether the sentence said that its numbers are of both together, before any of them. */
  sumsUp = false
  /** Whether most numbers of the sentence are more than a hallway has: all of them add up what both have. */
  addsUp = false
  /** Whether the sentence takes back what it proposed. */
  takesBack = false
  /** Whether the clause goes on with "then", "after that", "from there". */
  isSequel = false
  /** Whether it quotes a question, which a bare number answers. */
  isAsked = false

  constructor(house: House, there: Place | undefined) {
    this.house = house
    this.there = there
    this.begunAt = there
  }

  report(coins: readonly Coins[], how: Omit<Act & { kind: 'tell' }, 'kind' | 'coins'> = {}): void {
    const { unsure, correction, rest } = how
    this.acts.push({
      kind: 'tell',
      coins,
      ...(unsure && { unsure }),
      ...(correction && { correction }),
      ...(rest && { rest }),
    })
    this.told.push(...coins)
  }

  propose(path: readonly string[], whole: boolean, proved = false): void {
    if (path.length === 0 || (!whole && this.goOn(path))) return
    this.acts.push({ kind: 'propose', path, whole, ...(proved && { proved }) })
    if (!whole) this.there = { room: path[path.length - 1]!, sure: true }
    // "Use K-A! 10 for me."
    if (path.length === 2) this.pair = [path[0]!, path[1]!]
  }

  /** "Let's start with K. Then to A": further steps of a path that has been proposed so far; whether they are. */
  private goOn(path: readonly string[]): boolean {
    const at = this.acts.findLastIndex(({ kind }) => kind !== 'other' && kind !== 'tell')
    const last = this.acts[at]
    if (!this.isSequel || last?.kind !== 'propose' || last.whole) return false
    const [start] = this.house.rooms
    const meets = last.path.at(-1) === path[0]
    // With numbers in between only what begins where it ended.
    if (!meets && this.acts.slice(at).some(({ kind }) => kind === 'tell')) return false
    const steps = [...last.path, ...path.slice(meets ? 1 : 0)]
    const inner = steps.filter((room, i) => room !== start || (i > 0 && i < steps.length - 1))
    if (steps.length === last.path.length || new Set(inner).size < inner.length || inner.includes(start!)) return false
    const trip = asRoundTrip(steps, this.house.rooms)
    this.acts[at] = { ...last, path: trip ?? steps, whole: trip !== undefined }
    this.there = { room: path.at(-1)!, sure: true }
    return true
  }

  /** Whether the sentence at hand told of a hallway before. */
  get tellsOfHallway(): boolean {
    return this.acts.slice(this.begun).some(({ kind }) => kind === 'tell' || kind === 'read-back')
  }

  /** Says yes, and means it: what "ok" only opened a moment ago is meant too. */
  accept(): void {
    const last = this.acts.at(-1)
    if (last?.kind !== 'agree') this.acts.push({ kind: 'agree' })
    const at = this.mild.findIndex(({ act }) => act === last)
    if (at >= 0) this.mild.splice(at, 1)
  }

  askAll(): void {
    this.acts.push({ kind: 'ask', pairs: [], from: [], all: true })
  }

  /** Asks for the listener's number where an own one was told; `ofRoom`: for all of a room where all of it were. */
  askAgain(ofRoom = false): void {
    const pairs = this.told.map(({ a, b }) => [a, b] as const)
    const { length } = this.house.rooms
    const named = new Set(pairs.map((pair) => pair.toSorted().join(' '))).size
    const [first] = pairs
    const room = first?.find((one) => pairs.every((pair) => pair.includes(one)))
    if (named === (length * (length - 1)) / 2) this.askAll()
    // All of one room's.
    else if (ofRoom && named === length - 1 && named > 2 && room !== undefined)
      this.acts.push({ kind: 'ask', pairs: [], from: [room] })
    else this.acts.push({ kind: 'ask', pairs, from: [] })
  }

  /** Does nothing, so that nothing else is made of it. */
  pass(text: string): void {
    this.acts.push({ kind: 'other', text })
  }

  replaceActs(acts: readonly Act[]): void {
    this.acts.splice(0, this.acts.length, ...acts)
  }
}
