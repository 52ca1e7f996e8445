/** Files that people write, YAML or JSON, read with a schema: every error names the line. */
import { readFileSync } from 'node:fs'
import { isNode, LineCounter, parseDocument, type Document } from 'yaml'
import { z } from 'zod'
import { InvalidInput } from '../../core/errors.ts'
import { findHidden } from '../../core/validate-given.ts'

/** Where something stands: `plan.yaml, line 4`. */
export type LineOf = (keys: readonly PropertyKey[]) => string

/** A file that was read. */
export interface YamlFile {
  readonly values: unknown
  readonly lineOf: LineOf
  /** The values by their schema. `whole`: what the file is called where no key can be named. Throws {@link InvalidInput}. */
  read<Schema extends z.ZodType>(schema: Schema, whole: string): z.output<Schema>
}

/** Reads a file; `what` it is, for errors: `the plan`. Throws {@link InvalidInput}. */
export function openYaml(path: string, what: string): YamlFile {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw new InvalidInput(`cannot read ${what} ${path}: ${(error as Error).message}`)
  }
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, maxAliasCount: 100 } as object)
  const [broken] = document.errors
  if (broken) {
    const { line } = lines.linePos(broken.pos[0])
    throw new InvalidInput(
      `${path}, line ${line}: not YAML: ${broken.message.split('\n')[0]!.replace(/ at line .*$/, '')}`,
    )
  }
  const values = readValues(document, path)
  const lineOf: LineOf = (keys) => `${path}, line ${findLine(document, lines, keys)}`
  const hidden = findHidden(values)
  if (hidden) throw new InvalidInput(`${lineOf(hidden)}: ${hidden.join('.')}: not known here`)
  return {
    values,
    lineOf,
    read(schema, whole) {
      const parsed = schema.safeParse(values ?? {})
      if (parsed.success) return parsed.data
      const issue = deepest(parsed.error.issues)
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined
      const keys = [...issue.path, ...(unknown === undefined ? [] : [unknown])]
      const known = unknown === undefined ? [] : keysAt(schema, issue.path)
      const why = known.length > 0 ? `not known here; there are ${known.join(', ')}` : issue.message
      throw new InvalidInput(`${lineOf(keys)}: ${keys.map(String).join('.') || whole}: ${why}`)
    },
  }
}

function readValues(document: Document, path: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 })
  } catch (error) {
    throw new InvalidInput(`${path}: ${(error as Error).message}`)
  }
}

/** Of alternatives of a union the one that came furthest, which is what was meant. */
function deepest(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue {
  const issue = misspelt(issues) ?? issues[0]
  if (issue!.code !== 'invalid_union' || issue!.errors.length === 0) return issue!
  const inner = issue!.errors.map(deepest).sort((a, b) => b.path.length - a.path.length)[0]
  if (!inner || inner.path.length === 0) return issue!
  return { ...inner, path: [...issue!.path, ...inner.path] }
}

/** A key that is not known where another is missing: the one was meant for the other. */
const misspelt = ([first, ...others]: readonly z.core.$ZodIssue[]): z.core.$ZodIssue | undefined =>
  others.find(({ code, path }) => code === 'unrecognized_keys' && path.join('.') === first!.path.slice(0, -1).join('.'))

/** The keys that an object at this place may have; none where they depend on what else stands there. */
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return keysAt(schema.unwrap() as z.ZodType, path)
  const [first, ...rest] = path
  if (schema instanceof z.ZodArray) return first === undefined ? [] : keysAt(schema.element as z.ZodType, rest)
  if (!(schema instanceof z.ZodObject)) return []
  if (first === undefined) return Object.keys(schema.shape)
  const inner = schema.shape[String(first)] as z.ZodType | undefined
  return inner ? keysAt(inner, rest) : []
}

/** The line on which a value stands, or the nearest thing around it that there is. */
function findLine(document: Document, lines: LineCounter, keys: readonly PropertyKey[]): number {
  for (let length = keys.length; length > 0; length--) {
    const path = keys.slice(0, length)
    const parent: unknown = length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
    const pairs = (parent as { items?: { key?: { value?: unknown; range?: number[] } }[] } | null)?.items ?? []
    const key = pairs.find((pair) => pair?.key && pair.key.value === path.at(-1))?.key
    const node = document.getIn(path, true)
    const range = key?.range ?? (isNode(node) ? node.range : undefined)
    if (range) return lines.linePos(range[0]!).line
  }
  return 1
}
