/** Answers searches with a language model instead of a parser, as the paper’s default did: it may also invent. */
import type { Turn } from '../../../core/agent.ts'
import { miles, printFeatures, searchSites, type Site } from '../../../games/planning/index.ts'

/** What the model says that the query finds. */
export async function executeByModel(query: string, sites: readonly Site[], turn: Turn): Promise<string> {
  const answer = await turn.ask({
    messages: [
      { role: 'system', content: SYSTEM },
      { role: 'user', content: writePrompt(query, sites) },
    ],
    temperature: 0.1,
    maxTokens: 400,
    stop: ['\n\n', 'Query:'],
    purpose: 'search',
  })
  return answer.text.trim().replace(/^Result:\s*/, '')
}

const SYSTEM =
  'You answer queries to a database of sites in a town. Answer with the result alone: the number of sites found, a line with the columns, a line for each site. Where nothing fits, answer: Search Results: No results'

/** Queries of different kinds whose exact answers go before. */
const EXAMPLES = [
  'Search(fields=[name, price], filters=[category == museum])',
  'Search(fields=[name], filters=[category == bar, price <= 50], sort_by=[price])',
  'Search(fields=[name, rating], text_query=live music)',
]

function writePrompt(query: string, sites: readonly Site[]): string {
  const rows = sites.map(({ name, type, price, loc, features }) => {
    const near = [...sites].sort((a, b) => miles(a, { loc }) - miles(b, { loc }))[1]
    return `${name} | ${type} | $${price} | nearest: ${near?.name ?? 'none'} | ${printFeatures(features)}`
  })
  const answered = EXAMPLES.map((example) => `Query: ${example}\nResult:\n${searchSites(sites, example)}`)
  return [`Database:\n${rows.join('\n')}`, ...answered, `Query: ${query}\nResult:`].join('\n\n')
}
