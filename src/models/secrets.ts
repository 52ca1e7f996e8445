/** Keys: read from the environment only, and taken out of every text that leaves models/. */
import { createHash } from 'node:crypto'
import { ModelFailure } from '../core/errors.ts'

export type Environment = Readonly<Record<string, string | undefined>>

const variables = {
  openai: ['OPENAI_API_KEY'],
  anthropic: ['ANTHROPIC_API_KEY'],
  google: ['GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY', 'GOOGLE_API_KEY'],
} as const

/** A key, and the variable to name when something is wrong with it. */
export interface Key {
  readonly variable: string
  readonly value: string | undefined
}

/** The key of a hosted provider. Throws `ModelFailure('missing-key')`. */
export function readKey(who: string, provider: keyof typeof variables, environment: Environment): Key {
  const names: readonly string[] = variables[provider]
  const variable = names.find((name) => environment[name])
  if (variable) return { variable, value: environment[variable] }
  throw new ModelFailure('missing-key', `${who} needs a key: set ${names.join(' or ')} in the environment`)
}

/**
 * The key of an OpenAI-compatible address, if there is one: `COMPATIBLE_API_KEY_<HOST>` (`openrouter.ai` becomes
 * `OPENROUTER_AI`), so that each address gets its own, else `COMPATIBLE_API_KEY`.
 */
export function readKeyOfAddress(address: URL, environment: Environment): Key {
  const own = `COMPATIBLE_API_KEY_${address.hostname.toUpperCase().replace(/[^A-Z0-9]+/g, '_')}`
  if (environment[own]) return { variable: own, value: environment[own] }
  return { variable: 'COMPATIBLE_API_KEY', value: environment.COMPATIBLE_API_KEY || undefined }
}

/** A name for an account that does not give the key away. */
export const nameAccount = (place: string, key: Key): string =>
  key.value ? `${place} ${createHash('sha256').update(key.value).digest('hex').slice(0, 8)}` : place

/** Takes a key out of texts: the key itself, and whatever looks like one. */
export function redactor(key: Key): (text: string) => string {
  return (text) => {
    const without = key.value && text.includes(key.value) ? text.replaceAll(key.value, '[key]') : text
    return without
      .replace(/\b(Bearer|Basic)\s+[\w.~+/*=-]{6,}/gi, '$1 [key]')
      .replace(/\b(sk|pk|rk|gsk|hf|xai|key)[-_][\w*-]{6,}|\bAIza[\w*-]{10,}/g, '[key]')
      .replace(/([?&](?:api_?)?key=)[^&\s]+/gi, '$1[key]')
  }
}

/** Takes only the key itself out of a model's answer, whose other words are not ours to change. */
export const withoutKey = (key: Key, text: string): string =>
  key.value && text.includes(key.value) ? text.replaceAll(key.value, '[key]') : text
