/**
 * `npm run pictures`: draws the pictures of README and docs anew, from the product itself, into docs/pictures. Run it
 * after `npm run build` whenever what they show has changed.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawDialogue } from './dialogue.ts'
import { drawKitchen } from './kitchen.ts'
import type { Observation } from '../../src/games/overcooked/index.ts'
import { playFor, type Played } from './played.ts'
import { drawStructure } from './structure.ts'
import { drawTable } from './table.ts'

const repository = new URL('../../', import.meta.url).pathname

/** Every picture by its file's name. */
async function drawAll(): Promise<Record<string, string>> {
  const kitchen = await playFor({
    game: 'overcooked',
    agent: 'symbolic',
    config: { layout: 'locked', horizon: 80 },
    seed: 1,
  })
  const house = await playFor({
    game: 'traveling-adventurers',
    agent: 'symbolic',
    options: { strategy: 'lazy' },
    seed: 3,
  })
  return {
    'board.svg': drawKitchen(findBusy(kitchen)),
    'replay.svg': drawDialogue(house),
    'structure.svg': drawStructure(),
    'table.svg': drawTable(printRun('traveling-adventurers'), [
      'episodes',
      'correct path ↑',
      'optimal path ↑',
      'score / optimum ↑ (0 to 1)',
      'turns',
    ]),
  }
}

/** What a cook sees at the first step at which both hold something and a soup cooks. */
function findBusy({ game, steps }: Played): Observation {
  const seen = steps.map(({ state }) => game.observe(state, 'alice') as Observation)
  const busy = seen.find(
    ({ tick, scene: { players, pots } }) =>
      tick > 20 && players.alice.holding && players.bob.holding && pots.some(({ left }) => left !== null && left > 0),
  )
  return busy ?? seen.at(-1)!
}

/** What the built command prints for a run of this game, its defaults and nothing else. */
function printRun(game: string): string {
  const cwd = mkdtempSync(join(tmpdir(), 'roundtable-pictures-'))
  try {
    return execFileSync(process.execPath, [join(repository, 'bin/roundtable.js'), 'run', game], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, COLUMNS: '200' },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } finally {
    rmSync(cwd, { recursive: true })
  }
}

const into = process.argv[2] ?? join(repository, 'docs/pictures')
mkdirSync(into, { recursive: true })
for (const [name, svg] of Object.entries(await drawAll())) {
  writeFileSync(join(into, name), svg)
  console.log(join(into, name))
}
