/** Keys: read from the environment only, named by their variables, and told apart without being given away. */
import { createHash } from 'node:crypto'
import { ModelFailure } from '../core/errors.ts'

export type Environment = Readonly<Record<string, string | undefined>>

const variables = {
  openai: ['OPENAI_API_KEY'],
  anthropic: ['ANTHROPIC_API_KEY'],
  google: ['GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY', 'GOOGLE_API_KEY'],
} as const

const COMPATIBLE = 'COMPATIBLE_API_KEY'

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
  const own = `${COMPATIBLE}_${address.hostname.toUpperCase().replace(/[^A-Z0-9]+/g, '_')}`
  if (environment[own]) return { variable: own, value: environment[own] }
  return { variable: COMPATIBLE, value: environment[COMPATIBLE] || undefined }
}

/** All keys that this process may send to anybody. */
export function readSecrets(environment: Environment): string[] {
  const known: readonly string[] = Object.values(variables).flat()
  return Object.entries(environment).flatMap(([name, value]) =>
    value && (known.includes(name) || name.startsWith(COMPATIBLE)) && isSecret(value) ? [value] : [],
  )
}

/** Servers without keys are given any word (`ollama`, `none`), which may stand in a text without harm. */
const isSecret = (value: string): boolean => value.length >= 6 && !/^[a-z]{1,12}$/i.test(value)

/** The keys that somebody has put into the path of an address: they have to be sent, but not written down. */
export const secretsInPath = (path: string): string[] =>
  path
    .split('/')
    .filter((part) => /^(sk|pk|rk|gsk|hf|xai|key)[-_][\w*-]{6,}$|^AIza[\w-]{10,}$/.test(part) || hasLongNumber(part))

/** Twenty letters and figures without a break are no name that anybody gave. */
const hasLongNumber = (part: string): boolean =>
  (part.match(/[A-Za-z0-9]{20,}/g) ?? []).some((run) => /\d.*\d/.test(run) && /[A-Za-z]/.test(run))

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex').slice(0, 8)

/** A name for an account that does not give the key away. */
export const nameAccount = (place: string, key: Key): string => (key.value ? `${place} ${hashOf(key.value)}` : place)

/** The name of a model as it is shown and stored: keys in it are only told apart. */
export function publicName(name: string, secrets: readonly string[]): string {
  let text = name
  for (const secret of secrets) text = text.replaceAll(secret, `[key ${hashOf(secret)}]`)
  return text
}
