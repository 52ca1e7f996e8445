/** Whether what somebody's module exports has the shape of a game or of an agent, and what is amiss where it has not. */

interface Kind {
  /** As the message calls it. */
  readonly called: string
  is(value: unknown): boolean
}

const ofType = (type: string, called: string): Kind => ({ called, is: (value) => typeof value === type })

const TEXT: Kind = { called: 'a text that is not empty', is: (value) => typeof value === 'string' && value !== '' }
const COUNT: Kind = { called: 'a whole number from 1', is: (value) => Number.isInteger(value) && Number(value) >= 1 }
const FLAG = ofType('boolean', 'true or false')
const FUNCTION = ofType('function', 'a function')
const OBJECT: Kind = { called: 'an object', is: (value) => typeof value === 'object' && value !== null }
const SCHEMA: Kind = {
  called: 'a schema, of zod or any library of Standard Schema',
  is: (value) => typeof (value as { '~standard'?: { validate?: unknown } })?.['~standard']?.validate === 'function',
}
const METRICS: Kind = {
  called: "an object of metrics, each {kind: 'share' or 'mean', about}",
  is: (value) =>
    OBJECT.is(value) &&
    Object.values(value as object).every(
      (metric: { kind?: unknown; about?: unknown } | null) =>
        (metric?.kind === 'share' || metric?.kind === 'mean') && TEXT.is(metric.about),
    ),
}

const NAMES: Kind = {
  called: "a list of names, such as ['overcooked']",
  is: (value) => Array.isArray(value) && value.length > 0 && value.every((name) => TEXT.is(name)),
}

interface Shape {
  /** What it is. */
  readonly what: string
  /** Where to read about it. */
  readonly guide: string
  /** By member; one within another is `outer.inner`. */
  readonly required: Readonly<Record<string, Kind>>
  readonly optional: Readonly<Record<string, Kind>>
}

export const GAME: Shape = {
  what: 'game',
  guide: 'docs/write-a-game.md',
  required: {
    name: TEXT,
    version: COUNT,
    title: TEXT,
    about: TEXT,
    config: SCHEMA,
    action: SCHEMA,
    observation: SCHEMA,
    metrics: METRICS,
    seats: FUNCTION,
    start: FUNCTION,
    turn: FUNCTION,
    observe: FUNCTION,
    act: FUNCTION,
    outcome: FUNCTION,
    sample: FUNCTION,
    resample: FUNCTION,
    language: OBJECT,
    'language.rules': FUNCTION,
    'language.describe': FUNCTION,
    'language.parse': FUNCTION,
    'language.say': FUNCTION,
  },
  optional: {
    source: TEXT,
    presets: OBJECT,
    shared: FUNCTION,
    cutOff: FUNCTION,
    reveals: FLAG,
    'language.people': OBJECT,
    learning: OBJECT,
    'learning.reward': FUNCTION,
  },
}

export const AGENT: Shape = {
  what: 'agent',
  guide: 'docs/write-an-agent.md',
  required: { name: TEXT, about: TEXT, create: FUNCTION },
  optional: { games: NAMES, options: SCHEMA, needsModel: FLAG, slow: FLAG, refuses: FUNCTION, prompt: FUNCTION },
}

/** The export that has the shape, the default first; or, in words, what keeps the nearest from having it. */
export function findShape(exports: Readonly<Record<string, unknown>>, shape: Shape): { value: object } | string {
  const { default: main, ...named } = exports
  const candidates = [main, ...Object.values(named)].filter((value): value is object => OBJECT.is(value))
  const checked = candidates.map((value) => ({ value, faults: faultsOf(value, shape) }))
  const found = checked.find(({ faults }) => faults.length === 0)
  if (found) return found
  const other = shape === AGENT ? GAME : AGENT
  if (candidates.some((value) => faultsOf(value, other).length === 0))
    return `exports ${called(other)}, and no ${shape.what} (see ${shape.guide}; for ${called(other)}, ${other.guide})`
  const names = Object.keys(shape.required).filter((name) => !name.includes('.'))
  const [nearest] = checked.toSorted((a, b) => a.faults.length - b.faults.length)
  if (!nearest || nearest.faults.length >= names.length)
    return `exports ${candidates.length === 0 && typeof main === 'function' ? 'a function, and ' : ''}no ${shape.what}: it is an object with ${names.join(', ')} (see ${shape.guide})`
  return `exports ${called(shape)} that is not whole: ${nearest.faults.join('; ')} (see ${shape.guide})`
}

const called = ({ what }: Shape): string => `${what === 'agent' ? 'an' : 'a'} ${what}`

function faultsOf(value: object, { required, optional }: Shape): string[] {
  const faults: string[] = []
  for (const [path, kind] of [...Object.entries(required), ...Object.entries(optional)]) {
    const member = read(value, path)
    if (member === NOWHERE) continue
    if (member === undefined && path in required) faults.push(`${path} is missing, ${kind.called}`)
    else if (member !== undefined && !kind.is(member)) faults.push(`${path} is not ${kind.called}`)
  }
  return faults
}

/** Where the outer member is missing, that is all there is to say. */
const NOWHERE = Symbol('nowhere')

function read(value: object, path: string): unknown {
  const [first = '', second] = path.split('.')
  const member = (value as Record<string, unknown>)[first]
  if (second === undefined) return member
  return OBJECT.is(member) ? (member as Record<string, unknown>)[second] : NOWHERE
}
