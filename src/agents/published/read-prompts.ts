/** Published prompts, which a user brings: a folder of texts with slots, and a note of where they were found. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { InvalidInput } from '../../core/errors.ts'
import { validate } from '../../core/schema.ts'
import { fillSlots } from './fill-slots.ts'

/** The schema of `prompts.json`, which lies beside the texts. */
export const promptsManifest = z.strictObject({
  format: z.literal(1),
  /** As in `roundtable reproduce <paper>/<table>`. */
  paper: z.string(),
  /** Where the wording stands: in the paper, in the authors' first or later code. */
  edition: z.enum(['paper', 'first-code', 'later-code', 'release']),
  /** Whether these texts are all that a model is told, or the rest is in words of ours. */
  whole: z.boolean(),
  /** The files that they were taken from. */
  from: z.array(z.string()),
  /** SHA-256 of each text as it was taken, by its name. */
  texts: z.record(z.string().regex(/^[\w.-]+\.txt$/, 'the name of a text, such as task.txt'), z.string()),
})

/** What {@link promptsManifest} reads. */
export type PromptsManifest = z.output<typeof promptsManifest>

/** The name of the note of where the texts were found. */
export const MANIFEST = 'prompts.json'

/** Published prompts of one paper. */
export interface PublishedPrompts {
  readonly edition: PromptsManifest['edition']
  /** Whether all texts are as they were taken, and are all that a model is told: only then is a condition the published one. */
  readonly asPublished: boolean
  /** Whether somebody has changed them since they were taken. */
  readonly changed: boolean
  readonly names: readonly string[]
  /**
   * The text of that name with its slots filled, `{me}` by `values.me`; undefined where there is none. Braces around
   * anything else stay.
   */
  fill(name: string, values?: Readonly<Record<string, string>>): string | undefined
  /** The same; throws {@link InvalidInput} with the names that there are. */
  need(name: string, values?: Readonly<Record<string, string>>): string
}

/**
 * Reads the prompts of that paper in the folder or in one of its folders; of several wordings the one that the published
 * figures were made with, as far as it has the text `having`. Throws {@link InvalidInput} where there are none, or a text is
 * missing.
 */
export function readPrompts(folder: string, paper: string, having?: string): PublishedPrompts {
  const editions = findEditions(folder)
  const mine = editions.filter(({ manifest }) => manifest.paper === paper).sort(byPreference)
  const chosen = mine.find(({ manifest }) => having === undefined || Object.hasOwn(manifest.texts, having)) ?? mine[0]
  if (!chosen) {
    const others = [...new Set(editions.map(({ manifest }) => manifest.paper))].join(', ')
    throw new InvalidInput(
      `there are no published prompts of ${paper} in ${folder}${others && `, which holds those of ${others}`}: bring them in with roundtable import prompts <the paper's text, or the authors' files>`,
    )
  }
  const { place, manifest } = chosen
  const texts = new Map(Object.keys(manifest.texts).map((name) => [name, readText(join(place, name))]))
  const changed = [...texts].some(([name, text]) => digest(text) !== manifest.texts[name])
  const fill = (name: string, values: Readonly<Record<string, string>> = {}): string | undefined => {
    const text = texts.get(name)
    return text === undefined ? undefined : fillSlots(text, values)
  }
  return {
    edition: manifest.edition,
    asPublished: manifest.whole && !changed,
    changed,
    names: [...texts.keys()],
    fill,
    need(name, values) {
      const filled = fill(name, values)
      if (filled !== undefined) return filled
      throw new InvalidInput(`${place} has no ${name}; it has ${[...texts.keys()].join(', ')}`)
    },
  }
}

interface Edition {
  readonly place: string
  readonly manifest: PromptsManifest
}

function findEditions(folder: string): Edition[] {
  if (!existsSync(folder)) throw new InvalidInput(`there is no folder ${folder} with published prompts`)
  const inside = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [join(folder, entry.name)] : [],
  )
  return [folder, ...inside.sort()]
    .filter((place) => existsSync(join(place, MANIFEST)))
    .map((place) => ({ place, manifest: readManifest(place) }))
}

const PREFERENCE: readonly PromptsManifest['edition'][] = ['first-code', 'release', 'paper', 'later-code']
const byPreference = (a: Edition, b: Edition): number =>
  PREFERENCE.indexOf(a.manifest.edition) - PREFERENCE.indexOf(b.manifest.edition)

/** How a text is told from another. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

function readManifest(place: string): PromptsManifest {
  const path = join(place, MANIFEST)
  try {
    return validate(promptsManifest, JSON.parse(readFileSync(path, 'utf8')), path)
  } catch (error) {
    if (InvalidInput.isInstance(error)) throw error
    throw new InvalidInput(`cannot read ${path}: ${(error as Error).message}`)
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new InvalidInput(`${path} is named in ${MANIFEST} and is not there`)
  }
}
