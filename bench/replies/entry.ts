/** A reply, what it means, and whether it may be looked at while a reader is mended. */
export interface Entry {
  readonly family: string
  readonly situation: string
  readonly reply: string
  /** What a careful person would take it for; null: whoever wrote it must be asked again. */
  readonly meant: string | null
  /** Asking again is no fault either. */
  readonly mayAsk?: boolean
  readonly split: 'seen' | 'unseen'
}

/** By the form of a reply, so that the unseen third holds forms that the seen ones do not. */
export function splitOf(form: string): Entry['split'] {
  let hash = 2166136261
  for (const unit of form) hash = Math.imul(hash ^ unit.codePointAt(0)!, 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519)
  return ((hash ^ (hash >>> 13)) >>> 0) % 3 === 0 ? 'unseen' : 'seen'
}
