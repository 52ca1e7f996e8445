/** Plain data that nobody can change any more, and that remembers its text. */
import { Given } from './lazy.ts'

/** Whether it is an object or a list. */
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Marks objects that are frozen through and through, and keeps the text of their data: a private field costs a fifth of an
 * entry in a weak set.
 */
export class Frozen extends Given {
  #text: string | undefined = undefined

  static has(object: object): boolean {
    return #text in object
  }

  /** What `write` makes of this object; made once where it is frozen, since it cannot become another. */
  static textOf<Whole extends object>(object: Whole, write: (object: Whole) => string): string {
    return #text in object ? ((object as Frozen).#text ??= write(object)) : write(object)
  }
}

/**
 * Makes plain data such that nobody can change it, and returns it. What was frozen here is not looked at again, so that
 * a growing dialogue costs only what is new. A getter is left to compute when it is read; what it gives is its own care.
 */
export function freeze<Value>(value: Value): Value {
  if (!isObject(value) || Frozen.has(value) || ArrayBuffer.isView(value)) return value
  // What somebody else has frozen may not take a mark.
  if (Object.isExtensible(value)) freezeWhole(value)
  // Without iterators, which would be most of the garbage of an action.
  if (Array.isArray(value)) for (let i = 0; i < value.length; i++) freeze(value[i])
  else {
    const keys = Object.keys(value)
    for (let i = 0; i < keys.length; i++) freeze(Object.getOwnPropertyDescriptor(value, keys[i]!)!.value)
  }
  return value
}

/** The same for a new object whose parts are frozen already, or plain values: they are not looked at. */
export const freezeWhole = <Whole extends object>(whole: Whole): Whole => Object.freeze(new Frozen(whole)) as Whole
