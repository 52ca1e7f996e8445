#!/usr/bin/env node
import { existsSync } from 'node:fs'

const main = new URL('../dist/cli/main.js', import.meta.url)
if (!existsSync(main)) {
  console.error('roundtable is not built yet: run `npm ci` (or `npm run build`) in its folder first')
  process.exit(2)
}
const { leave, runCommandLine } = await import(main.href)
await runCommandLine(process.argv)
leave()
