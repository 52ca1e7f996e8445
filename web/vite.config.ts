/** Builds the pages into `dist/web`, where `roundtable serve` finds them. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string): string => new URL(path, import.meta.url).pathname

export default defineConfig({
  root: here('.'),
  plugins: [react()],
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
    chunkSizeWarningLimit: 1000,
  },
})
