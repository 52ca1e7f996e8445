/**
 * How well trained policies play with partners that none of them met in training:
 *
 *     npx tsx bench/policies.ts [policies …] [--layouts cramped-room] [--partners bc,ppo_sp,greedy,drawn,symbolic] [--games 20] [--data <folder>]
 *
 * A policy is a name, or the path of a `policy.json`. `bc` and `ppo_sp` are published networks, played where `--data` holds them
 * (by default `../shared/data`); `drawn` is a greedy cook that dawdles. Points in 400 steps with 95 % bootstrap intervals,
 * `--games` in each seat, the same seeds for all.
 */
import { parseArgs } from 'node:util'
import { playPair, type Cook } from '../src/agents/overcooked/play-pair.ts'
import { cookCalled, intervalText } from './cooks.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    layouts: { type: 'string', default: 'cramped-room' },
    partners: { type: 'string', default: 'bc,ppo_sp,greedy,drawn,symbolic' },
    games: { type: 'string', default: '20' },
    data: { type: 'string', default: '../shared/data' },
  },
})
const policies = positionals.length > 0 ? positionals : ['fcp', 'pbt', 'ppo-sp']
const mean = (scores: readonly number[]): number => scores.reduce((sum, score) => sum + score, 0) / scores.length

const open = (called: string, layout: string): Cook | undefined =>
  called.endsWith('.json')
    ? { agent: cookCalled('policy', layout, values.data)!.agent, options: { file: called } }
    : cookCalled(called, layout, values.data)

async function play(layout: string, one: Cook, other: Cook): Promise<number[]> {
  const scores: number[] = []
  for (let seed = 1; seed <= Number(values.games); seed++)
    for (const pair of [[one, other] as const, [other, one] as const])
      scores.push((await playPair({ layout }, pair, seed)).score)
  return scores
}

for (const layout of values.layouts.split(','))
  for (const called of policies) {
    const policy = open(called, layout)!
    const means: number[] = []
    for (const partnerCalled of values.partners.split(',')) {
      const partner = open(partnerCalled, layout)
      if (!partner) continue
      const scores = await play(layout, policy, partner)
      means.push(mean(scores))
      console.log(`${layout}  ${called} with ${partnerCalled}: ${intervalText(scores)} (n ${scores.length})`)
    }
    console.log(`${layout}  ${called}, mean over partners: ${mean(means).toFixed(0)}`)
  }
