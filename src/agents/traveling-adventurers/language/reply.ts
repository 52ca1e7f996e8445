/** What the agents make of a model's reply: thoughts, actions and one message, from sections of text or from JSON. */
import * as z from 'zod'
import { quote } from '../../../core/quote.ts'
import { Unreadable } from '../../../core/errors.ts'
import type { Json } from '../../../core/json.ts'
import type { ModelAnswer } from '../../../core/model.ts'
import type { Act, PathActType } from './acts.ts'
import { jsonIn, takesBack, withoutThoughts } from '../../../replies/index.ts'
import { readActs, type Malformed } from './read-acts.ts'
import { readPathArgument, readRoom, type Rooms } from './read-path.ts'
import { readSections, type OutputFlag } from './read-sections.ts'

export interface Reply {
  readonly thoughts: Readonly<Partial<Record<OutputFlag, string>>>
  readonly acts: readonly Act[]
  /** Actions that could not be read. */
  readonly malformed: readonly Malformed[]
  /** Text that belongs to no section. */
  readonly dropped: readonly { readonly text: string; readonly problem: string }[]
  /** What the partner will hear. Empty only beside an `end`. */
  readonly message: string
}

/** Actions without which the agent's memory, or the game, would go wrong: where one is malformed the model is asked again. */
const VITAL: ReadonlySet<string> = new Set(['visit', 'retract', 'end'])

