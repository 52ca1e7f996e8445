/**
 * Keeps what is built into the language as it was, in a process that runs code brought by path. Whatever else plays there
 * depends on `Array.prototype.map`; an agent that replaces it is to harm nobody but itself. What is added, as polyfills do,
 * stays; but for what would show up in every object there is.
 */

interface Builtin {
  readonly on: Record<PropertyKey, unknown>
  readonly key: PropertyKey
  readonly value: unknown
  readonly enumerable: boolean
  readonly name: string
}

const { defineProperty, getOwnPropertyDescriptor, getOwnPropertyNames } = Object
const { ownKeys, getPrototypeOf, deleteProperty } = Reflect

const CLASSES = [Array, String, Number, Function, Promise, Map, Set, WeakMap, RegExp, Object, Error, Uint8Array, Buffer]
const SPACES = { JSON, Reflect, Object, Array, Number, Promise, Symbol, Buffer }
const GLOBALS =
  'Array Object String Number Boolean Symbol Promise Map Set WeakMap RegExp Error TypeError JSON Reflect Proxy Buffer URL ' +
  'AbortController TextEncoder TextDecoder structuredClone queueMicrotask ' +
  'setTimeout setInterval setImmediate clearTimeout clearInterval clearImmediate'
/** Not `exit`, which is guarded otherwise. */
const OF_PROCESS = ['on', 'once', 'off', 'emit', 'addListener', 'removeListener', 'send', 'disconnect', 'nextTick']

let kept: Builtin[] | undefined

function keep(): Builtin[] {
  const found: Builtin[] = []
  const add = (on: object, key: PropertyKey, owner: string): void => {
    const own = getOwnPropertyDescriptor(on, key)
    // Those of the process are inherited, until somebody puts another in front.
    const value: unknown = own?.value ?? (on === process ? (on as unknown as Builtin['on'])[key] : undefined)
    if (typeof value !== 'function' && (on !== globalThis || value === undefined)) return
    const name = `${owner}${typeof key === 'symbol' ? '' : '.'}${String(key)}`
    found.push({ on: on as Builtin['on'], key, value, enumerable: own?.enumerable ?? false, name })
  }
  const addAll = (on: object, name: string): void => {
    for (const key of ownKeys(on)) if (key !== 'constructor' && key !== 'prototype') add(on, key, name)
  }
  for (const one of CLASSES) addAll(one.prototype as object, `${one.name}.prototype`)
  addAll(getPrototypeOf([][Symbol.iterator]())!, 'the iterator of arrays')
  for (const [name, one] of Object.entries(SPACES)) addAll(one, name)
  for (const key of GLOBALS.split(' ')) add(globalThis, key, 'globalThis')
  for (const key of OF_PROCESS) add(process, key, 'process')
  return found
}

/** Remembers what is there, before code that is not ours is loaded for the first time. */
export function keepBuiltins(): void {
  kept ??= keep()
}

/**
 * Puts back what was replaced since {@link keepBuiltins}, and says what; undefined: nothing. It uses nothing that could have
 * been replaced itself, and takes a few microseconds.
 */
export function putBackBuiltins(): string | undefined {
  if (!kept) return undefined
  let replaced: string | undefined
  for (let i = 0; i < kept.length; i++) {
    const { on, key, value, enumerable, name } = kept[i]!
    if (on[key] === value) continue
    replaced ??= name
    defineProperty(on, key, { value, writable: true, configurable: true, enumerable })
  }
  const names = getOwnPropertyNames(Object.prototype)
  for (let i = names.length - 1; i >= 0; i--) {
    const name = names[i]!
    if (getOwnPropertyDescriptor(Object.prototype, name)?.enumerable !== true) continue
    replaced ??= `Object.prototype.${name}`
    deleteProperty(Object.prototype, name)
  }
  return replaced
}
