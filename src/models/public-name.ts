/** The name of a model as it is shown and stored. */
import { parseModelName, type ModelName } from './name.ts'
import { publicName, readSecrets, secretsInPath, type Environment } from './secrets.ts'

/** The keys that this process may send, and those in the address itself: they are sent, but never written down. */
export const secretsOf = (name: ModelName, environment: Environment): string[] => [
  ...readSecrets(environment),
  ...(name.provider === 'compatible' ? secretsInPath(name.address.pathname) : []),
]

/** `https://host/v1/[key 3f2a91c0]#model`: keys in it are only told apart. Throws `InvalidInput` for what is no name. */
export const publicModelName = (name: string, environment: Environment = process.env): string =>
  publicName(name, secretsOf(parseModelName(name), environment))