/** The reply in a text of flags. Throws Unreadable, saying what is missing. */
export function readTextReply({ text, finish }: ModelAnswer, rooms: Rooms): Reply {
  // "[Mess": whoever begins a section and gives no end to its name was cut off, whatever the server says.
  const said = withoutThoughts(text)
  if (finish === 'length' || /\n[*#\s]{0,9}\[\w{0,12}$/.test(said))
    throw new Unreadable('it was cut off because it is too long: be shorter', text)
  const object = /^[\s`]{0,20}(?:json\s{1,3})?[{[]\s*["{]/.test(said) ? turnIn(said) : undefined
  if (object) return readJsonReply({ text, data: object }, rooms)
  const { sections, dropped } = readSections(said)
  const { action: written = '', message = '', ...thoughts } = sections
  const action = written.replace(/~~[^~\n]{1,400}~~/g, ' ')
  const open = openedAct(action)
  if (open !== undefined)
    throw new Unreadable(`it is not clear whether ${open} is meant: write only actions that are`, text)
  return checked({ thoughts, ...readActs(action, rooms), dropped, message: unquote(own(message)) }, text)
}

/** What a reply in JSON gives where none was asked for: a turn with one action or several, or one that is called as a tool. */
function turnIn(text: string): Json | undefined {
  const [value] = jsonIn(text)
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined
  const {
    thought,
    thoughts,
    reasoning,
    action,
    message,
    name,
    arguments: given,
    input,
    ...more
  } = value as Record<string, Json>
  const call = given ?? input
  if (typeof name === 'string' && call !== null && typeof call === 'object' && !Array.isArray(call))
    return { actions: [{ type: name, ...call }], message: '' }
  const actions =
    more['actions'] ?? (typeof action === 'string' && !action.includes('(') ? { type: action, ...more } : action)
  if (actions === undefined && message === undefined) return undefined
  return {
    thought: [thought, thoughts, reasoning].find((one) => typeof one === 'string') ?? '',
    actions: actions === undefined || actions === null ? [] : Array.isArray(actions) ? actions : [actions],
    message: message ?? '',
  }
}

/** A vital action that the words around it deny, or leave open: "not end([…])", "end([…]) or suggest([…])". */
function openedAct(action: string): string | undefined {
  const bare = action.replace(/"[^"\n]{0,400}"|“[^“”\n]{0,400}”/g, ' ')
  // "# end(…)" is left out by whoever writes it.
  for (const { 0: name, index } of bare.matchAll(/\b(?:visit|retract|end|submit)(?=\s{0,3}\()/gi)) {
    const line = bare.slice(Math.max(bare.lastIndexOf('\n', index) + 1, index - 200), index)
    const before = line.slice(line.lastIndexOf(')') + 1)
    const behind = /^[^()]{0,200}\([^()]{0,400}\)([^\n]{0,60})/.exec(bare.slice(index))?.[1]?.split(/\w\(/)[0] ?? ''
    const isTakenBack = bare
      .slice(index)
      .split('\n', 20)
      .some((one, i) => i > 0 && takesBack(one))
    if (
      isTakenBack ||
      OPEN.test(before) ||
      /^\s*(?:\?|,?\s{0,3}(?:or|but|only)\b)/i.test(behind) ||
      PUT_OFF.test(behind)
    )
      return `${name}(…)`
  }
  return undefined
}

/** Behind an action these put it off, or make it depend on something. */
const PUT_OFF =
  /\b(?:if|unless|when|once|until|after(?! (?:all|checking|comparing|weighing))|as soon as|later|soon|next|tomorrow|not yet|maybe|perhaps|possibly|tentative(?:ly)?|planned|pending|assuming|provided|subject to|example|draft|no[,.!])(?!\w)/i

const OPEN =
  /(?:#|\/\/)\s*$|\b(?:partner|user)\s{0,3}:|\b(?:refus(?:e|es|ing)|avoid(?:s|ing)?|declin(?:e|ing)|hold off|hold back|skip(?:ping)?|e\.g|example|draft|last|previous(?:ly)?|already|earlier|later|next|soon|plan(?:s|ned|ning)?|consider(?:ing)?|think(?:ing)?|assuming|provided|pending|then|after|until|not|never|no|neither|nor|maybe|perhaps|possibly|could|might|should|would|wanted|may|if|unless|when|once|whether|either|or|before|without|instead of|(?:any|every)\w* (?:but|except)|all but|except|rather than)\b|n['’]t\b|['’]d\b/i

const room = z.string().describe('the letter of a room')
const path = z.array(room).describe('letters of rooms, in order')

/** The reply of an agent that answers in JSON. */
const replySchema = z.strictObject({
  thought: z.string().describe('your reasoning; your partner never sees it'),
  actions: z
    .array(
      z.union([
        z.strictObject({ type: z.enum(['suggest', 'agree-inner', 'agree-outer', 'reject', 'end']), path }),
        z.strictObject({ type: z.enum(['ask', 'inform']), text: z.string() }),
        z.strictObject({ type: z.literal('visit'), room }),
        z.strictObject({ type: z.literal('retract'), step: z.int().min(1) }),
      ]),
    )
    .describe('what you do with your message'),
  message: z.string().describe('what your partner reads'),
})

export const replyFormat = ((): { readonly name: string; readonly schema: Json } => {
  const { $schema, ...schema } = z.toJSONSchema(replySchema)
  return { name: 'turn', schema: schema as Json }
})()

/** The reply in a JSON object; single actions that do not fit are reported. Throws Unreadable. */
export function readJsonReply({ text, data }: Pick<ModelAnswer, 'text' | 'data'>, rooms: Rooms): Reply {
  const shape = z.object({
    thought: z.string().optional(),
    actions: z.array(z.json()).default([]),
    message: z.string(),
  })
  const parsed = shape.safeParse(data)
  if (!parsed.success)
    throw new Unreadable(
      `reply with one JSON object with the fields thought, actions and message (${problemOf(parsed.error)})`,
      text,
    )
  const { thought = '', actions, message } = parsed.data
  const acts: Act[] = []
  const malformed: Malformed[] = []
  for (const action of actions) {
    const act = readJsonAct(action, rooms)
    if ('problem' in act) malformed.push(act)
    else acts.push(act)
  }
  return checked({ thoughts: thought ? { thought } : {}, acts, malformed, dropped: [], message: message.trim() }, text)
}

function readJsonAct(action: unknown, rooms: Rooms): Act | Malformed {
  // Some models write "visit(\"E\")" even here, or call a type or a path otherwise.
  const { type: named, path, room, text: said = path ?? room } = (action ?? {}) as Record<string, Json>
  const { acts, malformed } = readActs(
    typeof action === 'string' ? action : typeof named === 'string' ? `${named}(${JSON.stringify(said ?? '')})` : '',
    rooms,
  )
  if (acts.length === 1 && malformed.length === 0) return acts[0]!
  const text = JSON.stringify(action)
  const parsed = replySchema.shape.actions.element.safeParse(action)
  if (!parsed.success) {
    const type = (action as { type?: unknown } | null)?.type
    const known = typeof type === 'string' && VITAL.has(type) ? { type: type as Act['type'] } : {}
    return { text, problem: 'this is no action: it needs a type and its path, room, text or step', ...known }
  }
  const act = parsed.data
  if ('path' in act) {
    const read = readPathArgument(act.path.join(','), rooms)
    return 'problem' in read ? { text, type: act.type, problem: read.problem } : { type: act.type, path: read.letters }
  }
  if (act.type !== 'visit') return act
  const letter = readRoom(act.room, rooms)
  return letter
    ? { type: 'visit', room: letter }
    : { text, type: 'visit', problem: `"${quote(act.room, 60)}" is no room` }
}

function checked(reply: Reply, text: string): Reply {
  const problems: string[] = []
  const ends = reply.acts.some(({ type }) => type === 'end')
  if (!reply.message && !ends) problems.push('there is no message for your partner')
  // Words without an action are said; where an action was meant, it is not left out in silence.
  if (reply.acts.length === 0 && (!reply.message || reply.malformed.length > 0))
    problems.push('there is no action that can be read')
  for (const { text: written, problem, type } of reply.malformed)
    if (reply.acts.length === 0 || (type && VITAL.has(type))) problems.push(`${quote(written, 80)}: ${problem}`)
  if (problems.length > MAX_PROBLEMS) problems.splice(MAX_PROBLEMS, Infinity, 'and so on')
  if (problems.length > 0) throw new Unreadable(problems.join('; '), text)
  return reply
}

/** More are not read. */
const MAX_PROBLEMS = 4

const problemOf = (error: z.ZodError): string =>
  error.issues
    .slice(0, MAX_PROBLEMS)
    .map(({ path, message }) => quote([...path, message].join(': ')))
    .join('; ')

/** A message as a whole in quotes is meant without them. */
const unquote = (message: string): string => /^["“]([^"“”]*)["”]$/.exec(message)?.[1]?.trim() ?? message

/** A message without what its writer makes the partner answer. */
const own = (message: string): string =>
  message.split(/\n\s{0,9}(?:\w{1,9} )?(?:partner|user|bot|observation|system)\s?[:：]/i, 1)[0]!.trim()

/** What the log keeps of a reply. */
export function noteOf({ thoughts, acts, malformed, dropped }: Reply): Json {
  return {
    thoughts: thoughts as Json,
    actions: acts as unknown as Json,
    ...(malformed.length > 0 && { malformed: malformed as unknown as Json }),
    ...(dropped.length > 0 && { dropped: dropped as unknown as Json }),
  }
}

/** The path of the last action of this type, if there is one. */
export function lastPath({ acts }: Pick<Reply, 'acts'>, type: PathActType): readonly string[] | undefined {
  const act = acts.findLast((act) => act.type === type)
  return act && 'path' in act ? act.path : undefined
}
