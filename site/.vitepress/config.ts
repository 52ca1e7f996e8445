import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitepress'
import { slugOf } from '../../packaging/slug.ts'

const sidebar = JSON.parse(readFileSync(new URL('../pages/sidebar.json', import.meta.url), 'utf8'))

/** A table and those who sit at it. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g fill="#3451b2"><circle cx="16" cy="16" r="7"/><circle cx="16" cy="4" r="3"/><circle cx="28" cy="16" r="3"/><circle cx="16" cy="28" r="3"/><circle cx="4" cy="16" r="3"/></g></svg>'

export default defineConfig({
  title: 'Roundtable',
  description: 'Where language agents, symbolic agents, learned agents and people solve problems together',
  // Where the site does not stand at the root of its host: DOCS_BASE=/roundtable/ npm run docs:build
  base: process.env['DOCS_BASE'] ?? '/',
  srcDir: 'pages',
  outDir: 'dist',
  cacheDir: '.cache',
  cleanUrls: true,
  head: [['link', { rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(ICON)}` }]],
  lastUpdated: false,
  // The index of the search is one file, loaded when somebody searches.
  vite: { build: { chunkSizeWarningLimit: 4000 } },
  // A heading has the same address here and where the Markdown is read as it is.
  markdown: { anchor: { slugify: slugOf }, headers: { slugify: slugOf }, toc: { slugify: slugOf } },
  themeConfig: {
    nav: [
      { text: 'Begin', link: '/start' },
      // Files of their own, which this site's pages know nothing of.
      { text: 'Play', link: '/play/', target: '_self' },
      { text: 'Games', link: '/games/traveling-adventurers' },
      { text: 'API', link: '/api/roundtable' },
      { text: 'Changelog', link: '/changelog' },
    ],
    sidebar,
    outline: [2, 3],
    search: { provider: 'local' },
  },
})
