/** Faults that a stand-in server makes on request: drawn from seed, request and its number, so the same ones come again. */
import { hash } from '../../core/json.ts'
import { Random } from '../../core/random.ts'
import { InvalidInput } from '../../core/errors.ts'

/** Faults of the model: the answer arrives, but its text is bad. */
export const textFaults = ['garbage', 'wrong-format', 'refusal', 'empty', 'truncated'] as const
/** Faults of the provider or of the way to it. `limit`: 429 with Retry-After; `broken`: the body is cut JSON. */
export const transportFaults = ['limit', 'error', 'stall', 'cut', 'broken'] as const

/**
 * Faults that come only when they are named. `page`: a gateway's 502 with a page of HTML; `slow`: the first byte comes after
 * the time of a stall, and then all is well; `huge`: a body of 600 MB; `filtered`: a content filter takes the answer away.
 */
export const namedFaults = ['page', 'slow', 'huge', 'filtered'] as const

export type TextFault = (typeof textFaults)[number]
export type TransportFault = (typeof transportFaults)[number]
/** A fault of its own kind, by name. */
export type NamedFault = (typeof namedFaults)[number]
/** Something that goes wrong with an answer: with its text, or on its way. */
export type Fault = TextFault | TransportFault | NamedFault

/** How often what goes wrong. */
export interface FaultSettings {
  /** The share of requests that get a fault, 0 to 1. */
  readonly rate: number
  /** Which faults, each as likely; `text` and `transport` stand for all of theirs. Default: all. */
  readonly kinds?: readonly (Fault | 'text' | 'transport')[]
  readonly seed?: number
}

/** Says which fault a request gets, if any. `number` tells repeats of one request apart. */
export type DrawFault = (request: unknown, number: number) => Fault | undefined

export function faultsOf(settings: FaultSettings | undefined): DrawFault {
  if (!settings || settings.rate === 0) return () => undefined
  const { rate, seed = 1 } = settings
  if (!(rate >= 0 && rate <= 1)) throw new InvalidInput(`stand-in: the rate of faults is ${rate}; it must be 0 to 1`)
  const kinds = expand(settings.kinds ?? ['text', 'transport'])
  return (request, number) => {
    const random = new Random(seed, hash(request), number)
    return random.float() < rate ? random.pick(kinds) : undefined
  }
}

function expand(kinds: NonNullable<FaultSettings['kinds']>): Fault[] {
  const all: readonly string[] = [...textFaults, ...transportFaults, ...namedFaults]
  const faults = kinds.flatMap((kind): readonly Fault[] => {
    if (kind === 'text') return textFaults
    if (kind === 'transport') return transportFaults
    if (all.includes(kind)) return [kind]
    throw new InvalidInput(`stand-in: no fault is called "${kind}"; there are text, transport, ${all.join(', ')}`)
  })
  if (faults.length === 0) throw new InvalidInput('stand-in: a rate of faults needs at least one kind of fault')
  return faults
}

export const isTextFault = (fault: Fault): fault is TextFault => (textFaults as readonly string[]).includes(fault)

/** The answer with a fault in it. */
export function spoil(answer: string, fault: TextFault, request: unknown, seed = 1): string {
  const random = new Random(seed, hash(request), fault)
  switch (fault) {
    case 'garbage':
      return Array.from({ length: 80 }, () => String.fromCharCode(random.int(33, 126))).join('')
    case 'wrong-format':
      return `Sure! Let me put it in my own words instead. ${answer.replace(/[[\]{}()"':_]+/g, ' ').replace(/\s+/g, ' ')}`
    case 'refusal':
      return 'I’m sorry, but I cannot help with that.'
    case 'empty':
      return ''
    case 'truncated':
      return answer.slice(0, Math.floor(answer.length / 2))
  }
}
