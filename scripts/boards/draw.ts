/**
 * `npm run boards [game …] [--into folder]`: takes a picture of every board at moments of real episodes, on a narrow and on a
 * wide page, light and dark, to be looked at whenever a board has changed; and says what axe finds there.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import axe from 'axe-core'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { chromiumFor } from '../../packaging/chromium.ts'
import { drawSamples } from './samples.ts'

const web = new URL('../../web/', import.meta.url).pathname
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
const WIDTHS = [360, 1280]
const THEMES = ['light', 'dark'] as const

const { values, positionals } = parseArgs({ options: { into: { type: 'string' } }, allowPositionals: true })
const into = values.into ?? join(tmpdir(), 'roundtable-boards')
const built = mkdtempSync(join(tmpdir(), 'roundtable-gallery-'))
try {
  const samples = await drawSamples(positionals)
  await build({
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: built, minify: false, rolldownOptions: { input: join(web, 'gallery.html') } },
  })
  const executablePath = await chromiumFor('the pictures of the boards')
  if (executablePath) {
    mkdirSync(into, { recursive: true })
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    for (const sample of samples)
      for (const width of WIDTHS)
        for (const theme of THEMES) {
          const page = await browser.newPage({ viewport: { width, height: 800 } })
          page.on('pageerror', (error) => console.error(`${sample.name}: ${error.message}`))
          await page.route('**/*', (route) => {
            const path = new URL(route.request().url()).pathname
            const body = readFileSync(join(built, path === '/' ? 'gallery.html' : path))
            return route.fulfill({ body, contentType: TYPES[extname(path)] ?? 'text/html' })
          })
          await page.addInitScript(`globalThis.shown = ${JSON.stringify({ ...sample, theme })}`)
          await page.goto('http://gallery.invalid/')
          await page.locator('section.board').waitFor()
          const wide = await page.evaluate(() => document.documentElement.scrollWidth)
          if (wide > width) console.error(`${sample.name} is ${wide} wide on a page of ${width}`)
          await page.evaluate(axe.source)
          const { violations } = await page.evaluate(() =>
            (globalThis as unknown as { axe: typeof axe }).axe.run('section.board'),
          )
          for (const { id, nodes } of violations)
            console.error(
              `${sample.name}, ${width} wide, ${theme}: ${id}: ${nodes
                .map(({ target }) => target.join(' '))
                .slice(0, 3)
                .join(' | ')}`,
            )
          const path = join(into, `${sample.name}-${width}-${theme}.png`)
          await page.screenshot({ path, fullPage: true })
          console.log(path)
          await page.close()
        }
    await browser.close()
  }
} finally {
  rmSync(built, { recursive: true })
}
