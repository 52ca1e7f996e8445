/** Traveling Adventurers in words: the rules, what a seat sees, and how a typed line becomes an action. */
import { oneLine, quote } from '../../core/quote.ts'
import { InvalidInput, Unreadable } from '../../core/errors.ts'
import type { Language, Seat } from '../../core/game.ts'
import { validate } from '../../core/schema.ts'
import { jsonIn, spokenIn, takesBack, unwrap, withoutThoughts } from '../../replies/index.ts'
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
  const { rooms, dialogue, world, start, mode, submitted, path, match, notices, turnsLeft } = observation
  const lines = [
    `You are ${observation.seat}, in the ${world} world. Start: ${start}.`,
    `Rooms: ${rooms.map(({ letter, name }) => `${letter} ${name}`).join(', ')}.`,
    `Your ${world} coins (a hallway has ${observation.coins.min} to ${observation.coins.max}):`,
    ...hallwaysByRoom(observation),
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

/** A line for each room but the last, with the hallways to the rooms after it. */
function hallwaysByRoom({ rooms, weights }: Observation): string[] {
  const lines = new Map<string, string[]>(rooms.slice(0, -1).map(({ letter }) => [letter, []]))
  for (const [a, b, coins] of weights) {
    const [from, to] = indexOf(rooms, a) < indexOf(rooms, b) ? [a, b] : [b, a]
    lines.get(from)?.push(`${to} ${coins}`)
  }
  return [...lines].map(([letter, hallways]) => `  ${letter}: ${hallways.join(', ')}`)
}

/**
 * Reads a reply: `submit L E … L` (what stands on other lines is said with it), `click K`, `undo`, `clear`, an action as a
 * JSON object, `say …` or anything else as a message. What models put around these is left out: thoughts, labels, fences.
 */
function parse(reply: string, observation: Observation): Action {
  const verbatim = /^\s*say\b[ \t:]*([^]*)$/i.exec(reply)
  if (verbatim) return message(verbatim[1]!, '`say` needs something to say', reply)
  const plain = withoutThoughts(reply)
  const { text, answers } = unwrap(plain)
  const own = (answers.length > 0 ? answers.join('\n') : text).trim()
  if (own.startsWith('{') && (!/^\{\s*"message"/.test(own) || /"submit"/.test(own))) return parseJson(own, observation)
  const others = observation.seat === 'USER' ? `${PARTNER}|bot(?=\\s{0,3}:)` : PARTNER
  const lines = spokenIn(joined(withoutTags(plain)), { isPublic: isCommand, others }).split('\n')
  const commands = lines.filter(isCommand).map((line) => withoutSigns(bareLine(line)))
  // "submit L E …" and on another line "I am submitting L E …": the one is done, the other said.
  const isDone = lines.some(isTyped) ? isTyped : isCommand
  const said = lines
    .filter((line) => !isDone(line) && !(commands.length > 0 && ANNOUNCING.test(line)))
    .join('\n')
    .trim()
  const [command, another] = commands
  if (command === undefined) return message(said, 'nothing was said: write a message, or `submit` and a path', reply)
  if (another !== undefined && another !== command)
    throw new Unreadable('there are several commands: give one at a time', reply)
  const at = lines.findIndex(isDone)
  const [before = '', behind = ''] = [lines.slice(0, at).findLast(isSaid), lines.slice(at + 1).find(isSaid)]
  const open = `it is not clear whether to ${command.split(' ', 1)[0]}`
  if (lines.slice(at + 1).some(takesBack)) throw new Unreadable(`${open}: it is taken back behind it`, reply)
  if (
    (UNFINISHED.test(before) && HELD_BACK.test(before.replace(WEIGHED, ''))) ||
    ASKING.test(before) ||
    LEFT_OPEN.test(behind)
  )
    throw new Unreadable(`${open}: it depends on what is said beside it`, reply)
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

/** `<submit>L E …</submit>`, `[submit] L E …`, `[submit L E …]`, `/submit L E …`: a command in a type's brackets is the command. */
const withoutTags = (reply: string): string =>
  reply
    .replace(/<(submit|click)>([^<>]{0,300})<\/\1>/gi, '$1 $2')
    .replace(/\[\/(?:submit|click)\]/gi, '')
    .replace(
      /^(\W{0,8}?)[[<{/](submit|click)(?: path| room)?[\]>}]?(?=[\s:])[\s:]{0,3}([^\n[\]<>{}]{1,300})[\]>}]?/gim,
      '$1$2 $3',
    )

/** "Ok, submit:" with nothing but the path on the next line, as one line. */
function joined(text: string): string {
  const lines = text.split('\n')
  const at = lines.findIndex((line) => SUBMITTING.test(bareLine(line)))
  const path = lines.findIndex((line, i) => i > at && isSaid(line))
  if (at < 0 || path < 0 || !PATH.test(lettersFor(lines[path]!))) return text
  return [...lines.slice(0, at), `submit ${lines[path]}`, ...lines.slice(path + 1)].join('\n')
}

const PATH = /^[\s*_`"'“([]{0,6}[A-Z](?:["']?[ ,→>-]{1,4}["']?[A-Z]){2,16}[\s.*_`"'”)\]]*$/i
/** Of a command and what agrees before it. */
const SUBMITTING =
  /^(?:(?:ok|okay|great|perfect|deal|agreed|done|yes|good|fine|alright|so|then|now)[,.!]{0,2} ){0,3}(?:(?:I|we|let['’]s|I['’]ll|I will) )?submit(?: (?:it|this|that|now|(?:the|our|my) path))?[\s.:!*_`]*$/i

function message(said: string, problem: string, reply: string): Action {
  const text = said.trim()
  if (text === '') throw new Unreadable(problem, reply)
  return { type: 'message', text }
}

const DRESS = /^[\s>*_`"'“#•-]{0,12}(?:\d{1,2}[.)]\s{1,3})?/

/** What lines begin with that a player makes the partner say; "Partner, …:" speaks to the partner. */
const PARTNER = '(?:my )?partner(?=\\s{0,3}:)'

/** Without emphasis and quotation marks at the end. */
const withoutSigns = (line: string): string => {
  const end = Math.max(0, line.length - 100)
  return line.slice(0, end) + line.slice(end).replace(/[\s*_`"'”!\p{Extended_Pictographic}\uFE0F]{1,100}$/u, '')
}

/** "So I'm submitting our path: L E B …": said of oneself with nothing but the path behind it, it is done and not only told. */
const OWN =
  /^(?:((?:ok|so|then|now)|[^?]{0,80}?(?:[.,!:;]|\bso|\bthen)),?\s{1,3})?[*_`"“]{0,3}(?:(?:I(?:['’]?ll| will|['’]?m| am)?|let me)(?: now| just| hereby| going to)? submit(?:ting)?|(?:now )?submitting|(?<=\S [*_`"“]{0,3})submit|(?:the |my )?(?:path|route|tour) (?:that )?I(?:['’]m| am)? submit(?:ting)? is|(?:my |final |my final )?submission(?: is)?)(?: now)?(?: (?:our|my|the|this))?(?: (?:final|agreed|whole))?(?: (?:path|route|tour))?[:,]? (.{5,200}?)(?: (?:now|then))?(?:,? (?:not )?(?:because|since|as)\b(?:(?!\b(?:if|unless|once|when|until|soon|long|provided)\b)[^?]){1,200})?[\s.!*_`"”]*$/i
/** "Time is short. SUBMIT L E B …": the command as it is shown, behind words of its own. */
const TYPED =
  /^([^?]{0,300}(?:[.,!:;]|\b(?:answer|decision|move|action|choice) is))\s{1,3}[*_`"“]{0,3}SUBMIT:? (.{5,200}?)[\s.!*_`"”]*$/
/** What holds nothing back, before such a command in the same sentence: "I can't wait any longer: …". */
const OVER =
  /\b(?:can|wo|do)(?:n['’]t|not| not)\b[^,;:]{0,60}\b(?:wait|longer|better|else|more)\b|\bafter (?:all|\w+ing)\b[^:]{0,80}/gi
/** "Should I send this?" before a command, "only if you agree" behind it. */
const ASKING = /^\W{0,4}(?:shall|should|may|can|could) (?:I|we)\b[^?]*\?\W*$/i
const LEFT_OPEN =
  /^\W{0,4}(?:(?:shall|should|may|can) I\b|or\b|(?:note:|but|and)? ?only (?:if|when|once|after)\b|(?:if|once|when|unless|after|as soon as) you(?:['’]re)? (?:agree|confirm|ok|okay|say|tell|are|want|like|have|did|do|answer)|unless\b|provided\b|I(?:['’]ll| will) (?:wait|hold)\b|not (?:yet|now)\b)|\bbefore (?:I |we )?submit/i
const isSaid = (line: string): boolean => line.trim() !== ''

const HELD_BACK =
  /^\W{0,3}(?:option|plan|step|idea|draft|e\.g)\b|(?<!\b(?:ok|okay|good|great|fine|perfect|alright|right|well|deal|agreed|yes|sure)[,;.!]? )\bthen$|^\W{0,3}(?:just )?(?:agree|confirm|nod|answer|give|tell|send|show|check|wait)\b|\b(?:(?:with|on) your|your (?:turn|ok|okay|yes|go|answer|confirmation)|please|next|later|soon|tomorrow|assuming|provided|in case|let me know|if|once|when|unless|until|after|before|as soon as|later|would|should|could|may|might|can|not|never|you|he|she|they|partner|sa(?:id|ys?)|wants?|example|format|type|write)\b|n['’]t\b/i

/** "My final answer is:" before a command says nothing of its own, and holds it back no more if it tells after what. */
const ANSWER = '(?:my|our) (?:final )?(?:answer|decision|action|move|submission|choice)\\b'
const ANNOUNCING = new RegExp(`\\b${ANSWER}(?: is)?(?: now)?\\s?:\\W*$`, 'i')
const WEIGHED = new RegExp(`\\bafter (?:\\w+ing|all)\\b[^:]{0,80}(?=\\b${ANSWER})`, 'i')

/** What goes on with the line behind it: "Please type:", "When you are ready,", "The next thing I'll write is". */
const UNFINISHED =
  /:\W*$|^\W*(?:when|if|once|unless|until|after|as soon as|before|in case|provided|assuming)\b[^.!?]*$|\b(?:write|type|say|send|enter|post|is|be|answer|reply)\W{0,3}$/i

const bareLine = (line: string): string => {
  const bare = line.replace(DRESS, '')
  const typed = bare.length < 600 && TYPED.exec(bare)
  const [, said = '', path] = typed || (bare.length < 600 && OWN.exec(bare)) || []
  const before = typed
    ? said
        .split(/[.!]\s|[.!]$/)
        .at(-1)!
        .replace(OVER, '')
    : said
  if (path === undefined || HELD_BACK.test(before)) return bare
  const letters = lettersFor(path)
  return /^[A-Z](?:[ ,→>-]{1,4}[A-Z]){2,16}$/i.test(letters) ? `submit ${letters}` : bare
}

/** Each room's name in a text, with its article. */
const NAMED = ROOMS.map(([letter, name]) => [letter, new RegExp(`\\b(the )?${name}\\b`, 'gi')] as const)

/** With letters in the place of the names of rooms. */
const lettersFor = (written: string): string =>
  NAMED.reduce((line, [letter, named]) => line.replace(named, letter), written.replaceAll('’', "'"))

const COMMAND = /^(?:submit|click)\b|^(?:undo|clear)[\s.`*"']*$/i

const isCommand = (line: string): boolean => /submi|click|undo|clear/i.test(line) && COMMAND.test(bareLine(line))

/** Whether it is the command itself, and not a sentence that tells of it. */
const isTyped = (line: string): boolean => COMMAND.test(line.replace(DRESS, ''))

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
  const parts = lettersFor(written)
    .split(/[\s,;:>→–"'[\].()*_`-]+/)
    .filter((part) => part !== '')
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
function parseJson(text: string, observation: Observation): Action {
  const [value] = jsonIn(text)
  if (value === undefined || typeof value !== 'object' || value === null)
    throw new Unreadable('this is no JSON object: check its brackets and quotation marks', text)
  const { name, arguments: passed, input = passed, action: named = name, ...fields } = value as Record<string, unknown>
  const {
    thought,
    thoughts,
    reasoning,
    reason,
    explanation,
    message: said,
    ...own
  } = (input !== null && typeof input === 'object' ? input : fields) as Record<string, unknown>
  const given: Record<string, unknown> = {
    ...(typeof named === 'string' && { type: named }),
    ...(said !== undefined && { text: said }),
    ...own,
  }
  if (typeof given['path'] === 'string') given['path'] = readPath(given['path'], observation)
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
