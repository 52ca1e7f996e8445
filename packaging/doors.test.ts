import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repository } from './packed.ts'
import { undocumented } from './undocumented.ts'

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>
}

const { exports } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as Manifest

/** Each door of the package with the file behind it. */
const doors = Object.entries(exports).flatMap(([door, target]): [string, string][] => {
  if (typeof target === 'string') return []
  const name = door.replace(/^\./, 'roundtable')
  const file = target.default.replace('./dist/', 'src/').replace(/\.js$/, '.ts')
  if (name === 'roundtable/games/*')
    return readdirSync(join(repository, 'src/games'), { withFileTypes: true })
      .filter(({ name }) => existsSync(join(repository, 'src/games', name, 'index.ts')))
      .map((entry) => [name.replace('*', entry.name), file.replace('*', entry.name)])
  // Behind the other doors of agents is what the registry loads.
  if (name === 'roundtable/agents/*') return [[name.replace('*', 'language'), file.replace('*', 'language')]]
  return [[name, file]]
})

describe('a door of the package', () => {
  it.each(doors)('%s says what it is called and what is behind it', (door, file) =>
    expect(readFileSync(join(repository, file), 'utf8')).toMatch(
      new RegExp(`^/\\*\\*\\n \\* [A-Z].*\\.\\n(?: \\*.*\\n)*? \\* @module ${door}\\n`),
    ),
  )

  it.each(doors)('%s exports nothing without a doc comment', (_, file) =>
    expect(undocumented(join(repository, file))).toEqual([]),
  )
})

describe('a name without a doc comment', () => {
  it('is found wherever it is declared, and so is a method', () => {
    const folder = mkdtempSync(join(tmpdir(), 'roundtable-doors-'))
    const write = (name: string, text: string): void => writeFileSync(join(folder, name), text)
    write(
      'door.ts',
      "export { told, plain as bare } from './one.ts'\nexport * from './two.ts'\nexport * as three from './three.ts'\n",
    )
    write('one.ts', '/** Told. */\nexport const told = 1\nconst plain = 2\nexport { plain }\n')
    write(
      'two.ts',
      '/** A class. */\nexport class Two {\n  /** Told. */\n  told() {}\n  bare() {}\n}\n// No doc comment.\nexport type Bare = 1\n',
    )
    write('three.ts', "import { far } from './four.ts'\nexport { far }\n")
    write(
      'four.ts',
      '/** The file. */\n\nexport {}\n/** Of another. */\nconst other = 1\nexport function far() {\n  return other\n}\n',
    )
    const lines = undocumented(join(folder, 'door.ts')).map((line) => line.replace(`${folder}/`, ''))
    expect(lines).toEqual([
      'plain (one.ts, line 3)',
      'Two.bare (two.ts, line 5)',
      'Bare (two.ts, line 8)',
      'far (four.ts, line 6)',
    ])
    rmSync(folder, { recursive: true })
  })
})
