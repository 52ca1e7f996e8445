/** Builds the pages into `dist/web`, where `roundtable serve` and `roundtable export --site` find them. */
import { isBuiltin } from 'node:module'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string): string => new URL(path, import.meta.url).pathname

/**
 * Stands for Node in a page: agents that need a model or a process of their own are files beside those that do not, and
 * are never seated there. Every name of a built-in module throws where it is used.
 */
const withoutNode: Plugin = {
  name: 'without-node',
  enforce: 'pre',
  resolveId: (id) => (isBuiltin(id) ? `\0no-node:${id}` : undefined),
  async load(id) {
    if (!id.startsWith('\0no-node:')) return undefined
    const name = id.slice('\0no-node:'.length)
    const names = Object.keys((await import(name)) as object).filter((one) => one !== 'default')
    const refuse = `function refuse() { throw new Error('${name} is not there in a browser') }`
    return [refuse, 'export default refuse', ...names.map((one) => `export const ${one} = refuse`)].join('\n')
  },
}

export default defineConfig({
  root: here('.'),
  // The pages of the static edition lie anywhere; a server writes its root into the one document.
  base: './',
  plugins: [react(), withoutNode],
  resolve: {
    alias: [
      { find: /^roundtable$/, replacement: here('../src/index.ts') },
      { find: /^roundtable\/(.+)$/, replacement: here('../src/$1/index.ts') },
    ],
  },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // The content policy of the server lets no address with data of its own through.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [here('index.html'), here('static.html')] },
    // The questions of the theory-of-mind test are data, and are loaded with that game only.
    chunkSizeWarningLimit: 3000,
  },
})
