/** People who are hard to play with, written by somebody else: with each of them the agent comes to the best path. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { converse, sentencesOf, short, type Mind } from './converse.fixture.ts'

interface Personality {
  readonly name: string
  /** What it types, with `{COINS X-Y}` where its own number stands. */
  readonly lines: readonly string[]
}

const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => {
  const text = readFileSync(new URL(`../../../bench/strangers/round-${number}.json`, import.meta.url), 'utf8')
  return (JSON.parse(text) as { personalities?: readonly Personality[] }).personalities ?? []
})

/** Says its lines in order, and now and then answers; then answers and agrees. */
const play =
  ({ lines }: Personality, patience: number) =>
  ({ asked, all, turn, proposed }: Mind): string => {
    const answers = short(asked.slice(0, 6))
    const line = lines[turn]?.replaceAll(/\{COINS ([A-Z])-([A-Z])\}/g, (_, one: string, other: string) =>
      String(all.find(([a, b]) => (a === one && b === other) || (a === other && b === one))![2]),
    )
    if (line !== undefined) return turn % patience === patience - 1 && answers !== '' ? `${line}\n${answers}` : line
    return answers !== '' ? answers : proposed ? 'ok, I agree' : 'what else do you need?'
  }

describe.each(['full-exchange', 'lazy'])('%s', (strategy) => {
  it.each(ROUNDS.flat())('comes to the best path with $name and says nothing twice', (personality) => {
    for (const patience of [2, 20])
      for (let seed = 1; seed <= 4; seed++) {
        const { said, state } = converse(play(personality, patience), strategy, seed)
        const told = said.flatMap(sentencesOf)
        expect([seed, told.filter((text, i) => told.indexOf(text) < i)]).toEqual([seed, []])
        expect([seed, said, state.outcome!.metrics]).toMatchObject([seed, said, { identical: true, optimal: true }])
      }
  })
})
