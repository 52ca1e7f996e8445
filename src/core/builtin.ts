/** What the machine brings, where it brings it: Node gives its own modules, a browser none. */

/** As much of Node's modules as is used in this way. */
interface Modules {
  readonly 'node:crypto': {
    createHash(algorithm: 'sha256'): { update(text: string): { digest(encoding: 'hex' | 'base64url'): string } }
  }
  readonly 'node:fs': { readFileSync(path: string, encoding: 'utf8'): string }
}

/**
 * A module of Node without an import, which would keep whoever bundles for a browser from loading the file. Only for what
 * is faster or more on Node, and without it still works or fails in plain words.
 */
export function builtin<Name extends keyof Modules>(name: Name): Modules[Name] | undefined {
  const { process } = globalThis as { process?: { getBuiltinModule?(name: string): unknown } }
  return process?.getBuiltinModule?.(name) as Modules[Name] | undefined
}
