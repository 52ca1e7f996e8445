/** After the compiler: types that every version of TypeScript resolves, and nothing in `dist` that no source stands for. */
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [dist, src] = [new URL('../dist/', import.meta.url).pathname, new URL('../src/', import.meta.url).pathname]

/** The source that a built file comes from, without its ending. */
const stem = (path) => path.replace(/(\.d)?\.(js|mjs|ts|mts)(\.map)?$/, '')

for (const path of readdirSync(dist, { recursive: true })) {
  const file = join(dist, path)
  if (!/\.(js|mjs|ts|mts|map)$/.test(path)) continue
  const isDead = path.endsWith('.map') || !['.ts', '.mjs'].some((ending) => existsSync(join(src, stem(path)) + ending))
  if (isDead) rmSync(file, { force: true })
  else if (path.endsWith('.d.ts')) {
    // The compiler rewrites './x.ts' in JavaScript only; in types just its newest versions know what it means.
    const text = readFileSync(file, 'utf8')
    const mended = text.replace(/((?:from|import|module)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\.ts\2/g, '$1$2$3.js$2')
    if (mended !== text) writeFileSync(file, mended)
  }
}

// The JSON Schema of a log's events, for whoever reads logs without this package.
const { eventJsonSchema } = await import(new URL('core/event-schema.js', new URL('../dist/', import.meta.url)).href)
writeFileSync(join(dist, 'event.schema.json'), `${JSON.stringify(eventJsonSchema(), null, 2)}\n`)
