/** Whether a value is plain data, which JSON keeps whole; a part that is costly to make may be a getter. */

/**
 * Where the value holds what JSON does not keep, and what that is: `hand.0 is a Card`; undefined: nowhere. A field that is
 * `undefined` counts as one that is not there.
 */
export function notPlain(value: unknown): string | undefined {
  return find(value, '', new Set())
}

function find(value: unknown, path: string, within: Set<object>): string | undefined {
  const at = path || 'it'
  if (value === undefined && path === '') return 'it is undefined'
  if (value === null || value === undefined || typeof value === 'boolean' || typeof value === 'string') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${at} is ${value}`
  if (typeof value !== 'object') return `${at} is a ${typeof value}`
  if (within.has(value)) return `${at} is what it is part of`
  const kind = kindOf(value)
  if (kind !== undefined) return `${at} is a ${kind}`
  within.add(value)
  const found = findWithin(value, path, within)
  within.delete(value)
  return found
}

function findWithin(value: object, path: string, within: Set<object>): string | undefined {
  const isList = Array.isArray(value)
  const below = (key: string): string => (path ? `${path}.${key}` : key)
  if (isList)
    for (let i = 0; i < value.length; i++)
      if (value[i] === undefined) return `${below(String(i))} of a list is undefined`
  for (const key of Reflect.ownKeys(value)) {
    if (isList && key === 'length') continue
    if (typeof key === 'symbol') return `${below(String(key))} has a symbol for a name`
    if (isList && !/^\d+$/.test(key)) return `${below(key)} is a field of a list`
    if (!Object.prototype.propertyIsEnumerable.call(value, key)) return `${below(key)} is not enumerable`
    const found = find((value as Record<string, unknown>)[key], below(key), within)
    if (found !== undefined) return found
  }
  return undefined
}

/** The class of an object that is no plain one. */
function kindOf(value: object): string | undefined {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype === null || prototype === Object.prototype || Array.isArray(value)) return undefined
  const name = (prototype as { constructor?: { name?: unknown } }).constructor?.name
  return typeof name === 'string' && name !== '' ? name : 'object of a class'
}
