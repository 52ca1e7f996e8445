import { describe, expect, it } from 'vitest'
import { hiddenSum } from '../../../examples/hidden-sum.ts'
import { Unreadable } from '../../core/game.ts'
import { memoryLog } from '../../core/log.ts'
import type { Message, Model } from '../../core/model.ts'
import { play } from '../../core/play.ts'
import { validate } from '../../core/schema.ts'
import { languageAgent, type Module } from './index.ts'

/** A model that gives these answers in turn and keeps what it was asked. */
function scripted(...answers: string[]): Model & { asked: (readonly Message[])[] } {
  return {
    name: 'scripted',
    asked: [],
    async ask({ messages }) {
      const text = answers[this.asked.length] ?? answers.at(-1)!
      this.asked.push(messages)
      return { text, usage: { inputTokens: 1, outputTokens: 1 }, latency: 0, attempts: 1, model: 's', finish: 'stop' }
    },
  }
}

function seat(model: Model, modules: Module[] = [], history?: number) {
  const agent = languageAgent<any, any, string>({
    system: () => [{ title: 'Rules', text: 'Guess.' }],
    after: ({ number }) => [{ title: 'Observation', text: `your number is ${number}` }],
    read({ text }) {
      if (!/^(guess \d+|say .+)$/.test(text)) throw new Unreadable('Say "guess <sum>" or "say <words>".')
      return text
    },
    decide: (text) => ({ reply: text.replace(/^say /, '') }),
    modules,
    history,
  })
  return { name: 'language', agent, model }
}

const bob = { name: 'bob', agent: { act: () => ({ reply: 'guess 3' }) } }
const episode = (alice: ReturnType<typeof seat>) =>
  play({
    game: hiddenSum,
    config: validate(hiddenSum.config, {}, ''),
    seed: 1,
    seats: { alice, bob },
    log: memoryLog(),
  })

describe('a language agent', () => {
  it('asks with rules, modules and observation, and keeps the chat', async () => {
    const model = scripted('say hello', 'guess 9')
    const taken: string[] = []
    const counter: Module = {
      name: 'counter',
      instructions: () => [{ title: 'Counter', text: 'It counts.' }],
      input: () => [{ title: 'Count', text: String(taken.length) }],
      taken: (reply) => void taken.push(reply),
    }
    await episode(seat(model, [counter]))
    expect(model.asked[0]).toEqual([
      { role: 'system', content: '## Rules\nGuess.\n\n## Counter\nIt counts.' },
      { role: 'user', content: expect.stringMatching(/^\[Count\]: 0\n\[Observation\]: your number is \d$/) },
    ])
    expect(model.asked[1]!.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
    expect(model.asked[1]!.at(-1)!.content).toContain('[Count]: 1')
    expect(taken).toEqual(['say hello'])
  })

  it('shows a reply that was not taken with the reason, and forgets it once another was', async () => {
    const model = scripted('er…', 'say hello', 'guess 9')
    await episode(seat(model))
    expect(model.asked[1]!.slice(-2)).toEqual([
      { role: 'assistant', content: 'er…' },
      { role: 'user', content: expect.stringContaining('Say "guess <sum>"') },
    ])
    expect(model.asked[2]!.map(({ content }) => content)).not.toContain('er…')
  })

  it('is held back by a module that objects', async () => {
    const model = scripted('guess 1', 'guess 9')
    const check: Module = { name: 'check', check: (reply) => (reply === 'guess 1' ? 'One is too few.' : undefined) }
    const ending = await episode(seat(model, [check]))
    expect(ending.status).toBe('completed')
    expect(model.asked[1]!.at(-1)!.content).toContain('One is too few.')
  })

  it('keeps only as much of the chat as it is told to', async () => {
    const model = scripted('say a', 'say b', 'guess 9')
    await episode(seat(model, [], 0))
    expect(model.asked[2]!).toHaveLength(2)
  })
})
