/** Writes our own theory-of-mind questions into the game's folder: `npm run generate:theory-of-mind`. */
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

/** A set as the text of a module, one scenario a line. */
export function writeModule(name: string, { descriptions, scenarios }: ScenarioSet): string {
  return [
    '/** Written by `npm run generate:theory-of-mind`, which proves every answer; do not change it by hand. */',
    "import type { ScenarioSet } from '../question.ts'",
    '',
    '// prettier-ignore',
    `export const ${name}: ScenarioSet = {`,
    `descriptions: ${JSON.stringify(descriptions, null, 1)},`,
    'scenarios: [',
    ...scenarios.map((scenario) => `${JSON.stringify(scenario)},`),
    ']}',
    '',
  ].join('\n')
}

if (process.argv[1]?.endsWith('generate.ts'))
  for (const [name, make] of Object.entries(generated)) {
    const path = new URL(`../../../../games/theory-of-mind/ours/${name}.ts`, import.meta.url)
    const set = make()
    writeFileSync(path, writeModule(name, set))
    console.log(`${name}: ${set.scenarios.length} scenarios`)
  }
