/** Reads a message of a partner, a person's or an agent's, as acts. What it cannot read it hands on as it is. */
import type { Act, Pair } from './acts.ts'
import { findCoins } from './coins.ts'
import type { Place } from './coins.ts'
import { asRoundTrip, findHallways, findSteps } from './routes.ts'
import { agrees, coinsAmongRooms, findQuestion, linked, saysNo, share, splitAfterSteps } from './sentences.ts'
import { createLexicon, cut } from './tokens.ts'
import type { Sentence, Token } from './tokens.ts'
import {
  AGREE,
  CHANGES,
  CORRECTION,
  DISAGREE,
  INVITES,
  NEGATION,
  OPINION,
  PATHS,
  PAUSES,
  PROPOSE,
  PROVED,
  SUBMIT,
  SUM,
  SUMS,
  WANT_TO_KNOW,
} from './words.ts'

/** A question that turns what was said back: "…, and you?" */
const MIRRORS =
  /(?:\b(?:what|how) about (?:you|yours?)|\band (?:you|yours)|[,.;:] ?(?:you|yours)|^(?:you|yours))[\s?]*$/i

/** Neither yes nor no. */
const UNSURE = /\b(?:not|n't) (?:so |quite |really |too )?(?:sure|certain)\b|\bunsure\b/i

const THERE = new Set(['there', 'here', 'that', 'it'])

const COINS = new Set(['coin', 'coins', 'hallway', 'hallways', 'weights'])

export interface House {
  /** Letters, the start first. */
  readonly rooms: readonly string[]
  readonly coins: { readonly min: number; readonly max: number }
}

export interface Reading {
  readonly acts: readonly Act[]
  /** Where "there" is for whoever speaks next. */
  readonly there?: Place
}

export type Reader = (text: string, there?: Place) => Reading

/**
 * A reader for one house. `there`: the room that the talk has come to, for "from there I have …". What is read is kept for
 * a while, since in self-play both seats read the same words.
 */
export function createReader(house: House): Reader {
  const lexicon = createLexicon(house.rooms)
  const name = JSON.stringify(house)
  return (text, there) => {
    const key = `${name} ${there ? `${there.room} ${there.sure}` : ''} ${text}`
    const known = recent.get(key)
    if (known) return known
    const message = new Message(house, there)
    for (const sentence of cut(text, lexicon)) message.take(sentence)
    const reading = { acts: message.acts, ...(message.there && { there: message.there }) }
    if (recent.size >= MAX_RECENT) recent.clear()
    recent.set(key, reading)
    return reading
  }
}

/** Reading depends on nothing but the house, the place and the words, so that keeping it changes nothing. */
const recent = new Map<string, Reading>()
const MAX_RECENT = 200

class Message {
  readonly acts: Act[] = []
  there: Place | undefined
  readonly #house: House
  /** Room that hallways of this message were last said to lead from. */
  #anchor: string | undefined
  /** The hallway that this message named last. */
  #pair: Pair | undefined
  /** Whether what it told was introduced as that of a room. */
  #isOfOneRoom = false

  constructor(house: House, there: Place | undefined) {
    this.#house = house
    this.there = there
  }

  take(sentence: Sentence): void {
    const before = this.acts.length
    const { tokens } = sentence
    if (INVITES.test(sentence.text) && tokens.every(({ kind }) => kind !== 'room' && kind !== 'number')) {
      this.acts.push({ kind: 'invite' })
      return
    }
    if (PAUSES.test(sentence.text)) {
      this.acts.push({ kind: 'other', text: sentence.text })
      return
    }
    const question = findQuestion(tokens)
    const proved = PROVED.test(sentence.text)
    for (const part of splitAfterSteps(tokens.slice(0, question)))
      this.#state({ ...sentence, tokens: part, question: sentence.question && question === tokens.length }, proved)
    if (question < tokens.length) this.#ask(tokens.slice(question), sentence)
    if (this.acts.length === before) this.acts.push({ kind: 'other', text: sentence.text })
  }

  /** A statement, or a question that only its mark betrays. */
  #state(sentence: Sentence, proved: boolean): void {
    const { tokens } = sentence
    if (tokens.length === 0) return
    const words = new Set(tokens.flatMap((token) => (token.kind === 'word' ? [token.word] : [])))
    const has = (list: ReadonlySet<string>): boolean => share(words, list)
    const correction = has(CORRECTION) || saysNo(tokens)
    if (!sentence.question && !proved) this.#answer(words, tokens, has, sentence.text)
    const rooms = tokens.filter(({ kind }) => kind === 'room').length
    const numbers = tokens.some(({ kind }) => kind === 'number')
    const sums = has(SUM) || SUMS.test(sentence.text)
    if (rooms === 0) {
      if (has(SUBMIT)) {
        if (!sentence.question) this.acts.push({ kind: 'submit' })
      } else if (numbers && sums) this.acts.push({ kind: 'sum' })
      else if (numbers && has(THERE)) this.#tellThere(tokens)
      return
    }
    if (sentence.question && has(CHANGES)) return
    const trip = asRoundTrip(findSteps(tokens), this.#house.rooms)
    if (has(SUBMIT) && !sentence.question) this.acts.push({ kind: 'submit', ...(trip && { path: trip }) })
    else if (trip && !coinsAmongRooms(tokens)) this.#propose(trip, true, proved)
    else if (numbers) this.#tell(sentence, has, correction, sums)
    else if (has(WANT_TO_KNOW)) this.#askFor(tokens, words, sentence.text)
    else if (has(NEGATION)) return
    else if (has(PROPOSE) || (!sentence.question && linked(tokens))) this.#propose(findSteps(tokens), false, proved)
    else if (sentence.question) this.#askFor(tokens, words, sentence.text)
  }

  #answer(
    words: ReadonlySet<string>,
    tokens: readonly Token[],
    has: (list: ReadonlySet<string>) => boolean,
    text: string,
  ): void {
    if (UNSURE.test(text)) return
    const negated = has(NEGATION)
    if (
      saysNo(tokens) ||
      has(DISAGREE) ||
      (negated && has(AGREE)) ||
      (negated && has(PROPOSE) && !words.has('submit') && tokens.every(({ kind }) => kind !== 'number'))
    )
      this.acts.push({ kind: 'disagree' })
    else if (agrees(tokens) && !negated) this.acts.push({ kind: 'agree' })
  }

  #propose(path: readonly string[], whole: boolean, proved: boolean): void {
    // "We start in L" proposes nothing.
    if (path.length === 0 || (path.length === 1 && path[0] === this.#house.rooms[0])) return
    this.acts.push({ kind: 'propose', path, whole, ...(proved && { proved }) })
    if (!whole) this.there = { room: path[path.length - 1]!, sure: true }
  }

  /** "I have 6 there", of the hallway that was named last. */
  #tellThere(tokens: readonly Token[]): void {
    const numbers = tokens.flatMap((token) => (token.kind === 'number' ? [token.value] : []))
    const pair = this.#pair
    const { min, max } = this.#house.coins
    if (!pair || numbers.length !== 1 || numbers[0]! < min || numbers[0]! > max) return
    this.acts.push({ kind: 'tell', coins: [{ a: pair[0], b: pair[1], coins: numbers[0]! }] })
  }

  #tell(
    { tokens, text }: Sentence,
    has: (list: ReadonlySet<string>) => boolean,
    correction: boolean,
    sums: boolean,
  ): void {
    if (sums) {
      this.acts.push({ kind: 'sum' })
      return
    }
    const there = this.#anchor === undefined ? this.there : { room: this.#anchor, sure: true }
    const mentionsThere = tokens.some(
      (token) => token.kind === 'word' && (token.word === 'there' || token.word === 'here'),
    )
    const found = findCoins(tokens, mentionsThere ? this.there : there)
    const { min, max } = this.#house.coins
    const outside = [...found.own, ...found.yours].find(({ coins }) => coins < min || coins > max)
    const why = outside ? `${outside.coins} coins cannot be, a hallway has ${min} to ${max}` : found.problem
    const inside = ({ coins }: { coins: number }): boolean => coins >= min && coins <= max
    const own = found.own.filter(inside)
    if (found.yours.length > 0) this.acts.push({ kind: 'read-back', coins: found.yours.filter(inside) })
    const unsure = found.unsure || has(NEGATION) || (has(PROPOSE) && !found.anchor)
    if (own.length > 0)
      this.acts.push({ kind: 'tell', coins: own, ...(unsure && { unsure }), ...(correction && { correction }) })
    if (why !== undefined) this.acts.push({ kind: 'unclear', text, why })
    // "From K I have …": whoever is asked back is asked about the room.
    this.#isOfOneRoom ||= own.length > 0 && tokens[0]?.kind === 'word' && tokens[0].word === 'from'
    const last = own.at(-1)
    if (last) this.#pair = [last.a, last.b]
    this.#anchor = found.anchor ?? this.#anchor
    if (found.anchor !== undefined) this.there = { room: found.anchor, sure: false }
  }

  /** The part of a sentence from its question word on. */
  #ask(tokens: readonly Token[], sentence: Sentence): void {
    const words = new Set(tokens.flatMap((token) => (token.kind === 'word' ? [token.word] : [])))
    const steps = findSteps(tokens)
    // "What have you from L to E, B, K, C and A?" names all rooms, yet it is no path.
    const asks = ['have', 'coins', 'from', 'between'].some((word) => words.has(word))
    const trip = asks ? undefined : asRoundTrip(steps, this.#house.rooms)
    if (steps.length === 0 && share(words, PATHS) && !share(words, COINS)) {
      this.acts.push({ kind: 'invite' })
      return
    }
    const about = words.has('about')
    if (trip) this.#propose(trip, true, false)
    else if (about && steps.length > 0 && (words.has('how') || words.has('going') || words.has('then')))
      this.#propose(steps, false, false)
    else if (words.has('should') || words.has('shall') || words.has('next')) {
      if (steps.length === 0) this.acts.push({ kind: 'other', text: sentence.text })
      else this.#propose(steps, false, false)
    } else this.#askFor(tokens, words, sentence.text)
  }

  #askFor(tokens: readonly Token[], words: ReadonlySet<string>, text: string): void {
    const { pairs, from } = findHallways(tokens, this.there)
    if (pairs.length === 0 && from.length === 0) {
      const yours = ['you', 'your', 'yours', 'coins', 'hallways', 'weights', 'me'].some((word) => words.has(word))
      if (!yours || share(words, OPINION)) return
      // "I have 3 from A to C, what about you?" asks for the same; "I get 24, and you?" for no coins.
      const told = this.acts.flatMap((act) => (act.kind === 'tell' ? act.coins : []))
      const mirrors = MIRRORS.test(text)
      if (mirrors && told.length > 0 && !this.#isOfOneRoom) {
        this.acts.push({ kind: 'ask', pairs: told.map(({ a, b }) => [a, b] as const), from: [] })
        return
      }
      if ((mirrors && /\d/.test(text)) || share(words, SUM)) return
      const all = ['all', 'everything', 'every'].some((word) => words.has(word))
      const place = this.#anchor ?? this.there?.room
      if (all || place === undefined) this.acts.push({ kind: 'ask', pairs: [], from: [], all: true })
      else this.acts.push({ kind: 'ask', pairs: [], from: [place] })
      return
    }
    this.acts.push({ kind: 'ask', pairs, from })
    this.#pair = pairs.at(-1) ?? this.#pair
    const place = from[from.length - 1] ?? pairs[pairs.length - 1]?.[0]
    if (place !== undefined) this.there = { room: place, sure: true }
  }
}
