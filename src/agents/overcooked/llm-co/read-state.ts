/** What a state of LLM-Co tells, read from its words: for models of this package. All three forms of states are understood. */
import type { Message } from '../../../core/model.ts'

/** How far something is. */
export interface Way {
  /** Infinity where only told to be blocked. */
  readonly steps: number
  /** Whether the other cook stands in the way. */
  readonly blocked: boolean
}

/** A thing in the kitchen, by its id: `c0`. */
export interface ToldObject {
  readonly id: string
  /** Absent where there is no way, or none is told. */
  readonly own?: Way
  readonly partner?: Way
  /** A cooker: the ingredients in it, what it does, and the steps that it still cooks where that is told. */
  readonly pot?: {
    readonly onions: number
    readonly tomatoes: number
    readonly soup: 'not cooking' | 'cooking' | 'cooked'
    readonly left?: number
  }
  /** A counter: what lies on it, or `nothing`. */
  readonly holds?: string
  readonly gate?: 'open' | 'closed'
}

export interface ToldState {
  readonly held: string
  readonly partnerHeld: string
  /** Whether it speaks for the first of the two. */
  readonly first: boolean
  /** What was done before, oldest first, as far as it is told. */
  readonly history: readonly string[]
  readonly objects: readonly ToldObject[]
  /** The available actions, as they are offered. */
  readonly actions: readonly string[]
}

/** Whether a message tells a state. */
export const isState = (message: Pick<Message, 'role' | 'content'> | undefined): boolean =>
  message?.role === 'user' && message.content.includes('<Inventory>') && message.content.includes('Available Actions')

/** Reads a state's text, ours or the authors'. What is not told is left out. */
export function readState(text: string): ToldState {
  const [, own = '', rest = ''] = text.split(/location information:?>:?/)
  const [partner = '', details = ''] = rest.split('<Environment Details>')
  const objects = new Map<string, ToldObject>()
  const add = (id: string, more: Partial<ToldObject>): void =>
    void objects.set(id, { ...(objects.get(id) ?? { id }), ...more })
  for (const [id, way] of readWays(own)) add(id, way ? { own: way } : {})
  for (const [id, way] of readWays(partner)) add(id, way ? { partner: way } : {})
  for (const [id, way] of readWays(details)) add(id, way ? { own: way } : {})
  for (const [, id, contents, soup] of details.matchAll(
    /(c\d+) contains ([^.]+)\. \1 is \w+\. soup in \1 is ([^.]+)\. /g,
  ))
    add(id!, { pot: { ...countIngredients(contents!), ...readSoup(soup!) } })
  for (const [, id, thing] of details.matchAll(/([sk]\d+) contains ([^.]+)\. /g)) add(id!, { holds: thing! })
  for (const [, id] of details.matchAll(/(s\d+) is empty\. /g)) add(id!, { holds: 'nothing' })
  for (const [, id] of details.matchAll(/Closest empty kitchen counter (k\d+) /g)) add(id!, { holds: 'nothing' })
  for (const [, id, gate] of details.matchAll(/(g\d+) is (open|closed)\. /g))
    add(id!, { gate: gate as 'open' | 'closed' })
  return {
    held: / am holding ([^.]+)\./.exec(text)?.[1] ?? 'nothing',
    partnerHeld: / is holding ([^.]+)\./.exec(text)?.[1] ?? 'nothing',
    first: text.includes('Bob is holding'),
    history: splitList(/action history: ([^\n]*)\.\s*\n/.exec(text)?.[1] ?? ''),
    objects: [...objects.values()],
    actions: splitList(/Available Actions:\s*\[(.*)\]/.exec(text)?.[1] ?? ''),
  }
}

const splitList = (text: string): string[] => text.split(', ').filter(Boolean)

const readWays = (text: string): [id: string, way: Way | undefined][] =>
  [...text.matchAll(/([a-z]\d+) is (?:(\d+) units away)?(,? ?(?:but )?blocked by \w+)?(inaccessible)?\. /g)].map(
    ([, id, steps = 'Infinity', blocked, inaccessible]) => [
      id!,
      inaccessible === undefined ? { steps: Number(steps), blocked: blocked !== undefined } : undefined,
    ],
  )

/** Of `2 out of 3 onions` or `1 onions and 2 tomatoes`. */
function countIngredients(contents: string): { onions: number; tomatoes: number } {
  if (contents.includes('out of')) return { onions: Number.parseInt(contents), tomatoes: 0 }
  const [onions = 0, tomatoes = 0] = [...contents.matchAll(/(\d+) (?:onions|tomatoes)/g)].map(([, count]) =>
    Number(count),
  )
  return { onions, tomatoes }
}

function readSoup(soup: string): { soup: 'not cooking' | 'cooking' | 'cooked'; left?: number } {
  const left = /for (\d+) timesteps/.exec(soup)?.[1]
  if (soup === 'cooked' || soup === 'not cooking') return { soup }
  return { soup: 'cooking', ...(left !== undefined && { left: Number(left) }) }
}

/** The id of what an action is about: `c0` of `place onion in c0.` */
export const targetOf = (action: string): string => /([a-z]\d+)\.?$/.exec(action)?.[1] ?? ''
