/** Traveling Adventurers in words: the rules, what a seat sees, and how a typed line becomes an action. */
import { jsonBlocks } from '../../core/json-blocks.ts'
import { oneLine, quote } from '../../core/quote.ts'
import { InvalidInput, Unreadable } from '../../core/errors.ts'
import type { Language, Seat } from '../../core/game.ts'
import { validate } from '../../core/schema.ts'
import { spokenIn, unwrap } from '../../replies/index.ts'
import { turnLimitOf, WORLDS } from './config.ts'
import type { Config, Player } from './config.ts'
import type { Observation } from './observation.ts'
import { ROOMS } from './rooms.ts'
import { action as schema, type Action } from './state.ts'

function rules(config: Config, seat: Seat): string {
  const world = WORLDS[seat as Player]
  const other = world === 'light' ? 'ghost' : 'light'
  return [
    'A wizard has locked you and your partner into two worlds of one house.',
    `You are in the ${world} world and find ${world} coins in the hallways; your partner is in the ${other} world and finds ${other} coins.`,
    'The rooms are the same for both, and every two rooms are joined by a hallway. How many coins lie in a hallway differs between your worlds, and each of you sees only the own coins.',
    'To break the spell, walk the same path together: begin in the start room, visit every other room exactly once, and return to the start room.',
    'Each hallway on the path gives both its light and its ghost coins. Collect as many as you can, counted together.',
    'Talk to your partner, agree on one path, and both submit exactly that path, in the same direction.',
    config.mode === 'free'
      ? `Speak whenever you like (at most ${turnLimitOf(config)} messages). Click the rooms in the order of your path. A submission is taken only when both have built the same complete path.`
      : `You take turns, USER first. A turn is one message or one submission; each of you has ${turnLimitOf(config)} turns. A later submission replaces an earlier one, and the game ends when both have submitted.`,
  ].join('\n')
}

function describe(observation: Observation): string {
  const { rooms, weights, dialogue, world, start, mode, submitted, path, match, notices, turnsLeft } = observation
  const lines = [
    `You are ${observation.seat}, in the ${world} world. Start: ${start}.`,
    `Rooms: ${rooms.map(({ letter, name }) => `${letter} ${name}`).join(', ')}.`,
    `Your ${world} coins (a hallway has ${observation.coins.min} to ${observation.coins.max}):`,
    ...rooms.slice(0, -1).map(({ letter }, i) => {
      const from = weights.filter(([a, b]) =>
        a === letter ? indexOf(rooms, b) > i : b === letter && indexOf(rooms, a) > i,
      )
      return `  ${letter}: ${from.map(([a, b, coins]) => `${a === letter ? b : a} ${coins}`).join(', ')}`
    }),
    'Said so far:',
    ...(dialogue.length === 0 ? ['  (nothing)'] : dialogue.map(({ seat, text }) => `  ${seat}: ${oneLine(text)}`)),
    ...notices.map(({ text }) => `Notice: ${text}`),
  ]
  if (mode === 'free') lines.push(`Your path so far: ${path.join(' ')}${match ? ' (the same as your partner’s)' : ''}.`)
  if (submitted) lines.push(`You have submitted: ${submitted.join(' ')}.`)
  lines.push(`${mode === 'free' ? 'Messages' : 'Turns'} left: ${turnsLeft}.`)
  const example = exampleOf(observation)
  lines.push(
    mode === 'free'
      ? `Reply with what you say to your partner, or: click <room>, undo, clear, submit ${example} (your path in its order).`
      : `Reply with what you say to your partner, or: submit ${example} (your path in its order), with a message on the next lines if you like.`,
  )
  return lines.join('\n')
}

/**
 * Reads a reply: `submit L E … L` (what stands on other lines is said with it), `click K`, `undo`, `clear`, an action as a
 * JSON object, `say …` or anything else as a message. What models put around these is left out: thoughts, labels, fences.
 */
