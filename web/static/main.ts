/** Begins the pages of the static edition: the same pages, with their server in the page. */
import { standAt } from '../src/site.ts'
import { hostHere } from './host.ts'

// Every document of the edition says how far up its root lies, so that it may lie anywhere.
const base = new URL(document.documentElement.dataset['root'] ?? '.', location.href)
// Addresses that the document gives from where it lies would move with every step through the pages.
for (const link of document.querySelectorAll('link')) link.setAttribute('href', link.href)
standAt({ base: base.pathname, isAlone: true, ask: hostHere(base) })
await import('../src/main.tsx')
