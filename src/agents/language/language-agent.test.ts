import { describe, expect, it } from 'vitest'
import { hiddenSum } from '../../../examples/hidden-sum.ts'
import { Unreadable } from '../../core/errors.ts'
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

  it('shows an empty reply as such, since providers refuse empty messages', async () => {
    const model = scripted('', 'guess 9')
    await episode(seat(model))
    expect(model.asked[1]!.map(({ content }) => content)).toContain('(nothing)')
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

  it('writes what its modules believe into the notes of the log, and closes the system prompt after them', async () => {
    const model = scripted('guess 9')
    const memory: Module = {
      name: 'memory',
      instructions: () => [{ title: 'Memory', text: 'It remembers.' }],
      note: (reply) => ({ last: reply }),
    }
    const log = memoryLog()
    const agent = languageAgent<any, any, string>({
      system: () => [{ title: 'Rules', text: 'Guess.' }],
      closing: () => [{ title: 'Example', text: 'guess 3' }],
      read: ({ text }) => text,
      decide: (reply) => ({ reply }),
      modules: [memory],
    })
    const config = validate(hiddenSum.config, {}, '')
    await play({ game: hiddenSum, config, seed: 1, seats: { alice: { name: 'a', agent, model }, bob }, log })
    expect(model.asked[0]![0]!.content).toMatch(/Rules[^]*Memory[^]*Example/)
    const acted = log.all.find((event) => event.type === 'acted')
    expect(acted).toMatchObject({ notes: { said: 'guess 9', modules: { memory: { last: 'guess 9' } } } })
  })

  it('passes without asking its model where it has nothing to say, and reads the table anew between two tries', async () => {
    const model = scripted('er…', 'say hello')
    const agent = languageAgent<{ heard: string }, any, string>({
      system: () => [],
      after: ({ heard }) => [{ title: 'Heard', text: heard }],
      passes: ({ heard }) => heard === '',
      read({ text }) {
        if (text === 'er…') throw new Unreadable('Say something.')
        return text
      },
      decide: (reply) => ({ reply }),
    })
    const turn = (rejections: { said: string; reason: string }[], mayPass = true) =>
      ({ rejections, mayPass, ask: model.ask.bind(model) }) as never
    expect(await agent.act({ heard: '' }, turn([]))).toEqual({})
    expect(model.asked).toHaveLength(0)
    await expect(agent.act({ heard: 'one' }, turn([]))).rejects.toThrow('Say something.')
    await agent.act({ heard: 'one two' }, turn([{ said: 'er…', reason: 'Say something.' }]))
    expect(model.asked[1]!.map(({ content }) => content)).toEqual(['', '[Heard]: one two'])
  })
})