function parse(reply: string, observation: Observation): Action {
  const verbatim = /^\s*say\b[ \t:]*([^]*)$/i.exec(reply)
  if (verbatim) return message(verbatim[1]!, '`say` needs something to say', reply)
  const { text, answers } = unwrap(reply)
  const own = (answers.length > 0 ? answers.join('\n') : text).trim()
  if (own.startsWith('{') && !/^\{\s*"message"/.test(own)) return parseJson(own)
  const lines = spokenIn(reply, { isPublic: isCommand }).split('\n')
  const commands = lines.filter(isCommand).map((line) => withoutSigns(bareLine(line)))
  const said = lines
    .filter((line) => !isCommand(line))
    .join('\n')
    .trim()
  const [command, another] = commands
  if (command === undefined) return message(said, 'nothing was said: write a message, or `submit` and a path', reply)
  if (another !== undefined && another !== command)
    throw new Unreadable('there are several commands: give one at a time', reply)
  const [, verb = '', rest = ''] = /^(\w+)[ \t:(]*(.*)$/.exec(command)!
  switch (verb.toLowerCase()) {
    case 'submit': {
      const path = readPath(rest, observation)
      if (path.length === 1)
        throw new Unreadable(
          `${path[0]} alone is no path: write all rooms of the round trip, as in \`submit ${exampleOf(observation)}\``,
          reply,
        )
      return said === '' ? { type: 'submit', path } : { type: 'submit', path, text: said }
    }
    case 'click': {
      const path = readPath(rest, observation)
      if (path.length === 1) return { type: 'click', room: path[0]! }
      throw new Unreadable('`click` needs exactly one room, as in `click K`', reply)
    }
    default:
      return { type: verb.toLowerCase() as 'undo' | 'clear' }
  }
}

function message(said: string, problem: string, reply: string): Action {
  const text = said.trim()
  if (text === '') throw new Unreadable(problem, reply)
  return { type: 'message', text }
}

const DRESS = /^[\s>*_`"'“#•-]{0,12}(?:\d{1,2}[.)]\s{1,3})?/

/** Without emphasis and quotation marks at the end. */
const withoutSigns = (line: string): string => {
  let end = line.length
  while (end > 0 && /[\s*_`"'”!]/.test(line[end - 1]!)) end--
  return line.slice(0, end)
}

/** "I submit L E B …": with nothing but the path behind it, it is done and not only said. */
const OWN = /^I(?:['’]ll| will)?(?: now)? (?=submit:? [A-Z](?:[ ,→>-]{1,3}[A-Z]){2,16}[\s.!]*$)/i

const bareLine = (line: string): string => line.replace(DRESS, '').replace(OWN, '')

const isCommand = (line: string): boolean =>
  /submit|click|undo|clear/i.test(line) && /^(?:submit|click)\b|^(?:undo|clear)[\s.`*"']*$/i.test(bareLine(line))

/** Such that `parse` reads the same action again. */
function say(action: Action, observation: Observation): string {
  switch (action.type) {
    case 'message': {
      const read = readBack(action.text, observation)
      return read?.type === 'message' && read.text === action.text ? action.text : `say ${action.text}`
    }
    case 'submit': {
      const written = `submit ${action.path.join(' ')}${action.text === undefined ? '' : `\n${action.text}`}`
      const read = readBack(written, observation)
      return read?.type === 'submit' && read.text === action.text ? written : JSON.stringify(action)
    }
    case 'click':
      return `click ${action.room}`
    case 'undo':
    case 'clear':
      return action.type
    default:
      return JSON.stringify(action)
  }
}

function readBack(written: string, observation: Observation): Action | undefined {
  try {
    return parse(written, observation)
  } catch {
    return undefined
  }
}

/** A round trip to show how one is written. */
const exampleOf = ({ rooms }: Pick<Observation, 'rooms'>): string =>
  [...rooms, rooms[0]!].map(({ letter }) => letter).join(' ')

/** The letters of a path that is written with letters or names, with any marks between them. */
function readPath(written: string, { rooms }: Observation): string[] {
  let line = written
  for (const [letter, name] of ROOMS) line = line.replace(new RegExp(`\\b(the )?${name}\\b`, 'gi'), letter)
  const parts = line.split(/[\s,;:>→–"'[\].()-]+/).filter((part) => part !== '')
  const letters = parts.flatMap((part) => (/^[A-Z]{3,}$/.test(part) ? [...part] : [part.toUpperCase()]))
  const unknown = letters.find((letter) => !rooms.some((room) => room.letter === letter))
  if (letters.length === 0 || unknown !== undefined)
    throw new Unreadable(
      `${unknown === undefined ? 'a path is missing' : `"${quote(unknown, 60)}" is no room`}: write the letters of the rooms (${rooms.map(({ letter }) => letter).join(', ')}) in order, as in \`submit ${exampleOf({ rooms })}\`; to talk about submitting, begin with \`say\``,
      written,
    )
  return letters
}

/** An action as JSON; some models write its type as `action`. */
function parseJson(text: string): Action {
  const [value] = jsonBlocks(text)
  if (value === undefined || typeof value !== 'object' || value === null)
    throw new Unreadable('this is no JSON object: check its brackets and quotation marks', text)
  const { action: named, ...fields } = value as Record<string, unknown>
  const given = named !== undefined && fields.type === undefined ? { type: named, ...fields } : value
  try {
    return validate(schema, given, 'action')
  } catch (error) {
    if (InvalidInput.isInstance(error)) throw new Unreadable(quote(error.message), text)
    throw error
  }
}

const indexOf = (rooms: Observation['rooms'], letter: string): number =>
  rooms.findIndex((room) => room.letter === letter)

export const language: Language<Config, Observation, Action> = { rules, describe, parse, say }
