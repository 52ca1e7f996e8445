/** Writes our own theory-of-mind questions into `data/theory-of-mind`: `npm run generate:theory-of-mind`. */
import { writeFileSync } from 'node:fs'
import type { ScenarioSet } from '../../../../games/theory-of-mind/index.ts'
import { captureScenarios } from './capture.ts'
import { escapeScenarios } from './escape.ts'
import { overcookedScenarios } from './overcooked.ts'

/** Every set by name, as it is generated. */
export const generated: Readonly<Record<string, () => ScenarioSet>> = {
  capture: () => captureScenarios(200),
  escape: () => escapeScenarios(240),
  overcooked: () => overcookedScenarios(160),
}

/** A set as the text of its file, one scenario a line. */
export function writeSet({ descriptions, scenarios }: ScenarioSet): string {
  const lines = scenarios.map((scenario) => JSON.stringify(scenario)).join(',\n')
  return `{\n"descriptions": ${JSON.stringify(descriptions, null, 1)},\n"scenarios": [\n${lines}\n]\n}\n`
}

/** Where the set of that name lies. */
export const fileOf = (name: string): URL => new URL(`../../../../../data/theory-of-mind/${name}.json`, import.meta.url)

if (process.argv[1]?.endsWith('generate.ts'))
  for (const [name, make] of Object.entries(generated)) {
    const set = make()
    writeFileSync(fileOf(name), writeSet(set))
    console.log(`${name}: ${set.scenarios.length} scenarios`)
  }
