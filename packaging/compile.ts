/** Asks the compiler about programs that import the package, as somebody who installed it would. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './packed.ts'

interface Compile {
  readonly files: Readonly<Record<string, string>>
  /** Without types of Node, as in a page. */
  readonly browser?: boolean
}

/** What the compiler has to say about these files, written into a place of their own in a folder that has the package. */
export const compileIn =
  (folder: string) =>
  (name: string, { files, browser = false }: Compile): string => {
    const place = join(folder, name)
    mkdirSync(place, { recursive: true })
    for (const [path, text] of Object.entries(files)) writeFileSync(join(place, path), text)
    const options = {
      target: 'ES2023',
      module: browser ? 'ESNext' : 'NodeNext',
      moduleResolution: browser ? 'Bundler' : 'NodeNext',
      lib: browser ? ['ES2023', 'DOM'] : ['ES2023'],
      types: browser ? [] : ['node'],
      strict: true,
      skipLibCheck: false,
      allowJs: true,
      checkJs: true,
      noEmit: true,
      allowImportingTsExtensions: true,
    }
    // What somebody writes in JavaScript need not say its types.
    const paths = Object.keys(files)
    const loose = paths.some((path) => path.endsWith('.js') || path.endsWith('.mjs'))
    writeFileSync(
      join(place, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...options, ...(loose && { noImplicitAny: false }) }, include: paths }),
    )
    try {
      execFileSync(
        process.execPath,
        [join(repository, 'node_modules/typescript/bin/tsc'), '-p', place, '--checkers', '1'],
        {
          encoding: 'utf8',
          stdio: 'pipe',
        },
      )
      return ''
    } catch (error) {
      return String((error as { stdout?: unknown }).stdout)
    }
  }
