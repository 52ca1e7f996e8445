/** The first page: what it is, how to begin, where to go. */
import type { Game } from '../src/index.ts'

export function homePage(games: readonly Game[]): string {
  const list = games.map(({ name, title, about }) => `- [${title}](/games/${name}): ${about}`).join('\n')
  return `---
layout: home
hero:
  name: Roundtable
  tagline: Where language agents, symbolic agents, learned agents and people solve problems together.
  actions:
    - { theme: brand, text: Begin, link: /start }
    - { theme: alt, text: Play now, link: /play/, target: _self }
    - { theme: alt, text: Run a model, link: /guides/models }
    - { theme: alt, text: Write an agent, link: /guides/write-an-agent }
features:
  - { title: Run, details: 'Thousands of episodes, tables with intervals between floors and ceiling, every turn to read.', link: /guides/runs }
  - { title: Build, details: 'An agent in TypeScript or any language; a game as one value of pure functions, checked by a kit.', link: /guides/write-a-game }
  - { title: Reproduce, details: 'The tables and figures of five papers, theirs beside ours.', link: /guides/reproduce }
---

\`\`\`sh
npm ci && npx roundtable run traveling-adventurers
\`\`\`

Plays 100 episodes with built-in agents and prints the table: no key, no server, no container.

![The table of a run, between floors and ceiling](/pictures/table.svg)

## What can be played

${list}
`
}
