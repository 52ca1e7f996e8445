import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitepress'
import { slugOf } from '../../packaging/slug.ts'

const sidebar = JSON.parse(readFileSync(new URL('../pages/sidebar.json', import.meta.url), 'utf8'))

export default defineConfig({
  title: 'Roundtable',
  description: 'Where language agents, symbolic agents, learned agents and people solve problems together',
  // Where the site does not stand at the root of its host: DOCS_BASE=/roundtable/ npm run docs:build
  base: process.env['DOCS_BASE'] ?? '/',
  srcDir: 'pages',
  outDir: 'dist',
  cacheDir: '.cache',
  cleanUrls: true,
  lastUpdated: false,
  // A heading has the same address here and where the Markdown is read as it is.
  markdown: { anchor: { slugify: slugOf }, headers: { slugify: slugOf }, toc: { slugify: slugOf } },
  themeConfig: {
    nav: [
      { text: 'Begin', link: '/start' },
      { text: 'Games', link: '/games/traveling-adventurers' },
      { text: 'API', link: '/api/roundtable' },
      { text: 'Changelog', link: '/changelog' },
    ],
    sidebar,
    outline: [2, 3],
    search: { provider: 'local' },
  },
})
